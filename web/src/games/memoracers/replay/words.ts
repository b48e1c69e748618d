/** The log and the line of tokens of a replay at one moment. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { LogLine } from "$lib/kit/messages/LogList.svelte";
import type { StripSeat } from "$lib/table/frame/SeatStrip.svelte";
import { words } from "$lib/net/words.svelte.ts";
import { DIARY } from "../film/diary.ts";
import { mt } from "../text/index.ts";
import type { Frame } from "./frames.ts";

const MOST = 40;

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
    const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
    const rule = rules[event.event];
    lines.push({
      id: i,
      look: seat === null ? null : seatLook(seat),
      runs: words.runs("memoracers", "event", event.event, event as never, names),
      ...(rule ? { rule } : {}),
    });
  }
  return lines;
}

/** All seats as tokens with their Speed. */
export function stripAt(
  frame: Frame,
  seats: readonly wire.SeatInfo[],
  me: number | null,
  leads: readonly number[],
): StripSeat[] {
  return frame.picture.order.map((seat) => {
    const ship = frame.picture.ships[seat];
    const speed = ship?.speed ?? 0;
    return {
      seat,
      look: seatLook(seat),
      name: seats[seat]?.name ?? "",
      word: (ship?.racing ?? true) ? mt("speed.n", { n: speed }) : mt("crash"),
      label: `${seats[seat]?.name ?? ""}, ${mt("speed.n", { n: speed })}`,
      me: seat === me,
      lead: leads.includes(seat),
      now: frame.picture.actor === seat,
      done: false,
      gone: !(ship?.racing ?? true),
      bot: seats[seat]?.kind === "bot",
    };
  });
}
