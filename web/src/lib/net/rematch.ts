/** Going on together after a game: everybody's tokens hold at the new table too, with the seats moved on by one. */

import { api } from "./api.ts";
import { heldTable, holdSeats } from "./seats.ts";

/** Make the rematch of a table, or find the one that somebody made, and hold one's seats there; the new table. */
export async function joinRematch(table: string, game: string): Promise<string> {
  const held = heldTable(table)?.tokens ?? {};
  const made = await api.rematch(table, { tokens: Object.values(held) });
  const tokens = made.came_from.flatMap((before, seat) =>
    held[before] ? [[String(seat), held[before]] as const] : [],
  );
  holdSeats(made.table, game, Object.fromEntries(tokens));
  return made.table;
}
