/** The hand as it is held: sorted by symbol, so that what covers one event stands together. */

import { CARDS, type Card } from "../wire.ts";

const GEAR = ["compass", "lightning-rod", "foghorn", "cannon"];

function rank(card: Card): number {
  const gear = GEAR.indexOf(card.replace(/^(improved|help)-/, ""));
  return gear >= 0 ? gear * 100 + CARDS.indexOf(card) : 1000 + CARDS.indexOf(card);
}

export function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => rank(a) - rank(b));
}
