/** Was die Zeichnungen der Regeln zeigen, auf Deutsch. */

import type { Some } from "$lib/i18n/index.ts";
import type { rulesEn } from "./rules.en.ts";

export const rulesDe: Some<typeof rulesEn> = {
  "draw.start": "START",
  "draw.numbers": "Startnummern",
  "draw.rare": "seltene Fälle, in Worten",
  "draw.three-flights": "Drei Schiffe, jedes größer als das vorige.",
  "draw.yard-setup": "Der Haufen verdeckt, die Startkabine auf ihrem Plan, vier Kartenstapel: Drei darf man ansehen.",
  "draw.welding": "Ein Bauteil wird genommen, angesehen, gedreht und neben ein anderes geschweißt.",
  "draw.hourglass": "Die Sanduhr wandert Kreis für Kreis auf START; Startnummern werden der Reihe nach genommen.",
  "draw.connectors": "Zwei Anschlüsse, die passen; ein Anschluss an einer glatten Seite, der nicht passt.",
  "draw.ship-check": "Ein Schiff mit falsch gedrehtem Triebwerk: Das ist ein Fehler und muss weg.",
  "draw.crew-loading": "Zwei Menschen in jeder Kabine, ein Alien neben seiner Lebenserhaltung, volle Batterien.",
  "draw.ship-classes": "Die Formen der vier Schiffspläne: I, II, III und IIIA.",
  "draw.digital-table": "Zwei wollen dasselbe Bauteil: Wer schneller ist, bekommt es, die andere Person erfährt es.",
  "draw.flight-track": "Raketen auf einer geschlossenen Bahn; ein gewonnener Tag überspringt besetzte Felder.",
  "draw.strengths":
    "Eine einfache Kanone zählt eins, eine doppelte für eine Energiezelle zwei, eine seitwärts die Hälfte; ein " +
    "Doppeltriebwerk für eine Energiezelle zwei.",
  "draw.hits": "Ein großer Meteorit von links fliegt Reihe 8 entlang und trifft das erste Bauteil.",
  "draw.break-up": "Ein zerstörtes Bauteil: Was daran hing, fällt ab.",
  "draw.goods": "Waren in einem normalen und einem Spezial-Laderaum; Rot ist 4 wert, Gelb 3, Grün 2, Blau 1.",
  "draw.planets": "Drei Planeten mit Waren, zwei davon besetzt; das nächste Schiff darf auf dem dritten landen.",
  "draw.abandoned": "Crew steigt in ein verlassenes Schiff um und bringt Kreditpunkte.",
  "draw.enemies": "Feuerkraft 2 gegen einen Gegner mit 5: Niederlage.",
  "draw.open-space": "Antriebskraft 2: Die Rakete gewinnt zwei Tage.",
  "draw.combat-zone": "Drei Werte von drei Schiffen; in jeder Zeile trifft es den kleinsten.",
  "draw.giving-up": "Eine Rakete verlässt die Bahn; ihre Waren bringen die Hälfte.",
  "draw.settlement": "Eine Abrechnung: Ziel, schönstes Schiff, Waren, verlorene Bauteile.",
  "draw.printed": "gedruckt",
  "draw.house": "eigen",
  "draw.big-box": "Eine Schachtel mit neuen Bauteilen, neuen Karten und Material für eine fünfte Person.",
  "draw.new-technologies":
    "Zehn der neuen Bauteile: Luxuskabine, Stasiskammer, Zweirichtungskanone, gemischter Laderaum, " +
    "Triebwerkskanone, Kanonenverstärker, Ofen, Beschleuniger, Panzerung, cyanfarbene Lebenserhaltung.",
  "draw.fifth-wheel": "Fünf Raketen; zwei Schiffe teilen sich einen Planeten, das zweite mit einer Ware weniger.",
  "draw.new-classes":
    "Die Pläne der Klasse IA, mit Würfelzahlen in Bereichen und beliebiger Seite vorn, und der Klasse IIA, in zwei " +
    "Hälften.",
  "draw.machinations": "Alle legen eine geheime Karte in den gemeinsamen Stapel.",
  "draw.rough-roads":
    "Karten neben der Bahn verändern den Flug: eine Spalte, in der nichts funktioniert, wiederholte Würfe.",
  "draw.bonus-cards":
    "Ein Schrottplatz tauscht Crew gegen Energiezellen, ein Depot gibt ein Bauteil, Billard schickt Meteoriten auf " +
    "ein anderes Schiff.",
  "draw.combining": "Ein Würfel wählt, was die Partie schwerer macht: eine andere Klasse oder eine Raue Route mehr.",
  "draw.house-cards": "Eine gedruckte Karte neben einer eigenen, deren Rand gestrichelt ist.",
  "draw.extra-cases": "Für seltene Fälle gibt es eigene Zeilen in den Regeln.",
};
