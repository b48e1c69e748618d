/** The first race with hints: oneself and two easy bots on the gentlest circuit (MR-012). */

import { ownName } from "$lib/net/seats.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { RULES, type Choices } from "./choices.ts";

export function guidedRace(): { seats: readonly PlanSeat[]; choices: Choices; paceMs: number } {
  return {
    seats: [
      { id: 0, kind: "here", name: ownName.get(), bot: "easy" },
      { id: 1, kind: "bot", name: "", bot: "easy" },
      { id: 2, kind: "bot", name: "", bot: "easy" },
    ],
    choices: RULES.fresh(),
    paceMs: 2000,
  };
}
