command-night = spieleabend
command-night-description = Ein Spieleabend: Termin finden, Runden spielen, Siegerehrung
command-night-plan = planen
command-night-plan-description = Einen Spieleabend in diesem Kanal planen
command-night-plan-dates = termine
command-night-plan-dates-description = Wann? Bis zu fünf Termine, zum Beispiel „Fr 20 Uhr, Sa 19:30“
command-night-plan-title = titel
command-night-plan-title-description = Name des Abends
command-night-plan-rounds = runden
command-night-plan-rounds-description = Wie viele Runden höchstens gespielt werden
command-night-standings = tabelle
command-night-standings-description = Saisontabelle: Für alle zählen die besten Abende

night-default-title = Spieleabend
night-planned = 🕗 Zeiten in {$zone}, ändern mit `/{ command-settings }`. Alles Weitere: ⚙️ an der Nachricht.
night-no-event = In Discords Kalender fehlt der Abend: Dafür brauchen der Bot und du das Recht „Events erstellen“, und alle müssen diesen Kanal sehen. Alles andere funktioniert.
night-facts = {$games} · {$rounds ->
    [one] eine Runde
   *[other] {$rounds} Runden
}
night-host = Leitung: {$host}
night-format-swiss-line = Schweizer System: Gleichstarke spielen gegeneinander
night-format-final-line = Meisterschaft: In der letzten Runde spielen die besten vier um den Sieg
night-when = **Wann kannst du?** Wähle alle Termine, die dir passen.
night-date = {$when} · ✅ {$yes} · 🤔 {$maybe} · ✖️ {$no}
night-deadline = -# Ohne Entscheidung bis {$when} gilt der beliebteste Termin.
night-option-yes = {$day}: ja
night-option-maybe = {$day}: vielleicht
night-option-none = Keiner davon
night-choose-dates = Wann kannst du?
night-coming = Zugesagt haben ({$count}): {$people}
night-here = Schon da ({$count}): {$people}
night-before-first = Drück „Ich bin da“. {$host} startet die erste Runde.
night-round = Runde {$number} von {$rounds}
night-round-over = Alle Tische sind fertig. {$host} startet die nächste Runde.
night-last-round-over = Alle Runden sind gespielt. {$host} beendet den Abend.
night-byes = Diese Runde ohne Tisch: {$people}
night-cancelled-tables = ❔ { $count ->
        [one] Ein Tisch
       *[other] {$count} Tische
    } ohne Ergebnis. {$host}: unter ⚙️ noch einmal spielen oder als Unentschieden werten.
