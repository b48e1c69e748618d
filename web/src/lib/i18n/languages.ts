/**
 * The languages and how each one counts; the list is the engine's (`kernel/text/languages.toml`), and nothing here
 * names one. Plural conditions are read as the engine reads them: both are held to tests/vectors/plurals.json.
 */

import { LANGUAGES, type Lang } from "../generated/languages.ts";

export type { Lang } from "../generated/languages.ts";

/** The languages that are offered, in the order of the menu. */
export const LANGS: readonly Lang[] = LANGUAGES.filter(({ complete }) => complete).map(({ id }) => id);

/** The language every key begins in; a key without a sentence in another one is said in this. */
export const SOURCE: Lang = LANGUAGES[0].id;

/** The languages for a menu, each by its own name. */
export const LANGUAGE_OPTIONS: readonly { value: Lang; text: string }[] = LANGUAGES.filter(
  ({ complete }) => complete,
).map(({ id, name }) => ({ value: id, text: name }));

function row(lang: Lang): (typeof LANGUAGES)[number] {
  return LANGUAGES.find(({ id }) => id === lang) ?? LANGUAGES[0];
}

/** The language by its own name. */
export function nameOf(lang: Lang): string {
  return row(lang).name;
}

/** Numbers, lists and sorting of a language, as browsers know them. */
export function localeOf(lang: Lang): string {
  return row(lang).locale;
}

/** Whether "de" and "Ada" make "d’Ada". */
export function elides(lang: Lang): boolean {
  return row(lang).elision;
}

/** A label inside a sentence: with a small letter, where the language does not write nouns with a capital. */
export function lowered(label: string, lang: Lang): string {
  const { capitals, locale } = row(lang);
  return capitals ? label : label.toLocaleLowerCase(locale);
}

/** Which form of a word a number takes: the first one whose condition holds, else the last. */
export function pluralForm(count: number, lang: Lang): number {
  const conditions: readonly string[] = row(lang).plural;
  const found = conditions.findIndex((condition) => holds(condition, count));
  return found < 0 ? conditions.length : found;
}

/** Whether a plural condition holds for a number: `n % 10 = 2..4 and n % 100 != 12..14`. */
export function holds(condition: string, count: number): boolean {
  return condition
    .split(" or ")
    .some((part) => part.split(" and ").every((relation) => related(relation, Math.abs(count))));
}

function related(relation: string, count: number): boolean {
  const parts = /^([ni])(?: % (\d+))? (=|!=) ([\d.,]+)$/.exec(relation);
  if (!parts) throw new SyntaxError(`${relation} is not a relation such as n % 10 = 2..4`);
  const [, operand, modulus, sign, spans = ""] = parts;
  const whole = operand === "i" ? Math.trunc(count) : count;
  const value = modulus ? whole % Number(modulus) : whole;
  const inside = spans.split(",").some((span) => {
    const [least, most = least] = span.split("..").map(Number);
    return Number.isInteger(value) && least !== undefined && most !== undefined && least <= value && value <= most;
  });
  return inside === (sign === "=");
}
