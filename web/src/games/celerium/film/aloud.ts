/** What ears need beside the sentences of the log: what a planet asks, what a control checks, cards that are bought. */

import { t } from "$lib/i18n/index.ts";
import { LINES, type Event } from "../model/wire.ts";
import { cardBook } from "../text/cards.svelte.ts";
import { cardWords } from "../text/describe.ts";
import { modifierText, rt } from "../text/words.ts";

export function aloud(event: Event): string {
  switch (event.event) {
    case "PlanetRevealed": {
      const { planet } = event;
      const lines = LINES.map((line) => `${rt(`line.${line}`)} ${modifierText(planet[line])}`);
      return `${rt(`type.line.${planet.type}`)} ${lines.join(", ")}`;
    }
    case "ControlTurned":
      return event.control.boosts.map((boost) => rt(`boost.${boost}`)).join(", ");
    case "CardsSeen":
      return event.cards.length ? `${rt("say.bought")}${t("colon")} ${event.cards.map(named).join("; ")}` : "";
    default:
      return "";
  }
}

/** A card by what is on it; by its name alone where the book of cards is not here yet. */
function named(card: string): string {
  const face = cardBook.face(card);
  return face ? cardWords(face) : card;
}
