/** The pawns aboard the aircraft, from the helm backwards. */

import { seatLook, type SeatLook } from "$lib/draw/seats.ts";
import type { PublicView } from "../model/wire.ts";

export interface Pawn {
  readonly key: string;
  readonly seat: number;
  readonly look: SeatLook;
  readonly captain: boolean;
  /** Stays, deciding now, or has not said. */
  readonly mark: "stays" | "deciding" | "waits" | null;
  /** The person at this screen is asked. */
  readonly mine: boolean;
  /** The pawn of the person at this screen. */
  readonly own: boolean;
}

export interface Asked {
  /** Who answers at this screen, and whose pawn wears "You". */
  readonly me: number | null;
  readonly you: number | null;
  /** Who is asked to announce, while everybody announces. */
  readonly deciding: readonly number[];
  readonly announcing: boolean;
}

/** Where a pawn stands in the basket, from its middle. */
export function pawnX(i: number, count: number): number {
  return 46 - i * (count > 4 ? 118 / count : 30);
}

export function pawnsOf(view: PublicView, { me, you, deciding, announcing }: Asked): Pawn[] {
  const order = view.seats.map((_, i) => ((view.captain ?? 0) + i) % view.seats.length);
  const markOf = (seat: number): Pawn["mark"] => {
    if (seat === view.captain || !announcing) return null;
    if (view.seats[seat]?.announced === "stays") return "stays";
    return deciding.includes(seat) ? "deciding" : "waits";
  };
  return order.flatMap((seat) =>
    Array.from({ length: view.seats[seat]?.pawns ?? 0 }, (_, i) => ({
      key: `${seat}.${i}`,
      seat,
      look: seatLook(seat),
      captain: seat === view.captain && i === 0,
      mark: i === 0 ? markOf(seat) : null,
      mine: i === 0 && seat === me && deciding.includes(seat),
      own: i === 0 && seat === you,
    })),
  );
}
