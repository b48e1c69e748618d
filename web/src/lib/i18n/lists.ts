/** Names in a row and places in an order, as each language writes them. */

import { lang } from "./lang.svelte.ts";

/** "Vega, Orion and Lyra". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(lang.current === "en" ? "en-GB" : lang.current, { type: "conjunction" }).format(names);
}

/** "1st", "2nd"; "1er", "2e". */
export function ordinal(place: number): string {
  if (lang.current === "fr") return place === 1 ? "1er" : `${place}e`;
  const ends: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd" };
  return `${place}${ends[new Intl.PluralRules("en", { type: "ordinal" }).select(place)] ?? "th"}`;
}
