# La leçon de Mensch ärgere Dich nicht
lesson-mensch-start =
    Fais faire à tes quatre pions le tour du plateau, dans le sens des aiguilles d’une montre, jusqu’à ton arrivée. Tu es A, en bas à gauche.
    Pour qu’il se passe tout de suite quelque chose, tu entres dans une partie en cours : A4 est déjà à l’arrivée, A1 en est tout près, sur la case 38, A2 et A3 sont encore dans ta réserve.
    👉 **Lance le dé.**
lesson-mensch-six =
    Un 6 ! Tant que tu as des pions dans ta réserve, un 6 doit en faire entrer un, sur ta case de départ, celle avec la flèche. A1 n’a donc pas pu bouger. S’il n’y a qu’un coup possible, le bot le joue.
    Après chaque 6, tu relances : 👉 **lance le dé.**
lesson-mensch-clear =
    Un 5, et là non plus, pas de choix : tant qu’un pion reste dans ta réserve, il faut libérer ta case de départ tout de suite. En chemin, A2 a sauté B1 : tu peux sauter n’importe quel pion.
    C’est à l’ordinateur de jouer. Ensuite, **relance le dé**.
lesson-mensch-capture =
    Un 3, et cette fois tu as le choix :
    • A2 arrive sur la case 9, juste sur B1, et le capture : B1 retourne à sa réserve.
    • A1 va à l’arrivée. Deux cases derrière lui, B3 le touche avec un 2.
    👉 **Qu’est-ce qui vaut le plus ?**
lesson-mensch-capture-home = C’est prudent : A1 serait à l’abri. Mais B1 t’échapperait, et il a déjà fait plus des deux tiers de son tour. Il faut un 2 à B3, ce qui n’arrive qu’environ un tour sur six, et A1 peut encore arriver plus tard.
lesson-mensch-risk =
    B1 doit tout recommencer, et il lui faut d’abord un 6. Rien n’oblige à capturer, mais ici, cela valait le risque.
    Maintenant, croise les doigts : A1 est toujours devant B3. Après l’ordinateur, **relance le dé**.
lesson-mensch-blocked =
    Ouf, A1 est toujours là. Mais ton 4 ne l’a pas mené à l’arrivée : A4 est sur la deuxième case d’arrivée, et tu ne peux pas finir sur un de tes pions. Pour A4 lui-même, le 4 était trop grand : on ne dépasse pas la quatrième case.
    Si tu peux jouer, tu dois jouer. A2 est donc allé sur la case 13. Après l’ordinateur, **relance le dé**.
lesson-mensch-home =
    Un 5. Compte avec A1 sur l’image : 39, 40, première case d’arrivée, puis par-dessus A4 jusqu’à la troisième. Les cases d’arrivée se comptent une à une, et là aussi tu peux sauter.
    👉 **Quel pion joues-tu ?**
lesson-mensch-home-run = Alors A1 reste deux cases devant B3, et risque d’en perdre 37. A2 n’a personne juste derrière lui et peut attendre.
lesson-mensch-safe =
    À l’arrivée, personne ne peut te capturer. Deux de tes quatre pions y sont.
    L’ordinateur joue ; regarde où va B3. Ensuite, **relance le dé**.
lesson-mensch-end =
    Un 6 : A3 est entré, et B3 se trouvait sur ta case de départ. Le voilà capturé ! Retiens-le : les cases de départ des autres sont dangereuses.
    Ton 6 te donne encore un lancer. Ta réserve est vide : tu peux maintenant jouer le pion que tu veux, avec tous les nombres. Qui a en premier ses quatre pions à l’arrivée gagne.
    À partir d’ici, **tu joues librement**, et les lancers sont nouveaux. « { button-hint } » te dit ce que ferait l’ordinateur le plus fort.
lesson-mensch-hint-roll = 🎲 Lance le dé : il n’y a rien d’autre à faire.
lesson-mensch-hint-claim = 👉 Réclame {$pawn} : ce pion aurait pu capturer, et retourne donc à sa réserve.
lesson-mensch-hint-choice = 👉 {$choice}.
lesson-mensch-hint-only = Rien d’autre n’est possible.
lesson-mensch-hint-captures = { $squares ->
        [0] {$pawns} retourne à sa réserve et a de nouveau besoin d’un 6.
        [one] {$pawns} perd une case et a de nouveau besoin d’un 6.
       *[other] {$pawns} perd {$squares} cases et a de nouveau besoin d’un 6.
    }
lesson-mensch-hint-home = À l’arrivée, personne ne peut capturer {$pawn}.
lesson-mensch-hint-onward = {$pawn} avance encore à l’arrivée, et tes autres pions restent là où ils sont le mieux.
lesson-mensch-hint-enters = Seul un 6 fait entrer {$pawn}.
lesson-mensch-hint-wall = Personne ne peut capturer les deux pions d’un mur, et l’autre équipe ne passe pas.
lesson-mensch-hint-flees = Là où il est, {$pawn} peut être capturé d’un seul lancer ; là-bas, non.
lesson-mensch-hint-safe = Là-bas, personne n’atteint {$pawn} d’un seul lancer.
lesson-mensch-hint-least = Ce n’est pas sans danger, mais de tous tes coups, celui-ci te laisse les meilleures chances.
