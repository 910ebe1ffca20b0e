# L’invitation et le message de la table
seat-free = libre
seats-free =
    { $count ->
        [1] 1 place libre
       *[other] {$count} places libres
    }
seat-leads = dirige la table
seat-away = {$name} (en pause, un ordinateur joue)
computer-name = Ordinateur {$letter}
person-without-name = Quelqu’un
players = {$count} personnes
cover-alt = Couverture du jeu {$game}.
option-line = {$option} : **{$value}**
option-on = oui
option-off = non
options-title = ### Options de cette table
put-out-title = **Retirer quelqu’un**. Cette personne ne pourra plus rejoindre cette invitation.
put-out-choose = Choisis une personne
put-out = {$person} n’a plus de place et ne peut plus rejoindre cette invitation.
seating-title =
    ### Qui occupe quelle place
    Choisis deux places à échanger. On joue dans cet ordre.
seating-choose = Choisir deux places
button-join = Rejoindre
button-leave = Quitter
button-rules = Règles
button-start = C’est parti
button-start-with = { $computers ->
        [one] Jouer avec un ordinateur
       *[other] Jouer avec {$computers} ordinateurs
    }
button-add-computer = Ajouter un ordinateur
button-add-computer-at-level = Ordinateur : {$level}
level-easy = facile
level-normal = normal
level-hard = difficile
level-perfect = parfait
computers-menu = + Ordinateur
button-remove-computer = Retirer un ordinateur
button-options = Options
button-seating = Échanger des places
button-roll = Lancer le dé
button-odds = Probabilités
button-rematch = Revanche
button-replay = Revoir
button-replay-steps = Pas à pas
button-replay-first = Début
button-replay-last = Fin
button-show-everybody = Montrer à tous
replay-button = Toute la partie
replay-headline = revoir la partie
replay-step = Étape {$number} sur {$count}
replay-alt = {$game} : toute la partie en une animation de {$frames} images, du début à la fin. « Pas à pas » montre et décrit chaque position.
highlight-button = Temps fort
highlight-headline = temps fort
highlight-alt = {$game} : le tournant de la partie en une animation de {$frames} images. « Pas à pas » montre et décrit chaque position.
button-take-back = Reprendre ma place
button-page-back = Précédente
button-page-on = Suivante
button-close-table = Fermer la table
button-back-to-table = Retour à la table
button-to-letter = Voir le message
thread-starter = 🎲 {$person} ouvre une table : {$game}
table-moved-on = -# La table continue ici : {$url}
table-closed-line = L’invitation a été retirée.
table-closed-forgotten-line = ⌛ Personne n’a lancé la partie à temps, et l’invitation n’est plus valable. `/{ command-play }` ouvre une nouvelle table.
table-cancelled-line = 🧹 La partie a été annulée ; personne ne gagne.
table-cancelled-forgotten-line = 🧹 La partie a été annulée, car personne n’a joué depuis longtemps ; personne ne gagne.
table-retired-line = 🗄️ Je ne peux plus montrer cette partie : ses anciennes règles n’existent plus ici, son archive est abîmée, ou sa clé est perdue.
table-finished-line = 🏁 La partie est finie ; le résultat est ci-dessous.
table-asleep-line = 💤 Tout le monde est parti. Qui avait une place peut la reprendre ; n’importe qui peut fermer la table.
table-asleep-alone-line = 💤 Tu as quitté la table, et la partie est en pause. Tu peux reprendre ta place ou fermer la table.
fair-dice-short = -# Dés non truqués ⓘ `{$commitment}`
fair-dice-by-command = -# `/{ command-history }` a des boutons pour la table {$table} qui vérifient chaque tirage et te donnent l’archive.
fair-dice-lost = -# Dés non truqués : l’empreinte était `{$commitment}`, mais le secret est perdu ; plus personne ne peut vérifier les tirages.
fair-dice-title = ### Dés non truqués ⓘ
fair-dice-promise =
    Le bot a montré l’empreinte ci-dessous avant de connaître la moindre graine : il ne peut donc pas échanger le secret qu’elle cache sans que cela se voie.
    Chaque tirage découle de ce secret, des graines ci-dessous et du numéro du clic qui l’a déclenché (ce que font les ordinateurs n’en a pas) ; à la fin de la partie, le secret est montré, et tout le monde peut recalculer tous les tirages.
    Rien ne prouve que l’hébergeur du bot ne regarde pas ce qui est encore caché, n’invente pas de numéro de clic et n’ignore aucun clic ; un clic perdu, tu t’en apercevrais.
