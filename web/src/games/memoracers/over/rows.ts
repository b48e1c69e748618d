/** The rows, curves and standings at the end, made from the outcome and what happened. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { CurveLine } from "$lib/kit/charts/StepCurve.svelte";
import type { RaceHead, Standing } from "./Championship.svelte";
import type { ResultRow } from "./ResultRows.svelte";
import { mt, type MemoText } from "../text/index.ts";
import type { RaceTally } from "./tally.ts";

type View = wire.MemoracersPublicView;
const PLACES: readonly MemoText[] = ["over.place.1", "over.place.2", "over.place.3", "over.place.4", "over.place.5"];

/** One row a pilot, the best first. */
export function rowsOf(
  view: View,
  outcome: wire.Outcome,
  names: readonly string[],
  me: number | null,
  race: RaceTally | null,
): ResultRow[] {
  const solo = view.modules.includes("solo");
  return view.ships
    .map((ship, seat) => ({
      seat,
      look: seatLook(seat),
      name: names[seat] ?? "",
      rank: solo ? 0 : (outcome.ranks[seat] ?? 0),
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
export function curveOf(
  race: RaceTally,
  names: readonly string[],
  winners: readonly number[],
  me: number | null,
): CurveLine[] {
  return race.run.map((values, seat) => ({
    look: seatLook(seat),
    name: names[seat] ?? "",
    values,
    strong: winners.includes(seat) || seat === me,
  }));
}

/** Points race by race, the leader first. */
export function standingsOf(
  view: View,
  ranks: readonly number[],
  names: readonly string[],
  me: number | null,
  races: readonly RaceTally[],
): Standing[] {
  return view.ships
    .map((_, seat) => ({
      seat,
      look: seatLook(seat),
      name: names[seat] ?? "",
      rank: ranks[seat] ?? 0,
      me: seat === me,
      races: view.points.map((points, at) => ({ points: points[seat] ?? 0, how: howOf(races[at], seat) })),
      total: view.totals[seat] ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank);
}

function howOf(race: RaceTally | undefined, seat: number): string {
  if (!race) return "";
  const round = race.crashed[seat] ?? null;
  if (round !== null && !race.winners.includes(seat)) return mt("over.crash", { round });
  const mine = race.points?.[seat] ?? 0;
  const better = race.points?.filter((points) => points > mine).length ?? 0;
  return mt(PLACES[Math.min(better, PLACES.length - 1)] ?? "over.place.1");
}

/** All races by number, as many as pilots, with the series they were run on. */
export function headsOf(view: View, races: readonly RaceTally[]): RaceHead[] {
  return view.ships.map((_, at) => ({
    title: mt("over.race", { n: at + 1 }),
    circuit: circuitName(races[at]?.circuit ?? []),
  }));
}

/** "all A", or the mix as its letters count: "4 A, 3 B, 2 D". */
export function circuitName(circuit: readonly string[]): string {
  const letters = circuit.map((code) => code.at(-1) ?? "");
  const kinds = [...new Set(letters)].sort();
  if (!kinds.length) return "";
  if (kinds.length === 1) return mt("over.all", { series: kinds[0] ?? "" });
  return kinds.map((kind) => `${letters.filter((letter) => letter === kind).length}\u00a0${kind}`).join(", ");
}

/** Points after each race of a championship. */
export function pointsCurve(
  view: View,
  names: readonly string[],
  winners: readonly number[],
  me: number | null,
): CurveLine[] {
  return view.ships.map((_, seat) => {
    const values = [0];
    for (const race of view.points) values.push((values.at(-1) ?? 0) + (race[seat] ?? 0));
    return { look: seatLook(seat), name: names[seat] ?? "", values, strong: winners.includes(seat) || seat === me };
  });
}
