/** Über Tage spielen: wie man erreicht wird, Ruhezeiten, die Woche eines Tischs. Dieselben Schlüssel wie en.ts. */

import type { Same } from "$lib/i18n/index.ts";
import type { en } from "./en.ts";

export const de: Same<typeof en> = {
  "notices.text": "Eine Nachricht, wenn du weg und dran bist, 4 h vor Ende deiner Zeit und zur Revanche. Sonst nichts.",
  "notices.push": "Auf diesem Gerät",
  "notices.pushText": "Eine Benachrichtigung dieses Browsers, auch wenn die Seite zu ist.",
  "notices.pushNot":
    "Dieser Browser kann es hier nicht: Dafür braucht es https und eine installierte Seite. Lass den Tab offen: Sein " +
    "Titel zeigt, wann du dran bist.",
  "notices.pushDenied": "Der Browser erlaubt dieser Seite keine Benachrichtigungen.",
  "notices.mailAddress": "E-Mail-Adresse",
  "notices.mailDo": "Per E-Mail benachrichtigen",
  "notices.mailWait": "Noch zu bestätigen: Öffne den Link in der E-Mail an {mail}.",
  "notices.mailOn": "An {mail}. Jede E-Mail hat einen Link zum Abbestellen.",
  "notices.mailOff": "Keine E-Mails mehr",
  "notices.none":
    "Dieser Server schickt keine Benachrichtigungen. Lass den Tab offen: Sein Titel zeigt, wann du dran bist.",
  "notices.confirmed": "Deine Adresse ist bestätigt",
  "notices.confirmedText": "Ab jetzt bekommst du eine E-Mail, wenn du an einem der gewünschten Tische dran bist.",
  "notices.stopped": "Du bekommst keine E-Mails mehr",
  "notices.stoppedText":
    "Die Adresse ist hier vergessen, und niemand kann mehr E-Mails an sie schicken lassen. Derselbe " +
    "Link macht es rückgängig.",
  "notices.allow": "E-Mails wieder erlauben",
  "notices.allowed": "E-Mails sind wieder erlaubt",
  "notices.allowedText": "Schalte sie an deinem Tisch ein. Du bestätigst die Adresse noch einmal.",
  "notices.quiet": "Ruhe von {from} bis {to}",
  "notices.quietText": "Nachrichten warten bis {to}. Eine Erinnerung kommt vorher, wenn sie sonst zu spät käme.",
  "notices.quietFrom": "Von",
  "notices.quietTo": "Bis",
  "week.title": "Die Woche des Tisches",
  "week.text": "eine Figur pro Zug, von einer Person zur nächsten",
  "week.none": "{who}: kein Zug",
  "week.moves": "{who}: {n|# Zug|# Züge}",
  "week.now": "jetzt",
  "week.until": "{who} hat Zeit bis {time}",
  "notices.bad": "Dieser Link funktioniert nicht",
  "notices.badText":
    "Er ist unvollständig, oder die Adresse wurde gelöscht: Bis zur Bestätigung gilt ein Link einen Tag.",
  "notices.zero":
    "Ist die Zeit um, beantwortet der Tisch nur diese eine Frage für dich. Kein Bot nimmt deinen " + "Platz.",
};
