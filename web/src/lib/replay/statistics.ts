/** Plots of one finished game for its result, from the statistics that the server counted. */

import { seatLook, type SeatLook } from "../draw/seats.ts";
import type * as wire from "../generated/types.ts";
import { listed, t } from "../i18n/index.ts";
import type { Stat, StatRow } from "../kit/charts/stat.ts";
import { summed, type Sum } from "../statistics/summing.ts";
import { timeText } from "../table/clock.ts";

/** What was counted of a kind, for all seats together or for one; null where nothing was. */
export function sumOf({ tallies }: wire.Statistics, kind: string, seat?: number): Sum | null {
  const counted = tallies.filter((tally) => tally.name === kind && (seat === undefined || tally.seat === seat));
  return summed([{ tallies: counted }])[0] ?? null;
}

/** How much was counted of a kind for a seat; `name`: of this name only. */
export function countOf(found: wire.Statistics, kind: string, seat: number, name?: string): number {
  const sum = sumOf(found, kind, seat);
  if (name === undefined) return sum?.total ?? 0;
  return sum?.counts.find((one) => one.name === name)?.count ?? 0;
}

interface Seats {
  readonly names: readonly string[];
  readonly look?: (seat: number) => SeatLook;
}

/** A plot of a figure by seat: its title names who has most, all of them at a tie, where somebody has anything. */
export function bySeat(
  id: string,
  figure: (seat: number) => number,
  { names, look = seatLook }: Seats,
  title: (name: string) => string,
  note?: string,
): Stat[] {
  const rows = names.map((label, seat): StatRow => ({ label, value: figure(seat), look: look(seat) }));
  const best = Math.max(0, ...rows.map(({ value }) => value));
  const first = rows.flatMap(({ label, value }) => (value === best ? [label] : []));
  return best > 0 ? [{ id, title: title(listed(first)), rows, ...(note ? { note } : {}) }] : [];
}

/** A shorter game was not thought about: bots answer at once. */
const LEAST_MS = 1000;

/** How long each seat thought; nothing where times were not kept or nobody took any. */
export function timeStat({ time_ms }: wire.Statistics, { names, look = seatLook }: Seats): Stat[] {
  const rows = time_ms.map((ms, seat): StatRow => ({
    label: names[seat] ?? "",
    value: ms ?? 0,
    text: timeText(ms ?? 0),
    look: look(seat),
  }));
  const first = most(rows);
  if (!first || first.value < LEAST_MS) return [];
  // Who took as long in whole seconds took as long.
  const longest = rows.flatMap(({ label, text }) => (text === first.text ? [label] : []));
  const title = t("stat.time", { name: listed(longest) });
  return [{ id: "time", title, note: t("stat.timeNote"), rows }];
}

/** The row with the largest figure, the first of several. */
export function most(rows: readonly StatRow[]): StatRow | null {
  return rows.reduce<StatRow | null>((best, row) => (best && best.value >= row.value ? best : row), null);
}
