/** The hand as it is held: sorted by symbol, so that what covers one event stands together. */

import { CARDS, type Card, type MineView, type Treasure } from "../model/wire.ts";

const GEAR = ["compass", "lightning-rod", "foghorn", "cannon"];

function rank(card: Card): number {
  const gear = GEAR.indexOf(card.replace(/^(improved|help)-/, ""));
  return gear >= 0 ? gear * 100 + CARDS.indexOf(card) : 1000 + CARDS.indexOf(card);
}

export function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => rank(a) - rank(b));
}

/** Where the cards of a fan stand: those that are alike close together, each kind with room for its name. */
export function fan(hand: readonly Card[], width: number, card: number, wide: number, close: number): number[] {
  const gaps = hand.map((one, i) => (i === 0 ? 0 : one === hand[i - 1] ? close : wide));
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  const squeeze = whole > 0 ? Math.min(1, Math.max(0, width - card) / whole) : 1;
  let at = 0;
  return gaps.map((gap) => (at += gap * squeeze));
}

/**
 * What a seat holds while a film runs: what it lays is gone at once, what it will draw or take comes when it has been
 * shown. `gained`: the treasures that have been shown.
 */
export function momentOf(
  before: MineView | null,
  now: MineView | null,
  gained: readonly Treasure[] = [],
): MineView | null {
  if (!before || !now || before === now) return now;
  const left = [...now.hand];
  const hand = before.hand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (!gained.length) return { ...before, hand };
  const shown = [...before.treasures, ...gained];
  const treasures = now.treasures.filter((one) => {
    const at = shown.findIndex((other) => same(one, other));
    if (at >= 0) shown.splice(at, 1);
    return at >= 0;
  });
  return { ...before, hand, treasures, points: gained.reduce((sum, { points }) => sum + points, before.points) };
}

/** Treasures that nobody can tell apart. */
export function same(one: Treasure, other: Treasure): boolean {
  return one.city === other.city && one.points === other.points && one.spyglass === other.spyglass;
}
