/** A race after an event, as far as the event tells. Nothing here decides a rule: it repeats what was said. */

import { moved, PLACES } from "../model/pieces.ts";
import type { Event, View } from "../model/wire.ts";

type Ship = View["ships"][number];

/** The view after an event. */
export function apply(view: View, event: Event): View {
  switch (event.event) {
    case "CircuitBuilt":
      return laid(view, event.race - 1);
    case "ShipPlaced":
      return ship(view, event.seat, { place: 0, lane: event.lane });
    case "RoundBegan":
      return { ...view, round: event.round };
    case "PilotReady":
      return ship(view, event.seat, { ready: true });
    case "ProgramOpened":
      return ship(view, event.seat, { program: event.lanes, speed: event.speed, ready: false });
    case "TileTurnedUp":
      return { ...view, row: view.row.map((face, at) => (at === event.place ? event.face : face)) };
    case "ShipMoved":
      return ship(view, event.seat, { place: event.place, lane: event.lane });
    case "LapTicked":
      return ship(view, event.seat, { laps: event.laps });
    case "EngineForced":
    case "TrapHit":
      return hit(view, event.seat, event.ticks);
    case "ShieldsRepaired":
      return hit(view, event.seat, -event.cleared);
    case "SpeedRaised":
    case "SpeedLowered":
      return ship(view, event.seat, { speed: event.speed });
    case "ShipCrashed":
      return ship(view, event.seat, { place: null, racing: false, crash_round: view.round });
    case "TileLooped":
      return looped(view, event.to);
    case "MarkerStepped":
      return { ...view, marker: event.marker };
    default:
      return view;
  }
}

function ship(view: View, seat: number, change: Partial<Ship>): View {
  return { ...view, ships: view.ships.map((one, at) => (at === seat ? { ...one, ...change } : one)) };
}

function hit(view: View, seat: number, ticks: number): View {
  return ship(view, seat, { ticked: (view.ships[seat]?.ticked ?? 0) + ticks });
}

/** The rear tile goes face down to its new place; ships behind that place stay on their tiles. */
function looped(view: View, to: number): View {
  return {
    ...view,
    row: moved(view.row, 0, to).map((face, place) => (place === to ? null : face)),
    ships: view.ships.map((one) =>
      one.place !== null && one.place > 0 && one.place <= to ? { ...one, place: one.place - 1 } : one,
    ),
  };
}

/** A new circuit: ten backs, and no ship on them yet. */
function laid(view: View, race: number): View {
  return {
    ...view,
    race,
    round: 0,
    row: Array.from({ length: PLACES }, () => null),
    ships: view.ships.map((one) => ({ ...one, place: null, racing: true, laps: 0, crash_round: null })),
  };
}
