/** Die Tipps einer geführten Rallye auf Deutsch. Dieselben Schlüssel wie hints.en.ts. */

import type { Same } from "$lib/i18n/translate.ts";
import type { hintsEn } from "./hints.en.ts";

export const hintsDe: Same<typeof hintsEn> = {
  "good.upgrade": "{family} kaufen",
  "good.upgradeAt": "{family} kaufen, Nummer {n} von links",
  "good.install.pilot": "{family} in den Piloten einbauen",
  "good.install.starbot": "{family} in den Starbot einbauen",
  "good.discard": "{family} abwerfen",
  "good.cards": "{n|# Karte|# Karten} kaufen",
  "good.noCards": "keine Karte kaufen",
  "good.boosts": "{list} hinlegen",
  "good.allBoosts": "alle drei Boosts hinlegen",
  "good.boost.shield": "den Schild-Boost",
  "good.boost.line": "den Linien-Boost",
  "good.boost.planet": "den Planeten-Boost",
  "good.noBoosts": "alle Boosts in Reserve behalten",
  "good.play": "Karte {card}, {does}",
  "why.face": "{line}: Start auf Feld {n}; fürchtet: {fears}.",
  "why.upgrade": "{kind}, {line}: ab jetzt {then} statt {now}.",
  "why.energy": "Es gibt {n} Energie; damit bezahlst du Kartenoptionen und den Schild.",
  "why.discard": "Hangar und Werkstatt fassen zusammen 2 Upgrades; dieses hilft dir am wenigsten.",
  "why.pass":
    "Nichts hier ist jetzt eine Aktion wert: Heb {n|deine # Aktion|deine # Aktionen} für Karten und Züge auf.",
  "why.endEquipment": "Beide Fahrzeuge sind so gut, wie es jetzt geht. Dir {n|bleibt # Aktion|bleiben # Aktionen}.",
  "why.cards": "{n|# Karte|# Karten} zum Spielen, und {left|# Aktion bleibt|# Aktionen bleiben} zum Ziehen.",
  "why.cardsEnergy":
    "{n|# Karte|# Karten}: Zum Ziehen bleibt keine Aktion, aber deine {energy} Energie bezahlt ihre Optionen.",
  "why.noCards": "Du behältst {left|# Aktion|alle # Aktionen} für Züge.",
  "why.boosts":
    "{n|# Punkt|# Punkte} sofort; {risky|# Version ist|# Versionen sind} jetzt nicht zugelassen, aber das Risiko " +
    "einer Kontrolle lohnt sich.",
  "why.safeBoosts": "{n|# Punkt|# Punkte} sofort, und kein Risiko, wie das Rad steht.",
  "why.noBoosts": "Eine Kontrolle fände nicht zugelassene Versionen: Beide Fahrzeuge müssten zurück.",
  "why.line": "Pilot auf {pilot}, Starbot auf {starbot}, dahinter: der beste Start deiner Linien.",
  "why.lineAhead":
    "Pilot auf {pilot}, Starbot auf {starbot}: weit vorn. Der Starbot punktet nur hinter dem Piloten, der ihn noch " +
    "überholen kann.",
  "why.move": "Es kostet {n} von {of|# Aktion|# Aktionen}: Jedes Feld weiter ist ein Punkt.",
  "why.moveFree": "Es kostet keine Aktion: Jedes Feld weiter ist ein Punkt.",
  "why.option": "Es kostet {n} von {of} Energie und bringt jetzt mehr als Felder.",
  "why.passTurn":
    "Keine deiner Karten bringt jetzt genug. Du behältst {actions|# Aktion|# Aktionen} und {energy} Energie für " +
    "später.",
  "why.passBroke": "Dir bleibt keine Aktion zum Ziehen, und keine Option ist ihre Energie wert.",
  "why.pilot": "Pilot auf {n}: Je weiter er führt, desto mehr Raum hat der Starbot auf {starbot} hinter ihm.",
  "why.starbot": "Starbot auf {n}, noch hinter dem Piloten auf {pilot}: Beide punkten.",
  "why.starbotAhead": "Starbot auf {n}: Der Pilot auf {pilot} muss ihn vor dem Ende überholen, sonst bringt er nichts.",
  "why.endTurn":
    "Die andere Hälfte ist ihren Preis nicht wert: Behalte {actions|# Aktion|# Aktionen} und {energy} Energie.",
  "why.endTurnEnergy": "Die andere Hälfte ist ihren Preis nicht wert: Behalte deine {energy} Energie.",
  "why.px2": "Das Pilot-×2-Plättchen verdoppelt den Wert deines Piloten, einmal pro Partie.",
  "why.repeat": "Von einem Feld mit Doppelpfeil ziehst du weiter, ohne noch etwas zu zahlen.",
  "why.push": "Jedes Feld zurück ist ein Punkt weniger für sein Team.",
  "why.shot": "Es kann im nächsten Zug seines Teams nicht vorrücken.",
  "why.stopIt": "Du hast {n} Energie, und der Treffer würde dich mehr kosten als das Aufhalten.",
  "why.takeIt": "Aufhalten würde dich mehr kosten als der Treffer; du hast {n} Energie.",
  "hint.goal": "Dein Ziel: die meisten Punkte nach den Rennen",
  "hint.goal.text":
    "Dir gehört ein Team mit zwei Fahrzeugen, einem Piloten und einem Starbot. Beide punkten mit ihrem Vorsprung vor " +
    "dem letzten Fahrzeug. Rüste sie aus und fahr dann los.",
  "hint.face": "Zwei Seiten eines Piloten",
  "hint.face.text":
    "Die drei Werte sind deine Startfelder auf den drei Linien. Auf einer Planetenart, die er fürchtet, startet " +
    "dein Pilot 3 Felder weiter hinten.",
  "hint.market": "Aktionen sind alles",
  "hint.market.text":
    "Du hast 8. Upgrades, Einbau, Karten und Züge kosten welche. Wähl ein Upgrade: Bevor du zahlst, zeigt deine " +
    "Tafel, was es ändern würde.",
  "hint.equip": "Bau es ein",
  "hint.equip.text":
    "Ein Upgrade im Hangar tut nichts: Bau es in den Piloten oder den Starbot ein. Seine Energie bezahlt " +
    "Kartenoptionen.",
  "hint.cards": "Karten bestimmen das Rennen",
  "hint.cards.text":
    "Jede kostet jetzt 1 Aktion, und ihr Zug kostet im Rennen wieder Aktionen. Ihre Optionen kosten nur Energie.",
  "hint.boosts": "Boosts sind ein Bluff",
  "hint.boosts.text":
    "Punkte sofort. Nach dem Rennen prüft sie vielleicht eine Kontrolle: Bei einer Version, die nicht die des Rads " +
    "ist, müssen beide Fahrzeuge zurück. Nur du siehst deine Versionen.",
  "hint.line": "Eine Linie für beide",
  "hint.line.text":
    "Die Zahlen sind die Felder, auf denen dein Pilot und dein Starbot starten würden. Dieselbe Linie zweimal " +
    "hintereinander geht nicht.",
  "hint.track": "Halt den Starbot dahinter",
  "hint.track.text":
    "Beide Fahrzeuge punkten mit ihrem Vorsprung auf das letzte. Aber ein Starbot, der nicht hinter seinem eigenen " +
    "Piloten ist, bringt nichts.",
  "hint.play": "Zwei Hälften einer Karte",
  "hint.play.text":
    "Links: Felder für Aktionen. Rechts: eine von zwei Optionen für Energie. Wähl einen Teil, sieh, wohin er führt, " +
    "und bestätige.",
  "hint.goon": "Die andere Hälfte",
  "hint.goon.text": "Du darfst auch die andere Hälfte derselben Karte nutzen: jetzt oder nie.",
  "hint.attack": "Du wirst angegriffen",
  "hint.attack.text":
    "Ein aktiver Schild hält den Angriff für 3 Energie auf, eine Reaktionskarte für ihren eigenen Preis. Hinnehmen " +
    "kostet nichts.",
  "hint.points": "Woher Punkte kommen",
  "hint.points.text":
    "Pilot und Starbot punkten mit ihrem Vorsprung auf das letzte Fahrzeug. Der Bonus ist die letzte Marke, +1, +2 " +
    "oder +3, die der Starbot erreicht hat. Boost-Punkte gab es vor dem Rennen.",
  "hint.next": "Auf zum nächsten Planeten",
  "hint.next.text":
    "Neue Aktionen für alle, nach der Stufe des führenden Teams. Ab 20 Punkten darfst du Karten der Stufe 2 kaufen.",
};
