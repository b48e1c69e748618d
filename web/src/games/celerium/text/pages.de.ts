/** Die Wörter von Celerium rund um den Tisch auf Deutsch: Aufbau, Tipps, Ende, Aufzeichnung, Zeichnungen. */

import type { Some } from "$lib/i18n/index.ts";
import type { pagesEn } from "./pages.en.ts";

export const pagesDe: Some<typeof pagesEn> = {
  "home.firstLine": "Eine erste Rallye mit Tipps gegen einen leichten Bot.",
  "table.title": "{n|Solo-Rallye|Rallye für #}{expert?, Experten|}",

  "setup.sum": "{n|Eine Solo-Rallye|Eine Rallye für #}",
  "setup.sum.text": "Je zwei Fahrzeuge, ein Planet pro Rennen.",
  "setup.races": "Rennen",
  "setup.market": "Upgrades pro Markt",
  "setup.guided": "Eine erste Rallye mit Tipps",
  "setup.guided.text": "Eine normale Rallye zu zweit gegen einen leichten Bot; Tipps zeigen, worauf es ankommt.",
  "setup.rules": "Die Regeln von Celerium",
  "setup.modules": "Regeln",
  "setup.expert": "Expertenregel",
  "setup.firstToLast": "Der letzte Rang beginnt",
  "setup.firstToLast.text":
    "Nach einem Rennen geht das Startteam-Plättchen an das Team auf dem letzten Rang, nicht nach links weiter.",
  "setup.solo": "Solo",
  "setup.rival": "Der Rivale",
  "setup.rival.text": "Ein Automat mit festen Regeln. Seine Spielstärke bestimmt, wie oft er zieht.",
  "setup.rival.easy": "Leicht",
  "setup.rival.normal": "Normal",
  "setup.rival.hard": "Schwer",
  "setup.rival.alone":
    "Du fährst allein gegen den Rivalen. Für eine Rallye mit Leuten oder Bots füg einen Platz hinzu.",
  "setup.table": "Tisch",
  "setup.starbot.of": "Starbot von {name}",
  "setup.colour.red": "Roter Starbot",
  "setup.colour.white": "Weißer Starbot",
  "setup.colour.blue": "Blauer Starbot",
  "setup.colour.green": "Grüner Starbot",
  "setup.content": "Karten und Strecke",
  "setup.content.text": "Unsere, mit eigenen Werten: In der Spielregel stehen keine.",
  "setup.content.ours": "Unsere Tabellen als Datei",
  "setup.content.own": "Aus deiner Datei {file}.",
  "setup.content.same": "wie letztes Mal",
  "setup.content.choose": "Datei wählen",
  "setup.content.drop": "Unsere nehmen",
  "setup.content.notJson": "{file} ist keine JSON-Datei mit Tabellen.",
  "setup.content.at": "{at}: {why}",
  "setup.start.solo": "Gegen den Rivalen starten",
  "setup.no.CM-001": "Der Solomodus ist für einen Platz.",
  "setup.no.CM-262": "Eine Spielstärke hat nur der Rivale im Solomodus.",
  "setup.no.CM-027": "Jedes Team hat eine eigene Farbe.",

  "lesson.won": "Der größte Unterschied: {line}, {mine} für dich und {theirs} für {name}.",
  "lesson.lost": "Der größte Unterschied: {line}, {theirs} für {name} und {mine} für dich.",
  "about.boost": "Boost",
  "about.upgrade": "Upgrade",
  "about.upgrade.text": "Ist es eingebaut, ersetzen seine Werte die deiner Karte, und seine Energie füllt die Anzeige.",
  "about.card.name": "Ereigniskarte {name}",
  "about.card": "Ereigniskarte, Stufe {level}",
  "about.card.text": "Links: {move}. Rechts, eins von zweien: {first}; {second}.",
  "about.planet": "Planet dieses Rennens",
  "about.token": "Plättchen",
  "about.token.shot": "Schuss",
  "about.token.shot.text": "Dieses Fahrzeug kann im nächsten Zug seines Teams nicht vorrücken.",
  "about.token.meteor": "Meteor",
  "about.token.meteor.text":
    "Jedes Fahrzeug, das sein Feld betritt, hält beim ersten Mal dort an und kann in diesem Zug nicht mehr ziehen.",
  "about.token.damaged": "Werkstatt",
  "about.token.damaged.text": "Das Upgrade wirkt in diesem Rennen noch; dann steht es eine Runde in der Werkstatt.",
  "about.token.px2": "Pilot ×2",
  "about.token.px2.text":
    "Einmal, auf einer Linie mit dem Zeichen Pilot ×2: verdoppelt den Wert des Piloten. Bis zum Ende behalten ist " +
    "es 3 Punkte wert.",
  "about.token.first": "Startteam",
  "about.token.first.text": "Es spielt zuerst, und das Plättchen wandert nach jedem Rennen weiter.",
  "about.token.keep": "Linie halten",
  "about.token.keep.text": "Dieses Team darf im nächsten Rennen dieselbe Linie noch einmal nehmen.",
  "about.seat": "Team",
  "about.seat.text":
    "{score|# Punkt|# Punkte}, Stufe {level}; {actions|# Aktion|# Aktionen}, {energy} Energie, {cards|# " +
    "Ereigniskarte|# Ereigniskarten}, {boosts|# aktiver Boost|# aktive Boosts}.",
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

  "over.winner": "Gewonnen",
  "over.shared": "Geteilter Sieg",
  "over.title": "{names}, {n}",
  "over.result": "Ergebnis",
  "over.why": "Die meisten Punkte nach {n|# Rennen|# Rennen}.",
  "over.why.energy": "Punktgleich; mehr übrige Energie entscheidet.",
  "over.curve": "Punkte pro Rennen",
  "over.race": "Rennen",
  "over.total": "Summe",

  "replay.start": "Der Hauptplan liegt aus",
  "replay.through": "Blickwinkel",
  "replay.nobody": "Niemand",

  "draw.two-vehicles": "Ein Pilotenschiff und dahinter ein Starbot desselben Teams",
  "draw.central-board": "Die Strecke über den drei Linien, mit dem Rad und dem verdeckten Planetenstapel",
  "draw.franchise-board": "Ein Pilot und ein Starbot mit ihren Werten, drei Boosts, 8 Aktionen und 2 Energie",
  "draw.round-steps": "Planet, Markt, Karte, Boost, Linie, Rennen, Kontrolle und Punkte, eins nach dem anderen",
  "draw.planet-card": "Ein Feuerplanet: Unterwasser +2, Land −2, Luft 0",
  "draw.market-stall": "Vier Upgrades nebeneinander, je eine Aktion",
  "draw.sleeve": "Ein Upgrade, das für die Luftlinie 13 zeigt, ersetzt die 9 eines Piloten",
  "draw.event-deck": "Drei Stapel der Stufen 1, 2 und 3, eine Aktion pro Karte",
  "draw.boost-tokens": "Schild gibt 1 Punkt, Linie 2, Planet 3",
  "draw.three-lines": "Luft, Land und Unterwasser, und das Zeichen Pilot ×2",
  "draw.hangar": "Hangar und Werkstatt fassen zwei Upgrades, ein drittes muss weg",
  "draw.start-squares": "9 und der Linienwert +2 ergeben Feld 11",
  "draw.race-turn": "Eine Karte oder Passen, ein Team nach dem anderen",
  "draw.double-move": "Von 8 zwei Felder auf 10 und von dort zwei weitere auf 12",
  "draw.card-halves": "Eine Karte: links Felder für Aktionen, rechts zwei Optionen für Energie",
  "draw.meteor-and-shot": "Ein Meteor hinter einem Starbot, ein Schuss auf einen Piloten",
  "draw.surprise-control": "Ein Boost der Version 1 unter der 2 des Rads: nicht zugelassen",
  "draw.control-card": "Eine Kontrollkarte: der erste Platz; Linie und Planet",
  "draw.score-gap": "Ein Pilot auf 21 und ein Starbot auf 16; das hinterste auf 14: 7 und 2 Punkte",
  "draw.levels": "Stufe 1 unter 20 Punkten, 2 ab 20, 3 ab 40",
  "draw.income": "8, 10 oder 12 Aktionen mehr nach der Stufe des führenden Teams, höchstens 15",
  "draw.final-score": "Ein behaltenes Pilot-×2-Plättchen ist 3 Punkte wert",
  "draw.expert-zones": "Graue Zone für Stufe 1, blaue für Stufe 2, rosa für Stufe 3",
  "draw.rival": "Du und der Starbot des Rivalen",
  "draw.effects": "Die Zeichen der Effekte: Rad, Stoß, Kontrolle, Meteor, Schuss, Werkstatt",
  "draw.small-print": "Plättchen: Linie halten, am Markt zuerst und zuletzt",
  "stat.cards": "Die meisten Karten gespielt: {name}",
  "stat.boosts": "Die meisten durchgefallenen Boosts: {name}",
  "stat.boostsNote": "nicht zugelassene Boosts",
};
