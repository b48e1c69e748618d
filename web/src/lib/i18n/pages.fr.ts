/** Les pages autour de la table en français. Mêmes clés que pages.en.ts. */

import type { pagesEn } from "./pages.en.ts";
import type { Same } from "./translate.ts";

export const pagesFr: Same<typeof pagesEn> = {
  loading: "Un instant…",
  "table.gone": "Il n’y a pas de table à ce code, ou ton siège n’est plus à toi. Vérifie le code.",
  "table.code": "Code",
  "table.stopped": "Cette table s’est arrêtée",
  "table.stoppedText":
    "Une panne l’a arrêtée. Chaque coup jusqu’ici est gardé ; elle ne prend plus de réponse. Les autres tables continuent.",
  "wait.title": "On attend les pilotes",
  "wait.here": "est là",
  "wait.away": "pas encore là",
  "wait.bot": "bot",
  "wait.free": "pour qui vient par le lien",
  "wait.you": "toi",
  "wait.starts": "La partie commence d’elle-même quand tout le monde est là.",
  "wait.startsSoon":
    "Tous les sièges sont pris. La partie commence quand tout le monde a ouvert la page, ou après une minute.",
  "wait.link": "Lien de cette table",
  "wait.copy": "Copier le lien",
  "wait.copied": "Copié",
  "wait.copyFailed": "Sélectionne le lien et copie-le.",
  "wait.join": "Prendre un siège",
  "wait.name": "Ton nom",
  "wait.joinText": "{n|# siège est libre.|# sièges sont libres.}",
  "wait.full": "Tous les sièges sont pris. Tu peux regarder.",
  "over.phase": "Terminé",
  "over.again": "Rejouer",
  "over.replay": "Voir la relecture",
  "over.look": "Regarder la table",
  "over.home": "Tous les jeux",
};
