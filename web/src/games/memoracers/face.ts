/** MemoRacers as the pages around its table know it. */

import { defineGame, setUpFace } from "$lib/game/contract.ts";
import Over from "./over/Over.svelte";
import RaceReplay from "./replay/RaceReplay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import type { Race } from "./model/wire.ts";
import { RULES } from "./setup/choices.ts";
import { guidedRace } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { SIGN } from "./sign.ts";
import { STUDY } from "./study.ts";
import { DIARY } from "./film/diary.ts";
import RaceTable from "./table/RaceTable.svelte";

export const MEMORACERS = defineGame<Race>({
  ...SIGN,
  Table: RaceTable,
  diary: DIARY,
  Over,
  Replay: RaceReplay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: guidedRace }),
  study: STUDY,
});
