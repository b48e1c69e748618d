/** Who is to sit at a table that is being set up. Plain data and plain changes of it. */

import type * as wire from "../generated/types.ts";

/** A person at this screen, a bot, or anybody who comes by the link. */
export type SeatKind = "here" | "bot" | "open";

export interface PlanSeat {
  /** Follows the seat when others are taken away. */
  readonly id: number;
  readonly kind: SeatKind;
  /** As typed; empty takes a name by number. */
  readonly name: string;
  readonly bot: string;
}

/** Names bots go by, the same in both languages. */
export const BOT_NAMES = ["Vega", "Orion", "Lyra", "Rigel", "Mira", "Altair", "Castor", "Spica"] as const;
export const BOT_LEVEL = "normal";

/** Seats with one more of a kind at the end. */
export function withSeat(seats: readonly PlanSeat[], kind: SeatKind, bot = BOT_LEVEL): PlanSeat[] {
  const id = 1 + Math.max(-1, ...seats.map((seat) => seat.id));
  return [...seats, { id, kind, name: "", bot }];
}

/** Seats with one of them changed. */
export function withChange(seats: readonly PlanSeat[], id: number, change: Partial<PlanSeat>): PlanSeat[] {
  return seats.map((seat) => (seat.id === id ? { ...seat, ...change, id } : seat));
}

/** The name each seat is shown and sent with: none is empty, bots have names of their own. */
export function namesOf(seats: readonly PlanSeat[], byNumber: (n: number) => string): string[] {
  const taken = new Set(seats.filter(({ kind }) => kind === "here").map(({ name }) => name.trim()));
  const free = BOT_NAMES.filter((name) => !taken.has(name));
  let bots = 0;
  return seats.map(({ kind, name }, at) => {
    if (kind === "open") return "";
    if (kind === "bot") return free[bots++] ?? byNumber(at + 1);
    return name.trim() || byNumber(at + 1);
  });
}

/** The seats as the server takes them. */
export function wireSeats(seats: readonly PlanSeat[], names: readonly string[]): wire.NewSeat[] {
  return seats.map(({ kind, bot }, at) => {
    if (kind === "open") return { kind: "open" };
    const name = names[at] ?? "";
    return kind === "bot" ? { kind: "bot", name, bot } : { kind: "person", name };
  });
}

/** The seats of a table that was played, to be set up again; people who came by the link may come again. */
export function seatsAgain(seats: readonly wire.SeatInfo[], mine: readonly number[]): PlanSeat[] {
  // Somebody who only looked on takes the first seat that a person had.
  const own = mine.length
    ? mine
    : seats
        .filter(({ kind }) => kind !== "bot")
        .map(({ seat }) => seat)
        .slice(0, 1);
  return seats.map(({ seat, kind, name, bot }) => {
    if (kind === "bot") return { id: seat, kind: "bot", name: "", bot: bot ?? BOT_LEVEL };
    const here = own.includes(seat);
    return { id: seat, kind: here ? "here" : "open", name: mine.includes(seat) ? name : "", bot: BOT_LEVEL };
  });
}

/** Seats as they were kept on this device, or null where they cannot be read. */
export function readSeats(data: unknown): PlanSeat[] | null {
  if (!Array.isArray(data) || !data.length || data.length > 8) return null;
  const seats = data.filter(isSeat);
  return seats.length === data.length ? seats.map((seat, id) => ({ ...seat, id })) : null;
}

function isSeat(data: unknown): data is PlanSeat {
  const seat = data as PlanSeat | null;
  return (
    ["here", "bot", "open"].includes(String(seat?.kind)) &&
    typeof seat?.name === "string" &&
    typeof seat.bot === "string"
  );
}
