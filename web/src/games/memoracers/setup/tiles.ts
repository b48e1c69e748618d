/** The 36 tiles as choices, from the server's preview. */

import type * as wire from "$lib/generated/types.ts";
import type { Series } from "../model.ts";
import type { TileChoice } from "../SoloBuilder.svelte";
import { faceOf } from "../table/picture.ts";

export type Letter = "A" | "B" | "C" | "D";
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];
const NUMBERS = 9;

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
