/** The log and the players of a replay at one moment. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import { leading } from "$lib/table/leads.ts";
import { statusOf, treasuresOf, type Traveller } from "../table/status.ts";
import type { Event } from "../model/wire.ts";
import type { Frame } from "./frames.ts";

/** Who did it; null for the table itself. */
export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}

/** The players as they were. */
export function travellersAt(frame: Frame, seats: readonly wire.SeatInfo[], me: number | null): Traveller[] {
  const { view } = frame.picture;
  const order = view.seats.map((_, i) => ((view.captain ?? 0) + i) % view.seats.length);
  const leaders = leading(view.seats.map(treasuresOf));
  return order.flatMap((seat) => {
    const one = view.seats[seat];
    const info = seats[seat];
    if (!one || !info) return [];
    return {
      seat,
      look: seatLook(seat),
      name: info.name,
      me: seat === me,
      now: frame.event !== null && seatOf(frame.event) === seat,
      bot: info.kind === "bot",
      captain: view.captain === seat && one.pawns > 0,
      lead: leaders.includes(seat),
      aboard: one.pawns > 0,
      view: one,
      ...statusOf(frame.picture, seat, false, false, []),
    };
  });
}
