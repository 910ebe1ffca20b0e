game-wiedumir = Wie Du mir …
game-wiedumir-facts = {$players} · environ 15 minutes · à partir de 8 ans · de la chance dont on peut tirer parti · de Wolfgang Riedesser (Schmidt Spiele, 1991)
game-wiedumir-tagline = « Un prêté pour un rendu » : on bouge les pions de tout le monde… et c’est leur propriétaire qui trinque.
option-wiedumir-length = Longueur
option-wiedumir-length-description = Une partie, un nombre fixe, ou jusqu’à ce que quelqu’un atteigne le total (« sans fin »).
option-wiedumir-length-games-1 = une partie
option-wiedumir-length-games-2 = 2 parties
option-wiedumir-length-games-3 = 3 parties
option-wiedumir-length-games-4 = 4 parties
option-wiedumir-length-games-5 = 5 parties
option-wiedumir-length-games-6 = 6 parties
option-wiedumir-length-games-7 = 7 parties
option-wiedumir-length-games-8 = 8 parties
option-wiedumir-length-games-9 = 9 parties
option-wiedumir-length-points-15 = jusqu’à 15 points
option-wiedumir-length-points-20 = jusqu’à 20 points
option-wiedumir-length-points-30 = jusqu’à 30 points
option-wiedumir-length-points-50 = jusqu’à 50 points
option-wiedumir-length-points-75 = jusqu’à 75 points
option-wiedumir-length-points-100 = jusqu’à 100 points
option-wiedumir-no_limits = Sans limites
option-wiedumir-no_limits-description = On garde tous ses jetons, même au-delà de dix.
option-wiedumir-no_comparing = Sans comparer
option-wiedumir-no_comparing-description = Jusqu’à la fin, tes jetons ne sont connus que de toi. Ce qui change de mains, tout le monde le voit.
option-wiedumir-no_measure = Sans mesure
option-wiedumir-no_measure-description = Qui a tous ses pions à l’arrivée et fait un 1 peut prendre un jeton au lieu de bouger un pion.
option-wiedumir-auto_move = Choix forcés joués automatiquement
option-wiedumir-auto_move-description = Là où il n’y a rien à choisir, le bot joue aussitôt.

wiedumir-headline = Partie {$game} sur {$games}
wiedumir-headline-target = Partie {$game}, jusqu’à {$target} points
wiedumir-prompt-to-roll = {$name}, à toi de lancer le dé.
wiedumir-prompt-moving = {$name}, tu as fait **{$roll}**. Bouge n’importe quel pion.
wiedumir-prompt-deciding = {$name}, à toi de décider :
wiedumir-prompt-computer = {$name} réfléchit…
wiedumir-card-quoted = > 🃏 **{$title}** · {$text}
wiedumir-button-take = Prendre plutôt un jeton
wiedumir-button-decide = Décider…
wiedumir-button-peek = Mes jetons

# Où irait un pion, et ce qui s’ensuivrait
wiedumir-square-start = départ
wiedumir-square-number = case {$square}
wiedumir-square-goal = arrivée
wiedumir-landing = {$pawn} → {$square} : {$effect}
wiedumir-landing-quietly = {$pawn} → {$square}
wiedumir-effect-change = {$name} {$change}
wiedumir-effect-limit = {$name} {$change} : plus de dix, retour à {$left}
wiedumir-effect-draws = {$name} tire une carte
wiedumir-effect-nothing = {$name} ±0

# Répondre à une carte
wiedumir-ask-pawn = Quel pion ?
wiedumir-ask-pawn-and-square = Quel pion va où ?
wiedumir-ask-square = Vers où ?
wiedumir-ask-seat = Qui ?
wiedumir-ask-shares = Combien pour qui ?
wiedumir-ask-shares-taking = Combien, et de qui ?
wiedumir-ask-swap = Qui échange avec qui ?
wiedumir-ask-pass = De qui à qui ?
wiedumir-ask-giver = Qui doit donner ?
wiedumir-ask-receiver = Qui reçoit ?
wiedumir-pair-swaps = {$first} ⇄ {$second}
wiedumir-pair-passes = {$first} → {$second}
wiedumir-pair-swaps-spoken = {$first} et {$second} échangent
wiedumir-pair-passes-spoken = de {$first} à {$second}
wiedumir-share-exactly = Encore **{$left}** à { $takes ->
        [yes] prendre
       *[no] distribuer
    }.
