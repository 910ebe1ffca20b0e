command-night = soirée
command-night-description = Une soirée jeux : choisir une date, jouer des manches, fêter le podium
command-night-plan = prévoir
command-night-plan-description = Prévoir une soirée jeux dans ce salon
command-night-plan-dates = dates
command-night-plan-dates-description = Quand ? Jusqu’à cinq dates, par exemple « ven 20h, sam 19h30 »
command-night-plan-title = titre
command-night-plan-title-description = Nom de la soirée
command-night-plan-rounds = manches
command-night-plan-rounds-description = Nombre maximal de manches
command-night-standings = classement
command-night-standings-description = Classement de la saison : les meilleures soirées de chaque personne comptent

night-default-title = Soirée jeux
night-planned = 🕗 Heures de {$zone}, à changer avec `/{ command-settings }`. Le reste : ⚙️, dans le message.
night-no-event = La soirée manque au calendrier de Discord : il faut le droit « Créer des événements », au bot et à toi, et un salon visible de chacun.
night-facts = {$games} · {$rounds ->
    [one] une manche
   *[other] {$rounds} manches
}
night-host = hôte : {$host}
night-format-swiss-line = Système suisse : les personnes de niveau proche se rencontrent
night-format-final-line = Championnat : le top 4 se dispute la victoire à la dernière manche
night-when = **Quand peux-tu venir ?** Choisis toutes les dates qui te conviennent.
night-date = {$when} · ✅ {$yes} · 🤔 {$maybe} · ✖️ {$no}
night-deadline = -# Sans décision avant {$when}, la date préférée l’emporte.
night-option-yes = {$day} : oui
night-option-maybe = {$day} : peut-être
night-option-none = Aucune
night-choose-dates = Quand peux-tu venir ?
night-coming = Inscriptions ({$count}) : {$people}
night-here = Sur place ({$count}) : {$people}
night-before-first = Appuie sur « Je suis là ». {$host} lance la première manche.
night-round = Manche {$number} sur {$rounds}
night-round-over = Toutes les tables ont fini. {$host} lance la manche suivante.
night-last-round-over = Toutes les manches ont été jouées. {$host} met fin à la soirée.
night-byes = Sans table pour cette manche : {$people}
night-cancelled-tables = ❔ { $count ->
        [one] Une table
       *[other] {$count} tables
    } sans résultat. {$host} : sous ⚙️, rejouer ou compter une égalité.
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
night-ended = Cette soirée est terminée.
night-thread = Manche {$number} · {$game}
way-to-night = Voici la soirée jeux :
night-thread-starter = 🎲 **{$name}** · {$people}
night-moved-on = -# La soirée jeux continue ici : {$url}
button-night-coming = Je viens
button-night-coming-not = Je ne peux pas
button-night-here = Je suis là
button-night-here-not = Je pars
button-to-night = Aller à la soirée
button-night-wish = Jeux préférés
button-night-calendar = Calendrier
button-night-next = Manche suivante
button-night-options = Options
night-calendar = Pour ton calendrier :
night-wishes = À quoi aimerais-tu jouer ? Choisis tes jeux préférés, à commencer par le meilleur.
night-first-wish = Ton jeu préféré
night-next-wish = Et ensuite ?
button-night-wish-again = Recommencer
night-options = **Options de l’hôte**
night-choose-date = Fixer la date
night-choose-heir = Passer la main à…
button-night-set = Options…
button-night-further = Places vides, répétition…
night-games = Jeux
night-rounds = Manches
night-rounds-is = {$value}
night-minutes = Par table
night-minutes-is = {$value ->
    [none] sans limite
   *[other] {$value} min
}
night-hours = Dernière manche
night-hours-is = {$value ->
    [none] libre
   *[other] {$value} h après le début
}
night-format = Formule
night-format-is = {$value ->
    [swiss] système suisse
    [final] finale à quatre
   *[evening] libre, on va et vient
}
night-computers = Places vides
night-computers-is = {$value ->
    [yes] ordinateurs
   *[no] restent vides
}
night-repeats = Répéter
night-repeats-is = {$value ->
    [weekly] chaque semaine
    [fortnightly] tous les quinze jours
    [monthly] chaque mois, le même jour
   *[none] jamais
}
night-plan-form-title = Prévoir une soirée
night-plan-form-label = Quand ? Avec plusieurs dates, on vote
night-plan-form-description = Par exemple « ven 20h, sam 19h »
button-night-other-date = Autre date
night-other-date-title = { button-night-other-date }
night-other-date-label = Quand ?
night-other-date-description = Par exemple « ven 20h »
button-night-doors = Ouvrir les portes
button-night-close-doors = Refermer les portes
night-doors-sure = La soirée a lieu le {$date}. Ouvrir quand même les portes maintenant ?
button-night-finish = Terminer sur le podium
button-night-again = Rejouer
button-night-halve = Compter une égalité
button-night-call-off = Annuler la soirée
button-night-call-off-series = Annuler toute la série
night-call-off-sure = Vraiment annuler la soirée ? Les parties en cours continuent, mais la soirée ne compte pas.
night-handed-over = {$person} est maintenant l’hôte de la soirée.
night-decided = La soirée « {$title} » aura lieu le {$when}.
night-reminder = La soirée « {$title} » commence bientôt : {$when}.
night-is-off = La soirée « {$title} » est annulée.
night-series-over = Trois fois de suite, personne n’est venu à « {$title} » : la série s’arrête ici. `/{ command-night } { command-night-plan }` en commence une autre.
night-season = **La saison** : {$nights ->
    [one] une soirée
   *[other] {$nights} soirées
} en douze mois ; {$counted ->
    [one] la meilleure de chaque personne compte
   *[other] les {$counted} meilleures de chaque personne comptent
}
refused-no-such-night = Cette soirée n’existe pas.
refused-night-over = Cette soirée est terminée.
refused-only-night-host = Réservé à l’hôte : <@{$host}>.
refused-one-night = Tu es déjà l’hôte d’une soirée sur ce serveur. Elle doit d’abord avoir lieu ou être annulée.
refused-too-many-nights = Ce serveur a déjà {$most} soirées prévues. L’une d’elles doit d’abord se terminer.
refused-night-full = Une soirée accueille au plus {$most} personnes.
refused-night-without-date = La date n’est pas encore fixée. Dis quand tu peux venir.
refused-night-too-late = Il est trop tard pour cela.
refused-night-too-early = Il est trop tôt pour cela : les portes sont encore fermées.
refused-night-round-on = Une manche est en cours.
refused-night-rounds-played = {$rounds ->
    [one] L’unique manche a été jouée.
   *[other] Les {$rounds} manches ont été jouées.
} Tu peux en ajouter sous ⚙️.
refused-night-too-few = Il n’y a pas assez de monde pour une table.
refused-night-closed-entry = C’est un tournoi au système suisse : plus personne ne peut entrer une fois la première manche commencée.
refused-night-nothing-cancelled = Chaque table a un résultat ou est encore en cours.
refused-no-nights-yet = Aucune soirée ne s’est encore terminée ici. Prévois-en une avec `/{ command-night } { command-night-plan }`.
