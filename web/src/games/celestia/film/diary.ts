/** What of a voyage is told in the log; each voyage has its heading. */

import type { Voyage } from "../model/wire.ts";
import type { DiaryStyle } from "$lib/table/diary.svelte.ts";

export const DIARY: DiaryStyle<Voyage> = {
  silent: ["CardsSeen", "TreasureSeen", "TreasuresSeen", "HandSeen", "CardsDrawn", "PassengerLeft", "CaptaincyPassed"],
  minor: [
    "PassengerStayed",
    "HelpPlaced",
    "HelpReturned",
    "CardReturned",
    "DeckReshuffled",
    "CardsShown",
    "PileSearched",
  ],
  glimpsed: ["PassengerLeft", "CaptaincyPassed"],
  headings: ["VoyageBegan"],
};
