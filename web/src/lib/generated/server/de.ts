/** Made by tools/page.py from server/text/de.toml: do not edit. */

export const server = {
  "trouble.no-hello": "Es kam kein hello rechtzeitig an.",
  "trouble.hello-first": "Eine Verbindung beginnt mit hello.",
  "trouble.hello-again": "Das hello kam schon an; erwartet wird play, try oder ping.",
  "trouble.malformed": "Das ist keine gültige Nachricht: {detail}",
  "trouble.message-too-large": "Eine Nachricht darf höchstens {bytes} Byte haben.",
  "trouble.too-fast": "Höchstens {rate} Nachrichten pro Sekunde; diese wurde verworfen.",
  "trouble.table-too-fast":
    "An diesem Tisch kommen Nachrichten schneller an, als er sie annehmen kann; diese wurde verworfen.",
  "trouble.address-too-fast":
    "Deine Adresse schickt Nachrichten schneller, als der Server sie annimmt; diese wurde verworfen.",
  "trouble.too-many-faults": "Von hier kamen zu viele ungültige Nachrichten.",
  "trouble.no-table": "Diesen Tisch gibt es nicht.",
  "trouble.bad-token": "Zu einem dieser Schlüssel gehört kein Platz an diesem Tisch.",
  "trouble.table-full": "An diesem Tisch sind zu viele Verbindungen offen.",
  "trouble.address-full": "Von deiner Adresse sind zu viele Verbindungen offen.",
  "trouble.other-rules":
    "Dieser Tisch begann mit Version {made} der Spielregeln; der Server spielt jetzt mit Version {here}. Der Tisch ist geschlossen, sein Protokoll bleibt erhalten.",
  "trouble.other-game":
    "Der Server hat das Spiel dieses Tisches nicht mehr. Der Tisch ist geschlossen, sein Protokoll bleibt erhalten.",
  "trouble.broken": "Dieser Tisch lässt sich hier nicht spielen: Das Spiel oder das Protokoll ist beschädigt.",
  "trouble.not-read": "Die Datenbank lässt sich gerade nicht lesen; versuch es gleich noch einmal.",
  "trouble.not-your-seat": "Diesen Platz hast du hier nicht.",
  "trouble.not-begun": "Die Partie hat noch nicht begonnen: Plätze sind frei, oder jemand ist noch nicht da.",
  "trouble.stopped": "Dieser Tisch wurde angehalten.",
  "trouble.stopped-by-fault": "Ein Fehler im Spiel hat diesen Tisch angehalten. Sein Protokoll bleibt erhalten.",
  "trouble.paused": "Der Tisch macht Pause.",
  "trouble.held": "Gerade wird allen etwas gezeigt; danach kommt die nächste Frage.",
  "trouble.bad-action": "Das ist keine Aktion des Spiels: {detail}",
  "trouble.not-judged": "Das ließ sich nicht prüfen; nichts wurde geändert.",
  "trouble.not-played": "Das Spiel ist an dieser Antwort gescheitert; sie wurde nicht gespielt.",
  "trouble.not-kept":
    "Der Server konnte das nicht speichern, also wurde nichts gespielt. Versuch es gleich noch einmal.",
  "trouble.no-program":
    "Wer Welten anfordert, muss im hello sagen, dass hier ein Programm spielt; alle sehen es dann am Platz.",
  "trouble.no-world": "Es ließ sich keine Welt austeilen; nichts wurde geändert.",
  "trouble.not-foreseen": "Was daraus wird, lässt sich nicht vorab zeigen.",
  "trouble.coach-busy": "Der Trainer ist mit anderen Fragen beschäftigt; frag gleich noch einmal.",
  "trouble.talks-too-fast": "Du schreibst schneller, als man lesen kann; warte einen Moment.",
  "trouble.nothing-to-read": "Diese Nachricht ist leer.",
  "trouble.text-too-long": "Ein Text darf höchstens {letters} Zeichen haben.",
  "trouble.stopping": "Der Server startet neu; der Tisch ist gleich wieder da.",
  "trouble.server-full": "Dieser Server ist voll; versuch es gleich noch einmal.",
  "problem.lan-not-here":
    "Das lässt sich nur auf dem Rechner umstellen, auf dem der Server läuft, und nur, wenn er mit play gestartet wurde.",
  "problem.no-network": "Dieser Rechner hat keine Netzwerkadresse, die andere Geräte öffnen könnten.",
  "problem.no-address": "Unter dieser Adresse gibt es nichts; GET /api/schema listet auf, was es gibt.",
  "problem.not-json": "Erwartet wird ein Inhalt vom Typ application/json.",
  "problem.body-too-large": "Der Inhalt darf höchstens {bytes} Byte haben.",
  "problem.no-table": "Diesen Tisch gibt es nicht.",
  "problem.not-read": "Die Datenbank lässt sich gerade nicht lesen; versuch es gleich noch einmal.",
  "problem.not-made":
    "Der Server konnte den Tisch nicht speichern, also wurde keiner angelegt. Versuch es gleich noch einmal.",
  "problem.not-taken": "Der Server konnte das nicht speichern; versuch es gleich noch einmal.",
  "problem.bad-token": "Zu einem dieser Schlüssel gehört kein Platz an diesem Tisch.",
  "problem.one-token-a-seat": "Zwei dieser Schlüssel gehören zum selben Platz: Schick nur den, der ihn behalten soll.",
  "problem.no-open-seat": "Alle Plätze dieses Tisches sind besetzt.",
  "problem.seat-taken": "Dieser Platz ist besetzt.",
  "problem.no-pass": "Dieser Code wurde schon benutzt, ist abgelaufen oder hat nie existiert.",
  "problem.rematch-later": "Eine Revanche gibt es, wenn die Partie vorbei ist.",
  "problem.rematch-not-made": "Die Revanche ließ sich gerade nicht anlegen; versuch es gleich noch einmal.",
  "problem.replay-later": "Die Aufzeichnung öffnet sich nach der Partie: Vorher würde sie Geheimnisse verraten.",
  "problem.log-later": "Das Protokoll öffnet sich nach der Partie: Vorher würde es Geheimnisse verraten.",
  "problem.no-log": "Dieser Tisch begann mitten in einer Partie und hat kein eigenes Protokoll.",
  "problem.no-review": "Um diese Analyse hat noch niemand gebeten.",
  "problem.log-not-over": "Erwartet wird das Protokoll einer beendeten Partie; diese ist nicht vorbei.",
  "problem.fork-later": "Weiterspielen lässt sich nur aus einer Partie, die vorbei ist.",
  "problem.no-game": "Dieser Server hat das Spiel des Tisches nicht.",
  "problem.old-rules":
    "Diese Partie wurde nach anderen Regeln gespielt, als der Server jetzt hat, und nicht aufgezeichnet.",
  "problem.table-other-rules":
    "Dieser Tisch begann mit Version {made} der Spielregeln; der Server spielt jetzt mit Version {here}. Der Tisch ist geschlossen, sein Protokoll bleibt erhalten.",
  "problem.table-other-game":
    "Der Server hat das Spiel dieses Tisches nicht mehr. Der Tisch ist geschlossen, sein Protokoll bleibt erhalten.",
  "problem.table-broken": "Dieser Tisch lässt sich hier nicht spielen: Das Spiel oder das Protokoll ist beschädigt.",
  "problem.too-many-requests":
    "Deine Adresse schickt Anfragen schneller, als der Server antwortet; warte einen Moment.",
  "problem.too-many-tables":
    "Deine Adresse hat viele Tische angelegt; den nächsten kannst du in {minutes|einer Minute|# Minuten} anlegen.",
  "problem.stopping": "Der Server startet neu; versuch es gleich noch einmal.",
  "problem.fault": "Der Server ist daran gescheitert; der Fehler wurde festgehalten.",
  "problem.too-many-bytes": "Deine Adresse macht dem Server mehr Arbeit, als er schafft; warte einen Moment.",
  "problem.body-too-slow": "Der Inhalt der Anfrage kam nicht rechtzeitig an.",
  "problem.too-much-work": "Das braucht mehr Rechenzeit, als der Server einer Anfrage gibt.",
  "problem.busy": "Der Server ist mit anderen Prüfungen beschäftigt; versuch es gleich noch einmal.",
  "problem.replay-too-long":
    "Diese Partie ist zu lang, um sie Zug für Zug zu zeigen; ihr Protokoll kannst du herunterladen.",
  "problem.server-full": "Dieser Server ist voll; versuch es gleich noch einmal.",
  "problem.disk-full":
    "Die Festplatte dieses Servers ist fast voll: Neue Tische lassen sich nicht anlegen. Bestehende laufen weiter.",
  "problem.devices-full":
    "{devices} andere Geräte haben diesen Platz. Mach eines davon zum einzigen und versuch es dann noch einmal.",
  "problem.no-mail": "Dieser Server verschickt keine E-Mails.",
  "problem.bad-mail": "Erwartet wird eine E-Mail-Adresse wie ada@example.org.",
  "problem.mail-full": "Zu viele E-Mails warten auf den Versand; versuch es gleich noch einmal.",
  "problem.no-push": "Dieser Server schickt keine Benachrichtigungen an Browser.",
  "problem.no-contact": "Diese Adresse ist hier nicht mehr bekannt, oder der Link ist unvollständig.",
  "problem.contacts-full": "Zu viele Anfragen für diese Adresse heute; versuch es morgen noch einmal.",
  "problem.contacts-full-here": "Dieser Server hat gerade keinen Platz für weitere Adressen.",
  "problem.seats-full": "Du bekommst schon Benachrichtigungen für 200 Plätze. Schalte erst welche davon ab.",
  "problem.mail-refused":
    "Die Person, der diese Adresse gehört, will keine E-Mails von hier. Ist es deine, öffne noch einmal den Link, mit dem du sie abbestellt hast.",
  "problem.quiet-long": "Ruhezeiten dauern höchstens 14 Stunden: Sonst bliebe keine Zeit mehr, dir Bescheid zu geben.",
  "problem.no-daily":
    "An diesem Tag gibt es keinen Tagesflug dieses Spiels: nur den von heute und die der letzten Woche.",
  "problem.daily-not-over": "Dieser Flug ist noch nicht zu Ende.",
  "problem.daily-forged": "Diese Partie folgt nicht der Ausgangslage dieses Tages: Sie gilt nicht als Tagesflug.",
};
