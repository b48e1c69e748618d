/** The few words that the home page needs of Galaxy Trucker, in both languages; all others come with its table. */

import { sayer, type Same } from "$lib/i18n/index.ts";

export const signEn = {
  name: "Galaxy Trucker",
  line: "Build a ship from junk, then see what is left of it.",
  kind: "building and flying",
  "book.base": "Galaxy Trucker: base game",
  "book.expansion": "Galaxy Trucker: the Big Expansion",
  "home.firstLine": "A first flight: a small ship, easy cards, no hourglass.",
  "table.title": "{n|# flight|# flights}, {building}",
  "setup.building.turns": "Turn by turn",
  "setup.building.realtime": "Real time",
};

export const signFr: Same<typeof signEn> = {
  name: "Galaxy Trucker",
  line: "Un vaisseau fait de bric et de broc\u00a0; puis on voit ce qu’il en reste.",
  kind: "construction et vol",
  "book.base": "Galaxy Trucker\u00a0: jeu de base",
  "book.expansion": "Galaxy Trucker\u00a0: la Grosse extension",
  "home.firstLine": "Un premier vol\u00a0: un petit vaisseau, des cartes faciles, pas de sablier.",
  "table.title": "{n|# vol|# vols}, {building}",
  "setup.building.turns": "Tour par tour",
  "setup.building.realtime": "Temps réel",
};

export const signText = sayer(signEn, signFr);
