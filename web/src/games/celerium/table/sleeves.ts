/** The Upgrades a question is about, each once, in the order of the offer. */

import type * as wire from "$lib/generated/types.ts";
import type { DiscardOffer, EquipmentOffer, MarketOffer, UpgradeRow } from "../wire.ts";
import { offerAt } from "./offers.ts";

export interface StoredSleeve {
  readonly upgrade: UpgradeRow;
  readonly store: "hangar" | "workshop";
}

/** What lies in store and may be installed or given up. */
export function sleevesOf(prompt: wire.Prompt | null): StoredSleeve[] {
  if (prompt?.decision === "FranchiseDiscards") {
    const { hangar, workshop } = offerAt<DiscardOffer>(prompt);
    return [...hangar.map((upgrade) => ({ upgrade, store: "hangar" as const })), ...workshop.map((upgrade) => ({ upgrade, store: "workshop" as const }))];
  }
  if (prompt?.decision !== "FranchiseEquips") return [];
  const names = new Set<string>();
  return offerAt<EquipmentOffer>(prompt).installs.flatMap(({ upgrade }) => {
    if (names.has(upgrade.name)) return [];
    names.add(upgrade.name);
    return [{ upgrade, store: "hangar" as const }];
  });
}

/** The Upgrade that is looked at now, to show what it would change. */
export function trialOf(prompt: wire.Prompt | null, at: number | null): UpgradeRow | null {
  if (at === null) return null;
  if (prompt?.decision === "FranchiseShops") return offerAt<MarketOffer>(prompt).upgrades[at]?.upgrade ?? null;
  return prompt?.decision === "FranchiseEquips" ? (sleevesOf(prompt)[at]?.upgrade ?? null) : null;
}
