/** How Celestia speaks of answers: points after the voyage, the captain's chance, dice and Help cards by name. */

import { t } from "$lib/i18n/index.ts";
import { words } from "$lib/net/words.svelte.ts";
import { numbered, type Fields, type Study } from "$lib/review/study.ts";

export const STUDY: Study = {
  gain: (best, done) => t("review.gain.celestia", { best, done }),
  coachGain: (first, best, other) => t("coach.gain.celestia", { first, best, other }),
  fact: (_, n, now) => t(now ? "coach.captain" : "review.fact.captain", { n }),
  answer: (said, verb, fields) => {
    const more = detailOf(verb, fields);
    return more ? `${said} (${more})` : said;
  },
  sections: () => numbered(t("review.axis.voyage"), "voyage"),
};

/** What the table shows beside an answer: there is none in a list. */
function detailOf(verb: string, { dice, cards }: Fields): string {
  if (verb === "Reroll" && Array.isArray(dice)) {
    const list = dice.map((die) => Number(die) + 1).join(", ");
    return list ? t("review.dice", { n: dice.length, list }) : t("review.dice.none");
  }
  if (!Array.isArray(cards)) return "";
  return cards.map((card) => words.term("celestia", "card", String(card))).join(", ");
}
