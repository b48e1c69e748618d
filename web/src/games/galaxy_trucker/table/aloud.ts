/** What ears need beside the sentences of the log: the lines of a card that is turned up. */

import { ended } from "$lib/kit/messages/situation.ts";
import { cardFor, cardWords } from "../flight/card/card.ts";
import type { Box } from "../model/box.ts";
import type { Event } from "../model/events.ts";
import type { PublicView } from "../model/wire.ts";

/** `me` is the seat in front of the screen: a card is told as its ship meets it. */
export function aloud(event: Event, view: PublicView, box: Box, me: number | null): string {
  if (event.event !== "CardRevealed") return "";
  const card = box.card(event.card);
  return cardWords(me === null ? card : cardFor(card, view, me))
    .map(ended)
    .join(" ");
}
