/** A first race: an ordinary rally for two against an easy bot. */

import { ownName } from "$lib/net/seats.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { RULES, type Choices } from "./choices.ts";

export function firstRace(): { seats: readonly PlanSeat[]; choices: Choices } {
  const seats: PlanSeat[] = [
    { id: 0, kind: "here", name: ownName.get(), bot: "easy" },
    { id: 1, kind: "bot", name: "", bot: "easy" },
  ];
  return { seats, choices: RULES.fresh() };
}
