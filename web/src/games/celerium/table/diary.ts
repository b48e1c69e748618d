/** What of a rally is told in the log; each round has its heading. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import { lookOf, rt } from "../text/words.ts";
import { viewOf, type Part } from "../wire.ts";
import { cardBook } from "./cards.svelte.ts";

export const DIARY: DiaryStyle = {
  silent: ["CardsSeen", "FranchiseReady", "ShotRemoved", "BoardPrepared", "MarketLaid"],
  headings: ["RoundBegan"],
  // A version that a control shows is seen at that moment and kept nowhere (CM-091).
  passing: ["BoostChecked"],
  more: (event) => {
    const { event: name, card, part } = event as { event: string; card?: string; part?: Part };
    const does = name === "CardPlayed" && card && part ? cardBook.does(card, part) : "";
    return does && ` (${does})`;
  },
  look: (seat, view) => lookOf(viewOf(view), seat),
  others: (view) => (view && viewOf(view).franchises.some(({ rival }) => rival) ? [rt("rival")] : []),
};
