/** The last set-up of a game, kept on this device between visits. */

import type * as wire from "../generated/types.ts";
import { ownName } from "../net/seats.ts";
import { recall } from "../store.ts";
import type { SetUpRules } from "./plan.svelte.ts";
import { readTerms } from "./terms.ts";
import { BOT_LEVEL, readSeats, type PlanSeat } from "./seats.ts";

/** Milliseconds a step of what is shown to all takes, where nobody chose otherwise. */
export const PACE_MS = 1500;

/** A set-up to start from. */
export interface Kept<Choices> {
  readonly seats: readonly PlanSeat[];
  readonly choices: Choices;
  readonly paceMs?: number;
  readonly terms?: wire.Terms;
}

/** The last set-up of this game on this device, or a first one: oneself and two bots. */
export function restored<Choices>(game: string, rules: SetUpRules<Choices>): Kept<Choices> {
  let data: { seats?: unknown; choices?: unknown; paceMs?: unknown; terms?: unknown } = {};
  try {
    data = JSON.parse(recall(`setup.${game}`) ?? "{}") as typeof data;
  } catch {
    // Kept by an older page: a first set-up then.
  }
  const first: PlanSeat[] = [
    { id: 0, kind: "here", name: ownName.get(), bot: BOT_LEVEL },
    { id: 1, kind: "bot", name: "", bot: BOT_LEVEL },
    { id: 2, kind: "bot", name: "", bot: BOT_LEVEL },
  ];
  const seats = readSeats(data?.seats) ?? first;
  const own = ownName.get();
  const mine = seats.findIndex(({ kind }) => kind === "here");
  return {
    seats: own ? seats.map((seat, at) => (at === mine && !seat.name ? { ...seat, name: own } : seat)) : seats,
    choices: data?.choices === undefined ? rules.fresh() : rules.read(data.choices),
    paceMs: typeof data?.paceMs === "number" ? Math.min(60_000, Math.max(0, data.paceMs)) : PACE_MS,
    terms: readTerms(data?.terms),
  };
}
