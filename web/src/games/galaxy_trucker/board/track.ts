/** The flight track: what of a ship is on it or in hyperspace, and the plate over one's own rocket. */

import { gt } from "../text/index.ts";
import type { Half, ShipView } from "../model/wire.ts";

/** A ship, or one half of it; `cards` are those it misses. */
export interface Hull {
  readonly half: Half | null;
  readonly cards: number;
}

/** What of a ship is in the race, and what is in hyperspace. There is one rocket for both halves of a ship. */
export interface Hulls {
  readonly here: readonly Hull[];
  readonly away: readonly Hull[];
}

export function hullsOf({ hyper, halves = [] }: Pick<ShipView, "hyper" | "halves">): Hulls {
  const all: readonly Hull[] = halves.length
    ? halves.map(({ half, hyper: cards }) => ({ half, cards }))
    : [{ half: null, cards: hyper }];
  return { here: all.filter(({ cards }) => !cards), away: all.filter(({ cards }) => cards) };
}

/** Where a ship is, in words. */
export function labelOf(name: string, space: number, { here, away }: Hulls): string {
  const [only] = here;
  if (!only) return gt("track.away", { name, n: Math.min(...away.map(({ cards }) => cards)) });
  const alone = only.half && here.length === 1 && !away.length ? [gt(`half.track.${only.half}`)] : [];
  const gone = away.flatMap(({ half, cards }) => (half ? [gt(`half.track.away.${half}`, { n: cards })] : []));
  return [gt("track.at", { name, n: space }), ...alone, ...gone].join(", ");
}

/** Letters of the plate, in pixels where there is room and at least so many where there is little. */
const LETTERS = 17;
const LEAST = 14;
/** From the middle of a rocket to its edge, and the plate by the height of its letters: point, plate, rim. */
const EDGE = 13;
const PLATE = 1.75;
const RIM = 3;
/** Half of the plate's width by the height of its letters, for words of three letters. */
const HALF_WIDTH = 1.25;

export interface You {
  readonly size: number;
  /** Letters take more of the drawing than they would with room enough. */
  readonly tight: boolean;
  /** From the middle of a row to the end of the plate. */
  readonly reach: number;
  /** From the middle of a row to the point of the plate. */
  readonly off: number;
  /** Where the plate stands, so that no side of the drawing cuts it. */
  readonly clamped: (x: number) => number;
}

/** The plate over one's own rocket on a drawing so many units wide that has so many pixels. */
export function youAt(width: number, pixels: number): You {
  const size = Math.max(LETTERS, pixels ? (LEAST * width) / pixels : LETTERS);
  const [off, side] = [EDGE, HALF_WIDTH * size + RIM];
  return {
    size,
    tight: size > LETTERS * 1.5,
    off,
    reach: off + PLATE * size + RIM,
    clamped: (x) => Math.min(width - side, Math.max(side, x)),
  };
}
