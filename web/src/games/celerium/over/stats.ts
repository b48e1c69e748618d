/** Figures of a finished rally: cards played, Boosts that failed the control, the time. */

import type { Stat } from "$lib/kit/charts/Statistics.svelte";
import { bySeat, eventsOf, timeStat } from "$lib/replay/statistics.ts";
import type { Replay } from "$lib/table/types.ts";
import type { PublicView, Rally } from "../model/wire.ts";
import { lookOf, rt } from "../text/words.ts";

export function statsOf(replay: Replay<Rally>, view: PublicView, names: readonly string[]): Stat[] {
  const events = eventsOf(replay);
  const look = (seat: number): ReturnType<typeof lookOf> => lookOf(view, seat);
  const count = (seat: number, of: (event: Rally["event"]) => boolean): number =>
    events.filter((event) => "seat" in event && event.seat === seat && of(event)).length;
  const cards = names.map((_, seat) => count(seat, ({ event }) => event === "CardPlayed" || event === "RivalPlayed"));
  const failed = names.map((_, seat) => count(seat, (event) => event.event === "BoostChecked" && !event.conforms));
  return [
    ...bySeat("cards", cards, names, (name) => rt("stat.cards", { name }), { look }),
    ...bySeat("boosts", failed, names, (name) => rt("stat.boosts", { name }), { look, note: rt("stat.boostsNote") }),
    ...timeStat(replay, names, look),
  ];
}
