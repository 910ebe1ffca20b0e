# Sous « Plus… » : ce qui n’a pas de place dans le message de la table
more-look-up = -# Consulter
more-table = -# Cette table
more-seat = -# Ma place
more-matches = -# Parties passées

button-end-early = Finir plus tôt
button-end-round = { $game ->
        [wiedumir] Finir cette seule partie
       *[other] Finir cette manche
    }
button-end-match = Finir toute la partie
button-alone = Contre l’ordinateur
end-question = ### Finir plus tôt ?
end-takes-half = Plus de la moitié des personnes à la table doivent être d’accord. Tout est alors compté en l’état.
end-takes-nobody = Les autres sont des ordinateurs : tout s’arrête aussitôt, et tout est compté en l’état.

rules-controls-table =
    - **Reprendre :** « { button-undo } » ou `/{ command-table } { command-table-undo }`, tant qu’il n’y a eu depuis ni lancer, ni carte, ni décision de quelqu’un d’autre, et que rien de secret n’a été regardé (tes fromages) ou révélé (sans comparer : la limite de dix, ou trop peu de jetons). Tout le monde doit être d’accord.
    - **Envie d’arrêter ?** Avec `/{ command-leave }`, un ordinateur joue pour toi jusqu’à ton retour. `/{ command-table } { command-table-resign }` abandonne ta place pour de bon, `/{ command-table } { command-table-end }` propose de finir plus tôt.
    - **Pas de place ?** `/{ command-join }` reprend une place libre si la table le permet. « { button-watch } » sous « { button-more } ▸ { button-bell } » te prévient de la fin.
    - Les boutons correspondants sont sous « { button-more } ».
