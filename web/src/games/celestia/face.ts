/** How Celestia shows itself outside its tables. */

import { setUpFace } from "../contract.ts";
import type { GameFace } from "../index.ts";
import Emblem from "./Emblem.svelte";
import Over from "./over/Over.svelte";
import Poster from "./Poster.svelte";
import Replay from "./replay/Replay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import { RULES, tableTitle } from "./setup/choices.ts";
import { firstVoyage } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { DIARY } from "./table/diary.ts";
import VoyageTable from "./table/VoyageTable.svelte";
import { ct } from "./text/words.ts";

export const CELESTIA: GameFace = {
  id: "celestia",
  name: () => ct("name"),
  line: () => ct("line"),
  kind: () => ct("kind"),
  seats: "2–6",
  tableTitle,
  firstLine: () => ct("home.firstLine"),
  Emblem,
  Poster,
  Table: VoyageTable,
  diary: DIARY,
  Over,
  Replay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: firstVoyage }),
};
