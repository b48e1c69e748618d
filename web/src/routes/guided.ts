/** A first game with hints: an ordinary table, remembered on this device as one that is guided. */

import type { GameFace } from "$games/index.ts";
import { router } from "$lib/router/router.svelte.ts";
import { Plan } from "$lib/setup/plan.svelte.ts";
import { guideTable } from "$lib/table/guided.ts";

/** Make the table and go there; false where the server did not make it. */
export async function startGuided(face: GameFace): Promise<boolean> {
  const plan = new Plan<never>(face.id, face.setUp.rules, face.setUp.guided());
  const table = await plan.start();
  if (!table) return false;
  guideTable(table);
  router.go({ page: "table", table });
  return true;
}
