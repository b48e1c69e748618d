/**
 * The test language: English with accents, and with its vowels twice in all but the shortest words, about a quarter
 * longer. What it cuts off or pushes out of its place, a translation will too.
 * `astrodrome.lang = en-XA` in the browser's storage turns it on.
 */

const VOWELS: Readonly<Record<string, string>> = {
  ...{ a: "àá", e: "éè", i: "îï", o: "öô", u: "ûü", A: "ÀÁ", E: "ÉÈ", I: "ÎÏ", O: "ÖÔ", U: "ÛÜ" },
};
const OTHERS: Readonly<Record<string, string>> = { c: "ç", n: "ñ", s: "š", z: "ž", C: "Ç", N: "Ñ", S: "Š", Z: "Ž" };
/** Words up to this length keep theirs: "to" and "the" do not grow in other languages either. */
const SHORT = 3;
/** Names that are the same in every language. */
const NAMES: readonly string[] = ["Astrodrome", "Celerium", "Celestia", "MemoRacers"];

/** A template in the test language; its fields stay as they are. */
export function pseudo(template: string): string {
  return template.replace(/\{[^}]*\}|[a-zA-Z]+/g, (found) => (found.startsWith("{") ? found : word(found)));
}

function word(plain: string): string {
  if (NAMES.includes(plain)) return plain;
  const long = plain.length > SHORT;
  return plain.replace(/[a-zA-Z]/g, (letter) => {
    const vowel = VOWELS[letter];
    return vowel ? (long ? vowel : vowel.charAt(0)) : (OTHERS[letter] ?? letter);
  });
}
