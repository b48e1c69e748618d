/** Who is not at the table just now: a person whose page is closed, before a bot plays for them; a program. */

import type * as wire from "../generated/types.ts";
import type { AtTable } from "./context.ts";

/** Whether a program answers for a seat: a bot, a stand-in, or a bot that somebody runs. */
export function byProgram(info: wire.SeatInfo | undefined): boolean {
  return info !== undefined && (info.kind === "bot" || info.stand_in || info.program);
}

/** Whether the person of a seat is away; never oneself, a bot, or an automaton without a seat. */
export function isAway(table: AtTable | undefined, seat: number | undefined): boolean {
  const info = seat === undefined ? undefined : table?.session.line.seats[seat];
  if (!table || !info || table.session.latest?.status !== "running") return false;
  return info.kind === "person" && !info.connected && !info.stand_in && !table.session.mine.includes(info.seat);
}
