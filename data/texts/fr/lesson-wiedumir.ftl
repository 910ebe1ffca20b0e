# La leçon de Wie Du mir …
lesson-wiedumir-start =
    À la fin, il faut avoir le plus de jetons. Chaque place commence avec 4 jetons et deux pions au départ. Le dé montre 1, 2 ou 3, puis tu bouges **n’importe quel pion, à toi ou non**. La case où il s’arrête concerne son propriétaire : + rapporte des jetons, − en coûte, ? fait tirer une carte.
    👉 **Lance le dé.**
lesson-wiedumir-own =
    Un 1. Les boutons montrent chaque coup possible et son effet. La case 1 rapporte un jeton au propriétaire du pion.
    👉 **Quel pion bouges-tu ?**
lesson-wiedumir-own-other = Alors le jeton va à l’ordinateur. Envoie les pions des autres sur les cases rouges, et les tiens sur les jaunes.
lesson-wiedumir-computer =
    Un jeton de plus : tu en as 5. C’est à l’ordinateur de jouer, et il peut aussi bouger tes pions. La case 2 coûte un jeton…
    Quand il a joué, **relance le dé**.
lesson-wiedumir-skip =
    L’ordinateur a envoyé ton deuxième pion sur −1 : tu as de nouveau 4 jetons. C’est tout le jeu : un prêté pour un rendu.
    Tu as un 2. Les cases occupées ne comptent pas : depuis la case 1, les suivantes libres sont 3 et 4, donc le 2 mène à la case 4, +2.
    👉 **Bouge ton pion de la case 1.**
lesson-wiedumir-skip-other = Alors l’ordinateur reçoit deux jetons. Ton pion peut aller sur la même case.
lesson-wiedumir-skip-behind = Cela te rapporte aussi deux jetons, et c’est un aussi bon coup. Mais la leçon continue avec l’autre pion : bouge celui de la case 1.
lesson-wiedumir-again =
    Tu as 6 jetons. L’ordinateur joue ; regarde ce qu’il reçoit. Ensuite, **relance le dé**.
lesson-wiedumir-card =
    Un 1. L’un de tes pions irait sur −2. L’autre arrive sur la case 3, un point d’interrogation : son propriétaire tire une carte. Les cartes donnent ou prennent, et certaines laissent le choix à qui les tire.
    👉 **Quel pion bouges-tu ?**
lesson-wiedumir-card-other = Alors l’ordinateur tire la carte et décide à ta place. C’est ton tour : fais-la plutôt tirer à ton propre pion.
lesson-wiedumir-card-minus = Cela te coûte deux jetons. Tire plutôt une carte.
lesson-wiedumir-end =
    « { wiedumir-card-fill } » : tu as pris des jetons jusqu’à 10. Mais attention : avec plus de 10, on n’en garde que 4 et on rend le reste. Un jeton de plus, et il ne t’en resterait que 4. L’ordinateur peut t’y forcer avec ton propre pion !
    Le dé ne bouge plus un pion arrivé, mais des cartes peuvent encore le ramener ou te coûter des jetons. Quand tous les pions sont arrivés, on compte les jetons : il ne suffit donc pas d’arriver avant les autres.
    À partir d’ici, **tu joues librement**, et les lancers sont nouveaux. « { button-hint } » te dit ce que ferait l’ordinateur le plus fort.
lesson-wiedumir-hint-roll = 🎲 Lance le dé : il n’y a rien d’autre à faire.
lesson-wiedumir-hint-take = 👉 Prends un jeton à la réserve.
lesson-wiedumir-hint-choice = 👉 {$choice}.
lesson-wiedumir-hint-answer = De toutes les réponses à la carte, c’est celle qui te laisse les meilleures chances d’avoir le plus de jetons à la fin, d’après ce que l’ordinateur peut voir.
lesson-wiedumir-hint-own-gain = Cela te rapporte des jetons, et ton pion avance.
lesson-wiedumir-hint-own-loss = Cela te coûte des jetons, mais après la meilleure réponse des autres, ta position est meilleure qu’avec tout autre coup.
lesson-wiedumir-hint-own-limit = Tu aurais plus de 10 jetons et tu en gardes 4, mais tout autre coup est pire pour toi.
lesson-wiedumir-hint-own-card = Tu tires une carte : en moyenne sur toutes celles qui peuvent venir, c’est ton meilleur coup.
lesson-wiedumir-hint-own-home = Ton pion est arrivé, et le dé ne peut plus l’envoyer sur une case rouge.
lesson-wiedumir-hint-other-gain = Quelqu’un d’autre reçoit des jetons, mais tout autre coup te coûterait davantage.
lesson-wiedumir-hint-other-loss = Cela coûte des jetons à quelqu’un d’autre.
lesson-wiedumir-hint-other-limit = Quelqu’un d’autre aurait plus de 10 jetons et n’en garde que 4.
lesson-wiedumir-hint-other-card = Quelqu’un d’autre tire une carte : en moyenne, c’est mieux pour toi que d’avancer un de tes pions.
lesson-wiedumir-hint-other-home = Un pion adverse est arrivé et ne gagne plus de jetons par le dé.
