/** Games added up: counts of the same name, and files of them. */

import type * as wire from "../generated/types.ts";
import type { KeptGame } from "./kept.svelte.ts";

/** Counts of one kind over several games. */
export interface Sum {
  readonly name: string;
  readonly words: string;
  readonly counts: readonly wire.Count[];
  readonly total: number;
}

/** Add up the tallies of games, by kind; what could be expected adds up too. */
export function summed(games: readonly Pick<KeptGame, "tallies">[]): Sum[] {
  const kinds = new Map<string, { words: string; counts: Map<string, { count: number; expected: number | null }> }>();
  for (const { name, words, counts } of games.flatMap(({ tallies }) => tallies)) {
    const kind = kinds.get(name) ?? { words, counts: new Map<string, { count: number; expected: number | null }>() };
    kinds.set(name, kind);
    for (const { name: what, count, expected = null } of counts) {
      const before = kind.counts.get(what);
      const sum = expected === null ? (before?.expected ?? null) : (before?.expected ?? 0) + expected;
      kind.counts.set(what, { count: (before?.count ?? 0) + count, expected: sum });
    }
  }
  return [...kinds].map(([name, { words, counts }]) => ({
    name,
    words,
    counts: [...counts].map(([what, sum]) => ({ name: what, ...sum })),
    total: [...counts.values()].reduce((sum, { count }) => sum + count, 0),
  }));
}

export type Span = "all" | "last" | "people";
export const LAST = 20;

/** The games that a choice leaves, the latest last. */
export function chosen(games: readonly KeptGame[], span: Span): readonly KeptGame[] {
  if (span === "last") return games.slice(-LAST);
  return span === "people" ? games.filter(({ people }) => people > 1) : games;
}

const HEAD = ["table", "game", "ended", "seat", "won", "score", "coach", "time_s"];
const COLUMNS = [...HEAD, "tally", "name", "count", "expected"];

/** A line for each count, after the names of the columns; commas and quotes in values are quoted. */
export function asCsv(games: readonly KeptGame[]): string {
  const lines = games.flatMap((game) => {
    const ended = game.ended === null ? "" : new Date(game.ended).toISOString();
    const time = game.time === null ? "" : game.time / 1000;
    const head = [game.table, game.game, ended, game.seat, game.won ? 1 : 0, game.score, game.coach ? 1 : 0, time];
    return game.tallies.flatMap(({ name, counts }) =>
      counts.map(({ name: what, count, expected = null }) => [
        ...head,
        name,
        what,
        count,
        expected === null ? "" : expected / 100,
      ]),
    );
  });
  return [COLUMNS, ...lines].map((line) => `${line.map(cell).join(",")}\n`).join("");
}

function cell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
