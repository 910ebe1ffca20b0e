# La leçon de Käseschieben
lesson-kaeseschieben-start =
    Bienvenue ! **Tu es A, la souris rouge**, en bas. L’ordinateur est **B, la souris bleue**, en haut. Les souris poussent des fromages hors du plateau. Ce qui tombe par ton bord est à toi, peu importe qui l’a poussé.
    Chaque bord a une couleur : celui du bas est à toi, celui du haut à l’ordinateur. Les bords de gauche et de droite ne sont à personne : là, les fromages sont perdus.
lesson-kaeseschieben-cheeses =
    Un grand fromage, rond, vaut 4 points, un moyen 3, un petit 2. Mais certains grands et moyens sont véreux et ne valent rien. Tant qu’ils sont sur le plateau, personne ne sait lesquels.
    Chaque case a une lettre et un chiffre, comme aux échecs : ta souris est sur e1.
lesson-kaeseschieben-begin =
    À ton tour, tu lances le dé, puis tu promènes ta souris. Le dé n’a pas de grands nombres : ses faces sont 1, 2, 2, 3, 3 et une étoile.
    👉 **Lance le dé.**
lesson-kaeseschieben-around =
    Un 3 : ta souris fait exactement trois pas. Elle peut tourner à chaque pas, mais jamais aller en diagonale. Un pas sur la case d’un fromage le pousse d’une case, avec toute la file sans trou derrière lui.
    On ne pousse que devant soi. D’ici, ce serait vers le haut, vers le bord de l’ordinateur. Il faut donc passer **de l’autre côté** des fromages. Fais d’abord le tour, avec les flèches : **droite, droite, haut**. Le dernier pas termine ton coup.
lesson-kaeseschieben-around-push = Cela pousse des fromages vers le haut, vers le bord de l’ordinateur. Contourne les fromages : à droite, à droite, en haut.
lesson-kaeseschieben-around-else = Tu peux aller là, mais le plus court chemin pour passer derrière les fromages longe leur droite : à droite, à droite, en haut, jusqu’à g2.
lesson-kaeseschieben-computer =
    Ta souris est sur g2 et contourne les fromages. C’est maintenant à l’ordinateur. Lui aussi veut faire le tour, pour passer sous les fromages et les pousser vers le haut.
lesson-kaeseschieben-turned =
    L’ordinateur a fait un 3 : deux pas à gauche et un en bas, jusqu’à b7. L’image numérote ses pas.
    👉 **Lance le dé.**
lesson-kaeseschieben-star =
    Une étoile et un 3 ! Après une étoile, on relance, et le nombre compte double : six pas. Il faut tous les faire.
    La colonne g est libre : va **cinq fois en haut, puis à gauche**, jusqu’à f7. Sous f7, quatre fromages forment une file. Avant le dernier pas, tu peux toujours revenir en arrière.
lesson-kaeseschieben-star-push = Ce chemin pousse aussi des fromages. Mais passer derrière quatre fromages d’un coup rapporte plus : reste sur la colonne g, qui est libre, et ne va à gauche que tout en haut.
lesson-kaeseschieben-star-else = Les six pas comptent, mais ce chemin ne finit pas au-dessus d’une file de fromages. Monte par la colonne g et va à gauche à la fin, jusqu’à f7.
lesson-kaeseschieben-behind =
    Ta souris est maintenant au-dessus de quatre fromages, et ton bord est à l’autre bout de la file. C’est là qu’il fallait arriver.
    C’est à l’ordinateur.
lesson-kaeseschieben-closer =
    L’ordinateur a fait un 2 et descend de deux cases sur la gauche. Il n’est pas encore sous les fromages.
    👉 **Lance le dé.**
lesson-kaeseschieben-push =
    Un 3. Un pas vers le bas pousse les quatre fromages à la fois. Au deuxième pas, le premier arrive sur la ligne 1 ; au troisième, il tombe par ton bord.
    👉 **Où vas-tu ?**
lesson-kaeseschieben-push-else = Ainsi, rien ne tombe par ton bord. Trois pas vers le bas poussent toute la file, et le fromage qui tombe est à toi.
lesson-kaeseschieben-fallen =
    Le premier fromage est à toi, un petit. Tu le vois à côté de ton nom, sous le plateau. Deux moyens suivent dans la même colonne, sur f2 et f1.
    C’est à l’ordinateur.
lesson-kaeseschieben-line =
    L’ordinateur a fait un 3. Sa souris est sur b2, plus bas que presque tous les fromages : bientôt, elle poussera vers le haut. Mais c’est d’abord à toi.
    👉 **Lance le dé.**
lesson-kaeseschieben-more =
    Un 2 : juste ce qu’il faut. Le fromage de f1 tombe au premier pas, celui de f2 au deuxième.
    👉 **Continue à pousser.**
lesson-kaeseschieben-more-else = Deux pas vers le bas feraient tomber deux fromages moyens par ton bord. Rien d’autre ne te rapporte autant maintenant.
lesson-kaeseschieben-both =
    Deux fromages moyens sont tombés par ton bord. Avec le petit, cela fait 8 points, s’ils ne sont pas véreux. Un autre petit est sur f1, juste sous ta souris.
    C’est à l’ordinateur.
lesson-kaeseschieben-threat =
    Une étoile et un 2 : l’ordinateur a fait quatre pas, jusqu’à d4, et a poussé vers le haut une file de quatre fromages, dans la colonne d. Le prochain pas lui donne un fromage, le suivant encore un.
    Tu peux défaire une telle file par le côté. Ou te mettre devant : une souris ne se pousse pas, et aucun fromage ne passe.
lesson-kaeseschieben-worms =
    Des huit fromages moyens, quatre sont véreux, et deux des quatre grands. Les petits ne le sont jamais.
    On peut regarder à tout moment dans ses **propres** fromages. Plus tu y trouves de vers, plus les fromages du plateau ont de chances d’être sains.
lesson-kaeseschieben-end =
    👉 Appuie en bas sur **« { kaeseschieben-button-peek } »** : personne d’autre ne le voit. L’un de tes deux fromages moyens est véreux.
    La manche finit quand le dernier fromage est tombé. Qui le reçoit peut en prendre un à quelqu’un d’autre. Ensuite, on soulève les couvercles et on compte les points.
    À partir d’ici, **tu joues librement**, avec de nouveaux lancers. « { button-hint } » te montre ce que ferait l’ordinateur le plus fort, et pourquoi.
