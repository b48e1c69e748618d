/** The end of a rally: one row a franchise, with every source of its points, and the curve race by race. */

import type { SeatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { CurveLine } from "$lib/kit/charts/StepCurve.svelte";
import { lookOf } from "../text/words.ts";
import type { PublicView } from "../model/wire.ts";

export interface OverRow {
  readonly seat: number;
  readonly look: SeatLook;
  readonly name: string;
  readonly rank: number;
  readonly me: boolean;
  readonly score: number;
  /** The account line by line, as the engine counts it; empty for the Rival, who has no seat. */
  readonly lines: readonly wire.Line[];
}

/** Rows, the best first; the Rival stands among them by its points. */
export function overRows(
  view: PublicView,
  outcome: wire.Outcome,
  names: readonly string[],
  me: number | null,
): OverRow[] {
  return view.franchises
    .map((one, seat) => ({
      seat,
      look: lookOf(view, seat),
      name: names[seat] ?? "",
      rank: outcome.ranks.length === view.franchises.length ? (outcome.ranks[seat] ?? 0) : soloRank(view, seat),
      me: seat === me,
      score: one.score,
      lines: (outcome.breakdown[seat] ?? []).filter(({ key }) => key !== "rival"),
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Against the Rival the result says who is first. */
function soloRank(view: PublicView, seat: number): number {
  if (view.result === "draw") return 1;
  return (view.result === "win") === !view.franchises[seat]?.rival ? 1 : 2;
}

/** Points after each race; the last value is the final score. */
export function curveOf(
  view: PublicView,
  outcome: wire.Outcome,
  names: readonly string[],
  me: number | null,
): CurveLine[] {
  return view.franchises.map((one, seat) => {
    const values = [0];
    for (const sheet of one.sheets) values.push((values.at(-1) ?? 0) + sheet.points + sheet.boosts);
    values[values.length - 1] = one.score;
    return {
      look: lookOf(view, seat),
      name: names[seat] ?? "",
      values,
      strong: outcome.winners.includes(seat) || seat === me,
    };
  });
}
