/** What of a table is told in the log: not every component that passes through a hand. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import type { Trucking } from "../model/trucking.ts";

export const DIARY: DiaryStyle<Trucking> = {
  silent: ["ComponentTaken", "ComponentSeen", "PileSeen", "PilePutBack", "DeckMixed", "DeckOpened"],
  minor: [
    "ComponentPlaced",
    "ComponentReturned",
    "ComponentSetAside",
    "PileTaken",
    "RocketPlaced",
    "ShipManned",
    "CellSpent",
    "StrengthDeclared",
    "ProjectileMissed",
    "NothingHappened",
    "PlayerPassed",
    "GoodsStowed",
    "CellsArranged",
    "ConnectorsExposed",
  ],
  headings: ["FlightBegan", "CardRevealed"],
  news: ["CardRevealed"],
};
