/** What of a table is told in the log: not every component that passes through a hand. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";

export const DIARY: DiaryStyle = {
  silent: ["ComponentTaken", "ComponentSeen", "PileSeen", "PilePutBack", "DeckMixed", "DeckOpened"],
  headings: ["FlightBegan", "CardRevealed"],
  news: ["CardRevealed"],
};
