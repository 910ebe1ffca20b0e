# Ce que les règles de tous les jeux ont en commun : titres, auteurs, sommaire
rules-book = Livre des règles
rules-contents = Sommaire
rules-agreed = ⚙️ Convenu à cette table : {$options}
rules-option = **{$name}** · par défaut : {$usual}
rules-option-choices = {$option} · valeurs possibles : {$choices}
rules-option-between = { " ; " }
rules-option-here = ✅ À cette table : **{$value}**
rules-credits = Ce bot n’est pas officiel. Il n’a aucun lien avec Schmidt Spiele ni avec les auteurs des jeux, et il explique les règles avec ses propres mots.
rules-unofficial = bot non officiel
command-rules-page = page
command-rules-page-description = Le numéro d’une page, ou un mot de son titre
refused-unknown-rules-page = Cette page n’existe pas. Les règles de ce jeu ont les pages 1 à {$pages}.

rules-title-glance = En un coup d’œil
rules-title-aim = Le but
rules-title-setup = Avant de commencer
rules-title-board = Le plateau
rules-title-turn = Ton tour
rules-title-push = Pousser
rules-title-example = Un exemple
rules-title-cheeses = À qui sont les fromages, que valent-ils ?
rules-title-bonus = Le dernier fromage
rules-title-words = Les mots
rules-title-keep = Mettre des dés de côté
rules-title-afresh = Les neuf dés de côté
rules-title-score = S’arrêter et compter
rules-title-six = Un six
rules-title-capture = Capturer
rules-title-missed = Une capture oubliée
rules-title-walls = Les murs
rules-title-fall = Un mur sur une case de départ
rules-title-home = L’arrivée
rules-title-stuck = Quand tu ne peux pas avancer
rules-title-squares = Les cases
rules-title-limit = Dix est la limite
rules-title-cards = Les cartes
rules-title-cards-1 = Les cartes, partie 1 sur 4
rules-title-cards-2 = Les cartes, partie 2 sur 4
rules-title-cards-3 = Les cartes, partie 3 sur 4
rules-title-cards-4 = Les cartes, partie 4 sur 4
rules-title-waiting = Les cartes qui attendent
rules-title-end = La fin
rules-title-options = Variantes et options
rules-title-options-more = Autres options
rules-title-tips = Conseils
rules-title-beginners = Questions fréquentes
rules-title-controls = Boutons et commandes

fair-dice-rules =
    ## Dés vérifiables
    - **Avant que quelqu’un ne te rejoigne,** l’invitation publie une empreinte : le SHA-256 d’un secret. Elle lie le bot, qui ne peut plus changer de secret sans que cela se voie.
    - **Tout le monde a une graine.** Au début, c’est le numéro du clic par lequel tu as pris place ; « { button-fair-dice } » à la table te laisse choisir tes propres mots à tout moment, et tout le monde les voit. Chaque tirage découle du secret, de toutes les graines et du numéro du clic qui l’a déclenché.
    - **À la fin,** le secret est montré. « { button-verify } » recalcule chaque tirage et rejoue toutes les règles, « { button-export } » te donne l’archive et un script qui la vérifie sans ce bot.
    - **Ce qui n’est pas prouvé :** que personne, à la gestion du bot, n’a regardé ce qui est caché, comme les vers, ni inventé le numéro d’un clic, ni ignoré un clic. Un clic perdu, tu le remarquerais ; des mots à toi, changés de temps en temps, rendent le reste plus difficile.

rules-controls-table =
    - **Reprendre un coup :** « { button-undo } », tant que personne n’a lancé, tiré ou joué et que rien de secret n’est révélé. Tout le monde doit dire oui.
    - **Envie d’arrêter ?** Avec `/{ command-leave }`, un ordinateur joue pour toi jusqu’à ton retour. `/{ command-table } { command-table-resign }` abandonne ta place pour de bon, `/{ command-table } { command-table-end }` propose de finir plus tôt.
    - **Pas de place ?** `/{ command-join }` prend une place libre si la table le permet. « { button-watch } » sous « { button-more } ▸ { button-bell } » te prévient de la fin.
    - **Trop d’attente ?** « { button-orders } » : la table lance pour toi tant qu’il n’y a rien à choisir.
    - Les boutons correspondants sont sous « { button-more } ».
