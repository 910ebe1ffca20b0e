command-night = soirée
command-night-description = Une soirée jeux : trouver une date, jouer des manches, un podium
command-night-plan = prévoir
command-night-plan-description = Prévoir une soirée jeux dans ce salon
command-night-plan-dates = dates
command-night-plan-dates-description = Quand ? Jusqu’à cinq dates, par exemple « ven 20h, sam 19h30 »
command-night-plan-title = titre
command-night-plan-title-description = Comment s’appelle-t-elle ?
command-night-plan-rounds = manches
command-night-plan-rounds-description = Combien de manches au plus ?
command-night-table = classement
command-night-table-description = La saison : les meilleures soirées de chacun

night-default-title = Soirée jeux
night-planned = Les heures sont celles du fuseau {$zone} ; le tien est dans `/{ command-settings }`. ⚙️ sous le message règle les jeux, les manches et le reste.
night-no-event = Le bot n’a pas le droit de créer des événements sur ce serveur : il n’y en a donc pas dans le calendrier de Discord. Tout le reste fonctionne.
night-facts = {$games} · {$rounds ->
    [one] une manche
   *[other] {$rounds} manches
} · hôte : {$host}
night-format-swiss-line = Système suisse : les scores proches se rencontrent
night-format-final-line = Championnat : les quatre meilleurs jouent la dernière manche
night-when = **Quand peux-tu venir ?** Choisis toutes les dates qui te conviennent.
night-date = {$when} · ✅ {$yes} · 🤔 {$maybe} · ✖️ {$no}
night-option-yes = {$day} : oui
night-option-maybe = {$day} : au besoin
night-option-none = Aucune
night-choose-dates = Quand peux-tu venir ?
night-coming = Viennent ({$count}) : {$people}
night-here = Présents ({$count}) : {$people}
night-before-first = Appuie sur « Je suis là ». L’hôte lance la première manche.
night-round = Manche {$number} sur {$rounds}
night-round-over = Toutes les tables ont fini. L’hôte lance la manche suivante.
night-last-round-over = Toutes les manches sont jouées. L’hôte termine la soirée.
night-byes = Au repos : {$people}
night-cancelled-tables = ❔ Une table n’a pas de résultat. {$host} décide sous ⚙️ : la rejouer, ou compter une égalité.
night-computer = ordinateur
night-standings = Classement
night-standing = {$place}. {$person} · **{$score}** · {$count ->
    [one] une manche
   *[other] {$count} manches
}
night-season-standing = {$place}. {$person} · **{$score}** · {$count ->
    [one] une soirée
   *[other] {$count} soirées
}
night-and-more = et {$count} de plus
night-called-off = Cette soirée jeux est annulée.
night-thread = Manche {$number} · {$game}
button-night-coming = Je viens
button-night-coming-not = Je ne peux pas
button-night-here = Je suis là
button-night-here-not = Je pars
button-to-night = Vers la soirée
button-night-wish = Favoris
button-night-calendar = Calendrier
button-night-next = Manche suivante
button-night-options = Options
night-calendar = Pour ton calendrier :
night-wishes = À quoi aimerais-tu jouer ? Choisis tes favoris, le meilleur d’abord.
night-first-wish = Ton favori
night-next-wish = Et ensuite ?
button-night-wish-again = Recommencer
night-options = **Options de l’hôte**
night-choose-date = Fixer la date
night-choose-heir = Passer la main à…
night-rounds = Manches : {$value}
night-minutes = {$value ->
    [none] Sans limite de temps
   *[other] Limite par table : {$value} minutes
}
night-format = {$value ->
    [swiss] Système suisse : scores proches, sans retardataires
    [final] Championnat : les quatre meilleurs jouent la finale
   *[evening] Soirée ouverte : on va et vient
}
night-computers = {$value ->
    [yes] Des ordinateurs complètent les tables
   *[no] Sans ordinateurs
}
night-repeats = {$value ->
    [weekly] Chaque semaine
    [fortnightly] Une semaine sur deux
    [monthly] Chaque mois, le même jour de la semaine
   *[none] Une fois
}
button-night-doors = Ouvrir les portes
button-night-finish = Finir par le podium
button-night-again = La rejouer
button-night-halve = Compter une égalité
button-night-call-off = Annuler
night-call-off-sure = Vraiment annuler la soirée ? Les parties en cours continuent, mais rien ne compte.
night-handed-over = {$person} dirige maintenant la soirée.
night-decided = « {$title} » aura lieu le {$when}.
night-reminder = « {$title} » commence bientôt : {$when}.
night-is-off = « {$title} » est annulée.
night-season = **La saison** : {$nights ->
    [one] une soirée
   *[other] {$nights} soirées
} en un an ; pour chacun comptent les {$counted} meilleures
refused-no-such-night = Cette soirée n’existe pas.
refused-night-over = Cette soirée est terminée.
refused-only-night-host = Seul l’hôte peut faire cela : <@{$host}>.
refused-too-many-nights = Ce serveur prévoit déjà {$most} soirées. L’une d’elles doit d’abord finir.
refused-night-full = Une soirée accueille au plus {$most} personnes.
refused-night-without-date = Il n’y a pas encore de date. Dis quand tu peux venir.
refused-night-too-late = Il est trop tard pour cela.
refused-night-too-early = Il est trop tôt pour cela : les portes sont encore fermées.
refused-night-round-on = Une manche est en cours.
refused-night-rounds-played = Les {$rounds} manches sont jouées. Tu peux en permettre d’autres sous ⚙️.
refused-night-too-few = Il n’y a pas assez de monde pour une table.
refused-night-closed-entry = C’est un tournoi au système suisse : on ne peut plus entrer après la première manche.
refused-night-nothing-cancelled = Chaque table a un résultat, ou joue encore.
refused-no-nights-yet = Aucune soirée ne s’est encore terminée ici. `/{ command-night } { command-night-plan }` en commence une.
