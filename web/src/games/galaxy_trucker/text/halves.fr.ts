/** Words of class IIA at the table, in French. */

import type { Same } from "$lib/i18n/index.ts";
import type { halvesEn } from "./halves.en.ts";

export const halvesFr: Same<typeof halvesEn> = {
  "fig.enginesWeaker": "{n|moteur|moteurs} (la moitié la plus faible compte)",
  "fig.least": "min {n}",
  "half.left": "Moitié gauche",
  "half.right": "Moitié droite",
  "half.left.in": "moitié gauche",
  "half.right.in": "moitié droite",
  "half.left.short": "Gauche",
  "half.right.short": "Droite",
  "half.left.alone": "Moitié gauche seule",
  "half.right.alone": "Moitié droite seule",
  "half.hyper": "en hyperespace, {n|# carte|# cartes}",
  "half.gone": "a abandonné",
  "ship.away": "en hyperespace",
  "half.left.away": "Moitié gauche en hyperespace",
  "half.right.away": "Moitié droite en hyperespace",
  "half.yard":
    "Deux moitiés, un seul vaisseau, pas de composant de départ. Chaque moitié commence sur n’importe laquelle de " +
    "ses cases\u00a0; elles ne sont jamais raccordées.",
  "half.track.left": "la moitié gauche seule",
  "half.track.right": "la moitié droite seule",
  "half.track.away.left": "la moitié gauche en hyperespace pour {n|# carte|# cartes}",
  "half.track.away.right": "la moitié droite en hyperespace pour {n|# carte|# cartes}",
  "half.giveUp": "marchandises\u00a0: {n}\u00a0; l’autre continue",
  "half.left.out": "Retirer la gauche",
  "half.right.out": "Retirer la droite",
  "giveUp.goods": "marchandises\u00a0: {n}",
  "half.price": "{n|# cellule|# cellules} sur ses {of}",
  "half.free": "aucune cellule",
  "half.kind": "{half}\u00a0: {kind}",
  "half.pays": "Chaque moitié paie avec ses propres cellules.",
  "half.lower": "C’est la plus faible puissance de moteurs qui compte.",
  "half.stranded": "Une moitié sans puissance de moteurs abandonne.",
  "half.paces": "gauche {left}, droite {right}",
};
