/** Figures of a finished game: what was lost to what, the rolls that aimed at a ship, the time. */

import type * as wire from "$lib/generated/types.ts";
import { t } from "$lib/i18n/index.ts";
import type { Stat } from "$lib/kit/charts/stat.ts";
import { most, sumOf, timeStat } from "$lib/replay/statistics.ts";
import { rowsOf } from "$lib/statistics/plots.ts";
import { gt } from "../text/index.ts";

const GAME = "galaxy-trucker";

/** `ship`: the seat whose ship is shown; `me`: the seat in front of this screen. */
export function statsOf(found: wire.Statistics, names: readonly string[], ship: number, me: number | null): Stat[] {
  return [...lossStat(found), ...diceStat(found, names[ship] ?? "", ship, me), ...timeStat(found, { names })];
}

function lossStat(found: wire.Statistics): Stat[] {
  const sum = sumOf(found, "losses");
  const rows = sum ? rowsOf(GAME, sum).filter(({ value }) => value > 0) : [];
  const first = most(rows);
  if (!sum || !first) return [];
  const title = t("stats.title.galaxy-trucker.losses", { name: first.label });
  return [{ id: "losses", title, note: gt("stat.lossNote", { n: sum.total }), rows }];
}

/** A roll aims at one ship or at several: those that aimed at one ship are counted once each. */
function diceStat(found: wire.Statistics, name: string, ship: number, me: number | null): Stat[] {
  const sum = sumOf(found, "dice", ship);
  if (!sum) return [];
  const title = ship === me ? t("stats.title.galaxy-trucker.dice") : gt("stat.diceOf", { name });
  const note = t("stat.rollNote", { n: sum.total });
  return [{ id: "dice", title, note, rows: rowsOf(GAME, sum), upright: true }];
}
