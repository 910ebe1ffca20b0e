button-luck = Chance
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-headline = Chance · {$measure}
luck-mensch-sixes = Les six
luck-kaeseschieben-steps = Les pas
luck-kaeseschieben-stars = Les étoiles
luck-forgetit-busts = Les FOR-GET-IT
luck-forgetit-points = Les points
luck-wiedumir-squares = Les cases
luck-wiedumir-costly-cards = Les cartes coûteuses
luck-mensch-sixes-of = { $total ->
        [0] aucun six
       *[other] {$total} six
    } en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-kaeseschieben-steps-of = {$total} pas en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-kaeseschieben-stars-of = {$total} sur { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    } avec une étoile
luck-forgetit-busts-of = {$total} × FOR-GET-IT en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-forgetit-points-of = { $total ->
        [one] {$total} point
       *[other] {$total} points
    } en { $tries ->
        [one] un tour
       *[other] {$tries} tours
    }
luck-wiedumir-squares-of = { $total ->
        [one] une case
       *[other] {$total} cases
    } en { $tries ->
        [one] un lancer
       *[other] {$tries} lancers
    }
luck-wiedumir-costly-cards-of = { $total ->
        [one] {$total} coûteuse
       *[other] {$total} coûteuses
    } sur { $tries ->
        [one] une carte tirée
       *[other] {$tries} cartes tirées
    }
luck-line = {$name} : {$what} ; moyenne attendue : {$mean}.
luck-seat-taken-over = {$name} (place reprise)
luck-line-own = **{$what}** ; moyenne attendue : {$mean}.
luck-at-least = Autant ou plus : {$share}.
luck-below = Autant ou moins : {$most}. Autant ou plus : {$least}.
luck-share-match = dans { $times ->
        [one] {$times} partie
       *[other] {$times} parties
    } sur {$among} comme celle-ci
luck-share-short = dans {$times} sur {$among}
luck-share-ever = {$times} fois sur {$among}
luck-share-certain = toujours
luck-share-nearly-certain = presque toujours
luck-share-hardly-ever = moins d’une fois sur un million
luck-dice-and-choices = Points dus aux dés : {$dice} ; aux choix : {$choices}.
luck-how-to-read = Les barres montrent la probabilité de chaque nombre. La flèche montre le résultat obtenu ; ce nombre et tous les plus grands sont en couleur. Le trait pointillé marque la moyenne attendue.
luck-mensch-sixes-explained = Les lancers pour commencer ne comptent pas.
luck-kaeseschieben-steps-explained = Ce que les lancers ont donné, étoiles comprises.
luck-kaeseschieben-stars-explained = Un lancer ne compte qu’une fois, même s’il donne plusieurs étoiles.
luck-forgetit-busts-explained = Chaque lancer a son propre risque : il dépend du nombre de dés et des mots déjà mis de côté.
luck-forgetit-points-explained = La référence est un jeu qui vise toujours la meilleure moyenne : pour faire mieux, il faut de la chance et de bons choix. Aux dés : ce qu’ils ont donné de plus ou de moins que la moyenne. Aux choix : ce qu’ils ont coûté par rapport aux meilleurs, 0 au mieux.
luck-wiedumir-squares-explained = La somme des nombres obtenus.
luck-wiedumir-costly-cards-explained = Les cartes coûteuses sont celles qui ne peuvent que faire perdre des jetons. Chaque tirage a sa propre probabilité : les cartes utilisées sont visibles, on sait donc ce qui restait.
luck-picture-line = {$name} : {$what}, moyenne {$mean}, autant ou plus {$share}.
luck-picture-own = {$what}, moyenne {$mean}, autant ou plus {$share}.
luck-picture-short = {$name} : {$total}, moyenne {$mean}.
refused-nothing-rolled = Personne n’a lancé de dé pendant un tour de cette partie : il n’y a rien à dire de la chance.
refused-no-luck-here = Il n’y a rien à dire de la chance dans cette partie : elle n’a pas eu de résultat, ses anciennes règles n’existent plus ici, ou son archive est abîmée.
