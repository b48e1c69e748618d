/** A first game: the base game against easy bots. */

import { ownName } from "$lib/net/seats.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { RULES, type Choices } from "./choices.ts";

export function firstVoyage(): { seats: readonly PlanSeat[]; choices: Choices } {
  const bot = (id: number): PlanSeat => ({ id, kind: "bot", name: "", bot: "easy" });
  return { seats: [{ id: 0, kind: "here", name: ownName.get(), bot: "easy" }, bot(1), bot(2), bot(3)], choices: RULES.fresh() };
}
