# La leçon de Mensch ärgere Dich nicht
lesson-mensch-start =
    Bienvenue ! **Tu es A, en rouge**, en bas à gauche. L’ordinateur est **B, en bleu**, en haut à droite. De chaque côté, il y a quatre pions, numérotés de 1 à 4 : A3 est ton troisième pion.
    Fais faire à tes quatre pions le tour du plateau, dans le sens des aiguilles d’une montre, jusqu’à ton arrivée : les quatre cases rouges au milieu. Qui a en premier ses quatre pions à l’arrivée gagne.
lesson-mensch-board =
    Le parcours a 40 cases. La case 1 est ta case de départ, celle avec la flèche. On compte à partir d’elle ; seul un numéro sur cinq est écrit. Après la case 40, tes pions tournent vers l’arrivée. Le cercle dans ton coin est ta réserve : les pions y attendent un 6 pour entrer.
    Pour qu’il se passe tout de suite quelque chose, tu entres dans une partie en cours. A4 est déjà à l’arrivée, A1 en est tout près, sur la case 38, A2 et A3 sont dans ta réserve.
lesson-mensch-begin =
    À ton tour, tu lances le dé une fois, puis tu avances **un** pion d’exactement ce nombre.
    👉 **Lance le dé.**
lesson-mensch-six =
    Un 6 ! Tant que tu as un pion dans ta réserve, un 6 doit en faire entrer un, sur ta case de départ. Voilà pourquoi A2 est en jeu, alors que A1 n’a pas bougé. C’était le seul coup possible : le bot l’a joué pour toi.
    Après chaque 6, tu relances.
    👉 **Lance le dé.**
lesson-mensch-clear =
    Un 5, et là non plus, pas de choix. Tant que des pions attendent dans ta réserve, il faut libérer tout de suite ta case de départ. A2 a donc avancé de la case 1 à la case 6.
    En chemin, il a sauté le pion bleu B1, sur la case 5. Tu peux sauter n’importe quel pion. On ne capture que sur la case où l’on **s’arrête**.
    C’est maintenant à l’ordinateur.
lesson-mensch-near =
    L’ordinateur a fait un 4, et B1 a dépassé ton A2 jusqu’à la case 9, trois cases devant lui.
    Garde ce 3 en tête, et 👉 **lance le dé.**
lesson-mensch-capture =
    Voilà ton 3, et cette fois tu as le choix. L’image marque où chaque pion arriverait :
    • **A2** va sur la case 9. B1 s’y trouve, donc tu le captures : il retourne à sa réserve.
    • **A1** va sur la première case d’arrivée. Pour l’instant, B3 est deux cases derrière A1 et le capturerait avec un 2.
    👉 **Qu’est-ce qui vaut le plus ?**
lesson-mensch-capture-home = C’est prudent : A1 serait à l’abri. Mais B1 t’échapperait, et il a déjà fait plus des deux tiers de son tour. Il faut un 2 à B3, ce qui n’arrive qu’environ un tour sur six, et A1 peut encore arriver plus tard.
lesson-mensch-risk =
    B1 est dans sa réserve. Il perd 28 cases et doit attendre un 6. Rien n’oblige à capturer, mais ici, cela valait le risque.
    Le risque, c’est A1 : il est toujours sur la case 38, avec B3 deux cases derrière lui. Croise les doigts !
    C’est maintenant à l’ordinateur.
lesson-mensch-lucky =
    L’ordinateur a fait un 6 : B1 a dû entrer, sur la case de départ bleue. Il a relancé : un 3, et B1 a dû libérer cette case aussitôt. Les règles sont les mêmes que pour toi. A1 est toujours là !
    👉 **Lance le dé.**
lesson-mensch-blocked =
    Un 4, et seul A2 pouvait bouger :
    • A1 irait sur la deuxième case d’arrivée. A4 s’y trouve, et tu ne peux pas finir sur un de tes pions.
    • A4 dépasserait la dernière case d’arrivée.
    • A3 a besoin d’un 6.
    Si tu peux jouer, tu dois jouer. A2 a donc avancé de la case 9 à la case 13, et le bot s’en est chargé.
    C’est maintenant à l’ordinateur.
lesson-mensch-waits =
    L’ordinateur a fait un 4, et B1 est passé à la case 28. B3 est donc toujours deux cases derrière A1 : il est temps de mettre A1 à l’abri.
    👉 **Lance le dé.**
lesson-mensch-home =
    Un 5. Compte avec A1 : cases 39 et 40, puis cases d’arrivée 1, 2 et 3. Il saute A4, sur la case d’arrivée 2 ; c’est permis là aussi.
    A2 pourrait jouer également, de la case 13 à la case 18.
    👉 **Quel pion joues-tu ?**
lesson-mensch-home-run = Alors A1 reste deux cases devant B3, et risque d’en perdre 37. A2 n’a personne juste derrière lui et peut attendre.
lesson-mensch-safe =
    Deux de tes quatre pions sont à l’arrivée, sur les cases 2 et 3. Là, personne ne peut les capturer.
    A3 attend encore un 6 dans ta réserve.
    C’est maintenant à l’ordinateur. Regarde où va B3.
lesson-mensch-arrow =
    L’ordinateur a fait un 5, et B3 a tourné le coin jusqu’à la case 1 : ta case de départ. Seuls tes pions y entrent en jeu, mais les autres peuvent s’y arrêter.
    Que ferait un 6 maintenant ? 👉 **Lance le dé.**
lesson-mensch-end =
    Un 6 ! A3 entre en jeu, et B3 était sur sa case : capturé. Il perd 20 cases et doit tout recommencer. Les cases de départ des autres sont dangereuses.
    Ta réserve est vide. À partir de maintenant, un 6 peut avancer n’importe quel pion, et il n’y a plus rien à libérer.
lesson-mensch-free =
    Voilà tout le jeu. Normalement, chaque place commence avec un pion sur sa case de départ et trois dans sa réserve. On peut jouer de deux à quatre.
    À partir d’ici, **tu joues librement**, avec de nouveaux lancers. Après ton 6, tu peux relancer. « { button-hint } » te montre ce que ferait l’ordinateur le plus fort, et pourquoi.
