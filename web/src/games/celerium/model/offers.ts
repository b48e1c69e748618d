/** Reading offers: nothing is decided here, only found. */

import type { Prompt } from "$lib/table/types.ts";
import type { Kind, PlaceOffer, Rally } from "./wire.ts";

type Asked = Prompt<Rally> | null;

/** Vehicles that an open question lets be chosen on the board. */
export function targetsOf(question: Asked): { seat: number; kind: Kind }[] {
  if (question?.decision !== "FranchiseAims") return [];
  return question.offer.targets.filter(({ refusal }) => !refusal).map(({ seat, vehicle }) => ({ seat, kind: vehicle }));
}

/** Squares that an own vehicle could be placed on. */
export function placesOf(question: Asked): PlaceOffer["places"] {
  return question?.decision === "FranchisePlaces" ? question.offer.places : [];
}