night-computer = Computer
night-standings = Stand
night-standing = {$place}. {$person} · **{$score}** · {$count ->
    [one] eine Runde
   *[other] {$count} Runden
}
night-season-standing = {$place}. {$person} · **{$score}** · {$count ->
    [one] ein Abend
   *[other] {$count} Abende
}
night-and-more = und {$count} weitere
night-called-off = Dieser Spieleabend fällt aus.
night-ended = Dieser Spieleabend ist vorbei.
night-thread = Runde {$number} · {$game}
way-to-night = Hier geht es zum Spieleabend:
night-thread-starter = 🎲 **{$name}** · {$people}
night-moved-on = -# Der Spieleabend geht hier weiter: {$url}
button-night-coming = Ich komme
button-night-coming-not = Ich kann nicht
button-night-here = Ich bin da
button-night-here-not = Ich gehe
button-to-night = Zum Spieleabend
button-night-wish = Lieblingsspiele
button-night-calendar = Kalender
button-night-next = Nächste Runde
button-night-options = Optionen
night-calendar = Für deinen Kalender:
night-wishes = Was möchtest du spielen? Wähle deine Lieblingsspiele, das liebste zuerst.
night-first-wish = Dein Lieblingsspiel
night-next-wish = Und dann?
button-night-wish-again = Von vorn
night-options = **Optionen für die Leitung**
night-choose-date = Termin festlegen
night-choose-heir = Leitung übergeben an …
button-night-set = Optionen …
button-night-further = Leere Plätze, Wiederholen …
night-games = Spiele
night-rounds = Runden
night-rounds-is = {$value}
night-minutes = Pro Tisch
night-minutes-is = {$value ->
    [none] ohne Limit
   *[other] {$value} Min.
}
night-hours = Letzte Runde beginnt
night-hours-is = {$value ->
    [none] offen
   *[other] {$value} Std. nach Start
}
night-format = Modus
night-format-is = {$value ->
    [swiss] Schweizer System
    [final] Finale der besten vier
   *[evening] offen, kommen und gehen
}
night-computers = Leere Plätze
night-computers-is = {$value ->
    [yes] Computer
   *[no] bleiben leer
}
night-repeats = Wiederholen
night-repeats-is = {$value ->
    [weekly] wöchentlich
    [fortnightly] alle zwei Wochen
    [monthly] monatlich, am selben Wochentag
   *[none] nie
}
night-plan-form-title = Abend planen
night-plan-form-label = Wann? Über mehrere Termine wird abgestimmt
night-plan-form-description = Zum Beispiel „Fr 20 Uhr, Sa 19 Uhr“
button-night-other-date = Anderer Termin
night-other-date-title = { button-night-other-date }
night-other-date-label = Wann?
night-other-date-description = Zum Beispiel „Fr 20 Uhr“
button-night-doors = Türen öffnen
button-night-close-doors = Türen wieder schließen
night-doors-sure = Der Abend ist am {$date}. Die Türen trotzdem jetzt öffnen?
button-night-finish = Mit Siegerehrung beenden
button-night-again = Noch einmal spielen
button-night-halve = Als Unentschieden werten
button-night-call-off = Abend absagen
button-night-call-off-series = Die ganze Reihe absagen
night-call-off-sure = Den Spieleabend wirklich absagen? Laufende Partien gehen weiter, aber der Abend wird nicht gewertet.
night-handed-over = {$person} leitet jetzt den Spieleabend.
night-decided = „{$title}“ findet am {$when} statt.
night-reminder = „{$title}“ beginnt bald: {$when}.
night-is-off = „{$title}“ fällt aus.
night-series-over = Zu „{$title}“ kam dreimal hintereinander niemand, deshalb endet die Reihe hier. Mit `/{ command-night } { command-night-plan }` beginnt eine neue.
night-season = **Saisontabelle**: {$nights ->
    [one] ein Spieleabend
   *[other] {$nights} Spieleabende
} in den letzten zwölf Monaten; {$counted ->
    [one] für alle zählt der beste
   *[other] für alle zählen die besten {$counted}
}
refused-no-such-night = Diesen Spieleabend gibt es nicht.
refused-night-over = Dieser Spieleabend ist vorbei.
refused-only-night-host = Das kann nur, wer den Abend leitet: <@{$host}>.
refused-one-night = Du leitest auf diesem Server schon einen Spieleabend. Erst muss der stattfinden, oder du sagst ihn ab.
refused-too-many-nights = Auf diesem Server sind schon {$most} Spieleabende geplant. Zuerst muss einer davon zu Ende gehen.
refused-night-full = An einem Spieleabend können höchstens {$most} Leute teilnehmen.
refused-night-without-date = Der Termin steht noch nicht fest. Sag, wann du kannst.
refused-night-too-late = Dafür ist es zu spät.
refused-night-too-early = Dafür ist es zu früh: Die Türen sind noch zu.
refused-night-round-on = Eine Runde läuft noch.
refused-night-rounds-played = {$rounds ->
    [one] Die einzige Runde ist gespielt.
   *[other] Alle {$rounds} Runden sind gespielt.
} Unter ⚙️ kannst du mehr erlauben.
refused-night-too-few = Für einen Tisch sind nicht genug Leute da.
refused-night-closed-entry = Das ist ein Turnier nach Schweizer System: Nach Beginn der ersten Runde kann niemand mehr dazukommen.
refused-night-nothing-cancelled = Jeder Tisch hat ein Ergebnis oder spielt noch.
refused-no-nights-yet = Hier ist noch kein Spieleabend zu Ende gegangen. Plane einen mit `/{ command-night } { command-night-plan }`.
