# À quoi on peut jouer ici, et comment commencer
help-title = ## 🎲 Soirée jeux
help-begin = Appuie sur « { help-button-play } » à côté d’un jeu ou tape `/{ command-play }` : une table s’ouvre dans ce salon. Les autres appuient sur « { button-join } » ; les places libres peuvent revenir à des ordinateurs.
help-table-here = Une table est déjà ouverte dans ce salon. Pour un autre jeu, choisis un autre salon, ou `/{ command-play }` avec un fil à part.
help-while-playing = Une fois la partie lancée, tout se fait avec les boutons sous le plateau. `/{ command-board }` montre de nouveau la table, `/{ command-leave }` laisse ta place à un ordinateur. `/{ command-mine }` montre toutes tes tables, `/{ command-clock }` règle les rappels et les vacances. `/{ command-privacy } { command-privacy-info }` dit ce que je conserve sur toi.
help-choose-rules = Lire les règles de…
help-button-play = Jouer
help-button-commands = Commandes
help-button-games = Jeux
help-commands-title = ## ⌨️ Commandes
