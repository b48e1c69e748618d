/** Reading offers: nothing is decided here, only found. */

import type * as wire from "$lib/generated/types.ts";
import { rt } from "../text/words.ts";
import type { AimOffer, Kind, Landing, PlaceOffer } from "../wire.ts";

/** The offer of a prompt, as the name of the question says. */
export function offerAt<Offer>(prompt: wire.Prompt | null): Offer {
  return prompt?.offer as unknown as Offer;
}

/** What follows on the square of a landing. */
export function landingWords({ square, meteor, again }: Landing): string {
  if (meteor) return rt("landing.meteor", { square });
  return again ? rt("landing.again", { square, n: again }) : rt("landing.plain", { square });
}

/** Vehicles that an open question lets be chosen on the board. */
export function targetsOf(prompt: wire.Prompt | null): { seat: number; kind: Kind }[] {
  if (prompt?.decision !== "FranchiseAims") return [];
  return offerAt<AimOffer>(prompt).targets.filter(({ refusal }) => !refusal).map(({ seat, vehicle }) => ({ seat, kind: vehicle }));
}

/** Squares that an own vehicle could be placed on. */
export function placesOf(prompt: wire.Prompt | null): PlaceOffer["places"] {
  return prompt?.decision === "FranchisePlaces" ? offerAt<PlaceOffer>(prompt).places : [];
}
