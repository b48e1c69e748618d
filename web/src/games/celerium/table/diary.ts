/** What of a rally is told in the log; each round has its heading. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import { lookOf, rt } from "../text/words.ts";
import { viewOf } from "../wire.ts";

export const DIARY: DiaryStyle = {
  silent: ["CardsSeen", "FranchiseReady", "ShotRemoved", "BoardPrepared", "MarketLaid"],
  headings: ["RoundBegan"],
  // A version that a control shows is seen at that moment and kept nowhere (CM-091).
  passing: ["BoostChecked"],
  look: (seat, view) => lookOf(viewOf(view), seat),
  others: (view) => (view && viewOf(view).franchises.some(({ rival }) => rival) ? [rt("rival")] : []),
};
