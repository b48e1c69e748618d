/** Room for the question where it needs more of it, in pixels. */

import type { BoardParts } from "$lib/table/frame/contract.ts";
import type { TruckerDraft } from "../drafts/trucker.svelte.ts";
import type { PublicView } from "../model/wire.ts";

/** A faulty ship is explained at length, and each of its parts is an answer. */
const CHECK = { wide: 216, middle: 212 };
/** Another row of answers, and a hint between it and the ship, whose last row is lit and touched too. */
const YARD = { phone: 240 };
/** A hint leaves the ship less room: a question that lies over it as well would hide the figures. */
const FLIGHT = { middle: 208 };

/** `guided`: there is a hint. In the yard the question is tall while a component is in hand or can be moved. */
export function apartIn(phase: PublicView["phase"], guided: boolean, draft: TruckerDraft | null): BoardParts["apart"] {
  if (phase === "check") return CHECK;
  if (!guided) return undefined;
  const { yard } = draft ?? {};
  if (yard) return yard.active || yard.offer.loose !== null ? YARD : undefined;
  return phase === "flight" ? FLIGHT : undefined;
}
