/** Who leads, by the figures that decide; the same sentence in every game. */

import { listed, t } from "../i18n/index.ts";

/** The seats with the highest figure; none where all have the same. */
export function leading(figures: readonly number[]): number[] {
  const best = Math.max(...figures);
  const first = figures.flatMap((figure, seat) => (figure === best ? [seat] : []));
  return first.length === figures.length ? [] : first;
}

/** The place of each seat by its figure: equal figures, equal places. */
export function placesBy(figures: readonly number[]): number[] {
  return figures.map((figure) => 1 + figures.filter((other) => other > figure).length);
}

/** "Ada and Chloé lead", or that nobody does yet. */
export function leadText(seats: readonly number[], names: readonly string[]): string {
  return seats.length
    ? t("lead.is", { names: listed(seats.map((seat) => names[seat] ?? "")), n: seats.length })
    : t("lead.none");
}
