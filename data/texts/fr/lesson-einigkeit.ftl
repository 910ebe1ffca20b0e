# La leçon d’Einigkeit macht stark
lesson-einigkeit-start =
    Bienvenue ! Ici, on joue à deux contre deux. **Tu es A, en rouge**, en bas à gauche. Avec toi joue **C, en vert**, en face ; les deux coins portent un soleil. Contre ton équipe jouent **B, en bleu**, et **D, en jaune**, avec une lune. Les trois sont des ordinateurs.
    Chaque place a quatre pions, numérotés de 1 à 4 : A3 est ton troisième pion. La première équipe dont les **huit** pions sont à l’arrivée gagne. On ne capture pas les pions de sa propre équipe.
lesson-einigkeit-board =
    Le parcours a 40 cases, comptées dans le sens des aiguilles d’une montre à partir de ta case de départ, celle avec la flèche : c’est la case 1. Seul un numéro sur cinq est écrit. Après la case 40, tes pions tournent vers ton arrivée, les cases rouges. Le cercle dans ton coin est ta réserve : les pions y attendent un 6 pour entrer.
    Tu entres dans une partie en cours. A1 est sur la case 2, A4 sur la 36, A2 et A3 sont dans ta réserve.
lesson-einigkeit-begin =
    Regarde ta case de départ : B1 et B2 y sont ensemble, sur un petit mur de briques. Deux pions d’une équipe sur une même case **sont** un mur, et personne ne le franchit. Pour l’instant, A2 et A3 ne peuvent donc pas entrer.
    À ton tour, tu lances le dé une fois, puis tu avances un de tes pions d’exactement ce nombre.
    👉 **Lance le dé.**
lesson-einigkeit-wall =
    Un 3. C1, un pion de ton équipe sur la case 5, est en danger : le pion jaune D1 est deux cases derrière et le capture avec un 2. Si A1 rejoint C1, les deux forment un mur.
    Personne ne peut sauter un mur, s’y arrêter ni le capturer, pas même l’équipe à qui il appartient.
    👉 **Quel pion joues-tu ?**
lesson-einigkeit-wall-apart = Alors A1 et C1 restent seuls, avec des pions de l’autre équipe juste derrière. Ensemble sur la case 5, ils sont à l’abri et bloquent B et D.
lesson-einigkeit-holds =
    Voilà ton mur, A1 et C1 sur la case 5. B1, B2 et D1 sont juste derrière et auraient à le franchir.
    C’est maintenant à B, puis à C, puis à D. Regarde ce que chaque lancer permet.
lesson-einigkeit-held =
    B a fait un 4, et D un 2. Impossible de franchir ton mur ou de jouer autre chose : B et D ont passé leur tour. C a avancé C2.
    👉 **Lance le dé.**
lesson-einigkeit-six =
    Un 6 ! Comme tu as des pions dans ta réserve, le mur de l’autre équipe sur ta case de départ est tombé tout de suite : B1 et B2 sont retournés à leur réserve.
    Ensuite, le 6 se joue librement. Tu peux faire entrer un pion, mais rien ne t’y oblige : A4 pourrait aussi aller à l’arrivée.
    👉 **Fais entrer A2** tant que la case est libre.
lesson-einigkeit-six-opens = Ton mur s’ouvrirait : C1 serait de nouveau seul devant D1, et A1 irait sur la case 11, la case de départ de B. Trois pions y attendent un 6.
lesson-einigkeit-six-home = C’est permis. Mais A4 peut aussi arriver avec un 5, alors que A2 n’entre qu’avec un 6.
lesson-einigkeit-again =
    A2 est sur ta case de départ. Après chaque 6, tu relances.
    👉 **Lance le dé.**
lesson-einigkeit-clear =
    Un 3. De 1 à 5, un pion seul doit libérer la case de départ tant que d’autres attendent dans ta réserve. Seul A2 peut donc bouger, et c’est le seul bouton actif.
    En chemin, il saute D1, sur la case 3. Un pion seul se saute ; seuls les murs barrent la route.
    👉 **Joue A2.**
lesson-einigkeit-watch =
    A2 est sur la case 4, juste derrière ton mur. Mais D1 est juste derrière A2 et le capturerait avec un 1.
    C’est d’abord à B, puis à C.
lesson-einigkeit-watch-d =
    B a lancé trois fois : 2, 2 et 5. On a trois essais pour un 6 quand tous ses pions sont à l’arrivée ou dans la réserve. C a fait un 2 et a avancé C2.
    C’est maintenant à D. **Regarde bien :** que donne son lancer, et quel pion bouge ?
lesson-einigkeit-rule =
    D a fait un 1 et a avancé D2, déjà à l’arrivée. Or, avec ce 1, **D1 aurait pu capturer ton A2** !
    C’est une capture oubliée. L’autre équipe peut la réclamer jusqu’à ce que quelqu’un d’autre lance. Si elle le fait, le pion qui aurait pu capturer retourne à sa réserve. Le bot ne dit rien : à toi d’ouvrir l’œil.
lesson-einigkeit-missed =
    Un bouton sert à cela. Il est là après chaque coup sans capture, que l’on ait oublié quelque chose ou non : à lui seul, il ne dit donc rien.
    👉 **Appuie sur « { mensch-button-missed } » et choisis D1.**
lesson-einigkeit-missed-roll = Avec ton lancer, l’occasion serait passée, et D1 resterait juste derrière A2. Réclame d’abord : « { mensch-button-missed } », puis D1.
lesson-einigkeit-end =
    D1 retourne à sa réserve, et A2 est tranquille pour l’instant. Se tromper de pion n’aurait rien coûté, et personne ne l’aurait su. Si tu oublies toi-même une capture, B et D peuvent la réclamer aussi.
    Un mur reste aussi longtemps que son équipe le veut. Tu dois l’ouvrir seulement si tu ne peux rien jouer d’autre. À l’arrivée, le nombre doit mener à une case libre.
lesson-einigkeit-free =
    Voilà tout le jeu. Normalement, chaque place commence avec un pion sur sa case de départ et trois dans sa réserve.
    À partir d’ici, **tu joues librement**, avec de nouveaux lancers. « { button-hint } » te montre ce que ferait l’ordinateur le plus fort, et pourquoi.
