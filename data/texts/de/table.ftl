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
players = {$count} Personen
cover-alt = Titelbild von {$game}.
option-line = {$option}: **{$value}**
option-on = an
option-off = aus
options-switches = Eingeschaltet
button-change-options = Optionen ändern …
options-title = ### Optionen dieses Tisches
put-out-title = **Jemanden entfernen.** Die Person kann dann nicht mehr an diesen Tisch kommen.
put-out-choose = Eine Person wählen
put-out = {$person} ist entfernt und kann nicht mehr an diesen Tisch kommen.
seating-title =
    ### Wer sitzt wo
    Wähle zwei Plätze, die getauscht werden. Gespielt wird in der Reihenfolge der Plätze.
seating-choose = Zwei Plätze wählen
button-join = Mitspielen
button-leave = Aufstehen
button-rules = Regeln
button-start = Los geht’s
button-start-with = { $computers ->
        [one] Los mit einem Computer
       *[other] Los mit {$computers} Computern
    }
button-add-computer = Computer dazu
button-add-computer-at-level = Computer: {$level}
level-easy = leicht
level-normal = normal
level-hard = schwer
level-perfect = perfekt
computers-menu = + Computer
button-remove-computer = Computer weg
button-options = Optionen
button-seating = Plätze tauschen
button-roll = Würfeln
button-odds = Chancen
button-rematch = Revanche
button-replay = Wiederholung
button-replay-steps = Schritt für Schritt
button-replay-first = Anfang
button-replay-last = Ende
button-show-everybody = Allen zeigen
replay-button = Die ganze Partie
replay-headline = Wiederholung
replay-step = Schritt {$number} von {$count}
replay-alt = {$game}: die ganze Partie als Animation aus {$frames} Bildern, vom Anfang bis zum Ende. „Schritt für Schritt“ zeigt und beschreibt jede Stellung.
highlight-button = Höhepunkt
highlight-headline = Höhepunkt
highlight-shared = Geteilt von {$name}
highlight-alt = {$game}: der Wendepunkt der Partie als Animation aus {$frames} Bildern. „Schritt für Schritt“ zeigt und beschreibt jede Stellung.
button-take-back = Meinen Platz zurück
button-page-back = Zurück
button-page-on = Weiter
button-close-table = Tisch schließen
button-back-to-table = Zurück zum Tisch
button-to-letter = Zur Direktnachricht
thread-starter = 🎲 {$person} eröffnet einen Tisch: {$game}
table-moved-on = -# Hier geht es weiter: {$url}
table-closed-line = Die Einladung wurde zurückgezogen.
table-closed-forgotten-line = ⌛ Diese Einladung ist abgelaufen. `/{ command-play }` eröffnet einen neuen Tisch.
table-cancelled-line = 🧹 Die Partie wurde abgebrochen; niemand gewinnt.
table-cancelled-forgotten-line = 🧹 Die Partie wurde abgebrochen, weil lange niemand weitergespielt hat; niemand gewinnt.
table-retired-line = 🗄️ Diese Partie kann ich nicht mehr zeigen. Das Protokoll gibt es noch: `/{ command-history }`.
table-finished-line = 🏁 Die Partie ist zu Ende; das Ergebnis steht darunter.
table-asleep-line = 💤 Alle sind gegangen. Wer hier saß, kann sich den Platz zurückholen; schließen dürfen den Tisch alle.
table-asleep-alone-line = 💤 Du bist gegangen, die Partie macht Pause. Hol dir deinen Platz zurück oder schließ den Tisch.
fair-dice-by-command = -# `/{ command-history }` hat Knöpfe für Tisch {$table}, die jede Ziehung nachrechnen und dir das Protokoll geben.
fair-dice-lost = -# Ehrlich gewürfelt: Der Fingerabdruck war `{$commitment}`, aber das Geheimnis ist verloren; die Ziehungen kann niemand mehr nachrechnen.
fair-dice-title = ### Ehrlich gewürfelt ⓘ
fair-dice-promise =
    ✉️ Bevor jemand saß, lag ein verschlossener Umschlag auf dem Tisch. Aus ihm, euren Glückswörtern und euren Klicks folgt jeder Wurf. Am Ende wird er geöffnet, und alle können nachrechnen.
    -# Was das beweist und was nicht: `/{ command-rules }`, „{ rules-dice }“.
