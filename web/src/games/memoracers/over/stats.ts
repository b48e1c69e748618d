/** Figures of a finished race: traps, Speed, time. Nothing of tiles that lie face down. */

import type * as wire from "$lib/generated/types.ts";
import type { Stat } from "$lib/kit/charts/stat.ts";
import { bySeat, countOf, sumOf, timeStat } from "$lib/replay/statistics.ts";
import { mt } from "../text/index.ts";

export function statsOf(found: wire.Statistics, names: readonly string[]): Stat[] {
  const traps = (seat: number): number => countOf(found, "losses", seat, "traps");
  return [
    ...bySeat(
      "speed",
      (seat) => meanSpeed(found, seat),
      { names },
      (name) => mt("stat.speed", { name }),
      mt("stat.speedNote"),
    ),
    ...bySeat("traps", traps, { names }, (name) => mt("stat.traps", { name }), mt("stat.trapsNote")),
    ...timeStat(found, { names }),
  ];
}

function meanSpeed(found: wire.Statistics, seat: number): number {
  const rounds = sumOf(found, "speed", seat);
  if (!rounds?.total) return 0;
  return rounds.counts.reduce((sum, { name, count }) => sum + Number(name) * count, 0) / rounds.total;
}
