/** How Celerium speaks of answers: points after the round, and what the card beside a button says. */

import { t } from "$lib/i18n/index.ts";
import { words } from "$lib/net/words.svelte.ts";
import type { Fields, Study } from "$lib/review/study.ts";

const GAME = "celerium";
const BOOSTS = ["shield", "line", "planet"] as const;

export const STUDY: Study = {
  gain: (best, done) => t("review.gain.celerium", { best, done }),
  coachGain: (first, best, other) => t("coach.gain.celerium", { first, best, other }),
  answer: (said, verb, fields) => {
    const more = detailOf(verb, fields);
    return more ? `${said} (${more})` : said;
  },
};

/** What the button of an answer leaves to the card beside it: there is none in a list. */
function detailOf(verb: string, fields: Fields): string {
  if (verb === "Play") return String(fields["card"]);
  if (verb === "BuyCards")
    return t("review.cards", { one: figureOf(fields, 1), two: figureOf(fields, 2), three: figureOf(fields, 3) });
  if (verb === "ActivateBoosts") {
    const active = BOOSTS.filter((boost) => fields[boost]).map((boost) => words.term(GAME, "boost", boost));
    return active.join(", ") || t("review.noBoost");
  }
  const upgrade = fields["upgrade"];
  return typeof upgrade === "string" ? upgradeWords(upgrade) : "";
}

const figureOf = (fields: Fields, level: number): number => Number(fields[`level_${level}`] ?? 0);

/** An Upgrade by its family and its lines: `twin-blue-green`. */
function upgradeWords(upgrade: string): string {
  const family = ["all-terrain"].find((long) => upgrade.startsWith(long)) ?? upgrade.split("-")[0] ?? "";
  const lines = upgrade.slice(family.length).split("-").filter(Boolean);
  return [words.term(GAME, "family", family), ...lines.map((line) => words.term(GAME, "line", line))].join(", ");
}
