# Was man hier spielen kann und wie es losgeht
help-title = ## 🎲 Spieleabend
help-begin = Drück neben einem Spiel auf „{ help-button-play }“ oder tippe `/{ command-play }`: In diesem Kanal öffnet sich ein Tisch. Die anderen drücken „{ button-join }“; freie Plätze können Computer übernehmen.
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
help-choose-rules = Regeln lesen von …
help-choose-alone = Sofort gegen Computer spielen …
help-button-play = Spielen
help-button-commands = Befehle
help-button-games = Spiele
help-commands-title = ## ⌨️ Befehle
