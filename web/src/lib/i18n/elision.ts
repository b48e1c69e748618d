/**
 * French elision before a word put into a sentence: "de" and "Ada" make "d’Ada". The twin of the engine's
 * `kernel/languages.py`; both are held to tests/vectors/text.json.
 */

/** The end of a text whose last word drops its vowel: de, le, la, ne, se, que and its compounds. */
const ELIDED = /(?<![\p{L}\p{N}_’'-])(?:([dlns]|(?:jus|lors|puis|quoi)?qu)e|(l)a) $/iu;

/** A beginning that is spoken as a vowel: a silent h counts, the y of Yann does not. */
const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüœæ]|h(?!a)|ha(?:bi|ltère|rmoni|drien|meçon)|y(?![aeiouéè]))/iu;

/** Beginnings that look like those and are not elided: the h of "hors" is aspirated. */
const ASPIRATED =
  "héros|hérisson|hernie|heidi|heurt|hibou|hiss|hockey|holland|homard|hongr|hont|hors|hotte|huit|hurl|hutte";
const SPOKEN = new RegExp(`^(?:${ASPIRATED}|onz|ouistiti|oui(?!\\p{L}))`, "iu");

/** The first text as it stands before the second, its last word elided where French demands it. */
export function elided(before: string, inserted: string): string {
  if (!VOWEL.test(inserted) || SPOKEN.test(inserted)) return before;
  return before.replace(ELIDED, (_word, e?: string, a?: string) => `${e ?? a ?? ""}’`);
}
