# Die Spiele, die vorbei sind
command-history = verlauf
command-history-description = Die Spiele dieses Kanals, dieses Servers oder einer Person
command-history-where = wo
command-history-where-description = Ohne Angabe in diesem Kanal
command-history-person = person
command-history-person-description = Die Spiele dieser Person
command-history-game = spiel
command-history-game-description = Nur dieses Spiel
command-history-ended = ende
command-history-ended-description = Nur Spiele, die so geendet haben

history-here = Dieser Kanal
history-server = Dieser Server
history-mine = Meine Spiele
history-title-here = ## 📜 Spiele in diesem Kanal
history-title-server = ## 📜 Spiele auf diesem Server
history-title-mine = ## 📜 Meine Spiele
history-title-person = ## 📜 Spiele von {$name} auf diesem Server
history-empty = Hier ist nichts. Gezeigt werden nur beendete Spiele, in Kanälen, die du sehen kannst.
history-all-games = Alle Spiele
history-ended-any = Egal wie sie endeten
history-ended-finished = zu Ende gespielt
history-ended-stopped = durch Abstimmung beendet
history-ended-resigned = durch Aufgabe beendet
history-ended-cancelled = abgebrochen
history-ended-retired = vom Bot beendet
history-elsewhere = auf einem anderen Server
history-match-title = ## {$game} · Tisch {$table}
history-match-ended = {$when}, {$how}
button-history = Verlauf
button-history-match = Details
button-history-message = Zum Ergebnis
button-history-back = Zurück zur Liste
button-export = Protokoll
help-afterwards = `/{ command-history }` führt zu vergangenen Spielen, `/{ command-leaderboard }` zeigt, wer hier am besten spielt.

refused-history-where-or-person = Nenne entweder einen Ort oder eine Person.
