/** What is seen of a race at one moment, made from the server's view. */

import type * as wire from "$lib/generated/types.ts";
import type { Effect, Face, Mark, Place, Series, Special } from "../model.ts";

/** A ship and its dashboard at one moment; a ship without a place is not on the circuit. */
export interface Racing {
  readonly place: number | null;
  readonly lane: number;
  readonly wraps: number;
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
  readonly actor: number | null;
}

const SPECIALS: Readonly<Record<string, Special>> = { missile: "missiles", mobile: "mobile-traps" };

/** A face from the wire as the board draws it. */
export function faceOf(tile: wire.MemoracersTileFace): Face {
  const letter = tile.name.startsWith("K") ? "K" : (tile.name.at(-1) ?? "A");
  return {
    name: tile.name,
    series: letter as Series,
    lanes: tile.lanes.map((effect) => (effect === "safe" ? null : (effect as Effect))),
    specials: tile.symbols.flatMap((symbol) => SPECIALS[symbol] ?? []),
  };
}

function shipOf(ship: wire.MemoracersShipView, before: Racing | undefined, placed: boolean): Racing {
  return {
    place: placed ? ship.place : null,
    lane: ship.lane,
    wraps: before?.wraps ?? 0,
    speed: ship.speed,
    laps: ship.laps,
    ticked: ship.ticked,
    racing: ship.racing,
    ready: ship.ready,
    crashRound: ship.crash_round,
    program: ship.program,
  };
}

/** The picture of a view; tiles keep the keys they had, so that they are seen to be the same. */
export function pictureOf(view: wire.MemoracersPublicView, before: Picture | null): Picture {
  const keys = before && before.race === view.race ? before.places.map(({ key }) => key) : [];
  return {
    places: view.row.map((tile, at) => ({ key: keys[at] ?? at + view.race * 10, face: tile ? faceOf(tile) : null })),
    ships: view.ships.map((ship, seat) => shipOf(ship, before?.ships[seat], ship.lane > 0)),
    order: view.order,
    round: view.round,
    race: view.race,
    marker: view.marker,
    marks: [],
    recon: null,
    acting: false,
    actor: null,
  };
}