wiedumir-share-between = Distribué : **{$sum}**. Au moins {$least}, au plus {$most}.
wiedumir-share-row = {$name} : {$amount}
wiedumir-share-nothing = personne ne reçoit rien
wiedumir-share-own = Tu as {$chips} ; il { $after ->
        [0] ne t’en restera aucun
       *[other] t’en restera {$after}
    }.
wiedumir-share-own-taking = Tu as {$chips} ; tu en auras {$after}.
wiedumir-share-over-limit = 💥 Plus de dix : retour à quatre pour {$names}.
wiedumir-share-hint = -# − enlève un jeton, + en ajoute un. Touche un nom pour lui donner tout ce qui reste.
wiedumir-share-hint-taking = -# − enlève un jeton, + en ajoute un. Touche un nom pour lui prendre tout ce qui manque.
wiedumir-button-share-done = Terminé
wiedumir-button-share-over = Recommencer

# Le récit
wiedumir-story-began = {$name} commence (tirage au sort).
wiedumir-story-began-again = Partie {$game} : {$name} commence (tirage au sort).
wiedumir-story-turn = {$name} a fait {$number} :
wiedumir-story-moved = {$pawn} → {$target}
wiedumir-story-moved-forced = {$pawn} → {$target} (le seul coup)
wiedumir-story-forgone = prend un jeton au lieu de bouger un pion
wiedumir-story-taken = {$name} reçoit {$chips}
wiedumir-story-taken-fewer = {$name} reçoit { $amount ->
        [1] le dernier jeton
       *[other] les {$amount} derniers jetons
    } de la banque (au lieu de {$wanted})
wiedumir-story-taken-last = {$name} reçoit { $amount ->
        [1] le dernier jeton
       *[other] les {$amount} derniers jetons
    } de la banque
wiedumir-story-taken-none = {$name} devrait recevoir {$due}, mais la banque est vide
wiedumir-story-paid = {$name} rend {$chips}
wiedumir-story-paid-fewer = {$name} rend { $amount ->
        [1] son dernier jeton
       *[other] ses {$amount} derniers jetons
    } (au lieu de {$wanted})
wiedumir-story-paid-none = {$name} devrait rendre {$due}, mais n’en a aucun
wiedumir-story-given = {$name} donne {$gifts}
wiedumir-story-given-each = {$amount} à {$name}
wiedumir-story-collected = {$name} prend {$gifts}
wiedumir-story-collected-each = {$amount} à {$name}
wiedumir-story-swapped = {$first} et {$second} échangent tout : {$before} contre {$after}
wiedumir-story-swapped-secretly = {$first} et {$second} échangent tous leurs jetons
wiedumir-story-limit = 💥 {$name} a {$had} jetons, en rend {$returned} et en garde quatre
wiedumir-story-shuffled = les cartes jouées sont mélangées : {$cards} dans la nouvelle pile
wiedumir-story-drawn = 🃏 {$name} tire **{$title}**
wiedumir-story-hindered-foremost = le pion de {$name} est déjà en tête : il ne se passe rien
wiedumir-story-hindered-no-leader = aucun autre pion n’est en route : il ne se passe rien
wiedumir-story-hindered-rearmost = le pion de {$name} est déjà le dernier : il ne se passe rien
wiedumir-story-hindered-all-home = tous les autres pions sont arrivés : il ne se passe rien
wiedumir-story-hindered-nobody-home = personne d’autre n’a de pion à l’arrivée : il ne se passe rien
wiedumir-story-hindered-no-chips = {$name} n’a pas de jetons : il ne se passe rien
wiedumir-story-hindered-others-empty = les autres n’ont pas de jetons : il ne se passe rien
wiedumir-story-hindered-supply-empty = la banque est vide : il ne se passe rien
wiedumir-story-hindered-rich-enough = {$name} a déjà dix jetons ou plus : il ne se passe rien
wiedumir-story-hindered-others-rich-enough = tous les autres ont déjà huit jetons ou plus : il ne se passe rien
wiedumir-story-hindered-no-third = il n’y a pas de troisième personne : il ne se passe rien
wiedumir-story-waits = la carte reste sur l’arrivée
wiedumir-story-arrived = 🏁 {$pawn} est à l’arrivée
wiedumir-story-arrived-home = 🏁 {$pawn} est à l’arrivée, et {$name} y a tous ses pions
wiedumir-story-arrived-last = 🏁 {$pawn} est à l’arrivée, le dernier de tous
wiedumir-story-waiting-acted = 🃏 **{$title}**, posée sur l’arrivée, est pour {$name}
wiedumir-story-scored = La partie est finie. Victoire : {$names}.
wiedumir-story-scored-early = La partie a été arrêtée avant la fin. Victoire : {$names}.
wiedumir-story-scored-level = La partie a été arrêtée avant la fin, à égalité.
wiedumir-story-decided = { $count ->
        [1] {$names} gagne !
       *[other] {$names} se partagent la victoire !
    }

