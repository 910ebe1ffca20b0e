# L’invitation et le message de la table
seat-free = libre
seats-free =
    { $count ->
        [1] 1 place libre
       *[other] {$count} places libres
    }
seat-leads = hôte
seat-away = {$name} (en pause, un ordinateur joue)
computer-name = Ordinateur {$letter}
person-without-name = Quelqu’un
players = {$count} personnes
cover-alt = Couverture du jeu {$game}.
option-line = {$option} : **{$value}**
option-on = oui
option-off = non
options-switches = Activé
button-change-options = Changer les options…
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
button-show-everybody = Montrer à tout le monde
replay-button = Toute la partie
replay-headline = revoir la partie
replay-step = Étape {$number} sur {$count}
replay-alt = {$game} : toute la partie en une animation de {$frames} images, du début à la fin. « Pas à pas » montre et décrit chaque position.
highlight-button = Temps fort
highlight-headline = temps fort
highlight-shared = Partagé par {$name}
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
table-closed-forgotten-line = ⌛ Cette invitation a expiré. `/{ command-play }` ouvre une nouvelle table.
table-cancelled-line = 🧹 La partie a été annulée ; personne ne gagne.
table-cancelled-forgotten-line = 🧹 La partie a été annulée, car personne n’a joué depuis longtemps ; personne ne gagne.
table-retired-line = 🗄️ Je ne peux plus montrer cette partie. Son archive est encore dans `/{ command-history }`.
table-finished-line = 🏁 La partie est finie ; le résultat est ci-dessous.
table-asleep-line = 💤 Tout le monde est parti. Qui avait une place peut la reprendre ; n’importe qui peut fermer la table.
table-asleep-alone-line = 💤 Tu as quitté la table, et la partie est en pause. Tu peux reprendre ta place ou fermer la table.
fair-dice-by-command = -# `/{ command-history }` a des boutons pour la table {$table} qui vérifient chaque tirage et te donnent l’archive.
fair-dice-lost = -# Dés vérifiables : l’empreinte était `{$commitment}`, mais le secret est perdu ; plus personne ne peut vérifier les tirages.
fair-dice-title = ### Dés vérifiables ⓘ
fair-dice-promise =
    ✉️ Une enveloppe scellée était sur la table avant que quiconque prenne place. Tous les lancers découlent d’elle, des graines et des clics. On l’ouvre à la fin, et tout le monde peut vérifier.
    -# Ce que cela prouve, et ne prouve pas : `/{ command-rules }`, « { rules-dice } ».
fair-dice-commitment =
    ✉️ **Empreinte** (SHA-256 du secret de l’enveloppe). Le bouton « { button-fair-dice } » de l’invitation la porte depuis avant que quelqu’un s’asseye :
    `{$commitment}`
fair-dice-seeds = **Graines**, visibles de tout le monde ; tant que tu n’en choisis pas, la tienne est le numéro du clic par lequel tu as pris place :
seed-none = pas de graine
button-fair-dice = Dés vérifiables ⓘ
button-commitment = Empreinte
button-verify = Vérifier les dés
button-own-seed = Ma propre graine
seed-form-title = Ma propre graine
seed-form-label = Les mots que tu veux
seed-form-description = Tout le monde les voit. Ils comptent pour tous les tirages à partir de maintenant.
seed-chosen = 🌱 Ta graine est maintenant {$seed}. Elle compte pour tous les tirages à partir de maintenant.

# Réponses privées
left-game = 🤖 Un ordinateur joue pour toi. `/{ command-join }` te rend ta place tant qu’elle est libre. Ton absence à la fin d’une partie cotée vaut abandon.
left-game-asleep = 💤 Il n’y a plus personne à la table, la partie est en pause. `/{ command-join }` te rend ta place.
way-to-table = C’est fait. La table est ici :
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
verify-unknown = -# Aucune archive ne prouve que les décisions viennent bien de la table, qu’aucun clic n’a disparu, ni que personne n’a regardé les secrets.
shown-without-picture = Je ne peux pas joindre de fichiers ici : voici la table en mots. Avec le droit « Joindre des fichiers », les images reviendront.
shown-forbidden = Rien n’est perdu, mais je n’ai plus le droit d’écrire dans ce salon. Dès que je l’aurai, je montrerai la table à nouveau.
shown-failed = Rien n’est perdu, mais je ne peux pas montrer la table pour l’instant. Je continue d’essayer tout seul.
database-away = ⏳ Ma base de données ne répond pas. Rien n’est perdu, mais ton clic ou ta commande n’a rien fait : réessaie dans un instant.
incident = 💥 C’est une erreur de ma part, et rien n’est perdu. Réessaie ; si cela continue, donne ce numéro à qui gère ce bot : `{$number}`

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
button-words = En mots
sign-to = vers
sign-star = étoile
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
result-ended-early = Arrêtée avant la fin, au score atteint.
match-won = ## 🏆 {$names} gagne !
match-won-by-pair = ## 🏆 {$names} gagnent ensemble !
match-shared = ## 🏆 Victoire partagée : {$names}
table-back-soon = ⏸️ Je redémarre et serai de retour dans une minute. Rien n’est perdu.
discord-failed = Discord n’a pas répondu comme prévu. Réessaie dans un instant.
