/** Why an answer is best, in a sentence: from the figures of the position and the play-outs. */

import type * as wire from "../generated/types.ts";
import { figure, t } from "../i18n/index.ts";
import { percent } from "../review/bands.ts";
import type { Study } from "../review/study.ts";

/** Hundredths of a point, credit or tile that are worth saying. */
const LEAST_GAIN = 20;

/** The reason; `said` are the answers in words, the best one first. */
export function reasonOf(study: Study | undefined, coached: wire.Coached, said: readonly string[]): string {
  const [best, second] = coached.answers ?? [];
  if (!best || !second) return t("coach.nothing");
  const one = (value: number): string => figure(Math.round(value / 10) / 10);
  const [first = "", other = ""] = said;
  const parts: string[] = [];
  if (coached.fact && study?.fact) parts.push(study.fact(...coached.fact, true));
  const gap = percent(best.worth.value - second.worth.value);
  if (best.worth.value <= second.worth.high && gap < 3) parts.push(t("coach.even", { first, other }));
  else if (study?.coachGain && (best.gain ?? 0) - (second.gain ?? 0) >= LEAST_GAIN)
    parts.push(study.coachGain(first, one(best.gain ?? 0), one(second.gain ?? 0)));
  else parts.push(t("coach.wins", { first, other, n: gap }));
  return parts.join(" ");
}

/** The largest distance of a value from the ends of its interval, in points. */
export function spreadOf(coached: wire.Coached): number {
  return Math.max(0, ...(coached.answers ?? []).map(({ worth }) => percent((worth.high - worth.low) / 2)));
}
