game-kaeseschieben = Käseschieben
game-kaeseschieben-facts = {$players} · environ 30 minutes · à partir de 8 ans · plus de tactique que de chance · de Wolfgang Riedesser (Schmidt Spiele)
game-kaeseschieben-tagline = Des souris poussent des fromages hors du plateau. Ce qui tombe par ton bord est à toi, si aucun ver n’y habite.
option-kaeseschieben-rounds = Manches
option-kaeseschieben-rounds-description = La partie revient à qui gagne le plus de manches.
option-kaeseschieben-closed_lids = Couvercles fermés
option-kaeseschieben-closed_lids-description = Personne ne regarde sous les couvercles avant la fin, pas même dans ses propres fromages.

kaeseschieben-headline = Manche {$round} sur {$rounds}
kaeseschieben-prompt-to-roll = {$name}, à toi de lancer le dé.
kaeseschieben-prompt-moving = {$name}, { $stars ->
        [0] tu dois faire **{$steps}**
       *[other] tu as fait {$faces} → **{$steps}**
    } pas. Choisis ton chemin.
kaeseschieben-prompt-bonus = {$name}, le dernier fromage est tombé par ton bord : tu peux en prendre un à quelqu’un. Tu vois les tailles, pas les vers.
kaeseschieben-prompt-computer = {$name} réfléchit…
kaeseschieben-button-pad = Avancer
kaeseschieben-button-peek = Regarder
kaeseschieben-button-peek-none = Regarder : rien encore
kaeseschieben-button-done = Terminé
kaeseschieben-button-decline = Ne rien prendre
kaeseschieben-button-take-small = Petit fromage de {$letter} ({$count})
kaeseschieben-button-take-medium = Fromage moyen de {$letter} ({$count})
kaeseschieben-button-take-large = Grand fromage de {$letter} ({$count})
kaeseschieben-direction-north = Haut
kaeseschieben-direction-south = Bas
kaeseschieben-direction-west = Gauche
kaeseschieben-direction-east = Droite
kaeseschieben-button-back = Retour
kaeseschieben-button-over = Début
kaeseschieben-where-to = Où aller ? Ou pas à pas :
kaeseschieben-pushes = pousse du fromage
kaeseschieben-ends-move = termine le coup
kaeseschieben-pad = 🎲 { $stars ->
        [0] **{$steps}**
       *[other] {$faces} → **{$steps}**
    } pas · { $left ->
        [0] plus aucun
        [1] le prochain est le dernier
       *[other] encore {$left}
    }
kaeseschieben-pad-in-place-of-old = -# C’était encore pour un tour précédent. Voici le coup à jouer maintenant :
kaeseschieben-pad-words = Chemin : {$squares}. { $left ->
        [0] Il ne reste aucun pas.
        [one] Il reste un pas.
       *[other] Il reste {$left} pas.
    }
kaeseschieben-pad-falls = Fait tomber : {$falls}.
kaeseschieben-way = {$level} : {$arrows} {$square}

# L’histoire
kaeseschieben-cheeses-small = { $count ->
        [one] un petit fromage
       *[other] {$count} petits fromages
    }
kaeseschieben-cheeses-medium = { $count ->
        [one] un fromage moyen
       *[other] {$count} fromages moyens
    }
kaeseschieben-cheeses-large = { $count ->
        [one] un grand fromage
       *[other] {$count} grands fromages
    }
kaeseschieben-a-small-taken = un petit fromage
kaeseschieben-a-medium-taken = un fromage moyen
kaeseschieben-a-large-taken = un grand fromage
kaeseschieben-over-north = par le bord nord
kaeseschieben-over-south = par le bord sud
kaeseschieben-over-west = par le bord ouest
kaeseschieben-over-east = par le bord est
kaeseschieben-fell = {$cheese} pour {$name}
kaeseschieben-fell-for-nobody = {$cheese} dans le vide {$edge}
kaeseschieben-story-began-drawn = Manche {$round} : {$name} commence (tirage au sort).
kaeseschieben-story-began-lowest = Manche {$round} : {$name} avait le moins de points et commence.
kaeseschieben-story-turn = {$name} a fait {$faces} :
kaeseschieben-story-moved = de {$start} à {$end}
kaeseschieben-story-returned = aller-retour depuis {$start}
kaeseschieben-story-lapsed = { $lapsed ->
        [one] un pas perdu
       *[other] {$lapsed} pas perdus
    }
kaeseschieben-story-stuck = aucun pas possible
kaeseschieben-story-last-cheese = (le dernier)
kaeseschieben-story-taken = {$name} prend {$cheese} à {$victim}
kaeseschieben-story-declined = {$name} ne prend rien aux autres
kaeseschieben-story-scored = La manche {$round} revient à {$names}.
kaeseschieben-story-scored-early = La manche {$round} a été arrêtée avant la fin et revient à {$names}.
kaeseschieben-story-scored-by-nobody = Personne n’a marqué de points à la manche {$round}.
kaeseschieben-story-decided = { $count ->
        [one] {$names} gagne la partie !
       *[other] {$names} se partagent la victoire !
    }