wiedumir-chips = { $count ->
        [one] {$count} jeton
       *[other] {$count} jetons
    }

# Résultats
wiedumir-result-title = On compte les jetons
wiedumir-result-title-of = Partie {$game} sur {$games} : on compte les jetons
wiedumir-result-title-target = Partie {$game}, jusqu’à {$target} points : on compte les jetons
wiedumir-result-tie = ⚖️ À égalité de jetons : devant, qui a eu tous ses pions à l’arrivée plus tôt

# Regarder ses propres jetons
wiedumir-peek-own = Tu as {$chips}.
wiedumir-peek-limit = Avec plus de dix, tu retombes à quatre.
wiedumir-peek-open = Pas besoin de regarder en cachette : à cette table, tous les jetons sont visibles. Tu as **{$chips}**.
wiedumir-peek-over = La partie est finie, tous les jetons sont visibles. Tu as **{$chips}**.

# Positions en mots
wiedumir-words-to-roll = {$name} doit lancer le dé.
wiedumir-words-moving = {$name} a fait {$roll} et bouge n’importe quel pion.
wiedumir-words-deciding = {$name} doit répondre à une carte.
wiedumir-words-over = La partie est finie.
wiedumir-words-card = Carte : {$title} – {$text}
wiedumir-words-squares = Cases libres : {$squares}.
wiedumir-words-square = {$square} : {$value}
wiedumir-words-card-square = carte
wiedumir-words-pawns = Pions : {$pawns}.
wiedumir-words-chips = Jetons : {$chips}.
wiedumir-words-chips-hidden = Le nombre de jetons de chaque place est secret.
wiedumir-words-supply = Banque {$supply}, pile {$pile}.
wiedumir-words-pile = Pile {$pile}.
wiedumir-words-waiting = Sur l’arrivée : {$cards}.
wiedumir-words-points = Points jusqu’ici : {$points}.
wiedumir-words-recent = Derniers coups : {$movements}.
wiedumir-words-changes = Depuis le dernier lancer : {$changes}.
wiedumir-words-swapped = échange
wiedumir-words-struck = Plus de dix, retour à quatre : {$names}.
wiedumir-words-moves = Possible : {$moves}.
wiedumir-words-may-take = Ou un jeton de la banque.
wiedumir-ranking-home =
    { $pawns ->
        [one] pion arrivé nº {$arrival}
       *[other] dernier pion arrivé nº {$arrival}
    }
wiedumir-ranking-total = {$points} en tout
wiedumir-ranking-match = {$total} : {$games}

# Les couleurs, comme on peut les taper
wiedumir-colours = rouge, bleu, vert, jaune, violet, rose, orange, noir
wiedumir-typed-start = départ, depart, 0
wiedumir-typed-goal = arrivée, arrivee, 15
wiedumir-typed-take = prendre, jeton, +1

# Refus
refused-card-first = Il faut d’abord répondre à la carte.
refused-no-card = Aucune carte n’attend de réponse.
refused-wrong-answer = Cette carte demande une autre réponse.
refused-no-such-pawn = Ce pion n’existe pas.
refused-pawn-home = Ce pion est à l’arrivée ; le dé ne le bouge plus.
refused-cannot-take = Tu ne peux pas prendre de jeton maintenant.
refused-pawn-not-allowed = La carte ne te laisse pas choisir ce pion.
refused-square-not-allowed = Le pion ne peut pas aller sur cette case.
refused-seat-not-allowed = La carte ne te laisse pas choisir cette place.
refused-seat-yourself = La carte ne te laisse pas te choisir toi-même.
refused-seat-not-first = Cette place a déjà 8 jetons ou plus, ou la banque peut en amener une autre plus près de 8.
refused-pair-not-allowed = La carte ne te laisse pas choisir ces deux places.
refused-share-too-few = Cela fait {$sum} en tout ; il en faut au moins {$least}.
refused-share-too-many = Cela fait {$sum} en tout ; le maximum est {$most}.
refused-share-too-much-for-seat = C’est trop pour la place { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    } : le maximum y est {$limit}.
refused-share-not-there = La place { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    } n’entre pas en compte ici.
refused-pawn-or-chip-unreadable = Je ne comprends pas « {$typed} ». Écris { $chip ->
        [yes] la lettre et le numéro d’un pion, par exemple `B2`, ou `prendre` pour le jeton
       *[no] la lettre et le numéro d’un pion, par exemple `B2`
    }.
