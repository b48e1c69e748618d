/** The games that are there. A game not yet built has no entry, hence no poster. */

import type * as wire from "$lib/generated/types.ts";
import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import type { TableProps } from "$lib/table/contract.ts";
import type { Component } from "svelte";
import { CELESTIA } from "./celestia/face.ts";
import { GALAXY_TRUCKER } from "./galaxy_trucker/face.ts";
import { setUpFace, type OverProps, type ReplayProps, type SetUpFace } from "./contract.ts";
import MemoRacersEmblem from "./memoracers/Emblem.svelte";
import Over from "./memoracers/over/Over.svelte";
import MemoRacersPoster from "./memoracers/Poster.svelte";
import { DIARY as MEMORACERS_DIARY } from "./memoracers/table/diary.ts";
import RaceTable from "./memoracers/table/RaceTable.svelte";
import RaceReplay from "./memoracers/replay/RaceReplay.svelte";
import ChapterDrawing from "./memoracers/rules/ChapterDrawing.svelte";
import { guidedRace } from "./memoracers/setup/guided.ts";
import { raceTitle, RULES } from "./memoracers/setup/choices.ts";
import SetUp from "./memoracers/setup/SetUp.svelte";
import { mt } from "./memoracers/text/index.ts";

/** How a game shows itself outside its tables. */
export interface GameFace {
  readonly id: string;
  readonly name: () => string;
  /** One line under the poster. */
  readonly line: () => string;
  readonly kind: () => string;
  /** Seats, as people say it: "1–5". */
  readonly seats: string;
  /** A table of this game in a few words, from outside. */
  readonly tableTitle: (table: Pick<wire.Summary, "options" | "seats">) => string;
  /** What the first game with hints is. */
  readonly firstLine: () => string;
  readonly Emblem: Component<{ size?: number }>;
  readonly Poster: Component;
  /** The table while it is played. */
  readonly Table: Component<TableProps>;
  readonly diary: DiaryStyle;
  /** The end of a game. */
  readonly Over: Component<OverProps>;
  readonly Replay: Component<ReplayProps>;
  /** The title of one of its catalogues of rules, where it has several. */
  readonly bookTitle?: (catalogue: string) => string;
  /** The drawing of a chapter of its rules, by name. */
  readonly Drawing: Component<{ name: string }>;
  /** The set-up of a table. */
  readonly setUp: SetUpFace;
}

export const GAMES: readonly GameFace[] = [
  {
    id: "memoracers",
    name: () => mt("name"),
    line: () => mt("line"),
    kind: () => mt("kind"),
    seats: "1–5",
    tableTitle: raceTitle,
    firstLine: () => mt("home.firstLine"),
    Emblem: MemoRacersEmblem,
    Poster: MemoRacersPoster,
    Table: RaceTable,
    diary: MEMORACERS_DIARY,
    Over,
    Replay: RaceReplay,
    Drawing: ChapterDrawing,
    setUp: setUpFace({ rules: RULES, Page: SetUp, guided: guidedRace }),
  },
  CELESTIA,
  GALAXY_TRUCKER,
];

/** The face of a game by its name in addresses and on the wire. */
export function gameFace(id: string): GameFace | undefined {
  return GAMES.find((game) => game.id === id);
}
