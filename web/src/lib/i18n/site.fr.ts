/** Mots du site statique, de l’installation et des nouvelles versions en français. Même liste que site.en.ts. */

import type { siteEn } from "./site.en.ts";
import type { Same } from "./translate.ts";

export const siteFr: Same<typeof siteEn> = {
  "site.engine": "Le moteur chauffe",
  "site.loaded": "{loaded} sur {total} Mo, une seule fois. Ensuite, les jeux marchent aussi sans réseau.",
  "site.starting": "Il démarre. C’est l’affaire de quelques secondes.",
  "site.share": "{n} %",
  "site.meanwhile": "Déjà prêt :",
  "site.failed": "Le moteur n’a pas démarré.",
  "site.failedText":
    "Vérifie le réseau et réessaie. Une fenêtre privée ne garde peut-être rien, et un vieux navigateur ne suffit " +
    "peut-être pas.",
  "site.reload": "Recharger",
  "site.new": "Une nouvelle version est prête",
  "site.newText":
    "Les parties en cours gardent leurs règles jusqu’au bout. Elle s’installera d’elle-même à ta prochaine visite.",
  "site.later": "Plus tard",
  "site.expertHere": "Bot, expert (réfléchit parfois moins ici)",
  "site.lessThought": "Bot, difficile (réfléchit moins sur cet appareil)",
  "site.install": "Installer Astrodrome",
  "site.installText": "Son icône, le plein écran, et ça marche hors ligne.",
  "site.installDo": "Installer",
  "site.installPhone": "Sur un iPhone : Partager, puis Sur l’écran d’accueil.",
  "site.alone":
    "Ce site n’a pas de serveur : tu joues contre des bots ou à plusieurs devant cet écran. Les tables restent ici.",
};
