/** What the components of MemoRacers are given to show. Plain data: nothing here knows a rule. */

import type { SeatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";

/** What a lane does to a ship that enters it. */
export type Effect = "trap" | "accelerator" | "slower" | "repairer" | "mechanism";
/** Symbols of tiles that do something when they loop. */
export type Special = "missiles" | "mobile-traps";
export type Series = "A" | "B" | "C" | "D" | "K";

/** The face of a tile as it lies on the table. */
export interface Face {
  /** "4-B", or "K-2" for a Kraken tile. */
  readonly name: string;
  readonly series: Series;
  /** Lanes 1 to 5, left to right in race direction; null is safe. */
  readonly lanes: readonly (Effect | null)[];
  readonly specials: readonly Special[];
}

/** One of the ten places of the row, rear first. A tile that is face down has no face here. */
export interface Place {
  /** Follows the tile when it moves, so that it can be seen moving; tells nothing about its face. */
  readonly key: number;
  readonly face: Face | null;
}

/** A ship on the circuit. */
export interface Ship {
  readonly seat: number;
  readonly look: SeatLook;
  readonly name: string;
  /** 0 is the rear tile. */
  readonly place: number;
  /** 1 to 5. */
  readonly lane: number;
  /** How often it ran on from the front tile to the rear tile; a change sends it round the loop. */
  readonly wraps: number;
}

/** A square of the board. */
export interface Square {
  readonly place: number;
  readonly lane: number;
}

/** A square, or a whole tile where lane is null, that may be chosen now. */
export interface Lit {
  readonly id: string;
  readonly place: number;
  readonly lane: number | null;
  /** What stands on it: the number of the lane. */
  readonly text: string;
  /** All of it in words: "Lane 3, tile face down". */
  readonly label: string;
}

/** A short-lived word on a square: what just happened to a ship there. */
export interface Mark {
  readonly id: number | string;
  readonly place: number;
  readonly lane: number;
  readonly kind: Effect | "safe" | "lap" | "crash";
  /** "−3", "Speed 4", "Lap 2". */
  readonly text: string;
}

/** Number of tiles in the row and of lanes on a tile: the shape of the board, printed on it. */
export const PLACES = 10;
export const LANES = 5;
/** Lap boxes of a dashboard (MR-008). */
export const LAPS = 3;

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

/** A row after the tile at one place was laid to another, all between them sliding along. */
export function moved<Tile>(row: readonly Tile[], from: number, to: number): Tile[] {
  const result = row.filter((_, place) => place !== from);
  const tile = row[from];
  if (tile !== undefined) result.splice(to, 0, tile);
  return result;
}

/** Keys after two places changed tiles. */
export function swapped(keys: readonly number[], a: number, b: number): number[] {
  return keys.map((key, place) => (place === a ? (keys[b] ?? key) : place === b ? (keys[a] ?? key) : key));
}
