# Les parties terminées
command-history = historique
command-history-description = Les parties de ce salon, de ce serveur ou d’une personne
command-history-where = où
command-history-where-description = Par défaut, dans ce salon
command-history-person = personne
command-history-person-description = Les parties de cette personne
command-history-game = jeu
command-history-game-description = Seulement ce jeu
command-history-ended = fin
command-history-ended-description = Seulement les parties terminées ainsi

history-here = Ce salon
history-server = Ce serveur
history-mine = Mes parties
history-title-here = ## 📜 Les parties de ce salon
history-title-server = ## 📜 Les parties de ce serveur
history-title-mine = ## 📜 Mes parties
history-title-person = ## 📜 Les parties de {$name} sur ce serveur
history-empty = Aucune partie ici. Seules apparaissent les parties terminées des salons que tu peux voir.
history-all-games = Tous les jeux
history-ended-any = Toutes les fins
history-ended-finished = jouée jusqu’au bout
history-ended-stopped = arrêtée avant la fin
history-ended-resigned = terminée par un abandon
history-ended-cancelled = annulée
history-ended-retired = terminée par le bot
history-elsewhere = sur un autre serveur
history-match-title = ## {$game} · table {$table}
history-match-ended = {$when}, {$how}
history-seat-resigned = {$name} ({ row-resigned })
button-history = Historique
button-history-match = Détails
button-history-message = Voir le résultat
button-history-back = Retour à la liste
button-export = Archive

refused-history-where-or-person = Indique soit un lieu, soit une personne.