fair-dice-commitment =
    ✉️ **Fingerabdruck** (SHA-256 des Geheimnisses im Umschlag). Der Knopf „{ button-fair-dice }“ der Einladung trägt ihn, seit noch niemand saß:
    `{$commitment}`
fair-dice-seeds = **Glückswörter**, für alle zu sehen; solange du keins wählst, ist deins die Nummer des Klicks, mit dem du Platz genommen hast:
seed-none = kein Glückswort
button-fair-dice = Ehrlich gewürfelt ⓘ
button-commitment = Fingerabdruck
button-verify = Würfel prüfen
button-own-seed = Mein eigenes Glückswort
seed-form-title = Mein eigenes Glückswort
seed-form-label = Welches Glückswort nimmst du?
seed-form-description = Beliebige Worte, alle können sie sehen. Sie gelten für alle Ziehungen ab jetzt.
seed-chosen = 🌱 Dein Glückswort ist jetzt {$seed}. Es gilt für alle Ziehungen ab jetzt.

# Private Antworten
left-game = 🤖 Ein Computer spielt für dich. `/{ command-join }` holt deinen Platz zurück, solange er frei ist. Fehlst du am Ende einer gewerteten Partie, hast du aufgegeben.
left-game-asleep = 💤 Am Tisch ist niemand mehr, die Partie macht Pause. `/{ command-join }` holt deinen Platz zurück.
way-to-table = Erledigt. Hier geht es zum Tisch:
button-to-table = Zum Tisch
panel-served = Hier gibt es nichts mehr zu tun.
turn-mention = 🔔 {$person}, du bist am Zug. {$since}
turn-letter = 🔔 Du bist bei {$game} am Zug. {$since}
turn-since = Dein Zug begann {$when}.
turn-waiting = Dieser Zug begann {$when}.
notice-title =
    ### 🔔 Du bist am Zug
    Wie soll ich dir Bescheid sagen, wenn du am Zug bist? Das gilt an allen Tischen, einmal pro Zug.
notice-channel = Sofort, mit einem Ping am Tisch
notice-direct = Sofort, mit einer Direktnachricht
notice-late = Ping nach 2 Minuten
notice-never = Nie
peek-title = ### 🔍 {$game} in {$channel}
picture-in-words-below = Als Bild; darunter steht dasselbe in Worten.
peek-sent = 🔍 Ich habe dir eine Direktnachricht geschickt.
peek-here-dms-closed = -# Ich darf dir keine Direktnachrichten schicken, darum steht es hier. Nur du siehst das.
peek-here-dm-failed = -# Die Direktnachricht kam nicht durch, darum steht es hier. Nur du siehst das.
export-running = Das Protokoll bis jetzt. Was noch geheim ist, fehlt; nach der Partie ist es dabei.
export-finished = Das ganze Protokoll. `python {$script} DATEI` prüft es ohne diesen Bot.
verify-table = Tisch {$table}
verify-file = Die Datei
verify-passed =
    ✅ **{$what}: { $draws ->
        [one] Die einzige Ziehung folgt
       *[other] Alle {$draws} Ziehungen folgen
    } aus dem Geheimnis.**
    Fingerabdruck: `{$commitment}`
    Geheimnis: `{$secret}`; sein SHA-256 ist der Fingerabdruck, es wurde also unterwegs nicht ausgetauscht.
verify-failed =
    ❌ **{$what}: Die Würfel gehen nicht auf.**
    Fingerabdruck: `{$commitment}`
    Geheimnis: `{$secret}`; { $fits ->
        [yes] sein SHA-256 ist der Fingerabdruck.
       *[no] sein SHA-256 ist **nicht** der Fingerabdruck.
    }
    Falsche Ziehungen von {$draws}, ab 0 gezählt: {$wrong}
