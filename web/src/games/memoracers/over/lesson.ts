/** What decided a first race, in one sentence for somebody who won or did not. */

import { listed } from "$lib/i18n/index.ts";
import type { View } from "../model/wire.ts";
import { mt, type MemoText } from "../text/index.ts";

const WON: Readonly<Record<string, MemoText>> = {
  laps: "lesson.won",
  "last-ship": "lesson.last",
  "all-crashed": "lesson.fallen",
};

/** The laps that end a race (MR-125). */
const LAPS = 3;

export function lessonOf(
  view: Pick<View, "ships" | "reason">,
  winners: readonly number[],
  names: readonly string[],
  me: number,
): string {
  const own = view.ships[me];
  if (!own) return "";
  if (winners.includes(me)) return mt(WON[view.reason ?? ""] ?? "lesson.won");
  if (!own.racing) return mt("lesson.crashed");
  const facts = { name: listed(winners.map((seat) => names[seat] ?? "")), w: winners.length, n: own.laps };
  // Several may complete their third lap in one round: the place then decides, or the Speed (MR-127, MR-128).
  return mt(own.laps < LAPS ? "lesson.slower" : "lesson.behind", facts);
}
