/** The 36 tiles as choices, from the server's preview. */

import type * as wire from "$lib/generated/types.ts";
import { faceOf, type Face, type Series } from "./pieces.ts";

export type Letter = "A" | "B" | "C" | "D";
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];
const NUMBERS = 9;

/** One of the 36 numbered tiles. */
export interface TileChoice {
  readonly id: string;
  readonly number: number;
  readonly series: Series;
  readonly face: Face;
  /** Stars it adds; null where stars do not count. */
  readonly stars: number | null;
  readonly chosen: boolean;
}

/** One series for every number. */
export function plain(letter: Letter): Letter[] {
  return Array.from({ length: NUMBERS }, () => letter);
}

/** The tile codes of a choice of series. */
export function codesOf(series: readonly Letter[]): string[] {
  return series.map((letter, at) => `${at + 1}-${letter}`);
}

/** Every tile with the stars it would add, the chosen ones marked. */
export function choicesOf(preview: wire.MemoracersPreview, series: readonly Letter[], stars: boolean): TileChoice[] {
  return preview.tiles.flatMap((row, at) =>
    row.map(({ face, stars: adds }) => ({
      id: face.name,
      number: at + 1,
      series: (face.name.at(-1) ?? "A") as Series,
      face: faceOf(face),
      stars: stars ? adds.reduce((sum, one) => sum + one, 0) : null,
      chosen: series[at] === face.name.at(-1),
    })),
  );
}
