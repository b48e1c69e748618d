/** Die Wörter der Klasse IIA am Tisch auf Deutsch: zwei Hälften, ein Schiff. */

import type { Some } from "$lib/i18n/index.ts";
import type { halvesEn } from "./halves.en.ts";

export const halvesDe: Some<typeof halvesEn> = {
  "fig.enginesWeaker": "{n|Triebwerk|Triebwerke} (die schwächere Hälfte zählt)",
  "fig.least": "min. {n}",
  "half.left": "Linke Hälfte",
  "half.right": "Rechte Hälfte",
  "half.left.in": "linke Hälfte",
  "half.right.in": "rechte Hälfte",
  "half.left.short": "Links",
  "half.right.short": "Rechts",
  "half.left.alone": "Linke Hälfte allein",
  "half.right.alone": "Rechte Hälfte allein",
  "half.hyper": "im Hyperraum, {n|# Karte|# Karten}",
  "half.gone": "aufgegeben",
  "ship.away": "im Hyperraum",
  "half.left.away": "Linke Hälfte im Hyperraum",
  "half.right.away": "Rechte Hälfte im Hyperraum",
  "half.yard":
    "Zwei Hälften, ein Schiff, keine Startkabine. Jede Hälfte beginnt auf einem beliebigen eigenen Feld; verbunden " +
    "werden sie nie.",
  "half.track.left": "nur die linke Hälfte",
  "half.track.right": "nur die rechte Hälfte",
  "half.track.away.left": "die linke Hälfte für {n|# Karte|# Karten} im Hyperraum",
  "half.track.away.right": "die rechte Hälfte für {n|# Karte|# Karten} im Hyperraum",
  "half.giveUp": "Waren für {n}; die andere fliegt weiter",
  "half.left.out": "Links zurückziehen",
  "half.right.out": "Rechts zurückziehen",
  "giveUp.goods": "Waren für {n}",
  "half.price": "{n|# Energiezelle|# Energiezellen} von ihren {of}",
  "half.free": "keine Energiezelle",
  "half.kind": "{half}: {kind}",
  "half.pays": "Jede Hälfte zahlt mit ihren eigenen Energiezellen.",
  "half.lower": "Die kleinere Antriebskraft zählt.",
  "half.stranded": "Eine Hälfte ohne Antriebskraft gibt auf.",
  "half.paces": "links {left}, rechts {right}",
};
