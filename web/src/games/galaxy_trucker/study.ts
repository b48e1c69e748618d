/** How Galaxy Trucker speaks of answers: credits after the flight. */

import { t } from "$lib/i18n/index.ts";
import { numbered, positive, type Study } from "$lib/review/study.ts";

export const STUDY: Study = {
  gain: (best, done) => t("review.gain.galaxy-trucker", { best, done }),
  coachGain: (first, best, other) => t("coach.gain.galaxy-trucker", { first, best, other }),
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
