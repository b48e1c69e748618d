/** What a game gives the pages around its table, and what they give to it. */

import type * as wire from "$lib/generated/types.ts";
import type { Study } from "$lib/review/study.ts";
import type { Plan, SetUpRules } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import type { TableProps } from "$lib/table/contract.ts";
import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import { known } from "$lib/table/read.ts";
import type { Session } from "$lib/table/session.svelte.ts";
import type { AnyGame, GameTypes, Replay } from "$lib/table/types.ts";
import type { Component, Snippet } from "svelte";

/** A game as the home page and the lobby show it: a poster and a few words. It is loaded with the page. */
export interface GameSign {
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
  /** The score of a daily flight; without it, points. */
  readonly score?: (n: number) => string;
  /** The title of one of its catalogues of rules, where it has several. */
  readonly bookTitle?: (catalogue: string) => string;
  /** Fetch the rest of the game; only those who play it, or read its rules, wait for that. */
  readonly load: () => Promise<GameFace>;
}

/** The whole of a game on the page: its sign, and what its tables, set-up, rules and ends are drawn with. */
export interface GameFace<G extends GameTypes = AnyGame> extends Omit<GameSign, "load"> {
  /** The table while it is played. */
  readonly Table: Component<TableProps<G>>;
  readonly diary: DiaryStyle<G>;
  /** The end of a game. */
  readonly Over: Component<OverProps<G>>;
  readonly Replay: Component<ReplayProps<G>>;
  /** The drawing of a chapter of its rules, by name. */
  readonly Drawing: Component<{ name: string }>;
  /** The set-up of a table. */
  readonly setUp: SetUpFace;
  /** How it speaks of answers in reviews, puzzles and the coach's advice. */
  readonly study?: Study;
}

/** A game for the pages around it, its types kept to itself. */
export function defineGame<G extends GameTypes>(face: GameFace<G>): GameFace {
  return known(face);
}

/** The end of a game: the game draws it, the page gives the ways on. */
export interface OverProps<G extends GameTypes = AnyGame> {
  readonly session: Session<G>;
  readonly outcome: wire.Outcome;
  /** Every entry of the finished game; null until it has arrived, or where it cannot be had. */
  readonly replay: Replay<G> | null;
  /** What happened in it, as the server counted it; null until it has arrived, or where it cannot be had. */
  readonly statistics: wire.Statistics | null;
  /** The seat in front of this screen; null for a spectator. */
  readonly me: number | null;
  /** Buttons: replay, the table, again, home. */
  readonly actions: Snippet;
}

/** The set-up of a table: the game's own page under the bar. Its choices are known to the game alone. */
export interface SetUpProps {
  readonly plan: Plan<never>;
  /** Make the table and go there. */
  readonly onstart: () => void;
  /** Start a first race with hints. */
  readonly guided: () => void;
}

/** The set-up of a game as the pages know it. */
export interface SetUpFace {
  readonly rules: SetUpRules<never>;
  readonly Page: Component<SetUpProps>;
  /** A first game with hints: its seats and choices. */
  readonly guided: () => { readonly seats: readonly PlanSeat[]; readonly choices: never };
}

/** A game's set-up, its choices kept to itself. */
export function setUpFace<Choices>(face: {
  rules: SetUpRules<Choices>;
  Page: Component<SetUpProps>;
  guided: () => { readonly seats: readonly PlanSeat[]; readonly choices: Choices };
}): SetUpFace {
  return known(face);
}

/** The replay of a finished game. */
export interface ReplayProps<G extends GameTypes = AnyGame> {
  readonly replay: Replay<G>;
  /** The rule line behind each kind of event. */
  readonly rules: Readonly<Record<string, string>>;
}
