/** What decided a first rally: the source of points that made the largest difference. */

import type { OverRow } from "./rows.ts";
import { rt, say } from "../text/words.ts";

/** One sentence about the points, for somebody who won or did not. */
export function lessonOf(rows: readonly OverRow[]): string {
  const own = rows.find(({ me }) => me);
  const rival = rows.find(({ me }) => !me);
  if (!own || !rival) return "";
  const theirs = (key: string): number => rival.lines.find((line) => line.key === key)?.value ?? 0;
  const sign = own.rank === 1 ? 1 : -1;
  const [most] = own.lines.toSorted((a, b) => sign * (b.value - theirs(b.key) - (a.value - theirs(a.key))));
  if (!most) return "";
  const facts = { line: say("line", most.key), mine: most.value, theirs: theirs(most.key), name: rival.name };
  return rt(own.rank === 1 ? "lesson.won" : "lesson.lost", facts);
}
