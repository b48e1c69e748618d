/** Finished games of this device, counted by the server once and kept here: the statistics of all of them. */

import type * as wire from "../generated/types.ts";
import { heldTables, ownSeat } from "../net/seats.ts";
import { keep, recall } from "../store.ts";
import { askStatistics } from "./asking.ts";

/** What is kept of a finished game: how it went for the one seat that this device had. */
export interface KeptGame {
  readonly table: string;
  readonly game: string;
  /** When it ended, by the time of day; null where its log does not say. */
  readonly ended: number | null;
  readonly seat: number;
  readonly seats: number;
  /** How many people sat there. */
  readonly people: number;
  readonly won: boolean;
  readonly score: number;
  /** How long was thought here, in milliseconds. */
  readonly time: number | null;
  readonly tallies: readonly wire.Tally[];
  /** It was played with a coach, for practice. */
  readonly coach: boolean;
  /** Luck and own decisions in millionths of the win, once the game was reviewed here. */
  readonly luck?: number;
  readonly own?: number;
}

const KEY = "statistics";
/** The latest games that are kept. */
const MOST = 300;

/** The part of a game's statistics that is one seat's. */
export function ownPart(shown: wire.StatisticsShown, seat: number): KeptGame {
  const { found } = shown;
  return {
    table: shown.table,
    game: found.game,
    ended: shown.ended,
    seat,
    seats: shown.seats.length,
    people: shown.seats.filter(({ kind }) => kind === "person").length,
    won: found.winners.includes(seat),
    score: found.scores[seat] ?? 0,
    time: found.time_ms[seat] ?? null,
    tallies: found.tallies.filter((tally) => tally.seat === seat),
    coach: shown.coach ?? false,
  };
}

class KeptGames {
  /** The latest game last. */
  games = $state.raw<readonly KeptGame[]>(read());
  /** How many games are still to be counted. */
  left = $state(0);
  private readonly missing = new Set<string>();
  private counting: Promise<void> | null = null;

  /** Count the games that ended here and are not kept yet, one after another. */
  async refresh(): Promise<void> {
    this.counting ??= this.countAll().finally(() => (this.counting = null));
    await this.counting;
  }

  private async countAll(): Promise<void> {
    const known = new Set(this.games.map(({ table }) => table));
    const wanted = heldTables().filter(({ table, over }) => over && !known.has(table) && !this.missing.has(table));
    this.left = wanted.length;
    for (const { table } of wanted) {
      if (!(await this.note(table))) return; // `left` says that some are not counted; a later visit asks again
      this.left -= 1;
    }
  }

  /** Count a finished game; what cannot be counted is left out. False: the server has no time for it. */
  async note(table: string): Promise<boolean> {
    const seat = ownSeat(table);
    if (seat === null || this.has(table)) return true;
    const asked = await askStatistics(table);
    if (asked === "busy") return false;
    if (asked === "gone")
      this.missing.add(table); // a later visit asks again
    else if (!this.has(table)) this.take([...this.games, ownPart(asked, seat)]);
    return true;
  }

  private has(table: string): boolean {
    return this.games.some((kept) => kept.table === table);
  }

  /** Keep what a review said of a game that is kept here. */
  async review(table: string, { luck, own }: wire.ReviewAccount): Promise<void> {
    await this.note(table);
    if (this.games.some((game) => game.table === table && (game.luck !== luck || game.own !== own)))
      this.take(this.games.map((game) => (game.table === table ? { ...game, luck, own } : game)));
  }

  private take(games: readonly KeptGame[]): void {
    this.games = games.toSorted((a, b) => (a.ended ?? 0) - (b.ended ?? 0)).slice(-MOST);
    keep(KEY, JSON.stringify(this.games));
  }
}

function read(): readonly KeptGame[] {
  try {
    const data: unknown = JSON.parse(recall(KEY) ?? "[]");
    return Array.isArray(data) ? data.filter(isKept).map((game) => ({ ...game, coach: game.coach === true })) : [];
  } catch {
    return [];
  }
}

function isKept(data: unknown): data is KeptGame {
  const game = data as KeptGame | null;
  return (
    typeof game?.table === "string" &&
    typeof game.game === "string" &&
    typeof game.seat === "number" &&
    typeof game.won === "boolean" &&
    Array.isArray(game.tallies)
  );
}

export const keptGames = new KeptGames();
