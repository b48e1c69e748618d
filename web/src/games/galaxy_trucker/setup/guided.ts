/** The first flight with hints: the introductory flight (GB-183) against an easy bot, in turns, welding strictly. */

import { ownName } from "$lib/net/seats.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { GAMES, RULES, type Choices } from "./choices.ts";

/** Enough to look for what a ship should not lack; who has it all finishes much earlier. */
const TURNS = 90;

export function guidedFlight(): { seats: readonly PlanSeat[]; choices: Choices } {
  return {
    seats: [
      { id: 0, kind: "here", name: ownName.get(), bot: "easy" },
      { id: 1, kind: "bot", name: "", bot: "easy" },
    ],
    choices: { ...RULES.fresh(), flights: GAMES.first, modules: ["strict"], turns: TURNS },
  };
}
