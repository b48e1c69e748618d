/** What of a table is told in the log: not every component that passes through a hand. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import type { Trucking } from "../model/trucking.ts";

export const DIARY: DiaryStyle<Trucking> = {
  silent: ["ComponentTaken", "ComponentSeen", "PileSeen", "PilePutBack", "DeckMixed", "DeckOpened"],
  headings: ["FlightBegan", "CardRevealed"],
  news: ["CardRevealed"],
};
