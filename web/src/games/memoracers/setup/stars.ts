/** The stars of a solo circuit, itemised from the server's preview; the sum itself is the server's. */

import type * as wire from "$lib/generated/types.ts";
import type { StarLine } from "../SoloBuilder.svelte";
import { mt, type MemoText } from "../text/index.ts";
import type { Letter } from "./tiles.ts";

/** What a tile's four figures are for, and the rule of each. */
const CAUSES: readonly { readonly text: MemoText; readonly rule: string }[] = [
  { text: "star.traps", rule: "MR-139" },
  { text: "star.slower", rule: "MR-140" },
  { text: "star.special", rule: "MR-141" },
  { text: "star.help", rule: "MR-142" },
];

/** One line for the start, one a tile that counts, one for the Kraken, and one where the least is reached. */
export function starLines(preview: wire.MemoracersPreview, series: readonly Letter[], madness: boolean, fix: boolean): StarLine[] {
  const lines: StarLine[] = [{ text: mt("star.base"), stars: 1, rule: "MR-138" }];
  preview.tiles.forEach((row, at) => {
    const tile = row.find(({ face }) => face.name.endsWith(`-${series[at] ?? "A"}`));
    const stars = tile?.stars.reduce((sum, one) => sum + one, 0) ?? 0;
    const causes = CAUSES.filter((_, i) => tile?.stars[i]);
    if (!tile || !causes.length) return;
    const why = causes.map(({ text }) => mt(text)).join(", ");
    const helps = fix && tile.stars[3] && causes.length === 1;
    lines.push({ text: mt("star.tile", { tile: tile.face.name, why }), stars, rule: helps ? "MR-173" : (causes[0]?.rule ?? "MR-143") });
  });
  if (madness) lines.push({ text: mt("star.kraken"), stars: 1, rule: "MR-144" });
  const sum = lines.reduce((all, { stars }) => all + stars, 0);
  if (preview.stars !== null && preview.stars !== sum) lines.push({ text: mt("star.least"), stars: preview.stars - sum, rule: "MR-173" });
  return lines;
}
