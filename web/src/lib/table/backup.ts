/** All seats of this device as one file, to be kept elsewhere or taken to another browser. */

import { sha256 } from "../net/sha256.ts";
import { heldTables, isHeld, ownName, restoreSeats, type HeldTable } from "../net/seats.ts";

const FORMAT = "astrodrome seats";
const VERSION = 1;
const MOST_TABLES = 1000;

interface Content {
  readonly format: string;
  readonly version: number;
  /** The address whose server knows the seats. */
  readonly host: string;
  readonly name: string;
  readonly tables: readonly HeldTable[];
}
interface Backup extends Content {
  readonly sum: string;
}

/** How reading a file went: so many tables came, or why nothing was taken. */
export type Restored =
  { readonly tables: number } | { readonly trouble: "notOurs" | "changed" | "elsewhere"; readonly host: string };

/** The file, as text; null where there is nothing to keep. */
export function writeBackup(host: string): string | null {
  const tables = heldTables();
  if (!tables.length) return null;
  const content: Content = { format: FORMAT, version: VERSION, host, name: ownName.get(), tables };
  return JSON.stringify({ ...content, sum: sumOf(content) } satisfies Backup, null, 1);
}

/** Take the seats of a file; nothing of one that is damaged or belongs to another server. */
export function readBackup(data: unknown, host: string): Restored {
  const found = data as Backup | null;
  if (found?.format !== FORMAT || found.version !== VERSION || !Array.isArray(found.tables) || !found.host)
    return { trouble: "notOurs", host: "" };
  if (found.sum !== sumOf(found) || !found.tables.every(isHeld) || found.tables.length > MOST_TABLES)
    return { trouble: "changed", host: "" };
  if (found.host !== host) return { trouble: "elsewhere", host: found.host };
  if (!ownName.get() && found.name) ownName.set(found.name);
  return { tables: restoreSeats(found.tables) };
}

/** A checksum against files that were cut or edited; it protects against accidents, not against forgers. */
function sumOf({ format, version, host, name, tables }: Content): string {
  return sha256(JSON.stringify({ format, version, host, name, tables }));
}
