/** What a seat of this screen holds, as far as the film has come. */

import type { MineView } from "../model/wire.ts";

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
