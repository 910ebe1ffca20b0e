# La leçon de Wie Du mir …
lesson-wiedumir-start =
    Bienvenue ! **Tu es A, en rouge** ; l’ordinateur est **B, en bleu**. De chaque côté, deux pions, qui commencent au portail, à gauche : A1 et A2 sont à toi. De chaque côté aussi, 4 jetons : tu les vois sous le plateau.
    Tous les pions suivent les 14 cases jusqu’à l’arrivée, les marches en bois avec la coupe. Mais il ne suffit pas d’y être avant les autres. Quand tous les pions sont arrivés, **on compte les jetons : qui en a le plus gagne**.
lesson-wiedumir-squares =
    La particularité du jeu : à ton tour, tu bouges **n’importe quel pion, à toi ou non**. Et la case où il s’arrête concerne toujours **la place à laquelle appartient le pion** :
    • **Jaune, +** : elle prend des jetons dans le bol au milieu, la banque.
    • **Rouge, −** : elle y rend des jetons.
    • **Violet, ?** : elle tire une carte.
lesson-wiedumir-begin =
    À ton tour, tu lances le dé, qui ne montre que 1, 2 ou 3, puis tu bouges un pion.
    👉 **Lance le dé.**
lesson-wiedumir-own =
    Un 1. La case 1 vaut +1 : un jeton pour la place à laquelle appartient le pion. Tu peux y envoyer un de tes pions, ou un pion de l’ordinateur. Chaque bouton dit quel pion bouge, où il va, ce que cela change, et pour qui.
    👉 **Quel pion bouges-tu ?**
lesson-wiedumir-own-other = Alors le jeton va à l’ordinateur. Envoie les pions des autres sur les cases rouges, et les tiens sur les jaunes.
lesson-wiedumir-computer =
    Ton A1 est sur la case 1, et tu as pris un jeton : tu en as 5, l’ordinateur 4.
    C’est maintenant à lui, et il peut aussi bouger tes pions. Que ferais-tu à sa place ?
lesson-wiedumir-sent =
    L’ordinateur a fait un 1 et a bougé **ton** A2, jusqu’à la case 2. C’est −1 : tu as rendu un jeton et tu en as de nouveau 4. De là vient le nom du jeu, le début d’un proverbe allemand : « Comme tu me fais… »
    👉 **Lance le dé.**
lesson-wiedumir-skip =
    Un 2. On ne compte que les cases **libres** ; celles qui ont un pion se sautent. Devant A1, la case 2 est occupée par A2. A1 compte donc 3 et 4, et arrive sur la case 4 : +2.
    👉 **Bouge A1 jusqu’à la case 4.**
lesson-wiedumir-skip-other = Alors l’ordinateur reçoit deux jetons. Ton pion peut aller sur la même case.
lesson-wiedumir-skip-behind = Cela te rapporte aussi deux jetons, et c’est un aussi bon coup. Mais la leçon continue avec l’autre pion : bouge celui de la case 1.
lesson-wiedumir-again =
    Deux jetons : tu en as 6. A1 a dépassé A2 sans rien lui faire : on ne capture pas dans ce jeu.
    C’est maintenant à l’ordinateur.
lesson-wiedumir-theirs =
    Cette fois, l’ordinateur a bougé un pion à lui : B1 jusqu’à la case 1, pour un jeton. Il en a 5, toi 6.
    👉 **Lance le dé.**
lesson-wiedumir-card =
    Un 1. Regarde tes deux pions :
    • **A1** irait de la case 4 à la 5, et c’est −2.
    • **A2** irait de la 2 à la 3, un point d’interrogation : tu tirerais une carte. Les cartes donnent ou prennent, et certaines te laissent le choix.
    Tu peux aussi bouger les pions de l’ordinateur ; B1 irait lui aussi sur la case 3, car la 2 est occupée.
    👉 **Quel pion bouges-tu ?**
lesson-wiedumir-card-other = Alors l’ordinateur tire la carte et décide à ta place. C’est ton tour : fais-la plutôt tirer à ton propre pion.
lesson-wiedumir-card-minus = Cela te coûte deux jetons. Tire plutôt une carte.
lesson-wiedumir-filled =
    « { wiedumir-card-fill } » : tu as pris des jetons jusqu’à 10. Il n’y a guère de meilleure carte !
    Mais 10 est la limite. Avec un onzième jeton, on n’en garde que 4 et on rend tous les autres, tout de suite. Un seul + te coûterait donc cher maintenant, et l’ordinateur peut bouger tes pions.
    C’est à lui de jouer.
lesson-wiedumir-minus =
    L’ordinateur a fait un 2. Chacun de tes pions serait arrivé sur un point d’interrogation, chacun des siens sur −2. Il a bougé son propre B2 et rendu deux jetons, plutôt que de t’offrir une carte. Il a 3 jetons, tu en as 10.
lesson-wiedumir-goal =
    Voici comment finit une partie : le dé ne bouge plus les pions arrivés, mais des cartes peuvent encore t’y faire gagner ou perdre des jetons. Quand le dernier pion arrive, on compte les jetons.
    Et s’il faut en rendre plus que tu n’en as, tu rends ce que tu as. Il n’y a pas de dettes.
lesson-wiedumir-free =
    À partir d’ici, **tu joues librement**, avec de nouveaux lancers. Avec 10 jetons, évite les cases jaunes à tes pions. Tu peux aussi envoyer ceux de l’ordinateur sur les rouges. « { button-hint } » te montre ce que ferait l’ordinateur le plus fort, et pourquoi.
