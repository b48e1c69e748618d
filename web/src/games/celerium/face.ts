/** How Celerium shows itself outside its tables. */

import { defineGame, setUpFace } from "$lib/game/contract.ts";
import Over from "./over/Over.svelte";
import Replay from "./replay/Replay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import type { Rally } from "./model/wire.ts";
import { RULES } from "./setup/choices.ts";
import { firstRace } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { SIGN } from "./sign.ts";
import { STUDY } from "./study.ts";
import { DIARY } from "./film/diary.ts";
import RallyTable from "./table/RallyTable.svelte";

export const CELERIUM = defineGame<Rally>({
  ...SIGN,
  Table: RallyTable,
  diary: DIARY,
  Over,
  Replay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: firstRace }),
  study: STUDY,
});
