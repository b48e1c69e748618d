/** Who leads, by the figures that decide; the same sentence in every game. */

import { listed, t } from "../i18n/index.ts";
import type { Session } from "./session.svelte.ts";

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

/** Somebody has won alone, and sits in front of this screen. */
export function wonAlone(winners: readonly number[], me: number | null): boolean {
  return winners.length === 1 && winners[0] === me;
}

/** Who has won, as the prompt says it at the end; alone at a table, that it is over. */
export function endTitle(session: Session, me: number | null): string {
  const winners = session.latest?.outcome?.winners ?? [];
  if (session.names.length < 2 || !winners.length) return t("turn.over");
  if (wonAlone(winners, me)) return t("end.you");
  return t("end.won", { names: listed(winners.map((seat) => session.names[seat] ?? "")), n: winners.length });
}

/** "Ada and Chloé lead", or that nobody does yet. */
export function leadText(seats: readonly number[], names: readonly string[]): string {
  return seats.length
    ? t("lead.is", { names: listed(seats.map((seat) => names[seat] ?? "")), n: seats.length })
    : t("lead.none");
}
