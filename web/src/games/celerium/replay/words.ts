/** The log and the franchises of a replay at one moment. */

import type * as wire from "$lib/generated/types.ts";
import { leading } from "$lib/table/leads.ts";
import { orderOf, ranksOf, type Row } from "../table/status.ts";
import { lookOf } from "../text/words.ts";
import type { Event } from "../model/wire.ts";
import type { Frame } from "./frames.ts";

/** Who did it; null for the table itself. */
export function seatOf(event: Event | null): number | null {
  return event && "seat" in event ? event.seat : null;
}

/** The franchises as they were. */
export function rowsAt(
  frame: Frame,
  seats: readonly wire.SeatInfo[],
  names: readonly string[],
  me: number | null,
): Row[] {
  const { view } = frame.picture;
  const leaders = leading(view.franchises.map(({ score }) => score));
  const ranks = ranksOf(view);
  return orderOf(view, frame.step).flatMap((seat) => {
    const one = view.franchises[seat];
    return one
      ? {
          seat,
          look: lookOf(view, seat),
          name: names[seat] ?? "",
          me: seat === me,
          now: seatOf(frame.event) === seat,
          bot: one.rival || seats[seat]?.kind === "bot",
          first: view.first === seat,
          rank: ranks[seat] ?? 0,
          lead: leaders.includes(seat),
          view: one,
          status: "",
        }
      : [];
  });
}
