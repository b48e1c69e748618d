/**
 * The draw of a table's seed as this device takes part in it: its numbers, and the commitments it noted beside them.
 */

import type * as wire from "../generated/types.ts";
import { keep, recall } from "../store.ts";
import { sha256 } from "../net/sha256.ts";

/** What was fixed when this device showed its number, or when it first saw the game. */
export interface DrawNote {
  readonly promise: string;
  readonly round: number;
  readonly commitments: Readonly<Record<string, string>>;
}

interface Kept {
  /** Own numbers by round and seat. */
  readonly numbers: Readonly<Record<string, string>>;
  readonly note: DrawNote | null;
}

export type DrawAnswer =
  { readonly type: "commit"; readonly commitment: string } | { readonly type: "reveal"; readonly number: string };

const KEY = "draws";
const MOST = 120;
const NONE: Kept = { numbers: {}, note: null };
/** What storage may refuse to keep lasts at least as long as the page. */
const here = new Map<string, Kept>();

function all(): Record<string, Kept> {
  try {
    const data = JSON.parse(recall(KEY) ?? "{}") as Record<string, Kept> | null;
    return data && typeof data === "object" ? data : {};
  } catch {
    return {};
  }
}

function kept(table: string): Kept {
  return all()[table] ?? here.get(table) ?? NONE;
}

function write(table: string, change: Partial<Kept>): void {
  const now = { ...kept(table), ...change };
  here.set(table, now);
  const others = Object.entries(all()).filter(([other]) => other !== table);
  keep(KEY, JSON.stringify(Object.fromEntries([...others, [table, now] as const].slice(-MOST))));
}

/** What this device noted of a draw, or null. */
export const drawNote = (table: string): DrawNote | null => kept(table).note;

/** The number that this device drew for a seat, or null. */
export const ownNumber = (table: string, round: number, seat: number): string | null =>
  kept(table).numbers[`${round} ${seat}`] ?? null;

/** What a seat says of its number before any is shown (docs/protocol.md). */
export const commitmentTo = (table: string, round: number, seat: number, number: string): string =>
  sha256(`astrodrome share ${table} ${round} ${seat} ${number}`);

/** The seed that a secret and the numbers of seats make (docs/protocol.md). */
export function seedOf(
  table: string,
  secret: string,
  round: number,
  shares: readonly { seat: number; number: string }[],
): string {
  const parts = [...shares].sort((a, b) => a.seat - b.seat).map(({ seat, number }) => `${seat}:${number}`);
  return sha256(["astrodrome seed", table, secret, round, ...parts].join(" ")).slice(0, 32);
}

function newNumber(): string {
  // Browsers have this one on plain pages too.
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const same = (one: DrawNote, other: DrawNote): boolean =>
  one.promise === other.promise && one.round === other.round && sameCommitments(one.commitments, other.commitments);

export function sameCommitments(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([seat, commitment]) => other[seat] === commitment)
  );
}

/**
 * What the draw waits for from a seat of this device, or null. A number is shown beside one set of commitments only,
 * and after they were noted: shown beside another, it would let somebody who has seen it choose another number.
 */
export function answerDraw(table: string, promise: string, draw: wire.DrawState, seat: number): DrawAnswer | null {
  const { round } = draw;
  let number = ownNumber(table, round, seat);
  if (number === null) {
    number = newNumber();
    // Numbers of rounds that were given up are of no use any more.
    const now = Object.entries(kept(table).numbers).filter(([key]) => key.startsWith(`${round} `));
    write(table, { numbers: { ...Object.fromEntries(now), [`${round} ${seat}`]: number } });
  }
  const commitment = commitmentTo(table, round, seat, number);
  const fixed = draw.commitments[String(seat)];
  if (fixed !== commitment)
    return !draw.closed || (fixed !== undefined && !draw.shown.includes(seat)) ? { type: "commit", commitment } : null;
  if (!draw.closed || draw.shown.includes(seat)) return null;
  const now = { promise, round, commitments: draw.commitments };
  const before = drawNote(table);
  if (before?.round === round && !same(before, now)) return null;
  write(table, { note: now });
  return { type: "reveal", number };
}

/** Note what the seed of a game under way was drawn from, where this device has no note from before. */
export function noteDraw(table: string, promise: string, draw: wire.DrawState): void {
  if (draw.closed && !drawNote(table))
    write(table, { note: { promise, round: draw.round, commitments: draw.commitments } });
}
