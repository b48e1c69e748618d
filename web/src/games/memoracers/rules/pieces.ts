/** What a drawing of the rules is made of: pieces of the game at places on a small sheet of 480 by 200. */

import type { IconName } from "$lib/draw/icons.ts";
import type { SeatLook } from "$lib/draw/seats.ts";
import type { Effect, Face, Series, Special } from "../model/pieces.ts";
import { LANES } from "../model/pieces.ts";

export const SHEET = { width: 480, height: 200 } as const;

export type Point = readonly [number, number];

/** A row of tiles; null lies face down. */
export interface Row {
  readonly x: number;
  readonly y: number;
  readonly tile: number;
  readonly lane: number;
  readonly faces: readonly (Face | null)[];
}

export type Piece =
  | { readonly kind: "row"; readonly row: Row }
  | {
      readonly kind: "ship";
      readonly at: Point;
      readonly look: SeatLook;
      readonly size?: number;
      readonly flame?: boolean;
      readonly ghost?: boolean;
      readonly turn?: number;
    }
  | { readonly kind: "path"; readonly points: readonly Point[]; readonly bad?: boolean }
  | { readonly kind: "arrow"; readonly d: string; readonly head: Point; readonly turn?: number; readonly bad?: boolean }
  | {
      readonly kind: "label";
      readonly at: Point;
      readonly text: string;
      readonly anchor?: "start" | "middle" | "end";
      readonly strong?: boolean;
    }
  | {
      readonly kind: "icon";
      readonly at: Point;
      readonly name: IconName;
      readonly size: number;
      readonly colour?: string;
    }
  | {
      readonly kind: "box";
      readonly at: Point;
      readonly width: number;
      readonly height: number;
      readonly dashed?: boolean;
      readonly fill?: string;
    }
  | {
      readonly kind: "chip";
      readonly at: Point;
      readonly effect: Effect;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: "token"; readonly at: Point; readonly look: SeatLook; readonly size: number }
  | { readonly kind: "mark"; readonly at: Point; readonly icon: IconName; readonly text: string; readonly ink: string }
  | { readonly kind: "shields"; readonly at: Point; readonly of: number; readonly ticked: number }
  | { readonly kind: "stars"; readonly at: Point; readonly count: number }
  | { readonly kind: "discs"; readonly at: Point; readonly of: number; readonly on: number }
  | { readonly kind: "eye"; readonly at: Point; readonly beam: { readonly y: number; readonly width: number } };

/** A face by a short code: one letter a lane, t trap, a accelerator, s slower, r repairer, m mechanism, dot safe. */
export function face(name: string, lanes: string, ...specials: Special[]): Face {
  const effects: Readonly<Record<string, Effect>> = {
    t: "trap",
    a: "accelerator",
    s: "slower",
    r: "repairer",
    m: "mechanism",
  };
  const series = (name.startsWith("K") ? "K" : (name.at(-1) ?? "A")) as Series;
  return { name, series, lanes: [...lanes].map((letter) => effects[letter] ?? null), specials };
}

export const START = face("1-A", ".....");

/** The centre of a lane of a tile. */
export function on(row: Row, place: number, lane: number, ahead = 0): Point {
  return [row.x + (place + 0.5 + ahead) * row.tile, row.y + (lane - 0.5) * row.lane];
}

/** A row of tiles of the usual size, centred on the sheet. */
export function rowOf(faces: readonly (Face | null)[], y = 40, tile = 60, lane = 24): Row {
  return { x: (SHEET.width - faces.length * tile) / 2, y, tile, lane, faces };
}

/** The lower edge of a row. */
export function under(row: Row): number {
  return row.y + row.lane * LANES;
}
