/** Die wenigen Wörter, die die Startseite von Galaxy Trucker braucht, auf Deutsch. */

import type { Some } from "$lib/i18n/index.ts";
import type { signEn } from "./sign.en.ts";

export const signDe: Some<typeof signEn> = {
  name: "Galaxy Trucker",
  line: "Bau ein Raumschiff aus Schrott und sieh dann, was davon übrig bleibt.",
  kind: "Bauen und Fliegen",
  "book.base": "Galaxy Trucker: Grundspiel",
  "book.expansion": "Galaxy Trucker: Die große Erweiterung",
  "home.firstLine": "Ein erster Flug: ein kleines Schiff, leichte Karten, keine Sanduhr.",
  "table.title": "{n|# Flug|# Flüge}, {building}",
  "setup.building.turns": "Zug um Zug",
  "setup.building.realtime": "Echtzeit",
};
