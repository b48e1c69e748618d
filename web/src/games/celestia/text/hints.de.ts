/** Die Tipps geführter Partien auf Deutsch. Dieselben Schlüssel wie hints.en.ts. */

import type { Some } from "$lib/i18n/index.ts";
import type { hintsEn } from "./hints.en.ts";

export const hintsDe: Some<typeof hintsEn> = {
  "hint.goal": "Dein Ziel: 50 Punkte",
  "hint.goal.text":
    "Schätze sind Punkte, und je weiter die Stadt, desto mehr sind sie wert. Hat jemand 50 Punkte, endet die Partie " +
    "nach dieser Reise; die höchste Summe gewinnt.",
  "hint.announce": "Bleiben oder aussteigen",
  "hint.announce.text":
    "Steig aus und nimm einen Schatz dieser Stadt; oder bleib. Wehrt der Kapitän die Würfel ab, kommst du in " +
    "eine reichere Stadt; wenn nicht, stürzt ihr ab, und wer an Bord ist, geht leer aus.",
  "hint.dice": "Lies die Würfel",
  "hint.dice.text": "Der Kapitän braucht für jedes Symbol eine Karte. Du siehst, wie viele er hat, aber nie, welche.",
  "hint.helm": "Der Kapitän wechselt",
  "hint.helm.text":
    "Bei jeder Etappe wird die nächste Person an Bord Kapitän, bald auch du. Lassen dir deine Karten keine Wahl, " +
    "spielt der Tisch für dich.",
  "hint.captain": "Du bist Kapitän",
  "hint.captain.text":
    "Jedes Symbol braucht eine deiner Karten. Reichen deine Kompasse, Blitzableiter, Nebelhörner und Kanonen " +
    "(deine Ausrüstung), musst du sie spielen.",
  "hint.turbo": "Ein Turbo auf deiner Hand",
  "hint.turbo.text":
    "Er wehrt einen beliebigen Würfel ab, aber du darfst ihn immer behalten, auch wenn ihr dann abstürzt.",
  "hint.treasure": "Deine Schätze",
  "hint.treasure.text":
    "Sie bleiben dir, auch nach einem Absturz. Nur du siehst, was sie wert sind; die anderen sehen, aus welchen " +
    "Städten sie stammen.",
  "hint.alone": "Allein an Bord",
  "hint.alone.text":
    "Ein Kapitän ohne Passagiere darf vor dem Wurf aufhören, hier einen Schatz nehmen und die Reise beenden.",
  "hint.character": "Deine Figur",
  "hint.character.text":
    "Alle haben eine Fähigkeit, einmal pro Partie; deine steht neben deiner Hand. Du wirst gefragt, wenn du sie " +
    "nutzen kannst.",
  "hint.improved": "Verbesserte Ausrüstung",
  "hint.improved.text":
    "Eine Karte mit einer 2 wehrt bis zu zwei Würfel ihres Symbols ab. Für einen Würfel gespielt, ist sie trotzdem " +
    "weg.",
  "hint.help": "Hilfskarten",
  "hint.help.text": "Leg sie jetzt verdeckt hin: Sie retten vielleicht die Etappe. Als Kapitän nützen sie dir nichts.",
  "hint.bandit": "Der Bandit",
  "hint.bandit.text": "Jetzt, vor dem Wurf, bringt er einen Würfel mehr: gut von Land aus, gefährlich an Bord.",
  "hint.mooring": "Vertäuung",
  "hint.mooring.text": "Jetzt spielbar, da die Karten ausliegen: Sie sind weg, und das Luftschiff bleibt, wo es ist.",
  "hint.crash": "Noch nicht abgestürzt",
  "hint.crash.text":
    "Hilfskarten und die meisten Fähigkeiten können diese Etappe noch retten. Alle Hilfskarten werden zusammen " +
    "aufgedeckt.",
  "hint.left": "Behalte sie nicht",
  "hint.left.text": "Jede Hilfskarte, die am Ende auf deiner Hand bleibt, kostet 2 Punkte.",
  "hint.lifeboat": "Das Rettungsboot",
  "hint.lifeboat.text":
    "Mit einer Rettungsbootkarte darf ein Passagier allein weiterfliegen, statt zu bleiben oder auszusteigen; ein " +
    "Kapitän darf vor der Ansage darin fliehen.",
  "hint.special": "Ein Ereignis gratis",
  "hint.special.text":
    "Deine Rettungsbootkarte nennt ein Ereignis, das im Rettungsboot keine Karte braucht, sooft es auch fällt.",
  "hint.urgent": "Dringendes Bedürfnis",
  "hint.urgent.text":
    "Gib als Kapitän das Steuer und diese Würfel an jemand anderen an Bord ab, und bleib oder steig aus.",
  "hint.gear": "Neue Ausrüstung",
  "hint.gear.text": "Jetzt, vor dem Wurf: Wirf deine Hand ab und zieh ebenso viele neue Karten.",
  "hint.spy": "Spion",
  "hint.spy.text": "Jetzt, vor dem Wurf: Sieh dir eine Hand an. Nur du siehst sie; erzähl darüber, was du willst.",
  "hint.rowed": "Ein zweites Fahrzeug",
  "hint.rowed.text":
    "Das Rettungsboot fliegt nach dem Luftschiff seine eigene Etappe mit eigenen Würfeln. Stürzt eins ab, fliegt " +
    "das andere weiter.",
  "hint.pilot": "Im Rettungsboot",
  "hint.pilot.text": "Ab der zweiten Etappe darf der Pilot vor dem Wurf mit einem Schatz aussteigen.",
  "hint.krismastri": "Krismastri",
  "hint.krismastri.text":
    "Zeigt ein Wurf nur leere Seiten, wird dort ungesehen ein Schatz beiseitegelegt. Wer die Partie beendet, " +
    "verteilt die Geschenke an die anderen.",
  "hint.boscalumia": "Boscalumia",
  "hint.boscalumia.text":
    "Von Barbadahl führen zwei Etappen mit vier Würfeln dorthin. Die erste Crew dort bekommt je 25 Punkte.",
  "hint.hook": "Enterhaken",
  "hint.hook.text":
    "Du bist ausgestiegen, und der Kapitän hat es geschafft? Gib den Schatz zurück und steig wieder ein.",
  "hint.instructor": "Ausbilder",
  "hint.instructor.text": "Wenn du einen Schatz nimmst, sieh den Stapel durch und such dir einen aus.",
  "hint.gift": "Ein Geschenk",
  "hint.gift.text": "Bis zum Ende ist nur bekannt, aus welcher Stadt es stammt.",
  "hint.matryoshburg": "Matryoshburg",
  "hint.matryoshburg.text":
    "Nach einem Absturz wählen alle zugleich einen Bonus; tipp Karten auf deiner Hand an, um sie zu tauschen.",
  "hint.heading": "Zwei Kurse",
  "hint.heading.text": "Der Kapitän wählt vor dem Wurf: entlang der Route oder nach Boscalumia.",
  "lesson.won":
    "{mine|# Schatz|# Schätze} und {points|# Punkt|# Punkte}: Du bist rechtzeitig ausgestiegen und geblieben, wenn " +
    "es sich lohnte.",
  "lesson.fewer":
    "{name} hat {theirs|# Schatz|# Schätze} heimgebracht, du {mine}. Ein Schatz in der Hand ist besser als ein " +
    "reicherer im Absturz.",
  "lesson.nearer":
    "{name} hat Schätze aus weiter entfernten Städten geholt. Hat der Kapitän viele Karten, lohnt es sich, länger zu " +
    "bleiben.",
  "about.equipment": "Ausrüstungskarte",
  "about.turbo": "Turbokarte",
  "about.power": "Machtkarte",
  "about.improved": "Verbesserte Ausrüstung",
  "about.help": "Hilfskarte",
  "about.special": "Sonderkarte",
  "about.lifeboat": "Rettungsbootkarte",
  "about.bonus": "Bonuskarte",
  "about.die": "Ereigniswürfel",
  "about.city": "Stadt auf der Route",
  "about.city.text":
    "Schätze sind hier {points|# Punkt|# Punkte}{more? oder mehr|} wert; noch {left}. Auf dem Weg hierher wirft " +
    "der Kapitän {dice|# Würfel|# Würfel}.",
  "about.city.first":
    "Jede Reise beginnt hier. Schätze sind {points|# Punkt|# Punkte}{more? oder mehr|} wert; noch {left}.",
  "about.city.gone": "Hier ist kein Schatz mehr: Das Luftschiff fliegt vorbei.",
  "about.treasure": "Schatz {of}",
  "about.glass": "Magisches Fernrohr {of}",
  "about.treasure.kind": "Schatz",
  "about.treasure.text": "{points|# Punkt|# Punkte}. Bis zum Ende siehst nur du, was er wert ist.",
  "about.treasure.back":
    "{points|# Punkt|# Punkte}{more? oder mehr|} wert. Wie viel genau, sieht bis zum Ende nur, wer ihn hat.",
  "about.glass.text":
    "Einmal, an Bord, bei angesagtem Absturz: Kein Ereignis der Etappe zählt. Behalten ist es {points|# Punkt|# " +
    "Punkte} wert.",
  "about.token.kind": "Plättchen",
  "about.token.text": "25 Punkte für jedes Mitglied der ersten Crew, die Boscalumia erreicht hat.",
  "about.character": "Figur, eine Fähigkeit pro Partie",
  "about.seat.captain": "Kapitän",
  "about.seat.pilot": "Im Rettungsboot",
  "about.seat.passenger": "Passagier",
  "about.seat.ashore": "An Land",
  "about.seat.captain.text": "Wirft die Würfel und muss ihre Ereignisse abwehren.",
  "about.seat.pilot.text": "Fliegt allein weiter, mit eigenen Würfeln.",
  "about.seat.passenger.text": "Bleibt an Bord oder steigt mit einem Schatz aus.",
  "about.seat.ashore.text": "Wartet auf die nächste Reise.",
  "about.seat.has": "{cards|# Karte|# Karten} auf der Hand, {n|# Schatz|# Schätze}.",
  "about.face.fog": "Der Kapitän muss ihn mit Kompass oder Turbo abwehren, sonst stürzt das Luftschiff ab.",
  "about.face.lightning": "Der Kapitän muss ihn mit Blitzableiter oder Turbo abwehren, sonst stürzt das Luftschiff ab.",
  "about.face.birds": "Der Kapitän muss sie mit Nebelhorn oder Turbo abwehren, sonst stürzt das Luftschiff ab.",
  "about.face.pirates": "Der Kapitän muss sie mit Kanone oder Turbo abwehren, sonst stürzt das Luftschiff ab.",
  "about.face.blank": "Kein Ereignis: Dieser Würfel braucht keine Karte.",
  "why.stay": "{captain} hat {cards|# Karte|# Karten} gegen {what}, und der nächste Halt ist reicher: {target}.",
  "why.stayOn": "{captain} hat {cards|# Karte|# Karten} gegen {what}.",
  "why.leave": "{captain} muss {what} mit {cards|# Karte|# Karten} abwehren. Ein Schatz {of} ist dir jetzt sicher.",
  "why.leaveCaptain":
    "Die Ankunft ist sicher ({target}), aber dort bist du Kapitän mit {own|# Karte|# Karten} und kannst nicht " +
    "mehr aussteigen. Ein Schatz {of} gehört dir jetzt.",
  "why.leaveSafe":
    "Die Ankunft ist sicher ({target}), aber niemand kennt die Würfel danach. Ein Schatz {of} gehört dir jetzt.",
  "why.leaveWins": "Du hast {points|# Punkt|# Punkte}: Mit einem Schatz {of} erreichst du das Ziel.",
  "why.clear": "Die Würfel zeigen kein Ereignis: Du kommst sicher an. Nächster Halt: {target}.",
  "why.stop":
    "Allein brauchst du für jedes Ereignis auf {dice|# Würfel|# Würfeln} eine Karte, und du hast {cards}. Ein " +
    "Schatz {of} ist dir sicher.",
  "why.flyOn": "{cards|# Karte|# Karten} auf der Hand für {dice|# Würfel|# Würfel}: Ein Flug mehr ist das Risiko wert.",
  "why.cover": "Gegen {what}: {cards}. Alle an Bord kommen an. Nächster Halt: {target}.",
  "why.free": "Es gibt nichts abzuwehren: Alle an Bord kommen an. Nächster Halt: {target}.",
  "why.crash": "Du kannst {what} nicht abwehren, also musst du einen Absturz ansagen.",
  "why.dear": "Es würde {cards} kosten. Heb sie für eine Reise auf, die weiter führt.",
  "why.pass": "Nichts auf deiner Hand hilft jetzt. Passen kostet nichts.",
  "why.keep": "{cards}: in einem späteren Moment mehr wert. Passen kostet nichts.",
  "why.route": "Der Kapitän darf Würfel neu werfen, und Ereignisse werden vielleicht zu leeren Seiten.",
  "why.ejection": "Jemand muss hier an Land und verpasst die reicheren Städte.",
  "why.jetpack": "Der Absturz ist sicher: Du landest mit einem Schatz, die anderen mit nichts.",
  "why.badSpell": "Leere Würfel werden neu geworfen, und du bist nicht an Bord: Ein Absturz schadet nur den anderen.",
  "why.bandit": "Ein Würfel mehr für den Kapitän, und du bist sicher an Land.",
  "why.mooring": "Die Karten sind weg, und niemand kommt weiter als du.",
  "why.urgent": "Jemand anderes muss an deiner Stelle {what} abwehren.",
  "why.gear":
    "{cards|Deine einzige andere Karte reicht|Deine # anderen Karten reichen} nicht für das, was kommt: " +
    "Zieh {cards|eine neue|neue}.",
  "why.spy": "Du weißt dann, was jemand auf der Hand hat, bevor du entscheidest.",
  "why.hook": "Der Kapitän hat es geschafft: Wieder an Bord erreichst du eine reichere Stadt.",
  "why.glass": "Mit einem Fernrohr {of} zählt kein einziges Ereignis: {what}.",
  "why.power": "Sie wirkt einmal pro Partie, und der Moment ist gut: Sie kann die Etappe noch retten.",
  "why.help": "{cards}: Das rettet vielleicht die Etappe. Abzuwehren: {what}.",
  "why.helpRid": "{cards}: Das hilft hier nicht, kostet aber am Ende auf der Hand 2 Punkte.",
  "why.boat":
    "{boat}: Du fliegst mit {cards|deiner # eigenen Karte|deinen # eigenen Karten}, egal, was der Kapitän hat.",
  "good.keepDice": "die Würfel so lassen",
  "good.exchange": "{cards} tauschen",
  "why.keepDice": "Die Würfel passen, wie sie sind; die Karte geht auf die Hand zurück, aus der sie kam.",
  "why.draw": "Eine Karte mehr hilft auf der nächsten Reise.",
  "why.exchange": "Neue Karten vom Stapel wehren vielleicht mehr ab.",
  "why.exchangeTreasure": "Ein anderer Schatz derselben Stadt ist vielleicht mehr wert.",
  "why.reroll": "{n|Ein Würfel mit einem Ereignis wird|# Würfel mit einem Ereignis werden} vielleicht leer.",
};
