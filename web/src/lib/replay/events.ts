/** What happened in a finished game. */

import type { GameTypes, Replay, ReplayStep } from "../table/types.ts";

/** What happened and was not taken back. */
export function eventsOf<G extends GameTypes>({ steps }: Pick<Replay<G>, "steps">): G["event"][] {
  let kept: ReplayStep<G>[] = [];
  for (const step of steps) {
    if (step.undo === null) kept.push(step);
    else kept = kept.filter(({ entry }) => entry <= (step.undo ?? 0));
  }
  return kept.flatMap(({ events }) => events);
}
