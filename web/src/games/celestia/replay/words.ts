/** The log and the players of a replay at one moment. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { LogLine } from "$lib/kit/messages/LogList.svelte";
import { leading } from "$lib/table/leads.ts";
import { words } from "$lib/net/words.svelte.ts";
import { DIARY } from "../film/diary.ts";
import { statusOf, treasuresOf, type Traveller } from "../table/status.ts";
import type { Event } from "../model/wire.ts";
import type { Frame } from "./frames.ts";

const MOST = 40;

/** Who did it; null for the table itself. */
export function seatOf(event: Event): number | null {
  return "seat" in event ? event.seat : null;
}

/** What had happened by then, newest first. */
export function linesUpTo(
  frames: readonly Frame[],
  at: number,
  names: readonly string[],
  rules: Readonly<Record<string, string>>,
): LogLine[] {
  const lines: LogLine[] = [];
  for (let i = at; i > 0 && lines.length < MOST; i -= 1) {
    const event = frames[i]?.event;
    if (!event || event === frames[i - 1]?.event || DIARY.silent.includes(event.event)) continue;
    const rule = rules[event.event];
    const actor = seatOf(event);
    const look = actor === null ? null : seatLook(actor);
    lines.push({
      id: i,
      look,
      runs: words.runs("celestia", "event", event.event, event as never, names),
      ...(rule ? { rule } : {}),
    });
  }
  return lines;
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
