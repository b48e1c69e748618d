/** What is seen of a race at one moment: the view, and what the eye has followed so far. */

import type { Scene } from "$lib/table/film.svelte.ts";
import { faceOf, PLACES, type Face, type Mark, type Place } from "../model/pieces.ts";
import type { Race, View } from "../model/wire.ts";

/** A ship and its dashboard at one moment; a ship without a place is not on the circuit. */
export interface Racing {
  readonly place: number | null;
  readonly lane: number;
  readonly wraps: number;
  /** How often it has run on from the front to the rear, counted so that the order of the race comes out. */
  readonly rounds: number;
  readonly speed: number;
  readonly laps: number;
  readonly ticked: number;
  readonly racing: boolean;
  readonly ready: boolean;
  readonly crashRound: number | null;
  readonly program: readonly number[];
}

/** The reconnaissance lap while it runs. */
export interface ReconAt {
  readonly current: number | null;
  readonly closing: boolean;
  readonly seen: number;
}

/** What is staged over the circuit. */
export type Staged =
  | { readonly kind: "last-lap" }
  | {
      readonly kind: "overtakes";
      readonly seat: number;
      readonly passed: readonly number[];
      /** It is in front of all now. */
      readonly leads: boolean;
    }
  | { readonly kind: "photo"; readonly seats: readonly number[] };

export interface Picture {
  readonly places: readonly Place[];
  readonly ships: readonly Racing[];
  readonly order: readonly number[];
  readonly round: number;
  readonly race: number;
  readonly marker: number | null;
  readonly marks: readonly Mark[];
  readonly recon: ReconAt | null;
  /** Programs are open: ships act. */
  readonly acting: boolean;
  /** Ships have acted: empty tiles loop, or the race is over (the maintenance phase). */
  readonly tidying: boolean;
  readonly actor: number | null;
  readonly stage: Staged | null;
}

/** What stands out beside the view, and what the eye has followed to here. */
export interface Emphasis {
  /** The tile of each place, by a key that stays its own while it moves. */
  readonly keys: readonly number[];
  /** How often each ship was seen to run on from the front to the rear. */
  readonly wraps: readonly number[];
  /** The same as the order of the race has it. */
  readonly rounds: readonly number[];
  readonly order: readonly number[];
  readonly marks: readonly Mark[];
  /** The reconnaissance lap while it runs, with the faces that lie open. */
  readonly recon: (ReconAt & { readonly faces: readonly (Face | null)[] }) | null;
  readonly acting: boolean;
  readonly tidying: boolean;
  readonly actor: number | null;
  readonly stage: Staged | null;
}

/** Nothing happens: tiles keep the keys they had, so that they are seen to be the same. */
export function rest(view: View, was: Scene<Race, Emphasis> | null): Emphasis {
  const same = was?.view.race === view.race;
  return {
    keys: view.row.map((_, at) => (same ? was?.emphasis.keys[at] : undefined) ?? at + view.race * PLACES),
    wraps: view.ships.map((_, seat) => was?.emphasis.wraps[seat] ?? 0),
    rounds: roundsOf(view),
    order: view.order,
    marks: [],
    recon: null,
    acting: false,
    tidying: false,
    actor: null,
    stage: null,
  };
}

/** The view says who is ahead; from the last to the first, each ship has gone round often enough to be where it is. */
function roundsOf({ ships, order }: View): number[] {
  const rounds = ships.map(() => 0);
  let behind: { readonly place: number; readonly laps: number; readonly rounds: number } | null = null;
  for (const seat of order.toReversed()) {
    const ship = ships[seat];
    if (!ship?.racing || ship.place === null || !ship.lane) continue;
    const place: number = behind?.place ?? 0;
    const further = behind !== null && (ship.place < place || (ship.place === place && ship.laps > behind.laps));
    const found: number = (behind?.rounds ?? 0) + (further ? 1 : 0);
    rounds[seat] = found;
    behind = { place: ship.place, laps: ship.laps, rounds: found };
  }
  return rounds;
}

/**
 * Who is drawn in front while a film runs: racing before wrecks, the distance, then Speed; wrecks by the round they
 * fell in (MR-163 to MR-165). All ships act in one entry of the log, and only the view after it has the order, which
 * `rest` takes: until then this follows the ships as they are seen to move. Nothing is decided or offered by it.
 */
export function ranked({ ships }: View, { order, rounds }: Emphasis): number[] {
  const key = (seat: number): readonly number[] => {
    const ship = ships[seat];
    return ship?.racing ? [1, rounds[seat] ?? 0, ship.place ?? -1, ship.speed] : [0, ship?.crash_round ?? 0];
  };
  return order.toSorted((a, b) => {
    const [x, y] = [key(a), key(b)];
    const at = x.findIndex((figure, i) => figure !== y[i]);
    return at < 0 ? 0 : (y[at] ?? 0) - (x[at] ?? 0);
  });
}

/** The picture of a scene: the position that the board is to take, and what stands out on it. */
export function pictureOf({ view, emphasis }: Scene<Race, Emphasis>): Picture {
  const { keys, wraps, rounds, order, marks, recon, acting, tidying, actor, stage } = emphasis;
  return {
    places: view.row.map((tile, at) => ({
      key: keys[at] ?? at,
      face: recon ? (recon.faces[at] ?? null) : tile && faceOf(tile),
    })),
    ships: view.ships.map((ship, seat) => ({
      place: ship.lane > 0 ? ship.place : null,
      lane: ship.lane,
      wraps: wraps[seat] ?? 0,
      rounds: rounds[seat] ?? 0,
      speed: ship.speed,
      laps: ship.laps,
      ticked: ship.ticked,
      racing: ship.racing,
      ready: ship.ready,
      crashRound: ship.crash_round,
      program: ship.program,
    })),
    order,
    round: view.round,
    race: view.race,
    marker: view.marker,
    marks,
    recon,
    acting,
    tidying,
    actor,
    stage,
  };
}
