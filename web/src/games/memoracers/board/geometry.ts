/**
 * Where things lie on the drawn circuit. Two drawings: wide (race to the right, lane 1 on top, the loop behind) and
 * tall (race upward, lane 1 left). A piece's position is `s` along the ring: 0 to 9 are the places of the row, beyond
 * the front tile the loop leads back to the rear.
 */

import { LANES, PLACES } from "../model/pieces.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
  /** Direction of travel in degrees, 0 to the right. */
  readonly turn: number;
  /** How large a tile is drawn here: 1 on the row, small on the loop. */
  readonly scale: number;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  readonly tall: boolean;
  /** Length of a tile along the race, and breadth of a lane across it. */
  readonly tile: number;
  readonly lane: number;
  /** Corner of the row: where lane 1 of its first drawn tile begins. */
  readonly x0: number;
  readonly y0: number;
  readonly width: number;
  readonly height: number;
}

/** Length of the loop, counted in tiles of the row. */
export const LOOP = 5;
/** Once round: the row and the loop. */
export const RING = PLACES + LOOP;

export const WIDE: Layout = { tall: false, tile: 91.2, lane: 57, x0: 104, y0: 206, width: 1120, height: 506 };

/** The tall drawing; where the window is low its tiles are shorter, so that the next ones stay in sight. */
export function tallLayout(tile = 80): Layout {
  return { tall: true, tile, lane: 64, x0: 54, y0: 34, width: 390, height: 34 + tile * PLACES + 30 };
}

/** Inner edge of the loop's straight in the wide drawing, and how far its lanes lie apart there. */
const LOOP_Y = 84;
const LOOP_GAP = 13;

/** `s` brought into the ring: the row is [-0.5, 9.5), the loop the rest. */
export function around(s: number): number {
  return ((((s + 0.5) % RING) + RING) % RING) - 0.5;
}

/** Centre of a lane (1 to 5; 3 is the middle of the tile) at `s`. */
export function at(layout: Layout, s: number, lane: number): Point {
  const here = around(s);
  const back = PLACES - 0.5;
  if (here > back)
    return layout.tall ? besides(layout, (here - back) / LOOP, lane) : onLoop(layout, (here - back) / LOOP, lane);
  const along = (here + 0.5) * layout.tile;
  const across = (lane - 0.5) * layout.lane;
  return layout.tall
    ? { x: layout.x0 + across, y: layout.y0 + PLACES * layout.tile - along, turn: -90, scale: 1 }
    : { x: layout.x0 + along, y: layout.y0 + across, turn: 0, scale: 1 };
}

/** The box of a whole tile. */
export function tileRect(layout: Layout, place: number): Rect {
  return box(layout, place, (LANES + 1) / 2, LANES);
}

/** The box of one lane of a tile. */
export function squareRect(layout: Layout, place: number, lane: number): Rect {
  return box(layout, place, lane, 1);
}

/** The edge between two lanes of the loop (0 to 5) as a path, from the front of the row back to its rear. */
export function loopEdge(layout: Layout, edge: number): string {
  const [a, b, c, d, e, f, g, h] = loopCurve(layout, edge);
  return `M${pair(a)}C${pair(b)} ${pair(c)} ${pair(d)}L${pair(e)}C${pair(f)} ${pair(g)} ${pair(h)}`;
}

type Pair = readonly [number, number];
type Curve = readonly [Pair, Pair, Pair, Pair, Pair, Pair, Pair, Pair];

function pair([x, y]: Pair): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function box(layout: Layout, place: number, lane: number, lanes: number): Rect {
  const { x, y } = at(layout, place, lane);
  const along = layout.tile;
  const across = layout.lane * lanes;
  const [width, height] = layout.tall ? [across, along] : [along, across];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Two bends and a straight; `edge` is a lane's edge (whole) or its centre (halves). */
function loopCurve(layout: Layout, edge: number): Curve {
  const right = layout.x0 + PLACES * layout.tile;
  const y = layout.y0 + edge * layout.lane;
  const top = LOOP_Y - edge * LOOP_GAP;
  return [
    [right, y],
    [right + 46 + edge * 15, y],
    [right + 34 + edge * 16, top],
    [right - 86, top],
    [layout.x0 + 86, top],
    [layout.x0 - 34 - edge * 16, top],
    [layout.x0 - 46 - edge * 15, y],
    [layout.x0, y],
  ];
}

function onLoop(layout: Layout, u: number, lane: number): Point {
  const [a, b, c, d, e, f, g, h] = loopCurve(layout, lane - 0.5);
  const scale = 1 - 0.78 * Math.min(1, Math.min(u, 1 - u) / 0.25);
  if (u < 0.25) return { ...bend(a, b, c, d, u * 4), scale };
  if (u > 0.75) return { ...bend(e, f, g, h, (u - 0.75) * 4), scale };
  const way = (u - 0.25) * 2;
  return { x: d[0] + (e[0] - d[0]) * way, y: d[1], turn: -180, scale };
}

function bend(a: Pair, b: Pair, c: Pair, d: Pair, t: number): Omit<Point, "scale"> {
  const r = 1 - t;
  const mix = (i: 0 | 1): number => r ** 3 * a[i] + 3 * r * r * t * b[i] + 3 * r * t * t * c[i] + t ** 3 * d[i];
  const slope = (i: 0 | 1): number => r * r * (b[i] - a[i]) + 2 * r * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
  return { x: mix(0), y: mix(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

/** The tall drawing has no room for the loop: a piece leaves over the front edge and comes back over the rear one. */
function besides(layout: Layout, u: number, lane: number): Point {
  const x = layout.x0 + (lane - 0.5) * layout.lane;
  const out = Math.min(1, Math.min(u, 1 - u) * 6) * 2 * layout.tile;
  const y = u < 0.5 ? layout.y0 - out : layout.y0 + PLACES * layout.tile + out;
  return { x, y, turn: -90, scale: 1 };
}
