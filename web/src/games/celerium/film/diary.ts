/** What of a rally is told in the log; each round has its heading. */

import type { DiaryStyle } from "$lib/table/diary.svelte.ts";
import { lookOf, rt } from "../text/words.ts";
import type { Rally } from "../model/wire.ts";
import { cardBook } from "../text/cards.svelte.ts";

/** How many cards of each level, where there are others than those of level 1. */
function levels(counts: readonly number[]): string {
  const lots = counts.flatMap((n, i) => (n ? [rt("cards.level", { n, level: i + 1 })] : []));
  return counts.slice(1).some(Boolean) ? ` (${lots.join(", ")})` : "";
}

export const DIARY: DiaryStyle<Rally> = {
  silent: ["CardsSeen", "FranchiseReady", "ShotRemoved", "BoardPrepared", "MarketLaid"],
  minor: [
    "FranchiseEntered",
    "MarketPassed",
    "DeckReshuffled",
    "UpgradeInstalled",
    "CardsBought",
    "FranchisePassed",
    "ActionsGained",
    "UpgradeRepaired",
  ],
  headings: ["RoundBegan"],
  landmarks: ["PlanetRevealed", "RaceEnded", "ControlTurned", "BoostChecked", "VehiclePenalised", "RaceScored"],
  // A version that a control shows is seen at that moment and kept nowhere (CM-091).
  passing: ["BoostChecked"],
  more: (event) => {
    if (event.event === "CardsBought") return levels(event.counts);
    const does = event.event === "CardPlayed" ? cardBook.does(event.card, event.part) : "";
    return does && ` (${does})`;
  },
  look: (seat, view) => lookOf(view, seat),
  others: (view) => (view && view.franchises.some(({ rival }) => rival) ? [rt("rival")] : []),
};
