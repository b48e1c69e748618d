/** Typed wording: a dictionary per language with the same keys, read in the language of the page. */

import { lang } from "./lang.svelte.ts";
import { render, type Args, type Lang } from "./template.ts";

/** A dictionary with the keys of another: French has what English has, no more, no less. */
export type Same<Dictionary> = { readonly [Key in keyof Dictionary]: string };

/** A function that says a key in the page's language; it follows the language switch. */
export type Say<Key extends string> = (key: Key, args?: Args) => string;

/** The sayer of two dictionaries; games make their own, beside the page's `t`. */
export function sayer<Dictionary extends Readonly<Record<string, string>>>(
  en: Dictionary,
  fr: Same<Dictionary>,
): Say<keyof Dictionary & string> {
  const books: Record<Lang, Same<Dictionary>> = { en, fr };
  return (key, args = {}) => render(books[lang.current][key], args, { lang: lang.current });
}

/** A number as the page's language writes it: decimal comma in French, true minus in both. */
export function figure(value: number): string {
  return new Intl.NumberFormat(lang.current === "fr" ? "fr-FR" : "en-GB")
    .format(value)
    .replace("-", "\u2212")
    .replaceAll("\u202f", "\u00a0");
}
