/** Room for the question where a phase needs more of it, in pixels. */

import type { BoardParts } from "$lib/table/frame/contract.ts";
import type { PublicView } from "../model/wire.ts";

/** A faulty ship is explained at length, and each of its parts is an answer. */
const CHECK = { wide: 216, middle: 212 };

export const apartIn = (phase: PublicView["phase"]): BoardParts["apart"] => (phase === "check" ? CHECK : undefined);
