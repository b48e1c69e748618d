/** What lies on the lanes of MemoRacers, as the table's slips show it. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import type { Picture } from "../film/picture.ts";
import { mt } from "../text/index.ts";

const RULES = {
  trap: "MR-074",
  accelerator: "MR-080",
  slower: "MR-082",
  repairer: "MR-083",
  mechanism: "MR-085",
  kraken: "MR-007",
} as const;

/** A seat and its ship while it is asked about. */
export interface At {
  readonly picture: Picture;
  readonly names: readonly string[];
  readonly shields: number;
}

function aboutSeat(seat: number, { picture, names, shields }: At): About | null {
  const ship = picture.ships[seat];
  if (!ship) return null;
  const { speed, laps, ticked, racing } = ship;
  return {
    name: names[seat] ?? "",
    kind: mt("racer"),
    effect: racing
      ? mt("about.seat", { speed, laps, free: shields - ticked, of: shields })
      : mt("status.crashed", { round: ship.crashRound ?? picture.round }),
    rule: racing ? "MR-008" : "MR-093",
  };
}

/** A piece by its key: `effect:trap`, `seat:1`. Tiles are our own where the rulebook prints none. */
export function about(key: string, at: At): About | null {
  const [table, value = ""] = key.split(":");
  if (table === "seat") return aboutSeat(Number(value), at);
  if (table !== "effect" || !(value in RULES)) return null;
  const effect = value as keyof typeof RULES;
  return {
    name: mt(`about.${effect}`),
    kind: mt("about.lane"),
    effect: mt(effect === "kraken" ? "about.kraken.text" : `legend.${effect}`),
    rule: RULES[effect],
    house: effect !== "kraken",
  };
}
