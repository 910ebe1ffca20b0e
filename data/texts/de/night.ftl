command-night = spieleabend
command-night-description = Ein Spieleabend: Termin finden, Runden spielen, Siegerin küren
command-night-plan = planen
command-night-plan-description = Einen Spieleabend in diesem Kanal planen
command-night-plan-dates = termine
command-night-plan-dates-description = Wann? Bis zu fünf Termine, zum Beispiel „Fr 20 Uhr, Sa 19:30“
command-night-plan-title = titel
command-night-plan-title-description = Wie heißt er?
command-night-plan-rounds = runden
command-night-plan-rounds-description = Wie viele Runden werden höchstens gespielt?
command-night-table = tabelle
command-night-table-description = Die Saison: die besten Spieleabende von allen

night-default-title = Spieleabend
night-planned = Zeiten gelten in der Zeitzone {$zone}; deine steht in `/{ command-settings }`. ⚙️ an der Nachricht hat Spiele, Runden und mehr.
night-no-event = Der Bot darf auf diesem Server keine Events anlegen, deshalb steht der Abend nicht in Discords Kalender. Alles andere geht.
night-facts = {$games} · {$rounds ->
    [one] eine Runde
   *[other] {$rounds} Runden
} · Gastgeber: {$host}
night-format-swiss-line = Schweizer System: Wer ähnlich viele Punkte hat, trifft sich
night-format-final-line = Meisterschaft: Die besten vier spielen die letzte Runde
night-when = **Wann kannst du?** Wähle jeden Termin, der dir passt.
night-date = {$when} · ✅ {$yes} · 🤔 {$maybe} · ✖️ {$no}
night-option-yes = {$day}: ja
night-option-maybe = {$day}: zur Not
night-option-none = Keiner davon
night-choose-dates = Wann kannst du?
night-coming = Es kommen ({$count}): {$people}
night-here = Da sind ({$count}): {$people}
night-before-first = Drück „Ich bin da“. Die erste Runde startet, wer einlädt.
night-round = Runde {$number} von {$rounds}
night-round-over = Alle Tische sind fertig. Die nächste Runde startet, wer einlädt.
night-last-round-over = Alle Runden sind gespielt. Den Abend beendet, wer einlädt.
night-byes = Setzen aus: {$people}
night-cancelled-tables = ❔ Ein Tisch hat kein Ergebnis. {$host} entscheidet unter ⚙️: noch einmal spielen oder als Unentschieden werten.
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
night-thread = Runde {$number} · {$game}
button-night-coming = Ich komme
button-night-coming-not = Ich kann nicht
button-night-here = Ich bin da
button-night-here-not = Ich gehe
button-to-night = Zum Spieleabend
button-night-wish = Lieblinge
button-night-calendar = Kalender
button-night-next = Nächste Runde
button-night-options = Optionen
night-calendar = Für deinen Kalender:
night-wishes = Was möchtest du spielen? Wähle deine Lieblingsspiele, das beste zuerst.
night-first-wish = Dein Lieblingsspiel
night-next-wish = Und dann?
button-night-wish-again = Von vorn
night-options = **Optionen für den Gastgeber**
night-choose-date = Den Termin festlegen
night-choose-heir = Übergeben an …
night-rounds = Runden: {$value}
night-minutes = {$value ->
    [none] Ohne Zeitgrenze
   *[other] Zeitgrenze je Tisch: {$value} Minuten
}
night-format = {$value ->
    [swiss] Schweizer System: Ähnliche treffen sich, ohne Nachzügler
    [final] Meisterschaft: Die besten vier spielen das Finale
   *[evening] Offener Abend: kommen und gehen
}
night-computers = {$value ->
    [yes] Computer füllen leere Plätze
   *[no] Keine Computer
}
night-repeats = {$value ->
    [weekly] Jede Woche
    [fortnightly] Alle zwei Wochen
    [monthly] Jeden Monat am selben Wochentag
   *[none] Einmal
}
button-night-doors = Türen öffnen
button-night-finish = Mit Siegerehrung beenden
button-night-again = Noch einmal spielen
button-night-halve = Als Unentschieden werten
button-night-call-off = Absagen
night-call-off-sure = Den Spieleabend wirklich absagen? Laufende Tische spielen weiter, aber nichts zählt.
night-handed-over = {$person} leitet jetzt den Spieleabend.
night-decided = „{$title}“ findet am {$when} statt.
night-reminder = „{$title}“ beginnt bald: {$when}.
night-is-off = „{$title}“ fällt aus.
night-season = **Die Saison**: {$nights ->
    [one] ein Spieleabend
   *[other] {$nights} Spieleabende
} in einem Jahr; für alle zählen die besten {$counted}
refused-no-such-night = Diesen Spieleabend gibt es nicht.
refused-night-over = Dieser Spieleabend ist vorbei.
refused-only-night-host = Das kann nur der Gastgeber: <@{$host}>.
refused-too-many-nights = Auf diesem Server sind schon {$most} Spieleabende geplant. Erst muss einer davon enden.
refused-night-full = An einem Spieleabend können höchstens {$most} Leute teilnehmen.
refused-night-without-date = Es gibt noch keinen Termin. Sag, wann du kannst.
refused-night-too-late = Dafür ist es zu spät.
refused-night-too-early = Dafür ist es zu früh: Die Türen sind noch zu.
refused-night-round-on = Eine Runde läuft noch.
refused-night-rounds-played = Alle {$rounds} Runden sind gespielt. Unter ⚙️ kannst du mehr erlauben.
refused-night-too-few = Für einen Tisch sind nicht genug Leute da.
refused-night-closed-entry = Das ist ein Turnier nach Schweizer System: Nach der ersten Runde kann niemand mehr dazukommen.
refused-night-nothing-cancelled = Jeder Tisch hat ein Ergebnis oder spielt noch.
refused-no-nights-yet = Hier ist noch kein Spieleabend zu Ende gegangen. `/{ command-night } { command-night-plan }` beginnt einen.
