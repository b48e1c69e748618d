/** The games that are there, as signs; what their tables are drawn with comes when it is wanted (`faces.svelte.ts`). */

import { SIGN as CELERIUM } from "./celerium/sign.ts";
import { SIGN as CELESTIA } from "./celestia/sign.ts";
import type { GameSign } from "./contract.ts";
import { SIGN as GALAXY_TRUCKER } from "./galaxy_trucker/sign.ts";
import { SIGN as MEMORACERS } from "./memoracers/sign.ts";

export type { GameFace, GameSign } from "./contract.ts";

/** A game not yet built has no entry, hence no poster. */
export const GAMES: readonly GameSign[] = [MEMORACERS, CELERIUM, CELESTIA, GALAXY_TRUCKER];

/** The sign of a game by its name in addresses and on the wire. */
export function gameSign(id: string): GameSign | undefined {
  return GAMES.find((game) => game.id === id);
}
