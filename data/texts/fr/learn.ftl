# Jouer seul en messages privés
help-begin-direct = Ici, tu joues contre des ordinateurs : appuie sur « { help-button-play } » à côté d’un jeu ou tape `/{ command-play }`. Pour jouer avec d’autres, tape `/{ command-play }` dans un salon d’un serveur où nous sommes tous les deux.
help-table-here-direct = Tu as déjà une table ouverte ici : {$url}. `/{ command-table } { command-table-cancel }` y met fin.
owner-direct-messages = messages privés
settings-now-direct =
    ### Réglages
    Comment je te préviens de ton tour sur les serveurs : {$ping}
    Images animées dans tes messages privés : {$own_motion}
refused-settings-of-server = C’est un réglage de serveur : utilise `/{ command-settings }` là-bas. Ici, tu peux changer ce qui ne concerne que toi : `{ command-settings-ping }` et `{ command-settings-own-motion }`.
refused-cannot-post-direct = Je n’ai pas le droit de t’écrire ici. Autorise les messages privés des membres dans les paramètres de confidentialité du serveur, puis réessaie.
button-end-game = Arrêter la partie
