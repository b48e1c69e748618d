/** How Galaxy Trucker speaks of answers: credits after the flight, doubles, planets, parts and squares in words. */

import { t } from "$lib/i18n/index.ts";
import { numbered, positive, type Fields, type Study } from "$lib/review/study.ts";

/** The engine's grid, and the printed number of its first column and row. */
const WIDTH = 11;
const CORNER = 2;

export const STUDY: Study = {
  gain: (best, done) => t("review.gain.galaxy-trucker", { best, done }),
  coachGain: (first, best, other) => t("coach.gain.galaxy-trucker", { first, best, other }),
  answer: (said, verb, fields) => {
    const more = detailOf(verb, fields);
    return more ? `${said} (${more})` : said;
  },
  /** The sections of a single flight are its cards. */
  sections: (first) => {
    const flights = first?.["flights"];
    if (Array.isArray(flights) && flights.length > 1) return numbered(t("review.axis.flight"), "flight");
    return {
      name: t("review.axis.card"),
      at: (table) => (Array.isArray(table?.["revealed"]) ? positive(table["revealed"].length) : null),
    };
  },
};

/** What the ship or the card shows beside an answer: there is none in a list. */
function detailOf(verb: string, { doubles, planet, part, square }: Fields): string {
  if (verb === "Power" && Array.isArray(doubles)) {
    const counts = doubles.map(Number);
    const [ahead, aside] = counts;
    if (counts.length === 2) return t("review.doublesAhead", { ahead: ahead ?? 0, aside: aside ?? 0 });
    return t("review.doubles", { n: counts.reduce((sum, n) => sum + n, 0) });
  }
  if (typeof planet === "number") return t("review.planet", { n: planet + 1 });
  if (typeof part === "number") return t("review.part", { n: part + 1 });
  if (typeof square !== "number") return "";
  return t("review.square", { column: (square % WIDTH) + CORNER, row: Math.floor(square / WIDTH) + CORNER });
}
