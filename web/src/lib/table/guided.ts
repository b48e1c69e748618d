/** Which tables of this device are played with hints, and how far they are. */

import { keep, recall } from "../store.ts";

const KEY = "guided";

interface Guided {
  readonly table: string;
  /** Hints that were read. */
  readonly read: readonly string[];
  readonly skipped: boolean;
}

function kept(): Guided | null {
  try {
    const data = JSON.parse(recall(KEY) ?? "null") as Guided | null;
    return typeof data?.table === "string" && Array.isArray(data.read) ? data : null;
  } catch {
    return null;
  }
}

/** Play this table with hints; the last one that was begun is the one that is guided. */
export function guideTable(table: string): void {
  keep(KEY, JSON.stringify({ table, read: [], skipped: false }));
}

/** The hints of a table that were read, or null where it is played without. */
export function hintsOf(table: string): readonly string[] | null {
  const guided = kept();
  return guided?.table === table && !guided.skipped ? guided.read : null;
}

/** Remember that hints were read, so that a reload goes on behind them. */
export function readHints(table: string, read: readonly string[]): void {
  keep(KEY, JSON.stringify({ table, read, skipped: false }));
}

/** Put the hints of this table away; those that were read stay read. */
export function skipHints(table: string): void {
  keep(KEY, JSON.stringify({ table, read: hintsOf(table) ?? [], skipped: true }));
}

/** The hints that were read at a table whose hints were put away, or null where they were not. */
export function hintsAway(table: string): readonly string[] | null {
  const guided = kept();
  return guided?.table === table && guided.skipped ? guided.read : null;
}

/** True when this device has begun a guided game before. */
export function wasGuided(): boolean {
  return kept() !== null;
}
