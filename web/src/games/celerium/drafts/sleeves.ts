/** The Upgrades a question is about, each once, in the order of the offer. */

import type { Prompt } from "$lib/table/types.ts";
import type { Rally, UpgradeRow } from "../model/wire.ts";

export interface StoredSleeve {
  readonly upgrade: UpgradeRow;
  readonly store: "hangar" | "workshop";
}

/** What lies in store and may be installed or given up. */
export function sleevesOf(question: Prompt<Rally> | null): StoredSleeve[] {
  if (question?.decision === "FranchiseDiscards") {
    const { hangar, workshop } = question.offer;
    return [
      ...hangar.map((upgrade) => ({ upgrade, store: "hangar" as const })),
      ...workshop.map((upgrade) => ({ upgrade, store: "workshop" as const })),
    ];
  }
  if (question?.decision !== "FranchiseEquips") return [];
  const names = new Set<string>();
  return question.offer.installs.flatMap(({ upgrade }) => {
    if (names.has(upgrade.name)) return [];
    names.add(upgrade.name);
    return [{ upgrade, store: "hangar" as const }];
  });
}

/** The Upgrade that is looked at now, to show what it would change. */
export function trialOf(question: Prompt<Rally> | null, at: number | null): UpgradeRow | null {
  if (at === null) return null;
  if (question?.decision === "FranchiseShops") return question.offer.upgrades[at]?.upgrade ?? null;
  return question?.decision === "FranchiseEquips" ? (sleevesOf(question)[at]?.upgrade ?? null) : null;
}