verify-seeds = Glückswörter am Anfang: {$seeds}. Vergleiche sie und den Fingerabdruck mit dem, was du am Tisch gesehen hast.
verify-rules = { $finding ->
        [confirmed] 📖 Ich habe die Partie nach den Regeln nachgespielt: Jeder Zug war erlaubt, und die Plätze stimmen.
        [against-rules] ❌ Ich habe die Partie nach den Regeln nachgespielt: Eintrag {$record} des Protokolls erlauben sie nicht.
        [unfinished] ⚠️ Ich habe die Partie nach den Regeln nachgespielt: Jeder Zug war erlaubt, aber das Protokoll hört vor dem Ende auf.
        [other-places] ❌ Ich habe die Partie nach den Regeln nachgespielt: Jeder Zug war erlaubt, aber es ergeben sich andere Plätze, als im Protokoll stehen.
       *[unknown-rules] 📖 Nachgespielt habe ich die Partie nicht: Ihre Regeln habe ich nicht ({$game}, Version {$version}).
    }
verify-unknown = -# Kein Protokoll verrät, ob alle so entschieden haben, ob ein Klick unterschlagen wurde und ob beim Betrieb jemand Verdecktes angesehen hat.
shown-without-picture = Ich darf hier keine Dateien anhängen, darum steht der Tisch in Worten da. Mit dem Recht „Dateien anhängen“ kommen die Bilder zurück.
shown-forbidden = Nichts ist verloren, aber ich darf in diesem Kanal nicht mehr schreiben. Sobald ich es darf, zeige ich den Tisch wieder.
shown-failed = Nichts ist verloren, aber ich kann den Tisch gerade nicht zeigen. Ich versuche es von selbst weiter.
database-away = ⏳ Ich erreiche meine Datenbank gerade nicht. Nichts ist verloren, aber dein Klick oder Befehl kam nicht an: Bitte versuch es gleich noch einmal.
incident = 💥 Das war unser Fehler, und nichts ist verloren. Versuch es bitte noch einmal; bleibt es so, nenne denen, die den Bot betreiben, diese Nummer: `{$number}`

list-and = {$most} und {$last}
list-separator = {"; "}
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
right-embed-links = Links einbetten
right-attach-files = Dateien anhängen

# The story and the results
story-turns-before =
    { $count ->
        [one] … und ein Zug davor
       *[other] … und {$count} Züge davor
    }
story-turns-between =
    { $count ->
        [one] … ein weiterer Zug
       *[other] … {$count} weitere Züge
    }
story-turn = {$name}:
button-story = Was war los?
button-bell = Benachrichtigen
button-more = Mehr …
button-words = In Worten
sign-to = nach
sign-star = Stern
own-story-title = ### 💬 Seit deinem letzten Zug
own-story-title-onlooker = ### 💬 Die letzten Züge
own-story-nothing = Noch nichts.
more-title = ### {$game}
press-came-twice = Schon erledigt.
chance-about = etwa in {$times} von {$among} Fällen
chance-exactly = in {$times} von {$among} Fällen
chance-rare = seltener als in 1 von {$among} Fällen
chance-never = unmöglich
chance-always = sicher
chance-almost-always = fast sicher
result-line = {$place} {$name} · {$words}
result-ended-early = Vorzeitig beendet; es gilt der Stand.
match-won = ## 🏆 {$names} gewinnt!
match-won-by-pair = ## 🏆 {$names} gewinnen gemeinsam!
match-shared = ## 🏆 Geteilter Sieg: {$names}
table-back-soon = ⏸️ Ich werde neu gestartet und bin in einer Minute zurück. Nichts geht verloren.
discord-failed = Discord hat nicht geantwortet, wie es sollte. Versuch es bitte gleich noch einmal.
