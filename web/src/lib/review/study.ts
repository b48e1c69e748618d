/** How a game speaks in reviews, puzzles and the coach's advice. Each part may be left out: then nothing is added. */

import { t } from "../i18n/index.ts";

/** The fields of an answer, or of a table as everybody sees it. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Study {
  /** What a seat has on average after the best answer and after another, in the unit of the game. */
  readonly gain?: (best: string, done: string) => string;
  /** The same in the words of the coach, who also says the best answer. */
  readonly coachGain?: (first: string, best: string, other: string) => string;
  /** A figure of the position by its name (`fact` in `bots/<game>/moments.py`); `now`: while it is played. */
  readonly fact?: (name: string, n: number, now: boolean) => string;
  /** An answer, where the engine's words for it (`said`) leave something out. */
  readonly answer?: (said: string, verb: string, fields: Fields) => string;
  /** What a puzzle is, before it is answered. */
  readonly puzzle?: () => string;
  /** What the curve of a review is divided into: `table` is the first one of the game. */
  readonly sections?: (table: Fields | undefined) => Sections;
}

/** The parts of a game: what one is called, and the number of the one that a table is in; null before the first. */
export interface Sections {
  readonly name: string;
  readonly at: (table: Fields | undefined) => number | null;
}

/** Sections that the table has the number of. */
export function numbered(name: string, field: string): Sections {
  return { name, at: (table) => positive(table?.[field]) };
}

/** A number from 1, or null. */
export function positive(number: unknown): number | null {
  return typeof number === "number" && number > 0 ? number : null;
}

/** The sections of a game that names no others. */
export function rounds(): Sections {
  return numbered(t("review.axis.round"), "round");
}
