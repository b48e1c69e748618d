/** What Celestia says: its own words for the page, and the engine's sentences with names filled in. */

import { lang, lowered, sayer, type Args } from "$lib/i18n/index.ts";
import { words } from "$lib/net/words.svelte.ts";
import type { Card, PlaceView, Refusal, Symbol4 } from "../model/wire.ts";
import { en } from "./en.ts";

export const ct = sayer(en, import.meta.glob(["./??.ts", "!./en.ts"]));
export type CelestiaText = keyof typeof en;

/** A sentence of the engine. */
export function say(section: string, key: string, args: Args = {}, names: readonly string[] = []): string {
  return words.say("celestia", section, key, args, names);
}

/** The engine's word for a value: a card, a character. */
export function term(table: string, value: string): string {
  return words.term("celestia", table, value);
}

export function cardWord(card: Card): string {
  return term("card", card);
}

/** The card that an answer was about; null where it was about something else. */
export function cardTried(answer: object): string | null {
  return "card" in answer && typeof answer.card === "string" ? cardWord(answer.card as Card) : null;
}

/** What a card does, in one line. */
export function cardLine(card: Card): string {
  return say("card-line", card);
}

/** Why something cannot be done. */
export function why(refusal: Refusal, names: readonly string[] = []): string {
  return say("refusal", refusal.key, refusal.args, names);
}

const NAMED = new Map<number, CelestiaText>([
  [1, "city.1"],
  [12, "city.12"],
  [15, "city.15"],
  [25, "city.25"],
]);

/** The name of a city where it is known, else its number. */
export function cityName(value: number): string {
  const key = NAMED.get(value);
  return key ? ct(key) : ct("city.n", { n: value });
}

/** A place inside a sentence: "Karios", "city 9". */
export function placeName(place: PlaceView): string {
  if (place.spot === "space") return ct("place.space");
  if (place.spot === "forgotten") return ct("place.forgotten");
  return cityInside(place.city ?? 0);
}

export function cityInside(value: number): string {
  const key = NAMED.get(value);
  return key ? ct(key) : ct("city.lower", { n: value });
}

/** What comes from a city: "from city 9", "from Karios". */
export function ofCity(value: number): string {
  const key = NAMED.get(value)?.replace("city", "of") as CelestiaText | undefined;
  return key ? ct(key) : ct("of.n", { n: value });
}

/** "2 fog, 1 pirates" as people say it: each need by its word, with its count where there are several. */
export function needWords(needs: readonly Symbol4[]): string {
  const kinds = [...new Set(needs)];
  return kinds
    .map((kind) => {
      const count = needs.filter((need) => need === kind).length;
      const word = lowered(ct(`face.${kind}`), lang.current);
      return count > 1 ? `${count}\u00a0× ${word}` : word;
    })
    .join(", ");
}

/** The needs as the start of a sentence. */
export function needSentence(needs: readonly Symbol4[]): string {
  const said = needWords(needs);
  return said ? `${said.charAt(0).toUpperCase()}${said.slice(1)}. ` : "";
}

/** Cards by name, with counts: "Compass, 2 × Turbo". */
export function cardList(cards: readonly Card[]): string {
  return [...new Set(cards)]
    .map((card) => {
      const count = cards.filter((one) => one === card).length;
      return count > 1 ? `${count}\u00a0× ${cardWord(card)}` : cardWord(card);
    })
    .join(", ");
}
