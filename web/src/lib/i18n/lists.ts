/** Names in a row and places in an order, as each language writes them. */

import { lang } from "./lang.svelte.ts";
import { localeOf } from "./languages.ts";
import { t } from "./own.ts";

/** "Vega, Orion and Lyra". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(lang.current), { type: "conjunction" }).format(names);
}

/** "1st", "2nd"; "1er", "2e"; "1.", "2.". */
export function ordinal(place: number): string {
  const kind = new Intl.PluralRules(localeOf(lang.current), { type: "ordinal" }).select(place);
  return t(kind === "one" || kind === "two" || kind === "few" ? `ordinal.${kind}` : "ordinal.other", { n: place });
}
