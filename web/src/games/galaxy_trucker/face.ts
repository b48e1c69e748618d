/** Galaxy Trucker as the pages around its table know it. */

import { defineGame, setUpFace } from "$lib/game/contract.ts";
import Over from "./over/Over.svelte";
import TruckerReplay from "./replay/TruckerReplay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import type { Trucking } from "./model/trucking.ts";
import { RULES } from "./setup/choices.ts";
import { guidedFlight } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { SIGN } from "./sign.ts";
import { STUDY } from "./study.ts";
import { DIARY } from "./film/diary.ts";
import TruckerTable from "./table/TruckerTable.svelte";

export const GALAXY_TRUCKER = defineGame<Trucking>({
  ...SIGN,
  Table: TruckerTable,
  diary: DIARY,
  Over,
  Replay: TruckerReplay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: guidedFlight }),
  study: STUDY,
});
