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
end-takes-half = Si plus de la moitié de la table est d’accord, on s’arrête là, et le score reste tel quel.
end-takes-nobody = Les autres sont des ordinateurs : on s’arrête aussitôt, et le score reste tel quel.
