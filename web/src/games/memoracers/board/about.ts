/** What lies on the lanes of MemoRacers, as the table's slips show it. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import { mt } from "../text/index.ts";

const RULES = {
  trap: "MR-074",
  accelerator: "MR-080",
  slower: "MR-082",
  repairer: "MR-083",
  mechanism: "MR-085",
  kraken: "MR-007",
} as const;

/** A piece by its key: `effect:trap`. Tiles are our own where the rulebook prints none. */
export function about(key: string): About | null {
  const [table, value = ""] = key.split(":");
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
