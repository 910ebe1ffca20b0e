# L'invitation et le message de la table
seat-free = libre
seats-free =
    { $count ->
        [1] 1 place libre
       *[other] {$count} places libres
    }
seat-leads = mène la table
seat-away = {$name} (absent, un ordinateur joue)
computer-name = Ordinateur {$letter}
person-without-name = Quelqu’un
option-line = {$option} : **{$value}**
option-on = oui
option-off = non
options-title = ### Options de cette table
seating-title =
    ### Qui est assis où
    Choisis deux places à échanger. On joue dans cet ordre.
seating-choose = Choisir deux places
button-join = Rejoindre
button-leave = Quitter
button-rules = Règles
button-start = C’est parti
button-add-computer = Ajouter un ordinateur
button-add-computer-at-level = Ordinateur : {$level}
level-easy = facile
level-normal = normal
level-hard = difficile
level-perfect = parfait
button-remove-computer = Retirer un ordinateur
button-options = Options
button-seating = Échanger des places
button-roll = Lancer le dé
button-odds = Chances
button-rematch = Revanche
button-take-back = Reprendre ma place
button-close-table = Fermer la table
button-back-to-table = Retour à la table
button-vote-yes = On arrête
button-vote-no = On continue
table-moved-on = -# La table continue ici : {$url}
table-closed-line = L’invitation a été retirée.
table-cancelled-line = 🧹 La partie a été abandonnée ; personne ne gagne.
    -# Le secret des dés était `{$secret}` ; `/{ command-verify } { command-record-table }:{$table}` vérifie chaque lancer.
table-retired-line = 🗄️ Je ne peux plus montrer cette partie : les règles selon lesquelles elle a été jouée n’existent plus ici, ou son enregistrement est abîmé.
    -# Le secret des dés était `{$secret}` ; `/{ command-verify } { command-record-table }:{$table}` vérifie chaque lancer.
table-finished-line = 🏁 La partie est finie ; le résultat est ci-dessous.
table-asleep-line = 💤 Tout le monde est parti. Qui avait une place peut la reprendre ; n’importe qui peut fermer la table.
vote-on-round = 🏁 **Vote :** finir cette manche et compter ce qui est acquis ? {$agreed} voix pour sur {$needed} nécessaires, {$against} contre.
vote-on-match = 🏁 **Vote :** finir toute la partie et compter ce qui est acquis ? {$agreed} voix pour sur {$needed} nécessaires, {$against} contre.
fair-dice-committed = Dés honnêtes : ce SHA-256 lie le bot à ses dés avant que quiconque ne joue : `{$commitment}`
fair-dice-revealed = -# Dés honnêtes : le secret était `{$secret}`. `/{ command-verify } { command-record-table }:{$table}` vérifie chaque lancer, `/{ command-export } { command-record-table }:{$table}` te donne le déroulement.

# Réponses privées
table-opened = Ta table est ouverte : {$url}
joined = Tu as une place. La personne qui mène la table lance la partie.
taken-back = Ta place est de nouveau à toi.
left-lobby = Tu as quitté la table.
left-game = Un ordinateur joue à ta place. Tu peux la reprendre à tout moment.
seats-swapped = Les places sont échangées.
started = C’est parti !
move-made = C’est fait. {$url}
board-shown = Voici la table : {$url}
vote-opened = Ton vote est ouvert ; les autres peuvent répondre sur le message de la table.
vote-counted = Ta voix compte.
vote-passed = Décidé : on s’arrête là.
vote-failed = Décidé : on continue.
table-given-up = La table est fermée.
peek-title = ### 🔍 {$game} dans {$channel}
peek-sent = 🔍 Je t’ai envoyé un message privé.
peek-here-dms-closed = -# Je ne peux pas t’envoyer de message privé, alors je te le dis ici. Toi seul le vois.
peek-here-dm-failed = -# Le message privé n’est pas passé, alors je te le dis ici. Toi seul le vois.
export-running = Le déroulement jusqu’ici. Ce qui est encore secret manque ; ce sera là à la fin de la partie.
export-finished = Tout le déroulement. `python {$script} FICHIER` le vérifie sans ce bot.
verify-passed =
    ✅ **Table {$table} : les {$draws} tirages étaient honnêtes.**
    Avant que quiconque ne joue, le bot a publié l’empreinte `{$commitment}`.
    Maintenant que le secret `{$secret}` est levé, on voit qu’il a bien cette empreinte : il n’a pas été changé en route.
    De lui et des numéros que Discord a donnés aux clics des joueurs découle chaque lancer, et le recalcul a donné les mêmes résultats. Avec `/{ command-export }`, tu peux le vérifier toi-même.
verify-failed =
    ❌ **La table {$table} ne colle pas.** Empreinte : `{$commitment}`, secret : `{$secret}`.
    Tirages faux sur {$draws} : {$wrong}
settings-now =
    ### Réglages
    Langue des tables : {$language}
    Aspect des plateaux : {$theme}
    Me mentionner quand c’est mon tour : {$ping}
shown-without-picture = Je n’ai pas le droit de joindre des fichiers dans ce salon, alors la table est décrite en mots. Le droit « Joindre des fichiers » ramène les images.
shown-forbidden = Rien n’est perdu, mais je n’ai plus le droit d’écrire dans ce salon. Dès que je l’ai, `/{ command-board }` montre la table à nouveau.
shown-failed = Rien n’est perdu, mais Discord n’accepte pas mon message pour l’instant. `/{ command-board }` montre la table à nouveau.
incident = 💥 C’était notre erreur, et rien n’est perdu. Réessaie ; si cela continue, donne ce numéro au propriétaire du bot : `{$number}`

list-and = {$most} et {$last}
points =
    { $count ->
        [one] {$count} point
       *[other] {$count} points
    }

# Résultats
ranking-line = {$place}. {$name} : {$words}
ranking-line-without-place = {$name} : {$words}

# Droits
right-view-channel = Voir le salon
right-send-messages = Envoyer des messages
right-send-messages-in-threads = Envoyer des messages dans les fils
right-create-public-threads = Créer des fils publics

# The story and the results
story-omitted =
    { $count ->
        [one] … entre-temps, une autre chose s’est passée
       *[other] … entre-temps, {$count} autres choses se sont passées
    }
result-line = {$place} {$name} · {$words}
result-by-vote = Terminée par un vote et comptée en l’état.
match-won = ## 🏆 {$names} gagne !
match-won-by-pair = ## 🏆 {$names} gagnent ensemble !
match-shared = ## 🏆 Victoire partagée : {$names}
