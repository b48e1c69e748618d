/** Galaxy Trucker as the pages around its table know it. */

import { setUpFace } from "../contract.ts";
import type { GameFace } from "../index.ts";
import Emblem from "./Emblem.svelte";
import Over from "./over/Over.svelte";
import Poster from "./Poster.svelte";
import TruckerReplay from "./replay/TruckerReplay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import { gameTitle, RULES } from "./setup/choices.ts";
import { guidedFlight } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { DIARY } from "./table/diary.ts";
import TruckerTable from "./table/TruckerTable.svelte";
import { gt } from "./text/index.ts";

export const GALAXY_TRUCKER: GameFace = {
  id: "galaxy-trucker",
  name: () => gt("name"),
  line: () => gt("line"),
  kind: () => gt("kind"),
  seats: "2–4",
  tableTitle: gameTitle,
  firstLine: () => gt("home.firstLine"),
  Emblem,
  Poster,
  Table: TruckerTable,
  diary: DIARY,
  Over,
  Replay: TruckerReplay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: guidedFlight }),
};
