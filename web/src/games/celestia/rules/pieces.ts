/** The pieces of a drawing in the rules: what lies where on a sheet of sky. */

import type { SeatLook } from "$lib/draw/seats.ts";
import type { SkylineName } from "../draw/skylines.ts";
import type { SymbolName } from "../draw/symbols.ts";
import type { Card, Colour, Face, Treasure } from "../model/wire.ts";

export const SHEET = { width: 640, height: 220 } as const;

export type Piece =
  | {
      readonly kind: "city";
      readonly name: SkylineName;
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly plate?: string;
      readonly here?: boolean;
      readonly lit?: boolean;
    }
  | {
      readonly kind: "ship";
      readonly x: number;
      readonly y: number;
      readonly scale: number;
      readonly crew: readonly SeatLook[];
      readonly turn?: number;
    }
  | { readonly kind: "boat"; readonly x: number; readonly y: number; readonly scale: number; readonly pilot: SeatLook }
  | { readonly kind: "die"; readonly face: Face; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: "card"; readonly card: Card; readonly x: number; readonly y: number; readonly width: number }
  | { readonly kind: "down"; readonly x: number; readonly y: number; readonly width: number }
  | {
      readonly kind: "treasure";
      readonly treasure: Treasure;
      readonly x: number;
      readonly y: number;
      readonly width: number;
    }
  | { readonly kind: "back"; readonly city: number; readonly x: number; readonly y: number; readonly width: number }
  | { readonly kind: "token"; readonly look: SeatLook; readonly x: number; readonly y: number; readonly size: number }
  | {
      readonly kind: "character";
      readonly colour: Colour;
      readonly x: number;
      readonly y: number;
      readonly width: number;
    }
  | { readonly kind: "gift"; readonly city: number; readonly x: number; readonly y: number }
  | { readonly kind: "sign"; readonly name: SymbolName; readonly x: number; readonly y: number; readonly size: number }
  | { readonly kind: "mark"; readonly word: "tick" | "cross" | "question"; readonly x: number; readonly y: number }
  | {
      readonly kind: "arrow";
      readonly d: string;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
      readonly dashed?: boolean;
    }
  | { readonly kind: "label"; readonly text: string; readonly x: number; readonly y: number; readonly size?: number };

export const city = (
  name: SkylineName,
  x: number,
  y: number,
  scale = 0.8,
  plate?: string,
  here = false,
  lit = false,
): Piece => ({ kind: "city", name, x, y, scale, ...(plate ? { plate } : {}), here, lit });
export const ship = (x: number, y: number, crew: readonly SeatLook[], scale = 0.7, turn = -4): Piece => ({
  kind: "ship",
  x,
  y,
  scale,
  crew,
  turn,
});
export const boat = (x: number, y: number, pilot: SeatLook, scale = 0.7): Piece => ({
  kind: "boat",
  x,
  y,
  scale,
  pilot,
});
export const dice = (faces: readonly Face[], x: number, y: number, size = 52): Piece[] =>
  faces.map((face, i) => ({ kind: "die", face, x: x + i * (size + 10), y, size }));
export const cards = (list: readonly Card[], x: number, y: number, width = 62, gap = 8): Piece[] =>
  list.map((card, i) => ({ kind: "card", card, x: x + i * (width + gap), y, width }));
export const treasures = (
  list: readonly (readonly [city: number, points: number, spyglass?: boolean])[],
  x: number,
  y: number,
  width = 50,
): Piece[] =>
  list.map(([from, points, spyglass = false], i) => ({
    kind: "treasure",
    treasure: { city: from, points, spyglass },
    x: x + i * (width + 10),
    y,
    width,
  }));
export const backs = (values: readonly number[], x: number, y: number, width = 30): Piece[] =>
  values.map((value, i) => ({ kind: "back", city: value, x: x + i * (width + 6), y, width }));
export const token = (look: SeatLook, x: number, y: number, size = 30): Piece => ({ kind: "token", look, x, y, size });
export const sign = (name: SymbolName, x: number, y: number, size = 34): Piece => ({ kind: "sign", name, x, y, size });
export const mark = (word: "tick" | "cross" | "question", x: number, y: number): Piece => ({
  kind: "mark",
  word,
  x,
  y,
});
export const label = (text: string, x: number, y: number, size = 26): Piece => ({ kind: "label", text, x, y, size });
/** A straight arrow from left to right, or wherever `to` is. */
export const arrow = (from: readonly [number, number], to: readonly [number, number], dashed = false): Piece => ({
  kind: "arrow",
  d: `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
  x: to[0],
  y: to[1],
  turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI,
  dashed,
});
