/** Les mots de MemoRacers autour de sa table, en français. Mêmes clés que pages.en.ts. */

import type { Same } from "$lib/i18n/translate.ts";
import type { pagesEn } from "./pages.en.ts";

export const pagesFr: Same<typeof pagesEn> = {
  "over.and": " et ",
  "over.comma": ", ",
  "over.winner": "Victoire",
  "over.shared": "Victoire partagée",
  "over.title": "{n|Victoire du championnat|Victoire partagée du championnat}",
  "over.soloLost": "Course solo perdue",
  "over.soloScore": "{n|# point|# points}",
  "over.laps": "{n|# tour|# tours}",
  "over.points": "{n|# point|# points}",
  "over.series": "{n|Après # course : le plus haut total gagne.|Après # courses : le plus haut total gagne.}",
  "over.why.laps": "Le troisième tour a été bouclé à la manche {round}.",
  "over.why.last-ship": "Le seul vaisseau encore en course à la fin de la manche {round}.",
  "over.why.all-crashed": "Tous les vaisseaux se sont écrasés à la manche {round} ; le plus avancé gagne.",
  "over.why.solo-arrival": "Rentré à la manche {round}, avec un score encore à {marker}.",
  "over.why.solo-crash": "Le dernier bouclier a été perdu à la manche {round}.",
  "over.why.solo-time": "Le score est tombé à 0 à la manche {round}, avant la fin du troisième tour.",
  "over.crash": "écrasé, manche {round}",
  "over.first": "en tête",
  "over.home": "en course",
  "over.race": "Course {n}",
  "over.all": "tout {series}",
  "over.ranks": "Score et rangs",
  "over.track": "Score {n} : {rank}",
  "over.trackLost": "Pas de score : la course est perdue",
};