fair-dice-commitment = **Empreinte** (SHA-256 du secret) : `{$commitment}`
fair-dice-seeds = **Graines**, visibles de tout le monde ; tant que tu ne choisis pas tes propres mots, la tienne est le numéro du clic par lequel tu as pris place :
seed-none = pas de graine
button-fair-dice = Dés non truqués ⓘ
button-verify = Vérifier les dés
button-own-seed = Ma propre graine
seed-form-title = Ma propre graine
seed-form-label = Les mots que tu veux
seed-form-description = Tout le monde les voit. Ils comptent pour tous les tirages à partir de maintenant.
seed-chosen = 🌱 Ta graine est maintenant {$seed}. Elle compte pour tous les tirages à partir de maintenant.

# Réponses privées
left-game = Un ordinateur joue à ta place. Tu peux la reprendre à tout moment : `/{ command-join }`. Si tu n’es pas de retour à la fin d’une partie qui compte, cela compte comme un abandon.
left-game-asleep = Il n’y a plus personne à la table, et la partie est en pause. `/{ command-join }` te rend ta place.
way-to-table = C’est pris en compte. La table est ici :
button-to-table = Aller à la table
panel-served = Il n’y a plus rien à faire ici.
turn-mention = 🔔 {$person}, c’est ton tour. {$since}
turn-letter = 🔔 C’est ton tour à {$game}. {$since}
turn-since = Ton tour a commencé {$when}.
turn-waiting = Ce tour a commencé {$when}.
notice-title =
    ### 🔔 Ton tour
    Comment te prévenir quand c’est ton tour ? Une fois par tour, à toutes les tables.
notice-channel = Tout de suite, par une mention à la table
notice-direct = Tout de suite, par message privé
notice-late = Me mentionner après 2 minutes
notice-never = Jamais
peek-title = ### 🔍 {$game} dans {$channel}
picture-in-words-below = En image ; la même chose est écrite en dessous.
peek-sent = 🔍 Je t’ai envoyé un message privé.
peek-here-dms-closed = -# Je ne peux pas t’envoyer de message privé, alors je te le dis ici. Personne d’autre ne le voit.
peek-here-dm-failed = -# Le message privé n’est pas passé, alors je te le dis ici. Personne d’autre ne le voit.
export-running = L’archive jusqu’ici. Ce qui est encore secret y manque ; tout y sera à la fin de la partie.
export-finished = L’archive complète. `python {$script} FICHIER` la vérifie sans ce bot.
verify-table = Table {$table}
verify-file = Le fichier
verify-passed =
    ✅ **{$what} : { $draws ->
        [one] l’unique tirage découle
       *[other] les {$draws} tirages découlent
    } du secret.**
    Empreinte : `{$commitment}`
    Secret : `{$secret}` ; son SHA-256 est bien l’empreinte : il n’a pas été échangé en route.
verify-failed =
    ❌ **{$what} : les dés ne correspondent pas.**
    Empreinte : `{$commitment}`
    Secret : `{$secret}` ; { $fits ->
        [yes] son SHA-256 est bien l’empreinte.
       *[no] son SHA-256 **n’est pas** l’empreinte.
    }
    Tirages faux sur {$draws}, comptés à partir de 0 : {$wrong}
verify-seeds = Graines au début : {$seeds}. Compare-les, comme l’empreinte, avec ce que tu as vu à la table.
verify-rules = { $finding ->
        [confirmed] 📖 J’ai rejoué la partie selon ses règles : chaque coup était permis, et le classement est juste.
        [against-rules] ❌ J’ai rejoué la partie selon ses règles : elles ne permettent pas l’entrée {$record} de l’archive.
        [unfinished] ⚠️ J’ai rejoué la partie selon ses règles : chaque coup était permis, mais l’archive s’arrête avant la fin.
        [other-places] ❌ J’ai rejoué la partie selon ses règles : chaque coup était permis, mais elles donnent un autre classement que l’archive.
       *[unknown-rules] 📖 Je n’ai pas rejoué la partie : je n’ai pas ces règles ({$game}, version {$version}).
    }
