/** Reaction windows: which questions they are, and whether an offer leaves anything to do. */

import type * as wire from "$lib/generated/types.ts";
import { offerOf, type DrawOffer, type ReactionOffer } from "../wire.ts";

export const WINDOWS: readonly string[] = [
  "PlayersBeforeRoll",
  "PlayersAfterAnnouncements",
  "PlayersAfterSuccess",
  "PlayersAfterCrash",
  "PlayersAtLaying",
  "PlayersAtFall",
];

/** The offer of a prompt, where the prompt is a window. */
export function reactionOf(prompt: wire.Prompt | null): ReactionOffer | null {
  return prompt && WINDOWS.includes(prompt.decision) ? offerOf<ReactionOffer>(prompt) : null;
}

/** True when everybody who takes a treasure is asked for a card and this one has none: nothing is left to choose. */
export function idle(prompt: wire.Prompt | null): boolean {
  return prompt?.decision === "DrawerMayInstruct" && offerOf<DrawOffer>(prompt).instructor !== null;
}

/** True when something could be done now, as the offer says. */
export function couldAct(offer: ReactionOffer): boolean {
  const free = ({ refusal }: { refusal: unknown }): boolean => !refusal;
  return (
    offer.cards.some(free) ||
    offer.lifeboats.some(free) ||
    offer.spyglasses.some(free) ||
    (offer.power !== null && free(offer.power)) ||
    (offer.help.length > 0 && !offer.help_refusal)
  );
}
