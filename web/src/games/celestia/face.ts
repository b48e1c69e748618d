/** How Celestia shows itself outside its tables. */

import type { Voyage } from "./model/wire.ts";
import { defineGame, setUpFace } from "$lib/game/contract.ts";
import Over from "./over/Over.svelte";
import Replay from "./replay/Replay.svelte";
import ChapterDrawing from "./rules/ChapterDrawing.svelte";
import { RULES } from "./setup/choices.ts";
import { firstVoyage } from "./setup/guided.ts";
import SetUp from "./setup/SetUp.svelte";
import { SIGN } from "./sign.ts";
import { STUDY } from "./study.ts";
import { DIARY } from "./film/diary.ts";
import VoyageTable from "./table/VoyageTable.svelte";

export const CELESTIA = defineGame<Voyage>({
  ...SIGN,
  Table: VoyageTable,
  diary: DIARY,
  Over,
  Replay,
  Drawing: ChapterDrawing,
  setUp: setUpFace({ rules: RULES, Page: SetUp, guided: firstVoyage }),
  study: STUDY,
});
