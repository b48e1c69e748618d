/** Plots of games added up: each has a title that says the finding. */

import { t, type TextKey } from "../i18n/index.ts";
import type { Stat, StatRow } from "../kit/charts/stat.ts";
import { words } from "../net/words.svelte.ts";
import type { KeptGame } from "./kept.svelte.ts";
import { summed, type Sum } from "./summing.ts";

/** Rows of a plot without an order of their own: the most frequent ones. */
const MOST_ROWS = 8;
/** Kinds whose names have an order: faces, totals, cities, races, speeds. */
const UPRIGHT = ["dice", "left", "points", "speed"];
const TINTS: Readonly<Record<string, string>> = {
  fog: "#2F6FE0",
  lightning: "#F2B51D",
  birds: "#D63A2B",
  pirates: "#26233F",
  blank: "#CFC6AE",
};

/** The plots of one game; a kind that shows more about another is part of its plot. */
export function plotsOf(game: string, games: readonly KeptGame[]): Stat[] {
  const sums = summed(games.filter((one) => one.game === game));
  const crashed = sums.find(({ name }) => name === "crashed");
  return sums.filter(({ name }) => name !== "crashed").flatMap((sum) => plotOf(game, sum, crashed));
}

/** The rows of a plot: each count by its name, with what was to be expected. */
export function rowsOf(game: string, { words: section, counts }: Pick<Sum, "words" | "counts">): StatRow[] {
  return counts.map(({ name, count, expected = null }): StatRow => {
    const tint = TINTS[name];
    return {
      label: labelOf(game, section, name),
      value: count,
      ...(expected === null ? {} : { expected: expected / 100 }),
      ...(tint ? { tint } : {}),
    };
  });
}

function plotOf(game: string, sum: Sum, crashed: Sum | undefined): Stat[] {
  const upright = UPRIGHT.includes(sum.name);
  const stacked = sum.name === "left" && crashed ? new Map(crashed.counts.map((one) => [one.name, one.count])) : null;
  const rows = rowsOf(game, sum).map((row, i): StatRow =>
    stacked ? { ...row, hatched: stacked.get(sum.counts[i]?.name ?? "") ?? 0 } : row,
  );
  const shown = upright ? rows : rows.toSorted((a, b) => b.value - a.value).slice(0, MOST_ROWS);
  const most = rows.reduce((a, b) => (b.value > a.value ? b : a));
  if (most.value <= 0) return [];
  const total = stacked ? sum.total + (crashed?.total ?? 0) : sum.total;
  const kind = `${game}.${sum.name}`;
  return [
    {
      id: sum.name,
      title: t(`stats.title.${kind}` as TextKey, { name: most.label }),
      note: t(`stats.note.${kind}` as TextKey, { n: total }),
      rows: shown.filter(({ value, expected }) => upright || value !== 0 || expected),
      upright,
      ...(stacked ? { wide: true, key: [t("stats.left"), t("stats.crashed")] as const } : {}),
    },
  ];
}

/** The name of a count: the engine's word where it has one. */
function labelOf(game: string, section: string, name: string): string {
  if (section.startsWith("terms.")) return words.term(game, section.slice("terms.".length), name);
  if (section === "city" || /^\d+$/.test(name)) return name;
  return section ? words.say(game, section, name) : t(`stats.name.${name}` as TextKey);
}
