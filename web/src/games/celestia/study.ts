/** How Celestia speaks of answers: points after the voyage, and the captain's chance. */

import { t } from "$lib/i18n/index.ts";
import { numbered, type Study } from "$lib/review/study.ts";

export const STUDY: Study = {
  gain: (best, done) => t("review.gain.celestia", { best, done }),
  coachGain: (first, best, other) => t("coach.gain.celestia", { first, best, other }),
  fact: (_, n, now) => t(now ? "coach.captain" : "review.fact.captain", { n }),
  sections: () => numbered(t("review.axis.voyage"), "voyage"),
};
