/** The log and the franchises of a replay at one moment. */

import type * as wire from "$lib/generated/types.ts";
import type { LogLine } from "$lib/kit/messages/LogList.svelte";
import { leading } from "$lib/table/leads.ts";
import { words } from "$lib/net/words.svelte.ts";
import { DIARY } from "../film/diary.ts";
import { orderOf, rankOf, type Row } from "../table/status.ts";
import { lookOf } from "../text/words.ts";
import type { Event } from "../model/wire.ts";
import type { Frame } from "./frames.ts";

const MOST = 40;

/** Who did it; null for the table itself. */
export function seatOf(event: Event | null): number | null {
  return event && "seat" in event ? event.seat : null;
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
    const frame = frames[i];
    const event = frame?.event;
    if (!frame || !event || DIARY.silent.includes(event.event)) continue;
    const actor = seatOf(event);
    const rule = rules[event.event];
    lines.push({
      id: i,
      look: actor === null ? null : lookOf(frame.picture.view, actor),
      runs: words.runs("celerium", "event", event.event, event as never, names),
      ...(rule ? { rule } : {}),
    });
  }
  return lines;
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
          rank: leaders.length ? rankOf(view, seat) : 0,
          lead: leaders.includes(seat),
          view: one,
          status: "",
        }
      : [];
  });
}
