/** Jouer sur plusieurs jours : être prévenu, heures calmes, la semaine d’une table. Mêmes clés que en.ts. */

import type { Same } from "$lib/i18n/index.ts";
import type { en } from "./en.ts";

export const fr: Same<typeof en> = {
  "notices.text":
    "Un message en ton absence : quand c’est à toi, 4 h avant la fin de ton temps, pour une revanche. Rien d’autre.",
  "notices.push": "Sur cet appareil",
  "notices.pushText": "Une notification de ce navigateur, même page fermée.",
  "notices.pushNot":
    "Ce navigateur ne le peut pas ici : il faut https et une page installée. Garde l’onglet " +
    "ouvert : son titre annonce ton tour.",
  "notices.pushDenied": "Le navigateur n’autorise pas les notifications de cette page.",
  "notices.mailAddress": "Adresse de courriel",
  "notices.mailDo": "Me prévenir par courriel",
  "notices.mailWait": "À confirmer : ouvre le lien envoyé à {mail}.",
  "notices.mailOn": "À {mail}. Chaque message contient un lien pour les arrêter.",
  "notices.mailOff": "Plus de courriels",
  "notices.none": "Ce serveur n’envoie pas de messages. Garde l’onglet ouvert : son titre annonce ton tour.",
  "notices.confirmed": "Ton adresse est confirmée",
  "notices.confirmedText": "Tu recevras un courriel quand ce sera à toi, aux tables où tu l’as demandé.",
  "notices.stopped": "Tu ne recevras plus de courriels",
  "notices.stoppedText":
    "L’adresse est oubliée ici, et personne ne peut plus y faire envoyer de courriels. Le même lien " +
    "permet de l’annuler.",
  "notices.allow": "Réautoriser les courriels",
  "notices.allowed": "Les courriels sont de nouveau permis",
  "notices.allowedText": "Active-les à ta table. Tu confirmeras l’adresse encore une fois.",
  "notices.quiet": "Silence de {from} à {to}",
  "notices.quietText": "Les messages attendent jusqu’à {to}. Un rappel qui arriverait trop tard part avant.",
  "notices.quietFrom": "De",
  "notices.quietTo": "À",
  "week.title": "La semaine de la table",
  "week.text": "un pion par coup, de l’un à l’autre",
  "week.none": "{who} : aucun coup",
  "week.moves": "{who} : {n|# coup|# coups}",
  "week.now": "maintenant",
  "week.until": "{who} a jusqu’à {time}",
  "notices.bad": "Ce lien ne marche pas",
  "notices.badText":
    "Il n’est pas complet, ou l’adresse a été oubliée : tant qu’il n’est pas confirmé, un lien est valable un jour.",
  "notices.zero":
    "Quand le temps est écoulé, la table répond à cette seule question à ta place. Aucun bot ne " + "prend ton siège.",
};
