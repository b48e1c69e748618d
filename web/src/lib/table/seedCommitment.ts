/** Fair dice: the promise of a seed, noted on this device before the game is over, and how it is checked. */

import { keep, recall } from "../store.ts";
import { sha256 } from "../net/sha256.ts";

const KEY = "promises";
const MOST = 60;

function noted(): Record<string, string> {
  try {
    const data = JSON.parse(recall(KEY) ?? "{}") as Record<string, string> | null;
    return data && typeof data === "object" ? data : {};
  } catch {
    return {};
  }
}

/** Note what a table promised, the first time it is seen. */
export function notePromise(table: string, commitment: string): void {
  const all = noted();
  if (table in all) return;
  const entries = [...Object.entries(all), [table, commitment] as const].slice(-MOST);
  keep(KEY, JSON.stringify(Object.fromEntries(entries)));
}

/** What this device noted of a table, or null. */
export function notedPromise(table: string): string | null {
  return noted()[table] ?? null;
}

/** The promise that belongs to a table and a seed, as the server makes it (docs/protocol.md). */
export function promiseOf(table: string, seed: string): string {
  return sha256(`astrodrome ${table} ${seed}`);
}
