# Was man hier spielen kann und wie es losgeht
help-title = ## 🎲 Spieleabend
help-begin = Drück neben einem Spiel auf „{ help-button-play }“ oder tippe `/{ command-play }`: In diesem Kanal öffnet sich ein Tisch. Die anderen drücken „{ button-join }“; freie Plätze können Computer übernehmen.
help-table-here = In diesem Kanal ist schon ein Tisch offen. Ein anderes Spiel spielt ihr in einem anderen Kanal oder mit `/{ command-play }` in einem eigenen Thread.
help-while-playing = Läuft das Spiel, geht alles mit den Knöpfen unter dem Brett. `/{ command-board }` zeigt den Tisch noch einmal, `/{ command-leave }` überlässt deinen Platz einem Computer. `/{ command-mine }` zeigt alle deine Tische, `/{ command-clock }` stellt Erinnerungen und Urlaub ein. `/{ command-privacy } { command-privacy-info }` zeigt, was ich über dich aufbewahre.
help-choose-rules = Regeln lesen von …
help-button-play = Spielen
help-button-commands = Befehle
help-button-games = Spiele
help-commands-title = ## ⌨️ Befehle
