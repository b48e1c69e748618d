/** The rows and the curve at the end, made from the outcome and from what happened. */

import type { Replay } from "$lib/table/types.ts";
import { seatLook, type SeatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { CurveLine } from "$lib/kit/charts/StepCurve.svelte";
import type { Card, PublicView, Treasure, Voyage } from "../model/wire.ts";

export interface Row {
  readonly seat: number;
  readonly look: SeatLook;
  readonly name: string;
  readonly rank: number;
  readonly me: boolean;
  readonly score: number;
  readonly treasures: readonly Treasure[];
  readonly token: boolean;
  readonly gift: Treasure | null;
  readonly help: readonly Card[];
  /** The account line by line, as the engine counts it. */
  readonly lines: readonly wire.Line[];
}

/** One row a player, the best first. */
export function rowsOf(view: PublicView, outcome: wire.Outcome, names: readonly string[], me: number | null): Row[] {
  return view.seats
    .map((one, seat) => ({
      seat,
      look: seatLook(seat),
      name: names[seat] ?? "",
      rank: outcome.ranks[seat] ?? 0,
      me: seat === me,
      score: outcome.scores[seat] ?? 0,
      treasures: one.revealed ?? [],
      token: one.token,
      gift: one.gift,
      help: one.help_left ?? [],
      lines: outcome.breakdown[seat] ?? [],
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Points after each voyage; the last value is the final score. */
export function curveOf(
  replay: Replay<Voyage>,
  outcome: wire.Outcome,
  names: readonly string[],
  me: number | null,
): CurveLine[] {
  return names.map((name, seat) => {
    const values = [0];
    for (const step of replay.steps) {
      const { voyage } = step.public;
      const mine = step.mine[String(seat)];
      if (voyage > 0 && mine) values[voyage] = mine.points;
    }
    const filled = Array.from(
      values,
      (value, i) => value ?? values.slice(0, i).findLast((one) => one !== undefined) ?? 0,
    );
    filled[filled.length - 1] = outcome.scores[seat] ?? 0;
    return { look: seatLook(seat), name, values: filled, strong: outcome.winners.includes(seat) || seat === me };
  });
}
