/** Why an answer to a puzzle is right or wrong: from the position, what answers surely cost, and play-outs. */

import { figure, t, type TextKey } from "../i18n/index.ts";
import type { Puzzle, PuzzleOption } from "../net/puzzle.ts";
import { percent } from "../review/bands.ts";
import type { Study } from "../review/study.ts";

/** Hundredths of a point, credit or tile that are worth saying. */
const LEAST_GAIN = 10;

/** The reason in sentences; `other` is the answer that the best is compared with, `said` are all of them in words. */
export function reasonOf(study: Study | undefined, puzzle: Puzzle, said: readonly string[], other: number): string[] {
  const best = puzzle.options[0];
  const less = puzzle.options[other];
  if (!best || !less) return [];
  const found: string[] = [];
  if (puzzle.fact && study?.fact) found.push(study.fact(...puzzle.fact, false));
  if (best.note?.[1] !== less.note?.[1] || best.note?.[0] !== less.note?.[0])
    for (const [option, answer] of [[best, said[0]] as const, [less, said[other]] as const]) {
      const sentence = noteOf(option, answer ?? "");
      if (sentence) found.push(sentence);
    }
  const one = (value: number | null): string => figure(Math.round((value ?? 0) / 10) / 10);
  if (study?.gain && (best.gain ?? 0) - (less.gain ?? 0) >= LEAST_GAIN)
    found.push(study.gain(one(best.gain), one(less.gain)));
  found.push(t("puzzle.chances", { best: percent(best.worth), done: percent(less.worth) }));
  return found;
}

/** What an answer surely costs or brings, in a sentence. */
function noteOf({ note }: PuzzleOption, answer: string): string | null {
  if (!note) return null;
  const [name, n] = note;
  return t(`puzzle.note.${name}${n ? "" : ".none"}` as TextKey, { answer, n });
}
