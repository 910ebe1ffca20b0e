# À quoi on peut jouer ici, et comment commencer
help-title = ## 🎲 Soirée jeux
help-begin = {$games} jeux de société, ici dans ton salon.
help-foot = En jouant, tout le reste est sous « { button-more } ».
help-table-here = Une table est déjà ouverte dans ce salon. Pour un autre jeu, choisis un autre salon, ou `/{ command-play }` avec un fil à part.
help-while-playing =
    ### Pendant la partie
    Il y a un bouton pour tout, sous le plateau ou sous « { button-more } ».
    - `/{ command-board }` montre de nouveau la table, `/{ command-mine }` toutes tes tables.
    - `/{ command-join }` prend une place libre, même en cours de partie, ou te rend la tienne.
    - `/{ command-leave }` laisse ta place à un ordinateur, `/{ command-table } { command-table-resign }` l’abandonne pour de bon.
    - `/{ command-table } { command-table-undo }` demande à reprendre ton dernier coup.
    - `/{ command-table } { command-table-end }` propose de finir plus tôt.
help-afterwards =
    ### Après la partie
    - Sous le résultat : revanche, revoir, analyse. Sous « { button-more } » : vérifier les dés, archive.
    - `/{ command-stats }` fait le bilan de tes parties, `/{ command-history }` retrouve les anciennes.
    - `/{ command-leaderboard }` montre qui joue le mieux ici.
    - `/{ command-puzzle }` pose l’énigme du jour.
    - `/{ command-night } { command-night-plan }` trouve une date pour toute une soirée de jeux.
help-settings-of-all =
    ### Réglages
    - `/{ command-settings }` : ta langue, de plus gros caractères, rappels, vacances ; aussi pour une table, un serveur.
    - `/{ command-privacy }` dit ce que je conserve sur toi.
help-choose-play = Ouvrir une table…
help-choose-alone = Contre l’ordinateur…
help-choose-game = Découvrir un jeu…
help-button-play = Jouer
help-button-commands = Commandes
help-button-home = Retour
help-button-learn = Apprendre en jouant
help-button-night = Prévoir une soirée
help-commands-title = ## ⌨️ Commandes
