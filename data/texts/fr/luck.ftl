command-luck = chance
command-luck-description = Ce que chacun a lancé dans une partie, et ce à quoi s’attendre
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
luck-line = {$name} : {$what} ; il fallait s’attendre à {$mean}.
luck-line-own = **{$what}** ; il fallait s’attendre à {$mean}.
luck-at-least = Au moins autant : {$share}.
luck-below = Au plus autant : {$most}. Au moins autant : {$least}.
luck-share-match = dans {$times} parties sur {$among} comme celle-ci
luck-share-short = dans {$times} sur {$among}
luck-share-ever = {$times} fois sur {$among}
luck-share-certain = toujours
luck-share-nearly-certain = presque toujours
luck-share-hardly-ever = moins d’une fois sur un million
luck-dice-and-choices = Les dés ont donné {$dice} points, les choix {$choices}.
luck-how-to-read = Les barres montrent la probabilité de chaque nombre. Sous la flèche, ce qui est venu ; ce nombre et tous ceux au-dessus sont en couleur. Le trait pointillé est ce à quoi il fallait s’attendre.
luck-mensch-sixes-explained = Les lancers pour commencer ne comptent pas.
luck-kaeseschieben-steps-explained = Ce que les lancers ont donné, étoiles comprises.
luck-kaeseschieben-stars-explained = D’autres étoiles dans le même lancer ne changent rien : il compte une fois.
luck-forgetit-busts-explained = Chaque lancer a son propre risque : il dépend du nombre de dés et des mots déjà mis de côté.
luck-forgetit-points-explained = En comparaison de quelqu’un qui joue toujours pour la plus haute moyenne : il y faut de la chance et de bons choix. « Les dés » : de combien ils sont tombés mieux ou moins bien que la moyenne. « Les choix » : ce qui a été perdu par rapport au meilleur, 0 au mieux.
luck-wiedumir-squares-explained = La somme des nombres obtenus.
luck-wiedumir-costly-cards-explained = Coûteuses sont les six cartes qui ne peuvent que faire perdre des jetons. Chaque tirage a sa propre probabilité : les cartes utilisées sont visibles, on sait donc ce qui restait.
luck-picture-line = {$name} : {$what}, attendu {$mean}, au moins autant {$share}.
luck-picture-own = {$what}, attendu {$mean}, au moins autant {$share}.
luck-picture-short = {$name} : {$total}, attendu {$mean}.
refused-no-luck-here = Il n’y a rien à dire de la chance dans cette partie : elle a fini sans résultat, les règles suivies ne sont plus ici, ou son déroulement est abîmé.
