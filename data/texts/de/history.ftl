# Die Partien, die vorbei sind
command-history = verlauf
command-history-description = Die Partien dieses Kanals, dieses Servers oder einer Person
command-history-where = wo
command-history-where-description = Ohne Angabe: dieser Kanal
command-history-person = person
command-history-person-description = Die Partien dieser Person
command-history-game = spiel
command-history-game-description = Nur dieses Spiel
command-history-ended = ende
command-history-ended-description = Nur Partien, die so geendet haben

history-here = Dieser Kanal
history-server = Dieser Server
history-mine = Meine Partien
history-title-here = ## 📜 Partien in diesem Kanal
history-title-server = ## 📜 Partien auf diesem Server
history-title-mine = ## 📜 Meine Partien
history-title-person = ## 📜 Partien von {$name} auf diesem Server
history-empty = Hier ist noch nichts. Gezeigt werden nur beendete Partien aus Kanälen, die du sehen kannst.
history-all-games = Alle Spiele
history-ended-any = Egal, wie sie endeten
history-ended-finished = zu Ende gespielt
history-ended-stopped = vorzeitig beendet
history-ended-resigned = durch Aufgabe beendet
history-ended-cancelled = abgebrochen
history-ended-retired = vom Bot beendet
history-elsewhere = auf einem anderen Server
history-match-title = ## {$game} · Tisch {$table}
history-match-ended = {$when}, {$how}
history-seat-resigned = {$name} ({ row-resigned })
button-history = Verlauf
button-history-match = Details
button-history-message = Zum Ergebnis
button-history-back = Zurück zur Liste
button-export = Protokoll

refused-history-where-or-person = Nenne entweder einen Ort oder eine Person.
