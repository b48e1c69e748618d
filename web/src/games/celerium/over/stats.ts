/** Figures of a finished rally: cards played, Boosts that failed the control, the time. */

import type * as wire from "$lib/generated/types.ts";
import type { Stat } from "$lib/kit/charts/stat.ts";
import { bySeat, countOf, timeStat } from "$lib/replay/statistics.ts";
import type { PublicView } from "../model/wire.ts";
import { lookOf, rt } from "../text/words.ts";

export function statsOf(found: wire.Statistics, view: PublicView, names: readonly string[]): Stat[] {
  const seats = { names, look: (seat: number) => lookOf(view, seat) };
  const caught = (seat: number): number => countOf(found, "controls", seat, "caught");
  return [
    ...bySeat(
      "cards",
      (seat) => countOf(found, "cards", seat),
      seats,
      (name) => rt("stat.cards", { name }),
    ),
    ...bySeat("boosts", caught, seats, (name) => rt("stat.boosts", { name }), rt("stat.boostsNote")),
    ...timeStat(found, seats),
  ];
}
