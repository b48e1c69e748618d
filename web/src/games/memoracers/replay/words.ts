/** The log and the line of tokens of a replay at one moment. */

import { seatLook } from "$lib/draw/seats.ts";
import type * as wire from "$lib/generated/types.ts";
import type { StripSeat } from "$lib/table/frame/SeatStrip.svelte";
import { mt } from "../text/index.ts";
import type { Frame } from "./frames.ts";

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
