/** Whether an answer to a puzzle is right. */

import type { Puzzle } from "../net/puzzle.ts";

const nothing = (value: unknown): boolean =>
  value === undefined || value === null || value === false || (Array.isArray(value) && !value.length);

/** Whether two answers are the same; a field that is left out counts as its empty value. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other || (nothing(one) && nothing(other))) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => same(a[key], b[key]));
}

/** The place of an answer among those of a puzzle; -1 where it is none of them. */
export const placeOf = (puzzle: Pick<Puzzle, "options">, action: unknown): number =>
  puzzle.options.findIndex((option) => same(option.action, action));

export const isRight = (puzzle: Pick<Puzzle, "options" | "right">, place: number): boolean =>
  place >= 0 && place < puzzle.right;
