/** What components are, by their kind, as the table's slips show them. */

import type { About } from "$lib/kit/messages/explain.svelte.ts";
import { kindWord } from "./describe.ts";
import { gt, type TruckerText } from "./index.ts";
import type { Kind } from "../model/wire.ts";

/** What each kind does for a ship, and its rule: the first row that fits. */
const USES: readonly (readonly [RegExp, TruckerText, string])[] = [
  [/^engine_cannon$/, "about.engineCannon", "GB-052"],
  [/^engine_double$/, "about.engineDouble", "GB-088"],
  [/^engine/, "why.engine", "GB-052"],
  [/^cannon_double$/, "about.cannonDouble", "GB-088"],
  [/^cannon_booster$/, "about.cannonBooster", "GX-102"],
  [/^cannon_bidirectional$/, "about.bidirectional", "GX-107"],
  [/^cannon/, "why.cannon", "GB-054"],
  [/^battery_hold$/, "about.batteryHold", "GB-066"],
  [/^battery/, "why.battery", "GB-066"],
  [/^luxury_cabin$/, "about.luxury", "GX-059"],
  [/cabin$/, "why.cabin", "GB-068"],
  [/^special_hold$/, "about.specialHold", "GB-124"],
  [/hold$/, "why.hold", "GB-124"],
  [/^shield_booster$/, "about.shieldBooster", "GX-047"],
  [/^shield/, "why.shield", "GB-101"],
  [/^life_support/, "about.lifeSupport", "GB-068"],
  [/^stasis_chamber$/, "about.stasis", "GX-061"],
  [/^accelerator$/, "about.accelerator", "GX-119"],
  [/^furnace$/, "about.furnace", "GX-140"],
  [/^plating$/, "about.plating", "GX-448"],
  [/^structural$/, "why.structural", "GB-055"],
];

/** What a component of a kind does for a ship. */
export function useOf(kind: Kind): string {
  return gt(USES.find(([kinds]) => kinds.test(kind))?.[1] ?? "why.structural");
}

/** A piece by its key: `kind:cabin`. */
export function about(key: string): About | null {
  const [table, value = ""] = key.split(":");
  const found = table === "kind" ? USES.find(([kinds]) => kinds.test(value)) : undefined;
  if (!found) return null;
  return { name: kindWord(value as Kind), kind: gt("about.component"), effect: gt(found[1]), rule: found[2] };
}
