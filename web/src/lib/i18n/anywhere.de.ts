/** Wiederkommen, über Tage spielen, Leute finden: auf Deutsch. Dieselben Schlüssel wie anywhere.en.ts. */

import type { anywhereEn } from "./anywhere.en.ts";
import type { Some } from "./translate.ts";

export const anywhereDe: Some<typeof anywhereEn> = {
  "home.mine": "Deine Tische",
  "home.left": "übrig",
  "home.lookIn": "Reinschauen",
  "home.open.action": "Öffnen",
  "home.rematch": "Revanche bei {game}?",
  "home.rematchText": "Dein Platz ist reserviert.",
  "home.sit": "Hinsetzen",
  "home.kept": "Deine Plätze und Ergebnisse bleiben in diesem Browser.",
  "home.backup": "Sichern oder auf ein anderes Gerät mitnehmen",
  "time.d": "{d} T",
  "time.dh": "{d} T {h} Std.",
  "time.h": "{h} Std.",
  "notices.title": "Wie wir dich erreichen",
  "daily.title": "Tagesflug",
  "daily.one": "Derselbe Flug für alle",
  "daily.resume": "Weiter",
  "daily.fly": "Fliegen",
  "daily.won": "Gewonnen",
  "daily.lost": "Verloren",
  "played.title": "Deine Partien",
  "terms.awayDays":
    "Wer weg ist, wird nicht ersetzt: Ist die Zeit für eine Frage um, beantwortet ein Bot nur diese eine.",
  "backup.title": "Deine Plätze und Ergebnisse",
  "backup.text":
    "Sie liegen nur in diesem Browser. Die Datei enthält die Schlüssel aller deiner Plätze: Wer sie hat, kann für " +
    "dich spielen.",
  "backup.save": "Datei speichern",
  "backup.read": "Datei öffnen",
  "backup.none": "In diesem Browser sind noch keine Plätze gespeichert.",
  "backup.done": "{n|# Tisch ist|# Tische sind} jetzt auf diesem Gerät.",
  "backup.notOurs": "{file} ist keine Sicherung von Astrodrome.",
  "backup.changed": "{file} ist beschädigt: Die Prüfsumme stimmt nicht. Nichts daraus wurde übernommen.",
  "backup.elsewhere": "Diese Sicherung stammt von {host}. Ihre Plätze sind nicht an dieser Adresse.",
  "daily.same": "Für alle dieselbe Ausgangslage",
  "daily.sameText":
    "Dieselben Teile, Karten und Würfel{n?, dieselben Bots|}. Dein erster Versuch zählt, und nur " + "er.",
  "daily.today": "Heute",
  "daily.go": "Abheben",
  "daily.goNote": "der Versuch, der zählt",
  "daily.tryOf": "Dein Versuch vom {day}",
  "daily.tryText":
    "Er beginnt mit der ersten Antwort. Du kannst die Seite schließen und bis Mitternacht (UTC) " + "weiterspielen.",
  "daily.resumeText": "Dein Versuch hat begonnen und liegt auf diesem Gerät.",
  "daily.landed": "Gelandet",
  "daily.result": "Zum Ergebnis",
  "daily.practise": "Gestrigen Flug üben",
  "daily.toFly": "offen",
  "daily.solo": "solo",
  "daily.against": "gegen {names}",
  "daily.fun": "Zum Spaß",
  "daily.funText":
    "Die Ausgangslage kommt aus dem Datum: Man kann sie vorher ausrechnen. Darum gibt es weder Rangliste noch Preis. " +
    "Dein Ergebnis bleibt auf diesem Gerät; zeig es, wenn du magst.",
  "daily.how":
    "Der Startwert einer Ausgangslage ist der Anfang des SHA-256 von „astrodrome daily flight 1 {day} {game}“.",
  "daily.points": "{n|# Punkt|# Punkte}",
  "daily.credits": "{n|# Kreditpunkt|# Kreditpunkte}",
  "daily.place": "{place} von {of}",
  "daily.show": "Zeig es",
  "daily.copy": "Text kopieren",
  "daily.copied": "Kopiert",
  "daily.textHead": "Astrodrome, Tagesflug vom {day}",
  "daily.proof": "Der Link führt zu den Zügen. Der Server hat sie eben nachgespielt, und das kommt heraus.",
  "daily.proofLog":
    "Diese Partie kam als Datei: Ihre Züge sind bewiesen, nicht aber, wer für die Bots " + "geantwortet hat.",
  "daily.proofSite": "Der Link enthält die Züge selbst: Wer ihn öffnet, lässt sie im eigenen Browser nachspielen.",
  "daily.proofCarried":
    "Die Züge kamen mit dem Link und wurden eben nachgespielt: Das kommt " +
    "heraus.{bots? Wer für die Bots geantwortet hat, ist nicht bewiesen.|}",
  "daily.proofFile":
    "Dieser Flug ist zu lang für einen Link. Sein Protokoll beweist ihn: Es lässt sich unter " +
    "„Protokoll öffnen“ ansehen.",
  "daily.back": "{n|Eine Antwort wurde zurückgenommen.|# Antworten wurden zurückgenommen.}",
  "daily.replay": "Aufzeichnung ansehen",
  "daily.yours": "Selbst fliegen",
  "daily.forged": "Das ist kein Tagesflug",
  "daily.forgedText":
    "Die Partie an dieser Adresse folgt nicht der Ausgangslage dieses Tages, oder sie ist nicht zu Ende.",
  "daily.you": "Du",
  "lobby.clock": "Zeit",
  "lobby.clock.any": "alle Zeiten",
  "lobby.clock.live": "live",
  "lobby.clock.days": "über mehrere Tage",
  "lobby.clock.none": "live, ohne Uhr",
  "lobby.language": "Sprache",
  "lobby.language.any": "alle Sprachen",
  "lobby.modules": "Module",
  "lobby.modules.any": "alle Module",
  "lobby.modules.base": "Grundspiel",
  "lobby.modules.more": "mit Modulen",
  "lobby.games": "Spiele",
  "lobby.noneFit": "Kein Tisch passt zu diesen Filtern.",
  "quick.title": "Gleich mit jemandem spielen",
  "quick.text":
    "Wähl, was du magst; der erste passende Tisch ist deiner. Gibt es keinen, öffnet sich deiner und wartet.",
  "quick.go": "Tisch finden",
  "quick.bots": "Bots nach zwei Minuten",
  "quick.botsText": "Dann nimmt ein normaler Bot jeden Platz, der noch frei ist.",
  "quick.none": "Wähl mindestens ein Spiel.",
  "quick.waiting": "Warten auf jemanden",
  "quick.waitingText": "Dein Tisch steht bei den öffentlichen Tischen. In {time} nehmen Bots die freien Plätze.",
  "quick.waitingOnly": "Dein Tisch steht bei den öffentlichen Tischen.",
  "quick.botsNow": "Bots jetzt",
  "played.text": "Die letzten Tische dieses Geräts. Plätze beendeter Partien bleiben für die letzten vierzig.",
  "played.none": "Du hast noch an keinem Tisch gespielt.",
  "terms.language": "Sprache des Tisches",
  "terms.language.any": "beliebig",
};
