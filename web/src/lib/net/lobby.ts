/** Finding people: what somebody looks for, and which public tables fit. */

import type * as wire from "../generated/types.ts";
import { keep, recall } from "../store.ts";
import { api } from "./api.ts";
import { holdSeats, ownName } from "./seats.ts";

/** What is looked for; an empty text stands for anything. */
export interface Wish {
  readonly games: readonly string[];
  readonly clock: "" | "live" | "days";
  readonly language: string;
  readonly modules: "" | "base" | "more";
}
/** A wish to play now. */
export interface QuickWish extends Wish {
  /** Whether bots may take what is still open after a while. */
  readonly bots: boolean;
}

const LIVE = null;
const DAY = { base_s: 86_400, increment_s: 0, each: "question" } as const satisfies wire.ThinkingTime;
/** Seats of a table that is opened to anybody: two where that is enough, else the fewest. */
const SEATS = 2;
/** After how long bots may come. */
export const BOTS_AFTER_MS = 120_000;

export function clockOf({ thinking }: wire.Terms): "live" | "days" {
  return thinking?.each === "question" && thinking.base_s >= 3600 ? "days" : "live";
}

/** Whether a table is played with anything beside the base game. */
export function hasModules({ options }: Pick<wire.LobbyTable, "options">): boolean {
  const { modules } = options as { modules?: readonly string[] };
  return (modules?.length ?? 0) > 0;
}

/** Whether a table is what somebody looks for. A table without a language is good for everybody. */
export function fits(table: wire.LobbyTable, wish: Wish): boolean {
  const spoken = table.terms.language ?? "";
  return (
    wish.games.includes(table.game) &&
    (!wish.clock || clockOf(table.terms) === wish.clock) &&
    (!wish.language || !spoken || spoken === wish.language) &&
    (!wish.modules || hasModules(table) === (wish.modules === "more"))
  );
}

/** The table to sit down at: it waits with somebody who is there, the one that has waited longest. */
export function bestTable(tables: readonly wire.LobbyTable[], wish: Wish, mine = ""): wire.LobbyTable | null {
  const open = tables.filter(
    (table) =>
      table.status === "waiting" &&
      table.table !== mine &&
      fits(table, wish) &&
      table.seats.some(({ kind }) => kind === "open") &&
      table.seats.some(({ kind, connected }) => kind === "person" && connected),
  );
  return open.sort((a, b) => a.created - b.created || (a.table < b.table ? -1 : 1))[0] ?? null;
}

/** Sit down at the first table that fits, or open one; its id. */
export async function playNow(wish: QuickWish, name: string): Promise<string> {
  const found = bestTable((await api.lobby()).tables, wish);
  if (found) {
    const { seat, token } = await api.join(found.table, { name });
    if (token) holdSeats(found.table, found.game, { [seat]: token });
    return found.table;
  }
  const game = wish.games[0] ?? "";
  const seats: wire.NewSeat[] = [
    { kind: "person", name },
    ...Array.from({ length: SEATS - 1 }, () => ({ kind: "open" }) as const),
  ];
  const terms: wire.Terms = {
    public: true,
    thinking: wish.clock === "days" ? DAY : LIVE,
    ...(wish.language ? { language: wish.language } : {}),
  };
  const made = await api.makeTable({ game, seats, terms });
  holdSeats(
    made.table,
    game,
    Object.fromEntries(made.seats.flatMap(({ seat, token }) => (token ? [[String(seat), token]] : []))),
  );
  keep("quick.table", JSON.stringify({ table: made.table, since: Date.now() } satisfies Waiting));
  if (name) ownName.set(name);
  return made.table;
}

/** The table that was opened to anybody, and since when it waits. */
interface Waiting {
  readonly table: string;
  readonly since: number;
}

/** Since when a table waits for players; null where it was not opened so. */
export function waitsSince(table: string): number | null {
  try {
    const found = JSON.parse(recall("quick.table") ?? "null") as Waiting | null;
    return found?.table === table && typeof found.since === "number" ? found.since : null;
  } catch {
    return null;
  }
}

/** The wish of last time; of a first visit: every game, live, any language, with bots. */
export function readWish(games: readonly string[]): QuickWish {
  const fresh: QuickWish = { games, clock: "live", language: "", modules: "", bots: true };
  try {
    const kept = JSON.parse(recall("quick") ?? "null") as Partial<QuickWish> | null;
    if (!kept || !Array.isArray(kept.games)) return fresh;
    const known = kept.games.filter((game) => games.includes(game));
    return {
      games: known.length ? known : games,
      clock: kept.clock === "days" ? "days" : "live",
      language: typeof kept.language === "string" ? kept.language.slice(0, 2) : "",
      modules: "",
      bots: kept.bots !== false,
    };
  } catch {
    return fresh;
  }
}

export function keepWish(wish: QuickWish): void {
  keep("quick", JSON.stringify(wish));
}
