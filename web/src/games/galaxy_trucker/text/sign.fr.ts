/** The few words that the home page needs of Galaxy Trucker, in French. */

import type { Same } from "$lib/i18n/index.ts";
import type { signEn } from "./sign.en.ts";

export const signFr: Same<typeof signEn> = {
  name: "Galaxy Trucker",
  line: "Construis un vaisseau de bric et de broc, puis regarde ce qu’il en reste.",
  kind: "construction et vol",
  "book.base": "Galaxy Trucker\u00a0: jeu de base",
  "book.expansion": "Galaxy Trucker\u00a0: la Grosse extension",
  "home.firstLine": "Un premier vol\u00a0: un petit vaisseau, des cartes faciles, pas de sablier.",
  "table.title": "{n|# vol|# vols}, {building}",
  "setup.building.turns": "Tour par tour",
  "setup.building.realtime": "Temps réel",
};
