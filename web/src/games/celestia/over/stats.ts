/** Figures of a finished game: the dice, cards played, where treasures came from, the time. */

import { t } from "$lib/i18n/index.ts";
import type { Stat } from "$lib/kit/charts/Statistics.svelte";
import { againstChance, bySeat, eventsOf, timeStat } from "$lib/replay/statistics.ts";
import type { Replay } from "$lib/table/types.ts";
import type { Event, Face, Voyage } from "../model/wire.ts";
import { ct, term } from "../text/words.ts";

/** The die of the box; a table may bring its own. */
const DIE: readonly Face[] = ["blank", "blank", "fog", "lightning", "birds", "pirates"];
const FACES = ["fog", "lightning", "birds", "pirates", "blank"] as const;
const TINTS = { fog: "#2F6FE0", lightning: "#F2B51D", birds: "#D63A2B", pirates: "#26233F", blank: "#CFC6AE" } as const;

export function statsOf(replay: Replay<Voyage>, names: readonly string[]): Stat[] {
  const events = eventsOf(replay);
  const { content } = replay.options as { readonly content?: { readonly die?: readonly Face[] } | null };
  const die = content?.die ?? DIE;
  const thrown = events.flatMap(thrownIn);
  const chances = FACES.map((key) => ({
    key,
    label: term("face", key),
    chance: die.filter((face) => face === key).length / die.length,
    tint: TINTS[key],
  }));
  const cards = names.map((_, seat) => events.reduce((sum, event) => sum + cardsOf(event, seat), 0));
  return [
    ...againstChance("dice", thrown, chances, t("stat.diceNote", { n: thrown.length })),
    ...bySeat("cards", cards, names, (name) => ct("stat.cards", { name })),
    ...cityStat(events),
    ...timeStat(replay, names),
  ];
}

/** What dice showed when they were thrown; those left lying do not count again. */
function thrownIn(event: Event): readonly string[] {
  if (event.event === "DiceRolled") return event.dice;
  return event.event === "DiceRerolled" ? event.which.flatMap((die) => event.dice[die] ?? []) : [];
}

function cardsOf(event: Event, seat: number): number {
  if (event.event === "CardPlayed") return event.seat === seat ? 1 : 0;
  return event.event === "CardsLaid" && event.seat === seat ? event.cards.length : 0;
}

function cityStat(events: readonly Event[]): Stat[] {
  const taken = events.flatMap((event) => (event.event === "TreasureTaken" ? [event.city] : []));
  const cities = [...new Set(taken)].toSorted((a, b) => a - b);
  const rows = cities.map((city) => ({ label: String(city), value: taken.filter((one) => one === city).length }));
  const [first] = rows.toSorted((a, b) => b.value - a.value);
  if (!first) return [];
  const title = ct("stat.cities", { city: first.label });
  return [{ id: "cities", title, note: ct("stat.citiesNote"), rows, upright: true }];
}
