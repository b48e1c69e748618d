/** Room for the question where it needs more of it, in pixels. */

import type { BoardParts } from "$lib/table/frame/contract.ts";
import type { PublicView } from "../model/wire.ts";

/** A faulty ship is explained at length, and each of its parts is an answer. */
const CHECK = { wide: 216, middle: 212 };
/** Another row of answers, and a hint between it and the ship: squares of the last row are lit and touched too. */
const TALL = { phone: 240 };

/** `tall`: under a hint, a component is in hand or can be moved. */
export const apartIn = (phase: PublicView["phase"], tall: boolean): BoardParts["apart"] =>
  phase === "check" ? CHECK : tall ? TALL : undefined;
