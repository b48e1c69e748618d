/** Statische Site, Installieren und neue Versionen auf Deutsch. Dieselben Schlüssel wie site.en.ts. */

import type { siteEn } from "./site.en.ts";
import type { Some } from "./translate.ts";

export const siteDe: Some<typeof siteEn> = {
  "site.engine": "Der Motor läuft warm",
  "site.loaded": "{loaded} von {total} MB, nur einmal. Danach laufen die Spiele auch ohne Netz.",
  "site.starting": "Er startet. Das dauert ein paar Sekunden.",
  "site.share": "{n} %",
  "site.meanwhile": "Schon bereit:",
  "site.failed": "Der Motor ist nicht gestartet.",
  "site.failedText":
    "Prüf das Netz und versuch es noch einmal. Private Fenster speichern oft nichts, alten Browsern fehlt etwas.",
  "site.reload": "Neu laden",
  "site.new": "Eine neue Version ist bereit",
  "site.newText": "Laufende Partien behalten ihre Regeln bis zum Ende. Sonst kommt sie bei deinem nächsten Besuch.",
  "site.later": "Später",
  "site.expertHere": "Bot, Experte (denkt hier manchmal weniger nach)",
  "site.lessThought": "Bot, schwer (denkt auf diesem Gerät weniger nach)",
  "site.install": "Astrodrome installieren",
  "site.installText": "Eigenes Symbol, Vollbild, läuft auch offline.",
  "site.installDo": "Installieren",
  "site.installPhone": "Auf dem iPhone: Teilen, dann Zum Home-Bildschirm.",
  "site.alone":
    "Diese Seite hat keinen Server: Du spielst gegen Bots oder zu mehreren an diesem Gerät; Tische bleiben im Browser.",
};
