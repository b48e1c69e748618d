/** The rows, curves and standings at the end, made from the outcome and what happened. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { CurveLine } from "$lib/kit/StepCurve.svelte";
import type { RaceHead, Standing } from "../Championship.svelte";
import type { ResultRow } from "../ResultRows.svelte";
import { mt } from "../text/index.ts";
import type { RaceTally } from "./tally.ts";

type View = wire.MemoracersPublicView;

/** One row a pilot, the best first. */
export function rowsOf(view: View, outcome: wire.Outcome, names: readonly string[], me: number | null, race: RaceTally | null): ResultRow[] {
  const solo = view.modules.includes("solo");
  return view.ships
    .map((ship, seat) => ({
      seat,
      look: seatLook(seat),
      name: names[seat] ?? "",
      rank: outcome.ranks[seat] ?? 0,
      me: seat === me,
      laps: ship.laps,
      shields: Math.max(0, view.shields - ship.ticked),
      maxShields: view.shields,
      speed: ship.speed,
      crash: ship.crash_round === null ? null : mt("over.crash", { round: ship.crash_round }),
      figure: solo ? String(outcome.scores[seat] ?? 0) : String(race?.run[seat]?.at(-1) ?? "–"),
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Tiles run after each round; the winner and oneself thick. */
export function curveOf(race: RaceTally, names: readonly string[], winners: readonly number[], me: number | null): CurveLine[] {
  return race.run.map((values, seat) => ({ look: seatLook(seat), name: names[seat] ?? "", values, strong: winners.includes(seat) || seat === me }));
}

/** Points race by race, the leader first. */
export function standingsOf(view: View, outcome: wire.Outcome, names: readonly string[], me: number | null, races: readonly RaceTally[]): Standing[] {
  return view.ships
    .map((_, seat) => ({
      seat,
      look: seatLook(seat),
      name: names[seat] ?? "",
      rank: outcome.ranks[seat] ?? 0,
      me: seat === me,
      races: view.points.map((points, at) => ({ points: points[seat] ?? 0, how: howOf(races[at], seat) })),
      total: view.totals[seat] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank);
}

function howOf(race: RaceTally | undefined, seat: number): string {
  if (!race) return "";
  if (race.winners.includes(seat)) return mt("over.first");
  const round = race.crashed[seat] ?? null;
  return round === null ? mt("over.home") : mt("over.crash", { round });
}

/** The races by number, with the series they were run on. */
export function headsOf(view: View, races: readonly RaceTally[]): RaceHead[] {
  return view.points.map((_, at) => ({ title: mt("over.race", { n: at + 1 }), circuit: circuitName(races[at]?.circuit ?? []) }));
}

/** "all A", or the mix as its letters count: "4 A, 3 B, 2 D". */
export function circuitName(circuit: readonly string[]): string {
  const letters = circuit.map((code) => code.at(-1) ?? "");
  const kinds = [...new Set(letters)].sort();
  if (!kinds.length) return "";
  if (kinds.length === 1) return mt("over.all", { series: kinds[0] ?? "" });
  return kinds.map((kind) => `${letters.filter((letter) => letter === kind).length}\u00a0${kind}`).join(", ");
}
