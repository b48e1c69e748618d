/** Where everything stands in the sky of a voyage: the cities, the vessels, and what ropes lead to. */

import type { PlaceView, PublicView } from "../model/wire.ts";
import {
  FORGOTTEN,
  NARROW,
  NARROW_FORGOTTEN,
  NARROW_SPACE,
  narrowStops,
  shipAt,
  SPACE,
  stopsOf,
  WIDE,
  type Point,
  type Stop,
} from "./geometry.ts";

/** The city that Boscalumia lies beside. */
const BESIDE = 12;

export interface Sky {
  readonly size: { readonly width: number; readonly height: number };
  readonly stops: readonly Stop[];
  /** The place of a city in the route; -1 for what is none. */
  readonly index: (place: PlaceView | null) => number;
  readonly here: number;
  readonly target: number;
  readonly beside: number;
  readonly ship: Stop;
  readonly boat: Stop;
}

/**
 * The sky of a wide screen, or, with a shape (width by height), the piece that a narrow one shows. Where no vessel
 * flies it stays where the last one stood.
 */
export function skyOf(view: PublicView, stood: PlaceView | null, shape: number | null): Sky {
  const index = (place: PlaceView | null): number =>
    place?.spot === "city" ? view.cities.findIndex(({ value }) => value === place.city) : -1;
  const beside = view.cities.findIndex(({ value }) => value === BESIDE);
  const place = view.aircraft ?? view.lifeboat ?? stood;
  const here = index(place) >= 0 ? index(place) : place ? beside : -1;
  const target = index(view.target);
  const count = view.cities.length;
  if (shape !== null) {
    // A phone on its side shows more of the route.
    const size = { ...NARROW, width: Math.max(NARROW.width, NARROW.height * shape) };
    const stops = narrowStops(count, Math.max(0, here), size.width);
    const [ship, boat] = [
      { x: 140, y: 96, scale: 0.84 },
      { x: 316, y: 78, scale: 0.56 },
    ];
    return { size, stops, index, here, target, beside, ship, boat };
  }
  const at = Math.max(0, here) / Math.max(1, count - 1);
  const ship = shipAt(at, view.modules.includes("xmas"));
  const boat = { x: 622, y: 112, scale: 0.86 };
  return { size: WIDE, stops: stopsOf(count, here, target), index, here, target, beside, ship, boat };
}

/** The end of the rope of a vessel that stands somewhere. */
export function spotOf({ stops, index }: Sky, where: PlaceView | null, narrow: boolean): Point | null {
  if (!where) return null;
  if (where.spot === "space") return narrow ? NARROW_SPACE : SPACE;
  if (where.spot === "forgotten") return narrow ? NARROW_FORGOTTEN : FORGOTTEN;
  const stop = stops[index(where)];
  return stop ? [stop.x - 12, stop.y - 34 * stop.scale] : null;
}
