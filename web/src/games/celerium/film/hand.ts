/** What a seat of this screen holds, as far as the film has come. */

import type { MineView, PublicView } from "../model/wire.ts";

/**
 * While a film runs: what is laid is gone and what is chosen is chosen at once; what is drawn comes when it has been
 * shown.
 */
export function momentOf(before: MineView | null, now: MineView | null): MineView | null {
  if (!before || !now || before === now) return now;
  const left = now.hand.map(({ name }) => name);
  const hand = before.hand.filter(({ name }) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return { ...now, hand, shield: before.shield, line: before.line, planet: before.planet };
}

/** The cards that are shown as a hand: those held, before them the own card that is being carried out. */
export function shownHand(
  mine: MineView | null,
  view: PublicView,
  me: number | null,
  goesOn: boolean,
): MineView["hand"] {
  const going = goesOn ? view.laid.findLast(({ seat }) => seat === me)?.card : undefined;
  return [...(going ? [going] : []), ...(mine?.hand ?? [])];
}
