# Einladung und Tischnachricht
seat-free = frei
seats-free =
    { $count ->
        [one] 1 Platz frei
       *[other] {$count} Plätze frei
    }
seat-leads = leitet den Tisch
seat-away = {$name} (weg, ein Computer spielt)
computer-name = Computer {$letter}
person-without-name = Jemand
option-line = {$option}: **{$value}**
option-on = an
option-off = aus
options-title = ### Optionen dieses Tisches
seating-title =
    ### Wer sitzt wo
    Wähle zwei Plätze, die getauscht werden. In dieser Reihenfolge wird gespielt.
seating-choose = Zwei Plätze wählen
button-join = Mitspielen
button-leave = Aufstehen
button-rules = Regeln
button-start = Los geht’s
button-add-computer = Computer dazu
button-add-computer-at-level = Computer: {$level}
level-easy = leicht
level-normal = normal
level-hard = schwer
level-perfect = perfekt
button-remove-computer = Computer weg
button-options = Optionen
button-seating = Plätze tauschen
button-roll = Würfeln
button-odds = Chancen
button-rematch = Revanche
button-take-back = Meinen Platz zurück
button-close-table = Tisch schließen
button-back-to-table = Zurück zum Tisch
button-vote-yes = Schluss
button-vote-no = Weiterspielen
table-moved-on = -# Der Tisch ist weitergezogen: {$url}
table-closed-line = Die Einladung wurde zurückgezogen.
table-cancelled-line = 🧹 Das Spiel wurde aufgegeben; niemand gewinnt.
    -# Das Geheimnis der Würfel war `{$secret}`; `/{ command-verify } { command-record-table }:{$table}` rechnet jeden Wurf nach.
table-retired-line = 🗄️ Dieses Spiel kann ich nicht mehr zeigen: Die Regeln, nach denen es gespielt wurde, gibt es hier nicht mehr, oder seine Aufzeichnung ist beschädigt.
    -# Das Geheimnis der Würfel war `{$secret}`; `/{ command-verify } { command-record-table }:{$table}` rechnet jeden Wurf nach.
table-finished-line = 🏁 Das Spiel ist aus; das Ergebnis steht darunter.
table-asleep-line = 💤 Alle sind gegangen. Wer hier saß, kann sich den Platz zurückholen; schließen darf den Tisch jeder.
vote-on-round = 🏁 **Abstimmung:** diese Runde beenden und werten, wie es steht? {$agreed} von {$needed} nötigen Stimmen dafür, {$against} dagegen.
vote-on-match = 🏁 **Abstimmung:** die ganze Partie beenden und werten, wie es steht? {$agreed} von {$needed} nötigen Stimmen dafür, {$against} dagegen.
fair-dice-committed = Ehrlich gewürfelt: Dieser SHA-256 legt den Bot auf seine Würfe fest, noch ehe jemand mitspielt: `{$commitment}`
fair-dice-revealed = -# Ehrlich gewürfelt: Das Geheimnis war `{$secret}`. `/{ command-verify } { command-record-table }:{$table}` rechnet jeden Wurf nach, `/{ command-export } { command-record-table }:{$table}` gibt dir das Protokoll.

# Private Antworten
table-opened = Dein Tisch steht bereit: {$url}
joined = Du hast einen Platz. Wer den Tisch leitet, beginnt das Spiel.
taken-back = Dein Platz gehört wieder dir.
left-lobby = Du bist aufgestanden.
left-game = Ein Computer spielt für dich weiter. Du kannst dir deinen Platz jederzeit zurückholen.
seats-swapped = Die Plätze sind getauscht.
started = Los geht’s!
move-made = Fertig. {$url}
board-shown = Hier ist der Tisch: {$url}
vote-opened = Deine Abstimmung läuft; die anderen können in der Tischnachricht antworten.
vote-counted = Deine Stimme zählt.
vote-passed = Entschieden: Hier ist Schluss.
vote-failed = Entschieden: Es geht weiter.
table-given-up = Der Tisch ist geschlossen.
peek-title = ### 🔍 {$game} in {$channel}
peek-sent = 🔍 Ich habe dir eine Direktnachricht geschickt.
peek-here-dms-closed = -# Ich darf dir keine Direktnachrichten schicken, darum steht es hier. Nur du siehst das.
peek-here-dm-failed = -# Die Direktnachricht kam nicht durch, darum steht es hier. Nur du siehst das.
export-running = Das Protokoll bis jetzt. Was noch geheim ist, fehlt; nach dem Spiel ist es dabei.
export-finished = Das ganze Protokoll. `python {$script} DATEI` prüft es ohne diesen Bot.
verify-passed =
    ✅ **Tisch {$table}: Alle {$draws} Ziehungen waren ehrlich.**
    Noch ehe jemand mitspielte, hat der Bot den Fingerabdruck `{$commitment}` veröffentlicht.
    Jetzt liegt das Geheimnis `{$secret}` offen, und es hat genau diesen Fingerabdruck, wurde also unterwegs nicht ausgetauscht.
    Aus ihm und aus Nummern, die Discord den Klicks der Mitspielenden gegeben hat, folgt jeder Wurf; das Nachrechnen ergab dieselben Ergebnisse. Mit `/{ command-export }` kannst du das selbst prüfen.
verify-failed =
    ❌ **Tisch {$table} geht nicht auf.** Fingerabdruck: `{$commitment}`, Geheimnis: `{$secret}`.
    Falsche Ziehungen von {$draws}: {$wrong}
settings-now =
    ### Einstellungen
    Sprache der Tische: {$language}
    Aussehen der Bretter: {$theme}
    Mich erwähnen, wenn ich am Zug bin: {$ping}
shown-without-picture = In diesem Kanal darf ich keine Dateien anhängen, darum steht der Tisch in Worten da. Das Recht „Dateien anhängen“ bringt die Bilder zurück.
shown-forbidden = Nichts ist verloren, aber ich darf in diesem Kanal nicht mehr schreiben. Sobald ich es darf, zeigt `/{ command-board }` den Tisch wieder.
shown-failed = Nichts ist verloren, aber Discord nimmt meine Nachricht gerade nicht an. `/{ command-board }` zeigt den Tisch wieder.
incident = 💥 Das war unser Fehler, und nichts ist verloren. Versuch es bitte noch einmal; bleibt es so, nenne dem Betreiber des Bots diese Nummer: `{$number}`

list-and = {$most} und {$last}
points =
    { $count ->
        [one] {$count} Punkt
       *[other] {$count} Punkte
    }

# Ergebnisse
ranking-line = {$place}. {$name}: {$words}
ranking-line-without-place = {$name}: {$words}

# Rechte
right-view-channel = Kanal ansehen
right-send-messages = Nachrichten senden
right-send-messages-in-threads = Nachrichten in Threads senden
right-create-public-threads = Öffentliche Threads erstellen

# The story and the results
story-omitted =
    { $count ->
        [one] … dazwischen geschah noch etwas
       *[other] … dazwischen geschah noch {$count} Mal etwas
    }
result-line = {$place} {$name} · {$words}
result-by-vote = Durch Abstimmung beendet und gewertet, wie es stand.
match-won = ## 🏆 {$names} gewinnt!
match-won-by-pair = ## 🏆 {$names} gewinnen gemeinsam!
match-shared = ## 🏆 Geteilter Sieg: {$names}
