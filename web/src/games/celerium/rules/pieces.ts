/** The pieces of a drawing in the rules: what lies where on a sheet of sky. */

import type { SeatLook } from "$lib/draw/seats.ts";
import type { SymbolName } from "../draw/symbols.ts";
import type { Kind, Line, Zone } from "../model/wire.ts";

export const SHEET = { width: 640, height: 220 } as const;

export type Piece =
  | {
      readonly kind: "ship";
      readonly vehicle: Kind;
      readonly look: SeatLook;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
    }
  | {
      readonly kind: "square";
      readonly n: number;
      readonly zone: Zone;
      readonly x: number;
      readonly y: number;
      readonly lit: boolean;
      readonly double: boolean;
    }
  | {
      readonly kind: "plate";
      readonly line: Line;
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly width: number;
    }
  | {
      readonly kind: "disc";
      readonly name: SymbolName;
      readonly text: string;
      readonly x: number;
      readonly y: number;
      readonly on: boolean;
    }
  | { readonly kind: "card"; readonly level: number; readonly text: string; readonly x: number; readonly y: number }
  | { readonly kind: "sleeve"; readonly line: Line; readonly text: string; readonly x: number; readonly y: number }
  | { readonly kind: "wheel"; readonly x: number; readonly y: number; readonly scale: number }
  | { readonly kind: "sign"; readonly name: SymbolName; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: "arrow"; readonly d: string; readonly x: number; readonly y: number; readonly turn: number }
  | { readonly kind: "label"; readonly text: string; readonly x: number; readonly y: number; readonly size: number };

export const ship = (vehicle: Kind, look: SeatLook, x: number, y: number, scale = 1): Piece => ({
  kind: "ship",
  vehicle,
  look,
  x,
  y,
  scale,
});
/** Where the zones of our track begin and which of its squares repeat an advance; a test holds them to the table. */
export const OUR_TRACK = { blue: 18, pink: 22, doubles: [6, 10, 22, 26] } as const;

/** A run of squares from the left, as our track has them. */
export const squares = (from: number, count: number, x: number, y: number, lit: readonly number[] = []): Piece[] =>
  Array.from({ length: count }, (_, i) => {
    const n = from + i;
    return {
      kind: "square",
      n,
      zone: zoneOf(n),
      x: x + i * 52,
      y,
      lit: lit.includes(n),
      double: (OUR_TRACK.doubles as readonly number[]).includes(n),
    };
  });
export const zoneOf = (n: number): Zone => (n < OUR_TRACK.blue ? "grey" : n < OUR_TRACK.pink ? "blue" : "pink");
export const plate = (line: Line, text: string, x: number, y: number, width = 170): Piece => ({
  kind: "plate",
  line,
  text,
  x,
  y,
  width,
});
export const disc = (name: SymbolName, text: string, x: number, y: number, on = true): Piece => ({
  kind: "disc",
  name,
  text,
  x,
  y,
  on,
});
export const card = (level: number, text: string, x: number, y: number): Piece => ({ kind: "card", level, text, x, y });
export const sleeve = (line: Line, text: string, x: number, y: number): Piece => ({ kind: "sleeve", line, text, x, y });
export const wheel = (x: number, y: number, scale = 1): Piece => ({ kind: "wheel", x, y, scale });
export const sign = (name: SymbolName, x: number, y: number, size = 44): Piece => ({ kind: "sign", name, x, y, size });
export const label = (text: string, x: number, y: number, size = 30): Piece => ({ kind: "label", text, x, y, size });
/** A straight arrow. */
export const arrow = (from: readonly [number, number], to: readonly [number, number]): Piece => ({
  kind: "arrow",
  d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
  x: to[0],
  y: to[1],
  turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
});