# Résultats
kaeseschieben-result-title = Manche {$round} sur {$rounds} : on soulève les couvercles !

# Regarder
kaeseschieben-peek-nothing = Tu n’as pas encore de fromage à regarder.
kaeseschieben-peek-closed = À cette table, les couvercles restent fermés : personne ne regarde avant la fin.

# Les positions en mots
kaeseschieben-size-small = petit
kaeseschieben-size-medium = moyen
kaeseschieben-size-large = grand
kaeseschieben-edge-north = Bord nord
kaeseschieben-edge-south = Bord sud
kaeseschieben-edge-west = Bord ouest
kaeseschieben-edge-east = Bord est
kaeseschieben-count-small = { $count ->
        [one] {$count} petit
       *[other] {$count} petits
    }
kaeseschieben-count-medium = { $count ->
        [one] {$count} moyen
       *[other] {$count} moyens
    }
kaeseschieben-count-large = { $count ->
        [one] {$count} grand
       *[other] {$count} grands
    }
kaeseschieben-count-none = aucun
kaeseschieben-count-wormy = { $count ->
        [one] {$count} véreux
       *[other] {$count} véreux
    }
kaeseschieben-words-round = Manche {$round} sur {$rounds}.
kaeseschieben-words-over = La partie est finie.
kaeseschieben-words-to-roll = {$name} doit lancer le dé.
kaeseschieben-words-moving = {$name} a fait {$faces} et doit faire {$steps} pas.
kaeseschieben-words-bonus = {$name} peut prendre un fromage à quelqu’un ; on voit les tailles, pas les vers.
kaeseschieben-words-mice = Souris : {$mice}.
kaeseschieben-words-on-board-small = Petits fromages : {$squares}.
kaeseschieben-words-on-board-medium = Fromages moyens : {$squares}.
kaeseschieben-words-on-board-large = Grands fromages : {$squares}.
kaeseschieben-words-board-empty = Il n’y a plus de fromage sur le plateau.
kaeseschieben-words-edge = {$edge} : {$name} ; fromages : {$cheeses}.
kaeseschieben-words-edge-free = {$edge} : personne.
kaeseschieben-words-unowned = Hors jeu : {$cheeses}.
kaeseschieben-words-moves = Derniers coups, du plus ancien au plus récent : {$moves}.
kaeseschieben-words-pushed = {$move} (fromages poussés : {$cheeses})
kaeseschieben-words-draft-pushed = Fromages poussés : {$cheeses}.
kaeseschieben-words-slid = {$size} {$start}–{$end}
kaeseschieben-words-slid-over = {$size} {$start} {$over}
kaeseschieben-words-cheese = {$size}, { $wormy ->
        [yes] véreux 🪱
       *[no] sain ✨
    }
kaeseschieben-words-own = Tes fromages, dans l’ordre d’arrivée : {$cheeses}. En tout { $points ->
        [one] {$points} point
       *[other] {$points} points
    } pour l’instant.
kaeseschieben-ranking = { $points ->
        [one] {$points} point
       *[other] {$points} points
    } ; fromages : {$cheeses}.
kaeseschieben-ranking-match = { $wins ->
        [0] Aucune manche gagnée pour l’instant
        [1] Une manche gagnée
       *[other] {$wins} manches gagnées
    }, {$points} en tout.
kaeseschieben-ranking-over = { $wins ->
        [0] Aucune manche gagnée
        [1] Une manche gagnée
       *[other] {$wins} manches gagnées
    }, {$points} en tout. Dernière manche : {$round}
kaeseschieben-ranking-rest = À personne : {$cheeses}.

# Refus
refused-path-unreadable = Je ne reconnais pas de chemin dans « {$typed} ». Utilise n e s o, n e s w, u r d l ou des flèches.
refused-path-ambiguous = Cela peut se comprendre de deux façons. Écris `{$first}` ou `{$second}`.
refused-path-too-short = Tu as fait {$made} pas sur {$steps} ; il faut tous les faire.
refused-path-too-long = Cela fait {$made} pas, mais tu n’en as que {$steps}.
refused-path-edge = Le pas {$number} quitterait le plateau depuis {$square}.
refused-path-mouse = Le pas {$number} depuis {$square} irait sur la case d’une souris.
refused-path-blocked-line = Le pas {$number} depuis {$square} pousserait des fromages contre une souris.
refused-path-board-empty = Ton coup s’arrêtait avec le dernier fromage : le pas {$number} est de trop.
refused-no-bonus = Il n’y a pas de fromage à prendre maintenant.
refused-bonus-first = Il faut d’abord que quelqu’un prenne son fromage en prime, ou y renonce.
refused-no-such-victim = Tu ne peux pas prendre de fromage à cette place.
refused-nothing-to-take = Cette place n’a pas de fromage de cette taille.
