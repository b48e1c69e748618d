/** Reaction windows: which questions they are, and whether an offer leaves anything to do. */

import type { Prompt } from "$lib/table/types.ts";
import type { ReactionOffer, Voyage } from "./wire.ts";

type Asked = Prompt<Voyage> | null;

export const WINDOWS: readonly string[] = [
  "PlayersBeforeRoll",
  "PlayersAfterAnnouncements",
  "PlayersAfterSuccess",
  "PlayersAfterCrash",
  "PlayersAtLaying",
  "PlayersAtFall",
];

/** The offer of a prompt, where the prompt is a window. */
export function reactionOf(prompt: Asked): ReactionOffer | null {
  switch (prompt?.decision) {
    case "PlayersBeforeRoll":
    case "PlayersAfterAnnouncements":
    case "PlayersAfterSuccess":
    case "PlayersAfterCrash":
    case "PlayersAtLaying":
    case "PlayersAtFall":
      return prompt.offer;
    default:
      return null;
  }
}

/** True when everybody who takes a treasure is asked for a card and this one has none: nothing is left to choose. */
export function idle(prompt: Asked): boolean {
  return prompt?.decision === "DrawerMayInstruct" && prompt.offer.instructor !== null;
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
