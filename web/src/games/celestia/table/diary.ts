/** What of a voyage is told in the log; each voyage has its heading. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";

export const DIARY: DiaryStyle = {
  silent: ["CardsSeen", "TreasureSeen", "TreasuresSeen", "HandSeen", "CardsDrawn", "PassengerLeft", "CaptaincyPassed"],
  headings: ["VoyageBegan"],
};
