/** Figures of a finished game: what was lost to what, the dice, the time. */

import { t } from "$lib/i18n/index.ts";
import type { Stat } from "$lib/kit/charts/Statistics.svelte";
import { againstChance, eventsOf, timeStat } from "$lib/replay/statistics.ts";
import type { Replay } from "$lib/table/types.ts";
import { CAUSES, causeOf, Losses } from "../account/losses.ts";
import type { Trucking } from "../model/trucking.ts";
import { gt } from "../text/index.ts";

/** The sums of two dice, and how likely each is. */
const SUMS = Array.from({ length: 11 }, (_, i) => ({
  key: String(i + 2),
  label: String(i + 2),
  chance: (6 - Math.abs(i - 5)) / 36,
}));

export function statsOf(replay: Replay<Trucking>, names: readonly string[]): Stat[] {
  const events = eventsOf(replay);
  const losses = new Losses();
  for (const event of events) losses.note(event);
  const rolled = events.flatMap((event) =>
    event.event === "DiceRolled" && event.dice.length === 2 ? [String(event.dice[0]! + event.dice[1]!)] : [],
  );
  return [
    ...lossStat(losses),
    ...againstChance("dice", rolled, SUMS, t("stat.rollNote", { n: rolled.length })),
    ...timeStat(replay, names),
  ];
}

function lossStat({ all }: Losses): Stat[] {
  if (!all.length) return [];
  const rows = CAUSES.map((cause) => ({
    cause,
    label: gt(`stat.cause.${cause}`),
    value: all.filter((loss) => causeOf(loss) === cause).length,
  }));
  const [first = rows[0]!] = rows.toSorted((a, b) => b.value - a.value);
  return [{ id: "losses", title: gt(`stat.most.${first.cause}`), note: gt("stat.lossNote", { n: all.length }), rows }];
}
