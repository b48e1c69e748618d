/** Typed wording: a dictionary per language with the same keys, read in the language of the page. */

import { lang } from "./lang.svelte.ts";
import { localeOf } from "./languages.ts";
import { Shelf, type Files } from "./shelf.svelte.ts";
import { render, type Args } from "./template.ts";

/** A dictionary with the keys of another: a language has what English has, no more, no less. */
export type Same<Dictionary> = { readonly [Key in keyof Dictionary]: string };
/** A dictionary that may lack keys. Whether a language is complete, `python -m tools.languages` says. */
export type Some<Dictionary> = Partial<Same<Dictionary>>;

/** A function that says a key in the page's language; it follows the language switch. */
export type Say<Key extends string> = (key: Key, args?: Args) => string;

/**
 * The sayer of a dictionary: its English, and the files of the other languages, `import.meta.glob("./??.ts")`. Games
 * make their own, beside the page's `t`.
 */
export function sayer<Dictionary extends Readonly<Record<string, string>>>(
  source: Dictionary,
  files: Files,
): Say<keyof Dictionary & string> {
  const shelf = new Shelf(source, files);
  lang.add(shelf);
  return (key, args = {}) => render(lang.dress(shelf.template(key, lang.current)), args, { lang: lang.current });
}

/** A number as the page's language writes it: decimal comma in French and German, true minus in all. */
export function figure(value: number): string {
  return new Intl.NumberFormat(localeOf(lang.current))
    .format(value)
    .replace("-", "\u2212")
    .replaceAll("\u202f", "\u00a0");
}
