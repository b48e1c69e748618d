/** The week of a table in figures: where each answer stands, from day to day and from seat to seat. */

import type * as wire from "../../generated/types.ts";
import { lang, localeOf } from "../../i18n/index.ts";

const DAY_MS = 86_400_000;
const DAYS = 7;

/** A day: where it begins, in parts of the chart, and what it is called. */
export interface DayMark {
  readonly at: number;
  readonly name: string;
  readonly today: boolean;
}
/** An answer, in parts of the chart from the left. */
export interface MovePoint {
  readonly seat: number;
  readonly at: number;
  readonly time: number;
}
/** Whom the table waits for: since when and until when. */
export interface WaitBar {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}
export interface WeekShape {
  readonly days: readonly DayMark[];
  readonly points: readonly MovePoint[];
  readonly now: number;
  readonly waits: readonly WaitBar[];
}

/** The chart: seven days, the last of them today, or one on which a clock runs out (of the next two days). */
export function weekOf(
  moves: readonly wire.WeekMove[],
  waiting: readonly { readonly seat: number; readonly left: number }[],
  now: number,
): WeekShape {
  const last = Math.max(now, ...waiting.map(({ left }) => Math.min(now + left, now + 2 * DAY_MS)));
  const end = midnight(last, 1);
  const begin = midnight(end, -DAYS);
  const place = (time: number): number => Math.min(1, Math.max(0, (time - begin) / (end - begin)));
  // The table has waited since the last answer that was given.
  const since = Math.max(begin, ...moves.map(({ at }) => at));
  const weekday = new Intl.DateTimeFormat(localeOf(lang.current), { weekday: "short", day: "numeric" });
  const days = Array.from({ length: DAYS }, (_, at) => midnight(begin, at));
  return {
    days: days.map((at) => ({ at: place(at), name: weekday.format(at), today: at <= now && now < midnight(at, 1) })),
    points: moves.filter(({ at }) => at >= begin).map(({ seat, at }) => ({ seat, at: place(at), time: at })),
    now: place(now),
    waits: waiting.map(({ seat, left }) => ({ seat, from: place(since), to: place(now + left) })),
  };
}

/** The beginning of a day so many days on, by the clock of this device: some days have 23 hours, some 25. */
function midnight(time: number, on: number): number {
  const day = new Date(time);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() + on);
  return day.getTime();
}
