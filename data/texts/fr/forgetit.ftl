game-forgetit = For-Get-It
game-forgetit-facts = {$players}, de préférence de 2 à 6 · environ 20 minutes · de 8 à 88 ans · plus de chance que de tactique · publié par Schmidt Spiele
game-forgetit-tagline = Neuf dés, trois mots : collectionne un chiffre, arrête-toi à temps, et oublie tout si FOR, GET et IT sont là.
option-forgetit-odds = Probabilités
option-forgetit-odds-description = Qui voit les probabilités et les points attendus : qui les demande, en privé ; toute la table, à chaque tour ; ou personne.
option-forgetit-odds-private = en privé
option-forgetit-odds-public = pour tout le monde
option-forgetit-odds-off = sans

forgetit-headline = Manche {$round} sur {$rounds}
forgetit-headline-doubled = Manche {$round} sur {$rounds}, qui compte double
forgetit-headline-then = puis {$seats}
forgetit-headline-last = dernier tour
forgetit-prompt-to-roll = {$name}, lance les neuf dés.
forgetit-prompt-choosing = {$name}, que mets-tu de côté ?
forgetit-prompt-deciding = {$name}, veux-tu relancer ou t’arrêter ?
forgetit-prompt-computer = {$name} réfléchit…
forgetit-button-pick = Choisir les dés…
forgetit-button-roll = { $count ->
        [1] Lancer un dé
        [9] Lancer les neuf dés
       *[other] Lancer {$count} dés
    }
forgetit-button-stop = S’arrêter : {$points}
forgetit-roll = lancer {$count}
forgetit-roll-all = { $count ->
        [1] Lancer un dé
       *[other] Lancer les {$count}
    }
forgetit-bank = garder {$points}
forgetit-legend = -# bleu relance, vert s’arrête
forgetit-button-sheet = Feuille de score

# Choisir des dés
forgetit-pick-title = Touche les dés que tu mets de côté. La sixième face de chacun porte son mot.
forgetit-pick-none = Aucun dé choisi.
forgetit-pick-die-chosen = {$die}, choisi
forgetit-pick-chosen = Sélection : {$dice} → {$points} jusqu’ici.
forgetit-pick-too-few = Sélection : {$dice}. La première fois, il faut au moins deux dés du même chiffre.
forgetit-keep-label = {$count} × {$number} ({$words}, +{$gain})
forgetit-keep-label-roll = {$dice}, puis lancer {$left}
forgetit-keep-label-stop = {$dice}, puis s’arrêter : {$score}
forgetit-keep-none-label = rien

# Le récit
forgetit-story-starter = {$name} commence (tirage au sort).
forgetit-story-collecting = {$name} a {$product} après { $rolls ->
        [one] un lancer
       *[other] {$rolls} lancers
    } : {$points} jusqu’ici
forgetit-story-stopped = {$name} s’arrête après { $rolls ->
        [one] un lancer
       *[other] {$rolls} lancers
    } : {$product}, **{$points}** ✋
forgetit-story-stopped-empty = {$name} s’arrête après { $rolls ->
        [one] un lancer
       *[other] {$rolls} lancers
    } sans aucun dé : 0 point ✋
forgetit-story-busted = {$name} : **FOR – GET – IT** au { $rolls ->
        [1] 1er
       *[other] {$rolls}e
    } lancer, un tiret 💥
forgetit-story-busted-losing = {$name} : **FOR – GET – IT** au { $rolls ->
        [1] 1er
       *[other] {$rolls}e
    } lancer, un tiret au lieu de {$points} points 💥
forgetit-story-round-ended = La manche {$round} est finie.
forgetit-story-ended-early = La partie a été arrêtée avant la fin.
forgetit-story-decided = { $count ->
        [1] {$names} gagne !
       *[other] {$names} se partagent la victoire !
    }

# Résultats
forgetit-result-title = La feuille après la manche {$round} sur {$rounds}
forgetit-result-title-within = La feuille au milieu de la manche {$round} sur {$rounds}
forgetit-result-title-empty = La feuille est encore vide
forgetit-result-without-turn = -# Sans tour dans la manche {$round} : {$names}.
forgetit-ranking-stopped = {$total} { $turns ->
        [0] sans avoir joué
        [one] après un tour
       *[other] après {$turns} tours
    }
forgetit-turns = { $count ->
        [one] {$count} tour
       *[other] {$count} tours
    }
forgetit-story-not-scored = {$name} avait {$count} × {$number} en main ; ce tour ne compte pas
forgetit-sheet-title = ### La feuille de score
forgetit-ranking = {$total} en tout, {$entry} à la manche {$round}
forgetit-ranking-bust = {$total} en tout, un tiret à la manche {$round}

# Probabilités
forgetit-odds-title = ### 🎯 Probabilités
forgetit-odds-to-roll = Neuf dés : {$roll}
forgetit-odds-stop = **S’arrêter :** {$points}
forgetit-odds-roll = **Lancer :** {$roll}
forgetit-odds-choice = **{$choice} :** {$points} si tu t’arrêtes ; si tu lances, {$roll}
forgetit-odds-next-roll = FOR-GET-IT {$bust} ; en jouant au mieux, {$best} en moyenne
forgetit-odds-next-roll-more = ton chiffre {$more}, FOR-GET-IT {$bust} ; en jouant au mieux, {$best} en moyenne
forgetit-odds-last-round = -# À la dernière manche, seule la victoire compte ; les chiffres ici sont tout de même des points.

# Positions en mots
forgetit-words-round = Manche {$round} sur {$rounds}.
forgetit-words-round-doubled = Manche {$round} sur {$rounds}, qui compte double.
forgetit-words-then = Joueront encore ensuite : {$seats}.
forgetit-words-last = C’est le dernier tour de la partie.
forgetit-words-over = La partie est finie.
forgetit-words-to-roll = {$name} doit lancer les neuf dés.
forgetit-words-choosing = {$name} peut mettre des dés de côté.
forgetit-words-deciding = {$name} peut relancer ou s’arrêter.
forgetit-words-shown = Dés lancés, avec le mot de chacun : {$dice}.
forgetit-words-aside = Mots de côté : {$words}.
forgetit-words-none = aucun
forgetit-words-numbers = Chiffres de côté, avec le mot de chacun : {$dice}.
forgetit-words-collected = Collection : {$product}, soit {$points} ; mots des dés de côté : {$words}.
forgetit-words-cup = Dés du prochain lancer : {$count}.
forgetit-words-pass = Les neuf dés ont déjà été mis de côté { $times ->
        [1] une fois
       *[other] {$times} fois
    } dans ce tour.
forgetit-words-standings = Points : {$points}.
forgetit-words-sheet = La feuille, manche {$round} sur {$rounds} ; un tiret veut dire : tout perdu.
forgetit-words-dash = tiret
forgetit-words-last-bust = {$name} a tout perdu : FOR-GET-IT.
forgetit-words-last-score = {$name} a noté {$points}.

# Refus
refused-choose-first = Choisis d’abord ce que tu mets de côté, ou ne garde rien.
refused-nothing-to-choose = Rien ne peut être mis de côté maintenant : relance ou arrête-toi.
refused-other-number = Ce tour-ci, tu collectionnes les {$number} ; les autres chiffres ne peuvent pas être gardés.
refused-not-shown = Il n’y a pas autant de ces dés avec un {$number}.
refused-first-two = La première fois, il faut mettre de côté au moins deux dés du même chiffre.
refused-dice-unreadable = Je ne lis pas de dés dans « {$typed} ». Écris `3` pour tous les 3, `3 for it` pour un FOR, un IT, ou `0`.
