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
  "good.buy": "{list} kaufen",
  "good.ofLevel": "{n|# Karte|# Karten} der Stufe {level}",
  "good.noCards": "keine Karte kaufen",
  "good.boosts": "{n|den Boost|die Boosts} {list} aktivieren",
  "good.allBoosts": "alle drei Boosts aktivieren",
  "good.boost.shield": "Schild",
  "good.boost.line": "Linie",
  "good.boost.planet": "Planet",
  "good.noBoosts": "alle Boosts in Reserve behalten",
  "good.play": "Karte {card}, {does}",
  "good.option": "Karte {card}: „{does}“",
  "why.face": "{line}: Start auf Feld {n}, mit der anderen Seite auf Feld {other}. Fürchtet: {fears}.",
  "why.faceCalm":
    "Sie fürchtet weniger Planetenarten ({fears}): Dein Pilot startet seltener 3 Felder weiter hinten als " +
    "mit der anderen.",
  "why.upgrade": "{kind}, {line}: ab jetzt {then} statt {now}.",
  "why.bought": "{kind}, {line}: {then} statt {now}, sobald es eingebaut ist.",
  "why.energyToo": "Dazu gibt es {n} Energie.",
  "why.mustPass": "Dein Pilot mit {pilot} dort muss ihn im Rennen überholen.",
  "why.energy": "Es gibt {n} Energie; damit bezahlst du Kartenoptionen und den Schild.",
  "why.discard": "Hangar und Werkstatt fassen zusammen 2 Upgrades; dieses hilft dir am wenigsten.",
  "why.pass":
    "Nichts hier ist jetzt eine Aktion wert: Heb {n|deine # Aktion|deine # Aktionen} für Karten und Züge auf.",
  "why.endEquipment": "Nichts im Hangar ist jetzt eine Aktion wert. Dir {n|bleibt # Aktion|bleiben # Aktionen}.",
  "why.cards": "{n|# Karte|# Karten} zum Spielen, und {left|# Aktion bleibt|# Aktionen bleiben} zum Vorrücken.",
  "why.cardsEnergy":
    "{n|# Karte|# Karten}: Zum Vorrücken bleibt keine Aktion, aber deine {energy} Energie bezahlt ihre Optionen.",
  "why.noCards": "Du behältst {left|# Aktion|alle # Aktionen} für Züge.",
  "why.boosts":
    "{n|# Punkt|# Punkte} sofort; {risky|# Version ist|# Versionen sind} jetzt nicht die des Rads, aber das Risiko " +
    "einer Kontrolle lohnt sich.",
  "why.boostsTurn":
    "{n|# Punkt|# Punkte} sofort; {risky|# Version ist|# Versionen sind} jetzt nicht die des Rads, aber deine Karte " +
    "{card} kann es drehen.",
  "why.safeBoosts": "{n|# Punkt|# Punkte} sofort, und beim jetzigen Stand des Rads kein Risiko.",
  "why.someBoosts":
    "{n|# Punkt|# Punkte} sofort, und beim jetzigen Stand des Rads kein Risiko. Was in Reserve bleibt, ist sicher, " +
    "auch wenn eine Karte das Rad dreht.",
  "why.noBoosts": "Eine Kontrolle fände nicht zugelassene Versionen: Beide Fahrzeuge müssten zurück.",
  "why.line": "Pilot auf {pilot}, Starbot auf {starbot}, dahinter: Von dort punkten beide.",
  "why.lineAhead":
    "Pilot auf {pilot}, Starbot auf {starbot}: trotzdem ein guter Start. Bring den Piloten im Rennen nach vorn, " +
    "sonst punktet der Starbot nicht.",
  "why.keepPx2": "Das Pilot-×2-Plättchen behältst du: Am Ende bringt es 3 Punkte.",
  "why.move": "Es kostet {n} von {of|deiner # Aktion|deinen # Aktionen}; jedes Feld weiter ist ein Punkt.",
  "why.moveLast": "Es kostet {n|deine letzte Aktion|deine letzten # Aktionen}; jedes Feld weiter ist ein Punkt.",
  "why.moveFree": "Es kostet keine Aktion; jedes Feld weiter ist ein Punkt.",
  "why.option": "{what} Es kostet {n} von {of} Energie.",
  "why.optionLast": "{what} Es kostet {n|deinen letzten Energiepunkt|deine letzten # Energiepunkte}.",
  "does.other": "Jetzt ist sie ihren Preis wert.",
  "does.WHEEL": "Ab jetzt sind andere Versionen zugelassen.",
  "does.PUSH": "Jedes Feld zurück ist ein Punkt weniger für die anderen.",
  "does.CONTROL": "Bei einer nicht zugelassenen Version müssen beide Fahrzeuge sofort zurück.",
  "does.ADV": "Du rückst vor, ohne eine Aktion auszugeben.",
  "does.place": "Dein Fahrzeug kommt dorthin, ohne dass es eine Aktion kostet.",
  "does.METEOR": "Ein Fahrzeug, das auf sein Feld kommt, hält dort an.",
  "does.KEEP": "Im nächsten Rennen darfst du dieselbe Linie noch einmal nehmen.",
  "does.FIRST": "Auf dem nächsten Markt kaufst du zuerst.",
  "does.LAST": "Auf dem nächsten Markt kaufen alle anderen vor diesem Team.",
  "does.SHOT": "Das getroffene Fahrzeug kann im nächsten Zug seines Teams nicht vorrücken.",
  "does.DAMAGE": "Das Upgrade fehlt im nächsten Rennen.",
  "does.DRAIN": "Den anderen bleibt weniger für Optionen und den Schild.",
  "does.ACT": "Jede erhaltene Aktion bezahlt weitere Felder.",
  "does.DRAW": "Eine Karte mehr zum Spielen.",
  "why.passTurn":
    "Keine deiner Karten bringt jetzt genug. Du behältst {actions|deine Aktion|deine # Aktionen}, auch fürs " +
    "nächste Rennen.",
  "why.passBroke": "Dir bleibt keine Aktion zum Vorrücken, und keine Option ist ihre Energie wert.",
  "why.pilot": "Pilot auf {n}: Je weiter er führt, desto mehr Raum hat der Starbot auf {starbot} hinter ihm.",
  "why.pilotBehind": "Pilot auf {n}: Er muss noch am Starbot auf {starbot} vorbei, sonst punktet er nicht.",
  "why.starbot": "Starbot auf {n}, noch hinter dem Piloten auf {pilot}: Beide punkten.",
  "why.starbotAhead":
    "Starbot auf {n}: Der Pilot auf {pilot} muss ihn vor dem Ende überholen, sonst bringt der Starbot nichts.",
  "why.endTurn":
    "Der andere Teil ist seinen Preis nicht wert: Behalte {actions|# Aktion|# Aktionen} und {energy} Energie.",
  "why.endTurnEnergy": "Der andere Teil ist seinen Preis nicht wert: Behalte deine {energy} Energie.",
  "why.px2": "Das Pilot-×2-Plättchen verdoppelt den Wert deines Piloten, einmal pro Partie.",
  "why.repeat": "Von einem Feld mit Doppelpfeil ziehst du weiter, ohne noch etwas zu zahlen.",
  "why.push": "Jedes Feld zurück ist ein Punkt weniger für sein Team.",
  "why.shot": "Das getroffene Fahrzeug kann im nächsten Zug seines Teams nicht vorrücken.",
  "why.wheel": "Danach {n|ist|sind} {n} von {of} aktiven Boosts zugelassen.",
  "why.wheelOne": "Danach ist dein aktiver Boost zugelassen.",
  "why.stopIt": "Den Angriff hinzunehmen würde dich mehr kosten, als ihn aufzuhalten; du hast {n} Energie.",
  "why.takeConforming": "Deine Version ist die des Rads: Die Kontrolle kostet dich nichts.",
  "why.takeIt": "Den Angriff aufzuhalten würde dich mehr kosten, als ihn hinzunehmen; du hast {n} Energie.",
  "hint.goal": "Dein Ziel: die meisten Punkte nach sechs Rennen",
  "hint.goal.text":
    "Dir gehört ein Team mit zwei Fahrzeugen, einem Piloten und einem Starbot. Jedes bekommt einen Punkt pro Feld " +
    "Vorsprung auf das allerletzte Fahrzeug. Rüste sie aus und fahr dann los.",
  "hint.face": "Zwei Seiten eines Piloten",
  "hint.face.text":
    "Die drei Werte sind deine Startfelder auf den drei Linien. Auf einer Planetenart, die er fürchtet, startet " +
    "dein Pilot 3 Felder weiter hinten.",
  "hint.market": "Alles kostet Aktionen",
  "hint.market.text":
    "Du hast 8, und vor jedem Rennen kommen neue dazu. Upgrades, Einbau, Karten und Züge kosten welche. Wähl ein " +
    "Upgrade: Deine Tafel zeigt, was es am einen oder am anderen Fahrzeug ändern würde.",
  "hint.planet": "Ein Planet, drei Linien",
  "hint.planet.text":
    "Auf jeder Linie verschiebt der Planet deine beiden Startfelder vor oder zurück. Eine Linie wählst du kurz vor " +
    "dem Rennen, dieselbe für beide Fahrzeuge.",
  "hint.equip": "Bau es ein",
  "hint.equip.text":
    "Im Hangar tut ein Upgrade nichts. Seine Energie bezahlt Kartenoptionen und ist vor jedem Rennen wieder da. " +
    "Ein Starbot punktet nur hinter seinem Piloten.",
  "hint.cards": "Karten bestimmen das Rennen",
  "hint.cards.text":
    "In jedem Zug des Rennens spielst du eine Karte oder passt. Eine Karte kostet jetzt 1 Aktion; was du nicht " +
    "spielst, bleibt auf der Hand.",
  "hint.boosts": "Boosts sind ein Bluff",
  "hint.boosts.text":
    "Jeder bringt sofort Punkte. Aber nach dem Rennen sagt eine Karte, wer geprüft wird: Bei einer anderen Version " +
    "als der des Rads müssen beide Fahrzeuge zurück. Karten drehen das Rad. Nur du siehst deine Versionen.",
  "hint.line": "Eine Linie für beide",
  "hint.line.text":
    "Die Zahlen sind die Felder, auf denen dein Pilot und dein Starbot starten würden. Der Starbot punktet nur " +
    "hinter dem Piloten. Dieselbe Linie zweimal hintereinander geht nicht.",
  "hint.px2": "Pilot ×2",
  "hint.px2.text":
    "Auf einer Linie mit dem Zeichen Pilot ×2 darf dein Plättchen den Wert deines Piloten verdoppeln, einmal pro " +
    "Partie. Bis zum Ende aufgehoben, bringt es 3 Punkte.",
  "hint.track": "Halt den Starbot dahinter",
  "hint.track.text":
    "Jedes Feld Vorsprung auf das allerletzte Fahrzeug ist ein Punkt, aber ein Starbot, der nicht hinter seinem " +
    "Piloten ist, bringt nichts. Die Marken +1 bis +3 sind sein Bonus. Ein Zug, der auf einem Doppelpfeil endet, " +
    "geht weiter.",
  "hint.play": "Zwei Teile einer Karte",
  "hint.play.text":
    "Links: Felder für Aktionen. Rechts: eine von zwei Optionen für Energie. Wähl einen Teil, sieh, wohin er führt, " +
    "und bestätige.",
  "hint.goon": "Der andere Teil",
  "hint.goon.text": "Du darfst auch den anderen Teil derselben Karte nutzen: jetzt oder nie.",
  "hint.attack": "Du wirst angegriffen",
  "hint.attack.text":
    "Ein aktiver Schild hält den Angriff für 3 Energie auf, eine Reaktionskarte für ihren eigenen Preis. Hinnehmen " +
    "kostet keine Energie, aber dann wirkt der Angriff.",
  "hint.points": "Woher Punkte kommen",
  "hint.points.text":
    "Der Bonus ist die letzte Marke, +1, +2 oder +3, die der Starbot erreicht hat; er zählt auch, wenn der Starbot " +
    "selbst nichts bringt. Boost-Punkte gab es vor dem Rennen.",
  "hint.next": "Auf zum nächsten Planeten",
  "hint.next.text":
    "Alle bekommen neue Aktionen; übrige bleiben, bis zu 15 insgesamt. Ab 20 Punkten darfst du auch Karten der " +
    "Stufe 2 kaufen.",
};
