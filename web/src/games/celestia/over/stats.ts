/** Figures of a finished game: the dice, cards played, where treasures came from, the time. */

import type * as wire from "$lib/generated/types.ts";
import { t } from "$lib/i18n/index.ts";
import type { Stat } from "$lib/kit/charts/stat.ts";
import { bySeat, countOf, most, sumOf, timeStat } from "$lib/replay/statistics.ts";
import { rowsOf } from "$lib/statistics/plots.ts";
import { ct } from "../text/words.ts";

export function statsOf(found: wire.Statistics, names: readonly string[]): Stat[] {
  const cards = (seat: number): number => countOf(found, "cards", seat);
  return [
    ...diceStat(found),
    ...bySeat("cards", cards, { names }, (name) => ct("stat.cards", { name })),
    ...cityStat(found),
    ...timeStat(found, { names }),
  ];
}

function diceStat(found: wire.Statistics): Stat[] {
  const sum = sumOf(found, "dice");
  if (!sum) return [];
  const note = t("stat.diceNote", { n: sum.total });
  return [{ id: "dice", title: t("stat.dice"), note, rows: rowsOf("celestia", sum), upright: true }];
}

function cityStat(found: wire.Statistics): Stat[] {
  const sum = sumOf(found, "left");
  const rows = sum ? rowsOf("celestia", sum) : [];
  const first = most(rows);
  if (!first) return [];
  const title = ct("stat.cities", { city: first.label });
  return [{ id: "cities", title, note: ct("stat.citiesNote"), rows, upright: true }];
}
