/** Figures of a finished race, counted from what happened: tiles run, rounds, crashes, races of a championship. */

import type * as wire from "$lib/generated/types.ts";
import type { Event } from "../model/wire.ts";

/** What happened in one race, by seat where it is about a ship. */
export interface RaceTally {
  readonly circuit: readonly string[];
  readonly builder: number | null;
  /** Tiles run by each seat: at the start, and after each round. */
  readonly run: readonly (readonly number[])[];
  /** Round of the crash, or null. */
  readonly crashed: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly reason: string | null;
  readonly points: readonly number[] | null;
}

interface Draft {
  circuit: readonly string[];
  builder: number | null;
  run: number[][];
  crashed: (number | null)[];
  winners: readonly number[];
  reason: string | null;
  points: readonly number[] | null;
}

/** One tally per race, in order. */
export function tallyOf(events: readonly Event[], seats: number): RaceTally[] {
  const races: Draft[] = [];
  for (const event of events) {
    if (event.event === "CircuitBuilt") races.push(fresh(event, seats));
    const race = races.at(-1);
    if (race) count(race, event);
  }
  return races;
}

function fresh(event: wire.MemoracersCircuitBuilt, seats: number): Draft {
  const each = Array.from({ length: seats });
  return {
    circuit: event.circuit,
    builder: event.builder,
    run: each.map(() => [0]),
    crashed: each.map(() => null),
    winners: [],
    reason: null,
    points: null,
  };
}

function count(race: Draft, event: Event): void {
  switch (event.event) {
    case "RoundBegan":
      for (const values of race.run) values.push(values.at(-1) ?? 0);
      break;
    case "ShipMoved": {
      const values = race.run[event.seat];
      if (values) values[values.length - 1] = (values.at(-1) ?? 0) + 1;
      break;
    }
    case "ShipCrashed":
      race.crashed[event.seat] = (race.run[event.seat]?.length ?? 1) - 1;
      break;
    case "RaceEnded":
      race.winners = event.winners;
      race.reason = event.reason;
      break;
    case "PointsScored":
      race.points = event.points;
      break;
    default:
  }
}
