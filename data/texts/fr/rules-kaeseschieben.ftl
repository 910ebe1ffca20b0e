rules-kaeseschieben-glance =
    - **À combien :** de deux à quatre
    - **Durée :** environ 30 minutes
    - **Âge :** à partir de 8 ans
    - **Chance ou tactique :** plutôt de la tactique (3 sur 5)
    - **Qui commence :** tirage au sort ; aux manches suivantes, qui avait le moins de points à la manche d’avant (à égalité, tirage au sort)
    - **Ordre :** dans le sens des aiguilles d’une montre
    - **Auteur :** Wolfgang Riedesser, chez Schmidt Spiele

    { rules-credits }
rules-kaeseschieben-aim =
    Tu diriges une souris. Elle pousse des fromages hors du plateau, de préférence par **ton propre bord** : ce qui y tombe est à toi.

    Mais la moitié des fromages grands et moyens cachent un ver, et ceux-là ne valent rien. Pour gagner, il faut les fromages sains qui rapportent le plus de points.
rules-kaeseschieben-setup =
    Le plateau a 8 × 8 cases, de a à h de gauche à droite et de 1 à 8 de bas en haut. Le sud est en bas, l’ouest à gauche. Chaque place a un bord :

    - **À deux,** on se fait face.
    - **À trois,** on prend le sud, l’ouest et le nord.
    - **À quatre,** tous les bords sont pris.
    - Un bord où il n’y a personne n’est à personne.

    Ta souris commence dans la rangée la plus proche de toi, sur la quatrième case à partir de ta droite. Les 16 fromages remplissent le milieu : les grands au centre, les petits aux coins, les moyens entre les deux.
rules-kaeseschieben-picture-start = Le plateau au début : un petit fromage à chaque coin du milieu, quatre grands au centre, huit moyens autour, et quatre souris aux bords.
rules-kaeseschieben-roll =
    { "" }**D’abord, lancer.** Le dé montre 1, 2, 2, 3, 3 et une étoile ★. Le nombre dit combien de pas fait ta souris.

    Après une ★, tu relances, et le nombre qui sort **compte double**. On ne double qu’une fois, quel que soit le nombre d’étoiles : ★ ★ 3 font six pas.
rules-kaeseschieben-picture-die = Deux étoiles et un trois : deux fois trois font six pas.
rules-kaeseschieben-steps =
    { "" }**Puis avancer**, pas à pas :

    - En haut, en bas, à gauche ou à droite, jamais en diagonale. Tu peux tourner à chaque pas.
    - Tu peux passer plusieurs fois sur une case, même faire un aller-retour.
    - Tu dois faire **tous** tes pas.
    - Tu ne peux pas quitter le plateau ni entrer sur la case d’une souris. Contourne-la.
    - Si aucun pas n’est possible, le reste est perdu. De même quand le dernier fromage a quitté le plateau.
rules-kaeseschieben-push = En allant sur la case d’un fromage, tu le pousses d’une case, avec **toute la file sans trou** derrière lui. Un trou termine la file : ce qui est au-delà ne bouge pas. Si la file va jusqu’au bord, son dernier fromage tombe.
rules-kaeseschieben-picture-push = La souris A fait un pas à droite et un pas vers le haut. Le fromage moyen et le grand au-dessus d’elle montent d’une case.
rules-kaeseschieben-blocked = **On ne pousse pas les souris.** S’il y en a une juste derrière la file, ce pas est impossible. Ta souris est donc aussi un bon barrage.
rules-kaeseschieben-picture-blocked = La souris A ne peut pas pousser les quatre fromages au-dessus d’elle, car la souris B est derrière.
rules-kaeseschieben-example =
    A a fait ★ et 3 : six pas. Tout droit vers le haut, c’est impossible, car la souris B bloque la file. A fait donc le tour :

    - **Pas 1,** à droite : la case est libre.
    - **Pas 2 et 3,** vers le haut : un fromage moyen et un grand avancent, de deux cases en tout.
    - **Pas 4 et 5,** vers le haut : encore deux cases. Le grand fromage passe entre les autres.
    - **Pas 6,** à droite : contre un grand fromage, qui pousse le grand suivant.
