# Le temps d’un tour : rythme, rappels, heures calmes, vacances, places en retard
command-mine = mes-tables
command-mine-description = Toutes tes tables sur tous les serveurs, d’abord celles qui t’attendent

pace-live = en direct, 20 minutes
pace-1 = 1 jour par tour
pace-2 = 2 jours par tour
pace-3 = 3 jours par tour
pace-4 = 4 jours par tour
pace-5 = 5 jours par tour
pace-6 = 6 jours par tour
pace-7 = 7 jours par tour
when-late-vote = Les autres peuvent laisser jouer un ordinateur
when-late-computer = Un ordinateur continue automatiquement
button-pace = Temps : {$pace}
pace-line = ⏳ {$pace}
pace-suggests-thread = 🧵 Une table lente occupe ce salon pendant des jours. Dans un fil à part, elle ne gêne personne.
button-own-thread = Passer dans un fil à part

clock-correspondence = -# ⏳ Limite : {$when}.
clock-live = -# ⏳ Ce tour a commencé {$since} ; limite : {$when}.
clock-holiday = 🏖️ **{$name}** est en vacances : l’horloge est arrêtée jusqu’au {$day} inclus.
person-on-holiday = 🏖️ {$name} s’absente jusqu’au {$day} inclus.
seat-on-holiday = 🏖️ s’absente jusqu’au {$day} inclus
clock-up = ⌛ Le temps de **{$name}** s’est écoulé {$when}. Les autres peuvent appeler un ordinateur ; **{$name}** peut revenir tant que la place est libre.
button-stand-in = Laisser jouer un ordinateur

reminder-mention = ⏰ {$person}, les autres t’attendent. {$end}
reminder-end = Limite : {$when}.
reminder-letter-title = { $count ->
        [one] ⏰ Une table t’attend :
       *[other] ⏰ {$count} tables t’attendent :
    }
reminder-letter-line = - **[{$game}]({$url})** · {$end}
reminder-letter-foot = -# Toutes tes tables : `/{ command-mine }`. Moins de rappels : `/{ command-settings }`.
replaced-mention = 🤖 {$person}, ton temps était écoulé : un ordinateur joue pour toi. `/{ command-join }` te rend ta place tant qu’elle est libre.
replaced-letter = 🤖 Ton temps à **[{$game}]({$url})** était écoulé : un ordinateur joue pour toi. Là-bas, `/{ command-join }` te rend ta place tant qu’elle est libre.
reminder-title =
    ### ⏰ Avant la limite
    Comment te rappeler ton tour ? En direct : une fois, après 10 minutes. Sinon : à mi-temps et peu avant la limite.
reminder-as-notice = Comme pour mon tour
reminder-channel = Me mentionner à la table
reminder-direct = Par message privé
reminder-never = Jamais

holiday-present = 🏖️ Tu es en vacances jusqu’au {$day} inclus. Aux tables lentes, ton horloge est arrêtée, tout le monde le voit. Les tables en direct n’attendent pas.
holiday-none = Vacances : aucune
button-holiday-back = Je suis de retour
quiet-hours-off = Pas d’heures calmes

mine-title = { $count ->
        [0] ### 🪑 Tes tables
        [one] ### 🪑 Ta table
       *[other] ### 🪑 Tes {$count} tables
    }
mine-none = Tu n’as de place nulle part. `/{ command-play }` ouvre une table.
mine-waiting = { $count ->
        [0] Aucune ne t’attend.
        [one] Une table t’attend.
       *[other] {$count} t’attendent.
    }
mine-with = avec {$names}
mine-lobby = La partie n’a pas commencé
mine-ending = Le résultat arrive
mine-away = Un ordinateur joue à ta place
mine-asleep = 💤 Tout le monde est parti
mine-computer = Un ordinateur réfléchit
mine-your-turn = **À toi de jouer**
mine-turn-of = À {$name} de jouer
mine-since = tour commencé {$when}
mine-until = limite {$when}
mine-time-up = temps écoulé {$when}
mine-holiday = en vacances jusqu’au {$day} inclus

refused-time-not-up = Ce tour n’est pas en retard.
refused-pace-only-slower = En cours de partie, on peut seulement donner plus de temps par tour, jamais moins.
refused-when-late-agreed = En cours de partie, tu peux seulement laisser les autres décider.
refused-cannot-move-table = Cette table reste ici. Pour déménager, elle doit être sans fil et n’avoir personne d’autre.
refused-others-have-joined = Quelqu’un d’autre a pris place entre-temps : la table reste ici.
refused-unknown-hours = Je ne comprends pas ces heures. Tape par exemple `22-7` ou `22:30-6:30`, ou bien `aucune`.
refused-unknown-time-zone = Je ne connais pas cet endroit. Choisis une grande ville de ton fuseau horaire, ou le pays.
refused-unknown-day = Je ne comprends pas ce jour. Choisis-en un dans la liste, ou tape par exemple `2026-12-24`.
refused-holiday-past = Ce jour est déjà passé.
refused-holiday-too-long = Des vacances peuvent durer { $days ->
        [one] {$days} jour
       *[other] {$days} jours
    } au plus.
refused-no-holiday = Tu n’es pas en vacances.

setting-table-pace = Temps par tour
setting-table-pace-description = En direct : un rappel après 10 minutes, un ordinateur après 20. Ou des jours par tour, avec vacances. En cours de partie, seulement plus lent.
setting-table-when-late = Temps écoulé
setting-table-when-late-description = Ce que devient la place quand le temps est écoulé
setting-reminder = Rappels
setting-reminder-description = Comment je te rappelle ton tour avant la limite
setting-quiet-hours = Heures calmes
setting-quiet-hours-description = Les heures sans message sur tes tours, par exemple 22-7 ; « aucune » pour les supprimer
setting-quiet-hours-none = aucune
setting-time-zone = Fuseau horaire
setting-time-zone-description = Une ville ou un pays qui a la même heure que toi, par exemple Paris ; « - » pour aucun fuseau
setting-time-zone-none = inconnu
time-zone-present = {$city} ({$offset}, il y est {$time})
holiday-until = En vacances jusqu’au…
button-holiday-day = Un autre jour…
holiday-form-title = Vacances
holiday-form-label = Dernier jour
holiday-form-description = Par exemple 24/12/2026, ou un nombre de jours
reminder-more = -# « { button-my-settings } » règle aussi les heures calmes et les vacances. `/{ command-mine }` montre toutes tes tables.
