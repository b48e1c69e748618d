/** Who is in a vessel, and who looks on from the shore. */

import type { PublicView } from "../model/wire.ts";

/** Somebody is in a vessel; after a crash nobody is. */
export function someoneFlies({ pilot, seats }: PublicView): boolean {
  return pilot !== null || seats.some(({ pawns }) => pawns > 0);
}

/** Out of a voyage that goes on without this seat. */
export function isOut(view: PublicView, seat: number): boolean {
  return someoneFlies(view) && view.pilot !== seat && view.seats[seat]?.pawns === 0;
}
