/** The curve of a review: step bands that fill 100, the marks on it, and the sections below it. */

import type * as wire from "../generated/types.ts";

type Moment = wire.ReviewMoment;

/** A mark on the curve: whose chance it moved, and by how much. */
export interface Mark {
  /** Place of the moment. */
  readonly at: number;
  readonly kind: "decision" | "luck" | "revealed";
  /** The number of the slip, for decisions. */
  readonly slip?: number;
  /** Change of the chance in percentage points. */
  readonly change: number;
}

/** So many marks of each kind besides the slips. */
const OF_A_KIND = 2;
/** Smaller changes than this, in points, are no moment that mattered. */
const LEAST = 3;

/** Whole per cent of millionths. */
export const percent = (value: number): number => Math.round(value / 10_000);

/** The shares of all seats at each moment and at the end, in the given order; they add up to 1. */
export function shares(
  moments: readonly Moment[],
  results: readonly number[] | null,
  order: readonly number[],
): number[][] {
  const rows = moments.map(({ before }) => before);
  return [...rows, ...(results ? [results] : [])].map((values) => {
    const own = order.map((seat) => values[seat] ?? 0);
    if (own.length === 1) return [(own[0] ?? 0) / 1_000_000];
    const sum = own.reduce((a, b) => a + b, 0);
    return own.map((value) => (sum ? value / sum : 1 / own.length));
  });
}

/** The seats from the floor up: the one that is looked at, then the others, a winner on top. */
export function stacked(count: number, floor: number, winners: readonly number[]): number[] {
  const others = Array.from({ length: count }, (_, seat) => seat).filter((seat) => seat !== floor);
  return [
    floor,
    ...others.filter((seat) => !winners.includes(seat)),
    ...others.filter((seat) => winners.includes(seat)),
  ];
}

/** The outline of a band between two step lines, in a box of the given size. */
export function band(low: readonly number[], high: readonly number[], width: number, height: number): string {
  const x = (at: number): number => (at / Math.max(1, low.length)) * width;
  const y = (value: number): number => height - value * height;
  const up = high.map((value, at) => `${at ? `V${y(value)}` : `M0 ${y(value)}`}H${x(at + 1)}`).join("");
  const down = low.map((_, i) => low.length - 1 - i).map((at) => `V${y(low[at] ?? 0)}H${x(at)}`);
  return `${up}${down.join("")}Z`;
}

/** The decisions that cost a seat most; what costs less than half a point is none. */
export function costly(review: wire.ReviewShown | null, seat: number): Moment[] {
  const places = review?.costliest?.[seat] ?? [];
  const found = places.flatMap((at) => review?.moments?.[at] ?? []);
  return found.filter(({ verdict }) => percent(verdict?.cost.value ?? 0) >= 1);
}

/** The moments that mattered to a seat, seven at most: its slips, the greatest strokes of luck, and reveals. */
export function marksOf(review: wire.ReviewShown, seat: number): Mark[] {
  const moments = review.moments ?? [];
  const slips = costly(review, seat).map((moment, n): Mark => {
    const change = -percent(moment.verdict?.cost.value ?? 0);
    return { at: moments.indexOf(moment), kind: "decision", slip: n + 1, change };
  });
  const greatest = (kind: "luck" | "revealed"): Mark[] =>
    moments
      .map((moment, at): Mark => ({ at, kind, change: percent(moment[kind][seat] ?? 0) }))
      .filter(({ change }) => Math.abs(change) >= LEAST)
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, OF_A_KIND);
  return [...slips, ...greatest("luck"), ...greatest("revealed")].sort((a, b) => a.at - b.at);
}

/** A mark with the side on which there is room for its figure. */
export interface PlacedMark extends Mark {
  readonly label: "right" | "left" | "none";
}

/** Where a mark lies, counted in moments: a decision within its own, what it led to at the end of it. */
export const placeOf = ({ at, slip }: Mark): number => at + (slip ? 0.5 : 1);

/** How far marks must be apart, and how much room a figure beside one takes, in pixels. */
const [APART, FIGURE] = [30, 62];

/** The marks there is room for: all decisions, then the greatest changes. `step` is the width of a moment in pixels. */
export function placed(marks: readonly Mark[], step: number, width: number): PlacedMark[] {
  const kept = marks.filter(({ slip }) => slip);
  const x = (mark: Mark): number => placeOf(mark) * step;
  const others = marks.filter(({ slip }) => !slip).toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change));
  for (const mark of others) if (kept.every((one) => Math.abs(x(one) - x(mark)) >= APART)) kept.push(mark);
  return kept
    .toSorted((a, b) => a.at - b.at)
    .map((mark, n, all) => {
      const [before, after] = [all[n - 1], all[n + 1]];
      const right = (after ? x(after) : width) - x(mark) >= FIGURE;
      const left = x(mark) - (before ? x(before) : 0) >= FIGURE;
      return { ...mark, label: right ? "right" : left ? "left" : "none" };
    });
}

/** The sections whose numbers do not run into the one before. */
export function spaced<T extends { readonly at: number }>(sections: readonly T[], step: number, least: number): T[] {
  const kept: T[] = [];
  for (const one of sections) {
    const last = kept.at(-1);
    if (!last || (one.at - last.at) * step >= least) kept.push(one);
  }
  return kept;
}

/** Where sections (voyages, rounds, flights) begin: their number and the place of their first moment. */
export function sections(numbers: readonly (number | null)[]): { readonly number: number; readonly at: number }[] {
  const found: { number: number; at: number }[] = [];
  numbers.forEach((number, at) => {
    if (number !== null && found.at(-1)?.number !== number) found.push({ number, at });
  });
  return found;
}

/** The part of an account that says most: what it was, and how many points. */
export function finding(
  account: wire.ReviewAccount | undefined,
): { readonly key: string; readonly points: number } | null {
  if (!account) return null;
  const parts = (["luck", "own", "others", "revealed"] as const).map((key) => ({ key, value: account[key] }));
  const [most] = parts.sort((a, b) => Math.abs(b.value) - Math.abs(a.value));
  const value = most?.value ?? 0;
  return { key: `${most?.key ?? "luck"}${value < 0 ? "-" : "+"}`, points: Math.abs(percent(value)) };
}
