/** The games that are there, as signs; what their tables are drawn with comes when it is wanted (`faces.svelte.ts`).
 *
 * A game joins the page by its folder: `sign.ts` says what it is, `tokens.css` its colours, and nothing names it here.
 */

import { GAME_ORDER } from "$lib/generated/games.ts";
import type { GameSign } from "$lib/game/contract.ts";

export type { GameFace, GameSign } from "$lib/game/contract.ts";

const SIGNS = Object.values(import.meta.glob<{ SIGN: GameSign }>("./*/sign.ts", { eager: true })).map(
  ({ SIGN }) => SIGN,
);

/** In the order in which the server names them. A game not yet built has no sign, hence no poster. */
export const GAMES: readonly GameSign[] = GAME_ORDER.flatMap((id) => SIGNS.filter((sign) => sign.id === id));

/** The sign of a game by its name in addresses and on the wire. */
export function gameSign(id: string): GameSign | undefined {
  return GAMES.find((game) => game.id === id);
}
