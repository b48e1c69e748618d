/** How Celestia shows itself outside its tables. */

import { setUpFace, type GameFace } from "../contract.ts";
import Over from "./over/Over.svelte";
import Replay from "./replay/Replay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import { RULES } from "./setup/choices.ts";
import { firstVoyage } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { SIGN } from "./sign.ts";
import { DIARY } from "./table/diary.ts";
import VoyageTable from "./table/VoyageTable.svelte";

export const CELESTIA: GameFace = {
  ...SIGN,
  Table: VoyageTable,
  diary: DIARY,
  Over,
  Replay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: firstVoyage }),
};
