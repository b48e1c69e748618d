/** Room for the question where it needs more of it, in pixels. */

import type { BoardParts } from "$lib/table/frame/contract.ts";
import type { PublicView } from "../model/wire.ts";

/** A faulty ship is explained at length, and each of its parts is an answer. */
const CHECK = { wide: 216, middle: 212 };
/** A component in hand: no shelf is left for the question to lie over, and the lit squares reach the last row. */
const HELD = { phone: 240 };

/** `held`: there is a component in hand, and a hint in the place of the shelf. */
export const apartIn = (phase: PublicView["phase"], held: boolean): BoardParts["apart"] =>
  phase === "check" ? CHECK : held ? HELD : undefined;
