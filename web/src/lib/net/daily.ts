/** Daily flights of this device: the one try of each day and game that counts, and what came of it. */

import type * as wire from "../generated/types.ts";
import { keep, recall } from "../store.ts";
import { api } from "./api.ts";
import { holdSeats, ownName } from "./seats.ts";

/** A try that counts; it has a result once it is over. */
export interface Try {
  readonly day: string;
  readonly game: string;
  readonly table: string;
  readonly score?: number | null;
  readonly rank?: number | null;
  readonly won?: boolean;
}

const KEY = "daily";
const MOST = 400;

/** All tries, the latest first. */
export function tries(): Try[] {
  try {
    const data: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(data) ? data.filter(isTry) : [];
  } catch {
    return [];
  }
}

/** The try of a day and a game, or null. */
export function tryOf(day: string, game: string): Try | null {
  return tries().find((one) => one.day === day && one.game === game) ?? null;
}

/** The try that is played at a table, or null. */
export function tryAt(table: string): Try | null {
  return tries().find((one) => one.table === table) ?? null;
}

/** Take off: the table. The first one of the day counts and is kept; `counts` false: for practice. */
export async function fly(game: string, day: string, counts: boolean, paceMs: number): Promise<string> {
  const kept = counts ? tryOf(day, game) : null;
  if (kept) return kept.table;
  const made = await api.flyDaily({ game, day, name: ownName.get(), pace_ms: paceMs });
  holdSeats(
    made.table,
    game,
    Object.fromEntries(made.seats.flatMap(({ seat, token }) => (token ? [[seat, token]] : []))),
  );
  if (counts) keep(KEY, JSON.stringify([{ day, game, table: made.table }, ...tries()].slice(0, MOST)));
  return made.table;
}

/** Keep what came of a try. */
export function landed(found: wire.DailyResult): void {
  const { table, rank, won, scores } = found;
  const all = tries().map((one) => (one.table === table ? { ...one, score: scores[0] ?? null, rank, won } : one));
  keep(KEY, JSON.stringify(all));
}

function isTry(data: unknown): data is Try {
  const one = data as Try | null;
  return typeof one?.day === "string" && typeof one.game === "string" && typeof one.table === "string";
}
