/** Where the squares of the track lie: one arch on a wide scene, rows under each other on a narrow one. */

import { KINDS, type Kind, type PublicView } from "../model/wire.ts";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Place extends Point {
  /** Degrees, clockwise. */
  readonly turn: number;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Size of a square. */
  readonly square: { readonly width: number; readonly height: number };
  readonly narrow: boolean;
  /** Size of ships, 1 on the arch. */
  readonly scale: number;
  /** How much of the drawing one pixel of the window is. */
  readonly pixel: number;
  place(n: number): Place;
  /** A point above a square, along its upright. */
  above(n: number, height: number): Place;
}

/** A round of a planet that the track lies on: its middle, and the way of the squares in degrees. */
export interface Arch {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly from: number;
  readonly step: number;
}

const ARCH: Arch = { x: 560, y: 1160, r: 940, from: -33, step: 2.75 };
/** In a wide and low scene the planet is larger and its round flatter: the squares keep their size. */
const LOW_ARCH: Arch = { x: 560, y: 1680, r: 1500, from: -20.7, step: 1.725 };
const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of an arch by square, and by how far it is above the squares; squares may lie between two. */
export function onArch(arch: Arch, n: number, first: number, up: number): Place {
  const turn = arch.from + (n - first) * arch.step;
  const radius = arch.r + up;
  return { x: arch.x + radius * Math.sin(rad(turn)), y: arch.y - radius * Math.cos(rad(turn)), turn };
}

const LEAST_LETTER = 12.2;

/** The size of letters: as designed, and never too small to read. */
export function letters({ pixel }: Layout, size: number): number {
  return Math.max(size, LEAST_LETTER * pixel);
}

/** How much of a drawing one pixel is, in a window of this size. */
export function pixelOf(
  drawing: { readonly width: number; readonly height: number },
  wide: number,
  high: number,
): number {
  return wide && high ? Math.max(drawing.width / wide, drawing.height / high) : 1;
}

const WIDE = { width: 1120, height: 410 } as const;
const LOW = { width: 1120, height: 362 } as const;
/** From this width to height on a scene is low. */
const LOW_FROM = 3;
const FLAT = { width: 1120, height: 250 } as const;

/** One arch over the planet, in a window of this size. */
export function archLayout(
  first: number,
  wide: number = WIDE.width,
  high: number = WIDE.height,
): Layout & { readonly arch: Arch } {
  const low = wide > high * LOW_FROM;
  const [arch, size] = low ? [LOW_ARCH, LOW] : [ARCH, WIDE];
  const at = (n: number, up: number): Place => onArch(arch, n, first, up);
  return {
    ...size,
    arch,
    square: { width: 43, height: 50 },
    narrow: false,
    scale: 1,
    pixel: pixelOf(size, wide, high),
    place: (n) => at(n, 0),
    above: at,
  };
}

/** The track laid flat, for the control. */
export function flatLayout(first: number, count: number, wide: number = FLAT.width): Layout {
  const step = 1100 / count;
  const at = (n: number, up: number): Place => ({ x: 10 + step / 2 + (n - first) * step, y: 196 - up, turn: 0 });
  return {
    ...FLAT,
    square: { width: step - 4, height: 44 },
    narrow: false,
    scale: 0.86,
    pixel: FLAT.width / wide,
    place: (n) => at(n, 0),
    above: at,
  };
}

const ROWS = 3;

/** Three rows that run from the bottom up, each slightly bent, for a window of any size. */
export function rowsLayout(first: number, count: number, width: number, height: number): Layout {
  const across = Math.ceil(count / ROWS);
  const pitch = Math.max(40, (height - 12) / ROWS);
  const step = (width - 12) / across;
  const tall = Math.min(46, Math.max(28, pitch * 0.47));
  const at = (n: number, up: number): Place => {
    const i = n - first;
    const row = Math.floor(i / across);
    const bend = ((i % across) - (across - 1) / 2) / ((across - 1) / 2);
    const y = height - 8 - tall / 2 - row * pitch - 6 * (1 - bend * bend);
    return { x: 6 + step / 2 + (i % across) * step, y: y - up, turn: bend * 2 };
  };
  return {
    width,
    height,
    square: { width: step - 3, height: tall },
    narrow: true,
    scale: Math.min(0.74, Math.max(0.46, pitch / 130)),
    pixel: 1,
    place: (n) => at(n, 0),
    above: at,
  };
}

export interface ShipAt extends Place {
  readonly key: string;
  readonly seat: number;
  readonly kind: Kind;
  readonly square: number;
  /** How high it flies over the middle of its square. */
  readonly up: number;
}

/** Where every vehicle is drawn: Starbots over their square, Pilots on stalks above, neighbours at two heights. */
export function shipsOf(view: PublicView, layout: Layout): ShipAt[] {
  const ships: ShipAt[] = [];
  const base = layout.square.height / 2;
  const k = layout.scale;
  for (let n = view.track.first; n < view.track.first + view.track.zones.length; n += 1) {
    const here = (kind: Kind): number[] =>
      view.franchises.flatMap((one, seat) => (one[kind].square === n ? [seat] : []));
    const bots = here("starbot");
    bots.forEach((seat, i) => ships.push(shipAt(layout, seat, "starbot", n, base + (23 + i * 31) * k)));
    const roof = bots.length ? base + (23 + bots.length * 31) * k : 0;
    const stalk = layout.narrow ? 24 : n % 2 ? 66 : 104;
    const low = Math.max(base + stalk * k, roof + 8 * k);
    here("pilot").forEach((seat, i) => ships.push(shipAt(layout, seat, "pilot", n, low + i * 36 * k)));
  }
  // Starbots are drawn over the stalks of Pilots.
  return ships.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

export function shipAt(layout: Layout, seat: number, kind: Kind, square: number, up: number): ShipAt {
  return { key: `${seat}-${kind}`, seat, kind, square, up, ...layout.above(square, up) };
}
