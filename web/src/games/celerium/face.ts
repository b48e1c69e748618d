/** How Celerium shows itself outside its tables. */

import { setUpFace, type GameFace } from "../contract.ts";
import Over from "./over/Over.svelte";
import Replay from "./replay/Replay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import { RULES } from "./setup/choices.ts";
import { firstRace } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { SIGN } from "./sign.ts";
import { DIARY } from "./table/diary.ts";
import RallyTable from "./table/RallyTable.svelte";

export const CELERIUM: GameFace = {
  ...SIGN,
  Table: RallyTable,
  diary: DIARY,
  Over,
  Replay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: firstRace }),
};