refused-answer-unreadable-pawn = Je ne comprends pas « {$typed} ». Écris un pion et où il va, par exemple `B2 9` ou `B2 arrivée`.
refused-answer-unreadable-seat = Je ne reconnais pas de place dans « {$typed} ». Écris sa lettre, par exemple `B`.
refused-answer-unreadable-pair = Je ne reconnais pas deux places dans « {$typed} ». Écris leurs lettres, par exemple `B C`.
refused-answer-unreadable-share = Je ne comprends pas « {$typed} ». Écris des places avec leurs jetons, par exemple `B 2 C 1`.

# Les cartes
wiedumir-card-overtake = Dépassement !
wiedumir-card-overtake-does = Ton pion saute juste devant le pion de tête, au besoin jusqu’à l’arrivée.
wiedumir-card-tribute = Comité d’accueil
wiedumir-card-tribute-does = Tu salues chaque pion des autres à l’arrivée : chacun rapporte 1 de tes jetons à son propriétaire.
wiedumir-card-place-other = Déménagement
wiedumir-card-place-other-does = Un pion de quelqu’un d’autre déménage où tu veux : toute case libre, départ et arrivée compris.
wiedumir-card-toll = Péage
wiedumir-card-toll-does = Cette carte attend à l’arrivée. Le propriétaire du prochain pion qui y parvient rend 2 jetons à la banque.
wiedumir-card-fine = Poche percée
wiedumir-card-fine-does = 3 de tes jetons retombent dans la banque.
wiedumir-card-neighbours = Bon voisinage
wiedumir-card-neighbours-does = Partage 4 de tes jetons en parts égales entre les deux places voisines. S’il en reste un, tu choisis à qui il va.
wiedumir-card-raise = Banque généreuse
wiedumir-card-raise-does = Choisis quelqu’un d’autre : la banque complète ses jetons jusqu’à 8.
wiedumir-card-shift = Petit coup de pouce
wiedumir-card-shift-does = Pousse n’importe quel pion de 2 cases, en avant ou en arrière. Les cases occupées ne comptent pas.
wiedumir-card-swap-others = Chaises musicales
wiedumir-card-swap-others-does = Choisis deux autres personnes : elles échangent tous leurs jetons.
wiedumir-card-fall-back = Lanterne rouge
wiedumir-card-fall-back-does = Ton pion recule juste derrière le dernier, au besoin jusqu’au départ.
wiedumir-card-give-home = Ligne d’arrivée
wiedumir-card-give-home-does = Offre 3 de tes jetons à d’autres qui ont déjà un pion à l’arrivée, à ton choix. Personne ? À la banque.
wiedumir-card-pass-on = Redistribution
wiedumir-card-pass-on-does = Tu choisis à qui prendre 2 jetons, et à quelle troisième personne les donner. Rien pour toi.
wiedumir-card-collect = Doigts agiles
wiedumir-card-collect-does = Sers-toi : 4 jetons en tout chez les autres, chez qui tu veux.
wiedumir-card-swap = À ta place
wiedumir-card-swap-does = Choisis quelqu’un d’autre : tu échanges tous tes jetons avec les siens.
wiedumir-card-generous = Main ouverte
wiedumir-card-generous-does = Donne autant que tu veux, à qui tu veux, mais au moins 2 jetons.
wiedumir-card-last-pays = Malheur au dernier
wiedumir-card-last-pays-does = Cette carte attend à l’arrivée jusqu’à la fin. Le propriétaire du tout dernier pion arrivé rend 4 jetons à la banque.
wiedumir-card-gain = Pluie de jetons
wiedumir-card-gain-does = Attrape 5 jetons dans la banque.
wiedumir-card-fill = Mains pleines
wiedumir-card-fill-does = Prends à la banque jusqu’à avoir 10 jetons.
wiedumir-card-place-own = Des ailes
wiedumir-card-place-own-does = Ton pion s’envole vers la case libre de ton choix, départ et arrivée compris.
wiedumir-card-advance = Vent arrière
wiedumir-card-advance-does = Le vent pousse ton pion de 4 cases en avant. Les cases occupées ne comptent pas.
wiedumir-card-first-gains = Premier arrivé
wiedumir-card-first-gains-does = Le propriétaire du premier pion à l’arrivée reçoit 3 jetons de la banque. S’il n’y en a pas encore, cette carte l’attend.
wiedumir-card-give-five = Distribution de cadeaux
wiedumir-card-give-five-does = 5 de tes jetons en paquets-cadeaux : à toi de choisir qui en reçoit combien.
