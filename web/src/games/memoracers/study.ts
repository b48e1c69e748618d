/** How MemoRacers speaks of answers: a program by its lanes, and the tiles that it flies. */

import { t } from "$lib/i18n/index.ts";
import { numbered, type Study } from "$lib/review/study.ts";

export const STUDY: Study = {
  gain: (best, done) => t("review.gain.memoracers", { best, done }),
  answer: (said, verb, { lanes, force }) => {
    if (verb !== "Program" || !Array.isArray(lanes)) return said;
    return force ? `${lanes.join(" · ")} (${t("review.force")})` : lanes.join(" · ");
  },
  puzzle: () => t("puzzle.open"),
  sections: () => numbered(t("review.axis.lap"), "round"),
};
