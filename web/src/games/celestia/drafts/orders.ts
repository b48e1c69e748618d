/** What a traveller sets aside: what could be played now, for the voyage; or everything, until the next city. */

import type { Order } from "$lib/table/orders.svelte.ts";
import type { ReactionOffer } from "../model/wire.ts";

/** Everything that could be done in a window, for the rest of the step. */
export const STEP: readonly Order[] = ["Play", "TakeLifeboat", "UseSpyglass", "UsePower", "PlaceHelp"].map((name) => ({
  action: { do: name },
  until: "step",
}));

/** What could be done now, kept back until the next voyage. */
export function keptBack(offer: ReactionOffer): readonly Order[] {
  const free = ({ refusal }: { refusal: unknown }): boolean => !refusal;
  const actions: Order["action"][] = [
    ...offer.cards.filter(free).map(({ card }) => ({ do: "Play", card })),
    ...offer.lifeboats.filter(free).map(({ card }) => ({ do: "TakeLifeboat", card })),
    ...offer.spyglasses.filter(free).map(({ city }) => ({ do: "UseSpyglass", city })),
    ...(offer.power && free(offer.power) ? [{ do: "UsePower" }] : []),
    ...(offer.help.length && !offer.help_refusal ? [{ do: "PlaceHelp" }] : []),
  ];
  return actions.map((action) => ({ action, until: "voyage" }));
}
