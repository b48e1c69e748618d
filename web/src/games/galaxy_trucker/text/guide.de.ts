/** Die Wörter des geführten ersten Flugs auf Deutsch. */

import type { Some } from "$lib/i18n/index.ts";
import type { guideEn } from "./guide.en.ts";

export const guideDe: Some<typeof guideEn> = {
  "hint.goal": "Dein Ziel: Kreditpunkte",
  "hint.goal.text":
    "Bau ein Schiff aus Schrott und flieg es durch acht Karten. Waren, eine schnelle Ankunft und wenige offene " +
    "Anschlüsse bringen Kreditpunkte; verlorene Bauteile kosten welche.",
  "about.component": "Bauteil",
  "about.engineDouble": "Zählt als 2 Triebwerke und kostet jedes Mal eine Energiezelle aus einer Batterie.",
  "about.engineCannon": "Triebwerk und Kanone in einem.",
  "about.cannonDouble":
    "Zählt als 2 Kanonen und kostet jedes Mal eine Energiezelle aus einer Batterie; zeigt sie nicht nach vorn, " +
    "zählt sie nur halb so viel.",
  "about.cannonBooster": "Macht eine verbundene Kanone einmal viel stärker; die Kanone wird dabei zerstört.",
  "about.bidirectional": "Schießt in zwei Richtungen; braucht jedes Mal eine Energiezelle.",
  "about.batteryHold": "Ein Laderaum mit eigenen Energiezellen.",
  "about.luxury": "Eine Kabine, deren Gäste am Ende zahlen, wenn sie noch da sind.",
  "about.specialHold": "Der einzige Laderaum für rote Waren; er fasst alle Farben.",
  "about.shieldBooster": "Macht einen verbundenen Schild stärker.",
  "about.lifeSupport": "In einer verbundenen Kabine darf ein Alien dieser Farbe wohnen, nur nicht in der Startkabine.",
  "about.stasis": "Vier Schläfer: Sie zählen nicht zur Crew, bis sie geweckt werden.",
  "about.accelerator":
    "Springt in den Hyperraum: Ein verbundenes Triebwerk wird zerstört, und die Karte geht an dir vorbei.",
  "about.furnace": "Verheizt eine Ware, um eine verbundene Batterie zu füllen.",
  "about.plating": "An den gepanzerten Seiten ist sie unzerstörbar.",
  "about.card": "Abenteuerkarte",
  "about.card.slavers":
    "Besieg sie mit deinen Kanonen und tausch Tage gegen Kreditpunkte; schwächere Schiffe verlieren Crew.",
  "about.card.smugglers":
    "Besieg sie mit deinen Kanonen und tausch Tage gegen Waren; schwächere Schiffe verlieren ihre besten Waren.",
  "about.card.pirates":
    "Besieg sie mit deinen Kanonen und tausch Tage gegen Kreditpunkte; schwächere Schiffe werden beschossen.",
  "about.card.stardust": "Jedes Schiff verliert einen Tag je offenem Anschluss.",
  "about.card.epidemic":
    "Jede bewohnte Kabine, die mit einer anderen bewohnten verbunden ist, verliert ein Crewmitglied.",
  "about.card.sabotage": "Das Schiff mit der kleinsten Crew verliert vielleicht ein Bauteil; welches, sagen Würfel.",
  "about.card.open_space":
    "Jedes Schiff fliegt so viele Tage vor, wie seine Triebwerke stark sind; ohne Triebwerke verlässt es den Flug.",
  "about.card.open_space.intro":
    "Jedes Schiff fliegt so viele Tage vor, wie seine Triebwerke stark sind; in späteren Flügen scheidet " +
    "es ohne sie aus.",
  "about.card.meteor_swarm":
    "Meteoriten treffen jedes Schiff. Glatte Seiten und Schilde halten kleine auf, Kanonen schießen große ab.",
  "about.card.planets": "Wer führt, wählt zuerst. Eine Landung lädt Waren und kostet Tage.",
  "about.card.combat_zone": "Crew, Triebwerke, Kanonen: In jeder Zeile zahlt das schwächste Schiff.",
  "about.card.abandoned_ship": "Ein Schiff darf Crew und Tage gegen Kreditpunkte tauschen. Wer führt, wählt zuerst.",
  "about.card.abandoned_station": "Ein Schiff mit genug Crew darf Tage gegen Waren tauschen. Wer führt, wählt zuerst.",
  "about.good": "Ware",
  "about.good.text": "Bringt im Ziel {n|# Kreditpunkt|# Kreditpunkte}.",
  "about.good.red": "Bringt im Ziel {n|# Kreditpunkt|# Kreditpunkte}; passt nur in Spezial-Laderäume.",
  "about.seat": "Trucker",
  "about.seat.flight":
    "{credits|# Kreditpunkt|# Kreditpunkte}. Triebwerke {engines}, Kanonen {cannons}, Crew {crew}, Energiezellen " +
    "{cells}, {exposed|# offener Anschluss|# offene Anschlüsse}.",
  "about.seat.yard":
    "{credits|# Kreditpunkt|# Kreditpunkte}. {n|# Bauteil|# Bauteile} angeschweißt, {exposed|# offener Anschluss|# " +
    "offene Anschlüsse}.",
  "good.place": "in {where} anschweißen",
  "good.turnPlace": "{turns|einmal|#\u00a0Mal} drehen, in {where} anschweißen",
  "need.engine": "{n?Antriebskraft mit den Energiezellen dieses Schiffs: #.|Du hast noch kein Triebwerk.}",
  "need.cannon": "{n?Feuerkraft mit den Energiezellen dieses Schiffs: #.|Du hast noch keine Kanone.}",
  "need.cell": "{n?Energiezellen bisher: #.|Du hast noch keine Energiezellen.}",
  "need.crew": "Crew bisher: {n}.",
  "need.hold": "{n?Plätze für Waren bisher: #.|Du hast noch keinen Platz für Waren.}",
  "need.shield": "{n?Schilde bisher: #.|Du hast noch keinen Schild.}",
  "lack.engine": "ein Triebwerk",
  "lack.cannon": "eine Kanone",
  "lack.cell": "eine Batterie",
  "lack.hold": "einen Laderaum",
  "good.declare": "{n} ansagen",
  "good.land": "auf Planet {n} landen",
  "good.cell": "eine Energiezelle der Batterie verbrauchen, {where}",
  "good.alienGoes": "das Alien geht, {where}",
  "good.humanGoes": "ein Mensch geht, {where}",
  "good.opportunity": "nehmen",
  "good.stow": "laden, was am meisten wert ist",
  "lack.cabin": "eine zweite Kabine",
  "why.reserve": "Es würde passen, aber halt Platz frei für {what}: So etwas braucht dein Schiff noch.",
  "why.blocks":
    "Es würde passen, ließe aber wenig Platz zum Weiterbauen: Hinter einem Triebwerk, vor einer Kanone und an " +
    "glatten Seiten hält nichts. Es liegt dann offen, und du kannst es dir später holen.",
  "why.needsCell": "Doppelt arbeitet es nur mit einer Energiezelle. Halt das Feld frei für {what}, das keine braucht.",
  "good.take": "{part} aus der offenen Auslage nehmen",
  "good.down": "ein Bauteil aus dem Haufen nehmen",
  "good.return": "zurückgeben",
  "good.keep": "Stück {n} behalten",
  "why.engine": "Triebwerke bringen im offenen Weltraum Flugtage; ohne sie scheidet ein Schiff aus.",
  "why.cannon": "Nach vorn gerichtet, schießt sie große Meteoriten ab und besiegt Gegner.",
  "why.cannonAside": "Zur Seite oder nach hinten gerichtet, zählt sie nur halb.",
  "why.battery": "Die Energiezellen darin versorgen Schilde, Doppelkanonen und Doppeltriebwerke.",
  "why.cabin": "Sklavenhändler und verlassene Schiffe kosten Leute, und ohne Menschen ist der Flug vorbei.",
  "why.hold": "Planeten zahlen in Waren, und Waren brauchen Laderäume.",
  "why.shield": "Er schützt zwei Seiten vor kleinen Meteoriten und leichten Schüssen, jedes Mal für eine Energiezelle.",
  "why.alien": "Ein Alien gibt deinen Kanonen oder Triebwerken +2.",
  "why.engineFirst":
    "Triebwerke bringen im offenen Weltraum Flugtage; in späteren Flügen scheidet ein Schiff ohne sie aus.",
  "why.cabinFirst": "Sklavenhändler und verlassene Schiffe kosten Leute; in späteren Flügen ist ohne Menschen Schluss.",
  "why.supportFirst": "Im ersten Flug kommen keine Aliens an Bord, aber an den Anschlüssen kannst du weiterbauen.",
  "why.supportAlone":
    "Noch ist keine Kabine für ein Alien damit verbunden, aber an den Anschlüssen kannst du weiterbauen.",
  "why.structural": "Es verbindet, was sonst nicht passen würde.",
  "why.faceDown": "Was offen liegt, hilft deinem Schiff wenig: Versuch es mit dem Haufen (noch {n}).",
  "why.firstDown": "Noch liegt nichts offen: Sieh nach, was im Haufen steckt.",
  "why.lacks": "Dein Schiff braucht noch {what}. Vielleicht steckt so etwas im Haufen.",
  "why.misfit": "Es passt nirgends an dein Schiff, wie du es auch drehst.",
  "why.return": "Es würde passen, nähme aber etwas Nützlicherem den Platz.",
  "why.keepCrew":
    "Weniger Bauteile, aber Menschen an Bord ({what}): Ohne sie wäre der Flug vorbei. Der Rest zählt als verloren.",
  "why.keepPart": "Das behältst du: {what}. Der Rest zählt als verloren.",
  "why.keepGoods":
    "Weniger Bauteile, aber Waren im Wert von {n|# Kreditpunkt|# Kreditpunkten} ({what}): Das bringt jetzt " +
    "mehr. Der Rest zählt als verloren.",
  "why.keep": "Es behält am meisten: {what}. Der Rest zählt als verloren.",
  "why.finish": "Triebwerke {engines}, Kanonen {cannons}, Crew {crew}: startklar, mit Nummer {number}.",
  "why.paid": "für {price|# Energiezelle|# Energiezellen} (du hast {cells})",
  "why.unpaid": "ohne Energiezelle",
  "why.flyOn":
    "Crew {crew}, Triebwerke {engines}, Kanonen {cannons}: Dein Schiff ist bereit für {cards|die letzte Karte|die " +
    "# kommenden Karten}.",
  "why.giveUp": "Die nächste Karte könnte mehr kosten, als der Rest des Flugs bringt.",
  "why.giveUpGoods": "Deine Waren bringen jetzt {n|# Kreditpunkt|# Kreditpunkte}.",
  "why.beats": "{n} gegen {enemy}: Du gewinnst, {paid}.",
  "why.draws": "{n} gegen {enemy}: unentschieden, {paid}. Dir geschieht nichts.",
  "why.tooWeak": "{n} gegen {enemy}: Du verlierst, und keine Energiezelle ändert das.",
  "why.yields":
    "{n} gegen {enemy}: Du verlierst, aber {cells|deine Energiezelle ist|deine # Energiezellen sind} später mehr " +
    "wert.",
  "why.days": "{n|# Tag|# Tage} vor, {paid}.",
  "why.power": "Stärke {n}, {paid}: Hier am schwächsten zu sein kostet mehr.",
  "why.save":
    "Stärke {n} ohne Energiezelle: Heb {cells|deine Energiezelle|deine # Energiezellen} auf, bis es darauf " +
    "ankommt.",
  "why.land": "Das bringt Waren im Wert von {n|# Kreditpunkt|# Kreditpunkten} und kostet {days|# Flugtag|# Flugtage}.",
  "why.noLanding": "Was hier übrig ist, ist {days|# Flugtag|# Flugtage} nicht wert.",
  "why.take": "{n|# Kreditpunkt|# Kreditpunkte} für {crew} von {have} Crewmitgliedern und {days|# Tag|# Tage}.",
  "why.leave":
    "{n|# Kreditpunkt ist|# Kreditpunkte sind} {crew} von {have} Crewmitgliedern und {days|# Tag|# Tage} nicht wert.",
  "why.reward": "{n|# Kreditpunkt|# Kreditpunkte} für {days|# Flugtag|# Flugtage}.",
  "why.refuse": "{n|# Kreditpunkt ist|# Kreditpunkte sind} {days|# Flugtag|# Flugtage} nicht wert.",
  "why.noRoom": "Dein Schiff hat keinen Platz dafür: Behalte {days|den Flugtag|die # Flugtage}.",
  "why.deny":
    "Dein Schiff hat keinen Platz dafür, aber so bekommt es niemand sonst; es kostet {days|# Flugtag|# Flugtage}.",
  "why.stow": "Die wertvollsten Waren zuerst: Rot, dann Gelb, Grün und Blau.",
  "why.stop": "{price|# Energiezelle|# Energiezellen} von {cells} {price|rettet|retten} {n|ein Bauteil|# Bauteile}.",
  "why.stopFree": "Es kostet keine Energiezelle, und dein Schiff bleibt ganz.",
  "why.hit":
    "Nur {n|ein Bauteil geht|# Bauteile gehen} verloren: Heb {cells|deine Energiezelle|deine # Energiezellen} " +
    "auf.",
  "why.unstopped": "Nichts an deinem Schiff hält das auf.",
  "why.crew": "Deine Crew zählt {n}: Gib das Mitglied ab, das am wenigsten fehlt.",
  "why.humans": "Zwei Menschen zählen als Crew mehr als ein Alien.",
  "hint.take": "Aus dem Haufen oder offen",
  "hint.take.text":
    "Nur du siehst ein Bauteil aus dem Haufen: Schweiß es an oder gib es offen zurück. Was offen liegt, ist für " +
    "alle da.",
  "hint.weld": "Anschlüsse müssen passen",
  "hint.weld.text":
    "Auf die leuchtenden Felder passt es, wie es liegt; für andere dreh es. Einfach passt an einfach, doppelt an " +
    "doppelt, der gelbe Universalanschluss an alle.",
  "hint.misfit": "Es passt nirgends",
  "hint.misfit.text": "Gib es zurück. Es liegt dann offen, und du kannst es dir später holen.",
  "hint.needs": "Was ein Schiff braucht",
  "hint.needs.text":
    "Kanonen nach vorn, Triebwerke nach hinten, mit freier Bahn; Kabinen für Crew, Batterien für Schilde, " +
    "Doppelkanonen und Doppeltriebwerke, Laderäume für Waren. Die Werte stehen in dieser Reihenfolge.",
  "hint.exposed": "Offene Anschlüsse",
  "hint.exposed.text":
    "Ein Anschluss, der nichts verbindet, ist offen. Zum Weiterbauen brauchst du welche, aber dort prallt kein " +
    "Meteorit ab, und wer am wenigsten hat, bekommt am Ende eine Prämie.",
  "hint.finish": "Gut genug?",
  "hint.finish.text":
    "Nimm eine Nummer, wenn dir dein Schiff gefällt. Je kleiner sie ist, desto weiter vorn startest du; leere " +
    "Felder kosten nichts.",
  "hint.alien": "Ein Alien möchte an Bord",
  "hint.alien.text":
    "Ein Alien belegt den Platz der Menschen in einer Kabine. Violette helfen beim Schießen, braune beim Fliegen.",
  "hint.flyOn": "Start",
  "hint.flyOn.text":
    "Die Raketen oben zeigen, wer vorn liegt. Vor jeder Karte darfst du aufgeben; flieg weiter, solange dein " +
    "Schiff hält.",
  "hint.card": "Eine Karte wird aufgedeckt",
  "hint.card.text":
    "Ihre Zeilen werden von oben nach unten abgehandelt. Wer führt, entscheidet zuerst: Vorn zu sein ist also " +
    "etwas wert.",
  "hint.weakest": "Das schwächste Schiff zahlt",
  "hint.weakest.text":
    "Eine Kampfzone vergleicht die Schiffe Zeile für Zeile: Crew, Triebwerke, Kanonen. Das schwächste zahlt; bei " +
    "Gleichstand zahlt, wer weiter vorn fliegt.",
  "hint.land": "Planeten zahlen in Waren",
  "hint.land.text":
    "Auf jedem Planeten ist Platz für ein Schiff. Die Landung kostet Flugtage, und du brauchst freie Laderäume.",
  "hint.opportunity": "Ein Fund",
  "hint.opportunity.text":
    "Der Knopf sagt, was der Fund bringt und was er kostet. Wer zuerst zugreift, beendet die Karte.",
  "hint.reward": "Gegner besiegt",
  "hint.reward.text":
    "Der Gegner ist besiegt, und hinter dir muss niemand mehr kämpfen. Die Belohnung kostet Flugtage; du darfst " +
    "sie ablehnen.",
  "hint.strength": "Wie stark bist du?",
  "hint.strength.text":
    "Einfache Kanonen und Triebwerke zählen immer. Doppelte zählen nur mit Energiezelle, und ausgegebene " +
    "Energiezellen kommen nicht zurück.",
  "hint.goods": "Lade die Waren",
  "hint.goods.text":
    "Zieh Warenwürfel in Laderäume oder lass dir die beste Ladung zeigen. Jedes Auge ist ein Kreditpunkt; rote Waren " +
    "passen nur auf rote Plätze.",
  "hint.dice": "Würfel zielen",
  "hint.dice.text":
    "Zwei Würfel bestimmen eine Spalte oder Reihe. Das erste Bauteil auf dieser Linie wird getroffen; von einer " +
    "glatten Seite prallen kleine Meteoriten ab.",
  "hint.defend": "Schild oder Treffer",
  "hint.defend.text":
    "Ein Schild oder eine Kanone hält es auf: Der Knopf nennt den Preis. Sonst ist das umrahmte Bauteil " +
    "verloren, mit allem, was nur daran hängt.",
  "hint.lost": "Es war nur Schrott",
  "hint.lost.text":
    "Verlorene Bauteile bezahlst du am Ende; ab einer Grenze auf dem Schiffsplan zahlt die Versicherung. Crew " +
    "und Waren darin sind weg.",
  "lesson.won.cards":
    "Du hast unterwegs {n|# Kreditpunkt|# Kreditpunkte} mehr verdient als {name}: Besiegte Gegner und verlassene " +
    "Schiffe zahlen sofort.",
  "lesson.won.finish": "Du warst vor {name} zu Hause: {n|# Kreditpunkt|# Kreditpunkte} mehr für die Ankunft.",
  "lesson.won.beauty":
    "Dein Schiff hatte die wenigsten offenen Anschlüsse: {n|# Kreditpunkt|# Kreditpunkte} für das schönste Schiff.",
  "lesson.won.goods": "Deine Waren brachten {n|# Kreditpunkt|# Kreditpunkte} mehr als die von {name}.",
  "lesson.won.losses":
    "Du hast unterwegs weniger verloren: {n|# Kreditpunkt|# Kreditpunkte} weniger zu zahlen als {name}.",
  "lesson.lost.cards":
    "{name} hat unterwegs {n|# Kreditpunkt|# Kreditpunkte} mehr verdient. Kanonen und Crew entscheiden das.",
  "lesson.lost.finish":
    "{name} war vor dir zu Hause: {n|# Kreditpunkt|# Kreditpunkte} mehr für die Ankunft. Das entscheiden Triebwerke.",
  "lesson.lost.beauty":
    "{name} hatte weniger offene Anschlüsse: {n|# Kreditpunkt|# Kreditpunkte} für das schönste Schiff.",
  "lesson.lost.goods":
    "{name} hat Waren für {n|# Kreditpunkt|# Kreditpunkte} mehr verkauft. Das entscheiden Laderäume und Planeten.",
  "lesson.lost.losses":
    "Du hast mehr Bauteile verloren: {n|# Kreditpunkt|# Kreditpunkte} mehr zu zahlen. Schilde und Kanonen " +
    "verhindern das.",
};
