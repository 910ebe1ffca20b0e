# Behind "⋯": what the table's message has no room for
more-look-up = -# Consulter
more-table = -# Cette table
more-seat = -# Ma place
more-matches = -# Parties passées

button-end-early = Finir plus tôt
button-end-round = Finir cette manche
button-end-match = Finir la partie
end-question = ### Finir plus tôt ?
end-takes-half = Plus de la moitié des personnes à la table doivent être d’accord. On compte alors ce qui est acquis.
end-takes-nobody = Les autres sont des ordinateurs : tout s’arrête aussitôt, et on compte ce qui est acquis.
