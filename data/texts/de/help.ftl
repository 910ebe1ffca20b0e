# Was man hier spielen kann und wie es losgeht
help-title = ## 🎲 Spieleabend
help-begin = Drück neben einem Spiel auf „{ help-button-play }“ oder tippe `/{ command-play }`: In diesem Kanal öffnet sich ein Tisch. Die anderen drücken „{ button-join }“; freie Plätze können Computer übernehmen.
help-table-here = In diesem Kanal ist schon ein Tisch offen. Ein anderes Spiel spielt ihr in einem anderen Kanal oder mit `/{ command-play }` in einem eigenen Thread.
help-while-playing =
    ### Während des Spiels
    Für alles gibt es einen Knopf, unter dem Brett oder hinter „{ button-more }“.
    - `/{ command-board }` zeigt den Tisch noch einmal, `/{ command-mine }` alle deine Tische.
    - `/{ command-join }` nimmt einen freien Platz, auch mitten im Spiel, oder deinen eigenen zurück.
    - `/{ command-leave }` überlässt deinen Platz einem Computer, `/{ command-resign }` gibt ihn endgültig auf.
    - `/{ command-undo }` bittet darum, deine letzte Entscheidung zurückzunehmen.
    - `/{ command-table } { command-table-end }` schlägt ein vorzeitiges Ende vor.
    - `/{ command-watch }` sagt dir, wie die Partie eines Tisches ausgeht.
help-afterwards =
    ### Danach
    - `/{ command-replay }` zeigt die Partie noch einmal, `/{ command-luck }`, wer wie viel Glück hatte.
    - `/{ command-verify }` rechnet die Würfel nach.
    - `/{ command-stats }` fasst deine Partien zusammen, `/{ command-history }` zeigt frühere.
    - `/{ command-leaderboard }` zeigt, wer hier am besten spielt.
help-settings-of-all =
    ### Einstellungen
    - `/{ command-settings } { command-settings-mine }`: deine Sprache, größere Schrift in Bildern und mehr.
    - `/{ command-settings } { command-settings-server }`: Sprache und Aussehen der Tische hier.
    - `/{ command-clock }`: Erinnerungen, Ruhezeit, Urlaub.
    - `/{ command-privacy } { command-privacy-info }` zeigt, was ich über dich aufbewahre.
help-choose-rules = Regeln lesen von …
help-button-play = Spielen
help-button-commands = Befehle
help-button-games = Spiele
help-commands-title = ## ⌨️ Befehle
