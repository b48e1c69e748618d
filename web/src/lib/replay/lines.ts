/** The log of a replay: the whole game, newest first; each line knows the move at which it happened. */

import { seatLook, type SeatLook } from "../draw/seats.ts";
import type { LogLine } from "../kit/messages/LogList.svelte";
import { words } from "../net/words.svelte.ts";
import { argsOf } from "../table/read.ts";

interface Told {
  readonly game: string;
  readonly frames: readonly { readonly event: { readonly event: string } | null }[];
  readonly names: readonly string[];
  readonly rules: Readonly<Record<string, string>>;
  /** Events that are no line. */
  readonly silent: readonly string[];
  /** The colour and shape of a seat at a move, where a game has its own. */
  readonly look?: (seat: number, move: number) => SeatLook;
}

/** A line's id is its move. */
export function linesOf({ game, frames, names, rules, silent, look = seatLook }: Told): LogLine[] {
  return frames
    .flatMap(({ event }, move): LogLine[] => {
      if (!event || event === frames[move - 1]?.event || silent.includes(event.event)) return [];
      const seat = "seat" in event && typeof event.seat === "number" ? event.seat : null;
      const rule = rules[event.event];
      return [
        {
          id: move,
          look: seat === null ? null : look(seat, move),
          runs: words.runs(game, "event", event.event, argsOf(event), names),
          ...(rule ? { rule } : {}),
        },
      ];
    })
    .reverse();
}
