/** The table somebody came from: pages beside it say whose turn it is there, and lead back. */

import { heldTables } from "../net/seats.ts";

/** Who was at a table longer ago has not just left it, and is not there again by reading. */
const RECENT_MS = 2 * 60 * 60 * 1000;
let left: string | null = null;

/** A table was opened in this tab. */
export function noteTable(table: string): void {
  left = table;
}

/** The table of this tab; in a new tab the latest of this device that goes on; null where there is none. */
export function leftTable(): string | null {
  return left ?? heldTables().find(({ over, seen }) => !over && Date.now() - seen < RECENT_MS)?.table ?? null;
}