verify-unknown = -# Ce qu’aucune archive ne dit : si les décisions viennent bien des personnes à la table, si un clic a été perdu en route, et si l’hébergeur a regardé ce qui était caché.
shown-without-picture = Je n’ai pas le droit de joindre des fichiers dans ce salon, alors la table est décrite en mots. Avec le droit « Joindre des fichiers », les images reviennent d’elles-mêmes.
shown-forbidden = Rien n’est perdu, mais je n’ai plus le droit d’écrire dans ce salon. Dès que je l’aurai, je montrerai la table à nouveau.
shown-failed = Rien n’est perdu, mais je ne peux pas montrer la table pour l’instant. Je continue d’essayer tout seul.
database-away = ⏳ Je n’arrive pas à joindre ma base de données pour l’instant. Rien n’est perdu, et je reprends tout seul dès qu’elle est de retour. Ce que tu viens de demander n’a pas été fait : recommence à mon retour.
incident = 💥 C’est une erreur de ma part, et rien n’est perdu. Réessaie ; si cela continue, donne ce numéro à l’équipe du bot : `{$number}`

list-and = {$most} et {$last}
list-separator = {" ; "}
points =
    { $count ->
        [one] {$count} point
       *[other] {$count} points
    }

# Résultats
ranking-line = {$place}. {$name} : {$words}
ranking-line-without-place = {$name} : {$words}

# Droits
right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-create-public-threads = Créer des fils publics
right-embed-links = Intégrer des liens
right-attach-files = Joindre des fichiers

# The story and the results
story-turns-before =
    { $count ->
        [one] … et un tour avant
       *[other] … et {$count} tours avant
    }
story-turns-between =
    { $count ->
        [one] … encore un tour
       *[other] … encore {$count} tours
    }
story-turn = {$name} :
button-story = Que s’est-il passé ?
button-bell = Me prévenir
button-more = Plus…
own-story-title = ### 💬 Depuis ton dernier tour
own-story-title-onlooker = ### 💬 Les derniers tours
own-story-nothing = Rien pour l’instant.
more-title = ### {$game}
press-came-twice = Déjà fait.
chance-about = environ {$times} fois sur {$among}
chance-exactly = {$times} fois sur {$among}
chance-rare = moins d’une fois sur {$among}
chance-never = impossible
chance-always = certain
chance-almost-always = presque certain
result-line = {$place} {$name} · {$words}
result-ended-early = Arrêtée avant la fin, comptée en l’état.
match-won = ## 🏆 {$names} gagne !
match-won-by-pair = ## 🏆 {$names} gagnent ensemble !
match-shared = ## 🏆 Victoire partagée : {$names}
fair-dice-rules =
    ## Dés non truqués
    - **Avant que quelqu’un ne te rejoigne,** l’invitation publie une empreinte : le SHA-256 d’un secret. Elle lie le bot, qui ne peut plus changer de secret sans que cela se voie.
    - **Tout le monde a une graine.** Au début, c’est le numéro du clic par lequel tu as pris place ; « { button-fair-dice } » à la table te laisse choisir tes propres mots à tout moment, et tout le monde les voit. Chaque tirage découle du secret, de toutes les graines et du numéro du clic qui l’a déclenché.
    - **À la fin,** le secret est montré. « { button-verify } » recalcule chaque tirage et rejoue toutes les règles, « { button-export } » te donne l’archive et un script qui la vérifie sans ce bot.
    - **Ce qui n’est pas prouvé :** que l’hébergeur du bot n’a pas regardé ce qui est caché, comme les vers, ni inventé le numéro d’un clic, ni ignoré un clic. Un clic perdu, tu le remarquerais ; des mots à toi, changés de temps en temps, rendent le reste plus difficile.
table-back-soon = ⏸️ Je redémarre et serai de retour dans une minute. Rien n’est perdu.
discord-failed = Discord n’a pas répondu comme prévu. Réessaie dans un instant.
