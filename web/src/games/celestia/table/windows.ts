/** Reaction windows: which questions they are, and whether an offer leaves anything to do. */

import type * as wire from "$lib/generated/types.ts";
import { offerOf, type ReactionOffer } from "../wire.ts";

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
