/** What a drawing of the rules is made of: pieces of the game at places on a small sheet of 480 by 200. */

import type { IconName } from "$lib/draw/icons.ts";
import type { SeatLook } from "$lib/draw/seats.ts";
import type { GlyphName } from "../draw/Glyph.svelte";
import type { Contents } from "../model/contents.ts";
import { sampleAt } from "../model/samples.ts";
import type { ComponentRow, Good, Missile } from "../model/wire.ts";

export const SHEET = { width: 480, height: 200 } as const;

export type Point = readonly [number, number];

export type Piece =
  | {
      readonly kind: "tile";
      readonly at: Point;
      readonly size: number;
      readonly row: ComponentRow;
      readonly turns?: number;
      readonly contents?: Contents;
      readonly faded?: boolean;
      readonly tilt?: number;
    }
  | { readonly kind: "back"; readonly at: Point; readonly size: number; readonly tilt?: number }
  | {
      readonly kind: "label";
      readonly at: Point;
      readonly text: string;
      readonly anchor?: "start" | "middle" | "end";
      readonly strong?: boolean;
    }
  | { readonly kind: "cube"; readonly at: Point; readonly size: number; readonly good: Good }
  | {
      readonly kind: "stone";
      readonly at: Point;
      readonly missile: Missile;
      readonly turn: number;
      readonly scale?: number;
    }
  | { readonly kind: "rocket"; readonly at: Point; readonly look: SeatLook }
  | { readonly kind: "token"; readonly at: Point; readonly look: SeatLook; readonly size: number }
  | {
      readonly kind: "icon";
      readonly at: Point;
      readonly name: IconName;
      readonly size: number;
      readonly tone?: "good" | "bad";
    }
  | { readonly kind: "glyph"; readonly at: Point; readonly name: GlyphName; readonly size: number }
  | { readonly kind: "arrow"; readonly d: string; readonly head: Point; readonly turn?: number; readonly bad?: boolean }
  | {
      readonly kind: "box";
      readonly at: Point;
      readonly width: number;
      readonly height: number;
      readonly dashed?: boolean;
      readonly fill?: string;
    }
  | { readonly kind: "spaces"; readonly at: Point; readonly count: number; readonly gap: number }
  | { readonly kind: "glass"; readonly at: Point; readonly size: number; readonly left: number }
  | { readonly kind: "burst"; readonly at: Point; readonly scale: number }
  | { readonly kind: "zigzag"; readonly at: Point; readonly size: number };

/** Part of the sample ship, its corner square at a point. */
export function fleet(
  squares: readonly Point[],
  at: Point,
  size: number,
  contents: Readonly<Record<string, Contents>> = {},
): Piece[] {
  const left = Math.min(...squares.map(([column]) => column));
  const top = Math.min(...squares.map(([, row]) => row));
  return squares.map(([column, row]) => {
    const { part, turns } = sampleAt(column, row);
    return {
      kind: "tile",
      at: [at[0] + (column - left) * size, at[1] + (row - top) * size],
      size,
      row: part,
      turns,
      contents: contents[`${column},${row}`] ?? {},
    };
  });
}

/** A component of the sample ship on its own. */
export function lone(
  column: number,
  row: number,
  at: Point,
  size: number,
  more: { turns?: number; contents?: Contents; faded?: boolean; tilt?: number } = {},
): Piece {
  const sample = sampleAt(column, row);
  return { kind: "tile", at, size, row: sample.part, turns: sample.turns, ...more };
}

export function words(at: Point, text: string, anchor: "start" | "middle" | "end" = "middle", strong = false): Piece {
  return { kind: "label", at, text, anchor, strong };
}
