/** The stars of a solo circuit, itemised from the server's preview; the sum itself is the server's. */

import type * as wire from "$lib/generated/types.ts";
import type { StarLine } from "./SoloBuilder.svelte";
import { mt, type MemoText } from "../text/index.ts";
import type { Letter } from "../model/tiles.ts";

type Face = wire.MemoracersTileFace;

/** The rules of a tile's four figures: more traps, a slower, a symbol, a help. */
const CAUSES = ["MR-139", "MR-140", "MR-141", "MR-142"] as const;

/** The word of a cause, as the tile shows it. */
function wordOf(rule: (typeof CAUSES)[number], { lanes, symbols }: Face): string {
  const found: Record<(typeof CAUSES)[number], readonly MemoText[]> = {
    "MR-139": ["star.traps"],
    "MR-140": ["effect.slower"],
    "MR-141": symbols.map((symbol) => (symbol === "missile" ? "star.missile" : "star.mobile")),
    "MR-142": (["accelerator", "repairer"] as const)
      .filter((help) => lanes.includes(help))
      .map((help) => `effect.${help}` as const),
  };
  return found[rule].map((key) => mt(key)).join(", ");
}

/** One line for the start, one a tile that counts, one for the Kraken, and one where the least is reached. */
export function starLines(
  preview: wire.MemoracersPreview,
  series: readonly Letter[],
  madness: boolean,
  fix: boolean,
): StarLine[] {
  const lines: StarLine[] = [{ text: mt("star.base"), stars: 1, rule: "MR-138" }];
  preview.tiles.forEach((row, at) => {
    const tile = row.find(({ face }) => face.name.endsWith(`-${series[at] ?? "A"}`));
    const stars = tile?.stars.reduce((sum, one) => sum + one, 0) ?? 0;
    const causes = CAUSES.filter((_, i) => tile?.stars[i]);
    const first = causes[0];
    if (!tile || !first) return;
    const why = causes.map((rule) => wordOf(rule, tile.face)).join(", ");
    lines.push({
      text: mt("star.tile", { tile: tile.face.name, why }),
      stars,
      rule: fix && first === "MR-142" ? "MR-173" : first,
    });
  });
  if (madness) lines.push({ text: mt("star.kraken"), stars: 1, rule: "MR-144" });
  const sum = lines.reduce((all, { stars }) => all + stars, 0);
  if (preview.stars !== null && preview.stars !== sum)
    lines.push({ text: mt("star.least"), stars: preview.stars - sum, rule: "MR-173" });
  return lines;
}
