# Was man hier spielen kann und wie es losgeht
help-title = ## 🎲 Spieleabend
help-begin = {$games} Brettspiele, mitten in eurem Kanal.
help-foot = Beim Spielen: alles Weitere hinter „{ button-more }“.
help-table-here = In diesem Kanal ist schon ein Tisch offen. Ein anderes Spiel spielt ihr in einem anderen Kanal oder mit `/{ command-play }` in einem eigenen Thread.
help-while-playing =
    ### Während des Spiels
    Für alles gibt es einen Knopf, unter dem Brett oder hinter „{ button-more }“.
    - `/{ command-board }` zeigt den Tisch noch einmal, `/{ command-mine }` alle deine Tische.
    - `/{ command-join }` nimmt einen freien Platz, auch mitten im Spiel, oder deinen eigenen zurück.
    - `/{ command-leave }` überlässt deinen Platz einem Computer, `/{ command-table } { command-table-resign }` gibt ihn endgültig auf.
    - `/{ command-table } { command-table-undo }` bittet darum, deinen letzten Zug zurückzunehmen.
    - `/{ command-table } { command-table-end }` schlägt ein vorzeitiges Ende vor.
help-afterwards =
    ### Danach
    - Unter dem Ergebnis: Revanche, Wiederholung, Analyse. Hinter „{ button-more }“: Würfel prüfen, Protokoll.
    - `/{ command-stats }` fasst deine Partien zusammen, `/{ command-history }` zeigt frühere.
    - `/{ command-leaderboard }` zeigt, wer hier am besten spielt.
    - `/{ command-puzzle }` stellt dir das Rätsel von heute.
    - `/{ command-night } { command-night-plan }` findet einen Termin für einen ganzen Spieleabend.
help-settings-of-all =
    ### Einstellungen
    - `/{ command-settings }`: Sprache, größere Schrift, Erinnerungen, Urlaub; auch für einen Tisch oder den Server.
    - `/{ command-privacy }` zeigt, was ich über dich aufbewahre.
help-choose-play = Tisch eröffnen …
help-choose-alone = Gegen Computer …
help-choose-game = Ein Spiel kennenlernen …
help-button-play = Spielen
help-button-commands = Befehle
help-button-home = Zurück
help-button-learn = Beim Spielen lernen
help-button-night = Abend planen
help-commands-title = ## ⌨️ Befehle
