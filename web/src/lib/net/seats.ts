/** The seats this device holds: tokens are kept in the browser, nowhere else, and never shown. */

import { keep, recall } from "../store.ts";

/** A table where this device has seats. */
export interface HeldTable {
  readonly table: string;
  readonly game: string;
  /** Token by seat. */
  readonly tokens: Readonly<Record<string, string>>;
  /** When it was last opened here, for the order of the home page. */
  readonly seen: number;
  /** Set when the game was seen to be over: its tokens are wanted less than those of a game that goes on. */
  readonly over?: boolean;
}

const KEY = "tables";
/** How many tables are kept: with room for more games that go on than anybody plays. */
const MOST_OVER = 40;
const MOST_RUNNING = 400;

/** All tables of this device, the latest first. */
export function heldTables(): HeldTable[] {
  try {
    const data: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(data) ? data.filter(isHeld).sort((a, b) => b.seen - a.seen) : [];
  } catch {
    return [];
  }
}

/** The table as this device holds it, or null. */
export function heldTable(table: string): HeldTable | null {
  return heldTables().find((held) => held.table === table) ?? null;
}

/** The one seat this device has at a table; null where it has none, or several. */
export function ownSeat(table: string): number | null {
  const seats = Object.keys(heldTable(table)?.tokens ?? {});
  return seats.length === 1 ? Number(seats[0]) : null;
}

/** Keep seats of a table; those already held stay. */
export function holdSeats(table: string, game: string, tokens: Readonly<Record<string, string>>): void {
  const held = heldTable(table);
  const others = heldTables().filter((other) => other.table !== table);
  const now: HeldTable = { ...held, table, game, tokens: { ...held?.tokens, ...tokens }, seen: Date.now() };
  keep(KEY, JSON.stringify(fitting([now, ...others])));
}

/** Take over seats that were kept elsewhere; what this device holds itself stays. How many tables came. */
export function restoreSeats(tables: readonly HeldTable[]): number {
  const here = new Map(heldTables().map((held) => [held.table, held]));
  for (const one of tables) {
    const held = here.get(one.table);
    here.set(one.table, held ? { ...held, tokens: { ...one.tokens, ...held.tokens } } : one);
  }
  const kept = fitting([...here.values()].sort((a, b) => b.seen - a.seen));
  keep(KEY, JSON.stringify(kept));
  return tables.filter(({ table }) => kept.some((held) => held.table === table)).length;
}

/** Note that the game of a table is over, or goes on after all: the table went back. */
export function markOver(table: string, over: boolean): void {
  const tables = heldTables();
  if (!tables.some((held) => held.table === table && (held.over ?? false) !== over)) return;
  keep(KEY, JSON.stringify(fitting(tables.map((held) => (held.table === table ? { ...held, over } : held)))));
}

/** The tables that are kept, of those that are over the latest: no seat of a running game is lost for an old result. */
function fitting(tables: readonly HeldTable[]): HeldTable[] {
  const counts = { over: 0, running: 0 };
  return tables.filter(({ over }) => (over ? ++counts.over <= MOST_OVER : ++counts.running <= MOST_RUNNING));
}

/** Forget one seat of a table: it was given up. */
export function dropSeat(table: string, seat: number): void {
  const tables = heldTables().map((held) =>
    held.table === table
      ? { ...held, tokens: Object.fromEntries(Object.entries(held.tokens).filter(([one]) => one !== String(seat))) }
      : held,
  );
  keep(KEY, JSON.stringify(tables.filter(({ tokens }) => Object.keys(tokens).length)));
}

/** Forget a table that is no longer there. */
export function dropTable(table: string): void {
  keep(KEY, JSON.stringify(heldTables().filter((other) => other.table !== table)));
}

/** The name this person goes by, as last used here. */
export const ownName = {
  get: (): string => recall("name") ?? "",
  set: (name: string): void => keep("name", name),
};

/** Whether something that was kept is a table with seats of ours. */
export function isHeld(data: unknown): data is HeldTable {
  const held = data as HeldTable | null;
  return (
    typeof held?.table === "string" &&
    typeof held.game === "string" &&
    typeof held.tokens === "object" &&
    Object.entries(held.tokens).every(([seat, token]) => /^\d{1,2}$/.test(seat) && typeof token === "string") &&
    typeof held.seen === "number"
  );
}
