/** What decided a first voyage: how many treasures were brought home, or from how far. */

import type { Row } from "./rows.ts";
import { hinted } from "../text/hints.ts";

/** One sentence about the count, for somebody who won or did not. */
export function lessonOf(rows: readonly Row[]): string {
  const own = rows.find(({ me }) => me);
  const rival = rows.find(({ me }) => !me);
  if (!own || !rival) return "";
  const facts = { name: rival.name, mine: own.treasures.length, theirs: rival.treasures.length, points: own.score };
  if (own.rank === 1) return hinted("lesson.won", facts);
  return hinted(facts.theirs > facts.mine ? "lesson.fewer" : "lesson.nearer", facts);
}
