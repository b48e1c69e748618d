/** Guided games: an ordinary table against easy bots, with hints at what is new. */

import { ownName } from "$lib/net/seats.ts";
import { router } from "$lib/router/router.svelte.ts";
import { Plan } from "$lib/setup/plan.svelte.ts";
import type { PlanSeat } from "$lib/setup/seats.ts";
import { guideTable } from "$lib/table/guided.ts";
import { GUIDE_MODULES, type GuideId } from "../guide/hints.ts";
import { RULES, type Choices } from "./choices.ts";

export function guidedGame(guide: GuideId): { seats: readonly PlanSeat[]; choices: Choices } {
  const bot = (id: number): PlanSeat => ({ id, kind: "bot", name: "", bot: "easy" });
  const fresh = { ...RULES.fresh(), modules: GUIDE_MODULES[guide] };
  // A first game as the rulebook advises (CS-031, CS-032), and another is captain: one's first decision is an easy one.
  const choices = guide === "first" ? { ...fresh, powers: false, glasses: false, captain: 1 } : fresh;
  return { seats: [{ id: 0, kind: "here", name: ownName.get(), bot: "easy" }, bot(1), bot(2), bot(3)], choices };
}

/** A first game: the base game. */
export const firstVoyage = (): ReturnType<typeof guidedGame> => guidedGame("first");

/** Make the table of a guide and go there; what goes wrong is kept in the plan that is returned. */
export async function startGuide(guide: GuideId): Promise<Plan<Choices>> {
  const plan = new Plan<Choices>("celestia", RULES, guidedGame(guide));
  const table = await plan.start();
  if (table) {
    guideTable(table);
    router.go({ page: "table", table });
  }
  return plan;
}
