/** Who leads, by the figures that decide; the same sentence in every game. */

import { listed, t } from "../i18n/index.ts";

/** The seats with the highest figure; none where all have the same. */
export function leading(figures: readonly number[]): number[] {
  const best = Math.max(...figures);
  const first = figures.flatMap((figure, seat) => (figure === best ? [seat] : []));
  return first.length === figures.length ? [] : first;
}

/** "Ada and Chloé lead", or that nobody does yet. */
export function leadText(seats: readonly number[], names: readonly string[]): string {
  return seats.length
    ? t("lead.is", { names: listed(seats.map((seat) => names[seat] ?? "")), n: seats.length })
    : t("lead.none");
}