rules-kaeseschieben-picture-example = Quatre images : après le pas 1, après le pas 3, après le pas 5 et après le pas 6. À la fin, le fromage moyen et le grand se trouvent une colonne à gauche de la souris A, une et deux rangées plus haut, et deux grands fromages à sa droite.
rules-kaeseschieben-example-after = Rien n’est tombé cette fois, mais les fromages sont maintenant plus près du bord du haut et du bord de droite.
rules-kaeseschieben-worms =
    { "" }**À qui est-il ?** Un fromage revient à la personne par le bord de laquelle il tombe, **peu importe qui l’a poussé**. Par un bord où il n’y a personne, il sort du jeu.

    { "" }**Que vaut-il ?** Grand 4, moyen 3, petit 2. Avec un ver : 0. Deux des quatre grands fromages et quatre des huit moyens sont véreux, les petits jamais. Lesquels ? Personne ne le sait.
rules-kaeseschieben-picture-worms = Grand fromage 4 points, moyen 3, petit 2 ; avec un ver 0.
rules-kaeseschieben-peek = **Regarder.** Avec « { kaeseschieben-button-peek } », tu regardes dans tes propres fromages, en secret et aussi souvent que tu veux. Tout le monde voit leur taille, mais pas leurs vers. Personne ne peut regarder dans les fromages des autres, ni dans ceux du plateau, ni dans ceux qui sont hors du jeu.
rules-kaeseschieben-bonus = Si le **dernier fromage du plateau** tombe par ton bord, tu as une prime : tu peux prendre **un fromage à quelqu’un d’autre**. Peu importe qui l’a poussé.
rules-kaeseschieben-picture-bonus = Le dernier fromage tombe par le bord de A. Les fromages de B, C et D portent des points d’interrogation : on voit leur taille, pas leurs vers.
rules-kaeseschieben-bonus-more =
    - Tu choisis à qui, et quelle taille. Tu vois les tailles, pas les vers.
    - S’il y en a là plusieurs de cette taille, tu reçois celui qui a quitté le plateau le premier.
    - Tu peux aussi renoncer.
    - Il n’y a pas de prime si le bord n’est à personne, ou si personne d’autre n’a de fromage.
rules-kaeseschieben-end =
    Après la prime, on soulève tous les couvercles. **Qui a le plus de points gagne la manche.** À égalité, on la partage. Si personne n’a de points, personne ne la gagne.

    Si plus personne ne veut pousser, `/{ command-table } { command-table-end }` lance un vote. La manche compte alors telle quelle : les fromages du plateau ne comptent pour personne, et il n’y a pas de prime.
rules-kaeseschieben-match = **Plusieurs manches.** On convient d’un nombre avant de commencer. La partie revient à qui gagne le plus de manches ; une manche partagée compte pour chaque personne qui la partage. À égalité de manches, le total des points décide ; s’il est égal aussi, on partage la victoire.
rules-kaeseschieben-options = L’hôte de la table les choisit avant le début.
rules-kaeseschieben-option-rounds = Le nombre de manches d’une partie. Plus il y en a, moins la chance décide.
rules-kaeseschieben-option-closed_lids = Une variante pour les nerfs solides : personne ne regarde avant la fin, pas même dans ses propres fromages. On ne peut donc pas non plus calculer combien de vers il reste.
rules-kaeseschieben-tips =
    - Ta souris est un bon barrage : une file qui finit contre elle ne bouge pas.
    - Un pas de trop ? Avance et reviens.
    - Un petit fromage ne vaut que 2, mais il n’a jamais de ver.
    - Regarde et compte : si tu connais quelques vers, tu en sais plus sur les fromages qui restent.
    - Surveille le dernier fromage. La prime peut renverser une manche.
rules-kaeseschieben-controls =
    - **Lancer :** « { button-roll } » ou `/{ command-roll }`.
    - **Avancer :** « { kaeseschieben-button-pad } » montre, à toi seulement, où tu peux finir ton coup, et des flèches pour avancer pas à pas ; on peut revenir en arrière jusqu’au dernier. Ou tape tout le chemin : `/{ command-move } nneess`, ou avec des flèches.
    - **Regarder :** « { kaeseschieben-button-peek } » ou `/{ command-peek }`.
    - **Prime :** un bouton pour chaque personne et chaque taille, et un pour renoncer.
    - `/{ command-board }` montre la table à nouveau.
    - Comment les dés se vérifient : `/{ command-rules }`, « { rules-dice } ».
