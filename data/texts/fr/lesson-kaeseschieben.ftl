# La leçon de Käseschieben
lesson-kaeseschieben-start =
    Ta souris pousse des fromages hors du plateau. Ce qui tombe par ton bord est à toi, peu importe qui l’a poussé. Le bord du bas, de ta couleur, est à toi, celui du haut à l’ordinateur ; par les deux autres, les fromages sont perdus.
    Un grand fromage vaut 4 points, un moyen 3, un petit 2, et un fromage véreux rien.
    👉 **Lance le dé.**
lesson-kaeseschieben-around =
    Un 3 : ta souris fait exactement trois pas, jamais en diagonale, et peut tourner à chaque pas. Un pas dans un fromage le pousse, avec toute la file sans trou qui le suit.
    D’ici, tu ne pourrais pousser que vers le haut, vers l’ordinateur. Fais donc d’abord le tour : **va à droite, à droite, en haut** avec les flèches. Le dernier pas termine ton coup.
lesson-kaeseschieben-around-push = Cela pousse des fromages vers le haut, vers le bord de l’ordinateur. Contourne les fromages : à droite, à droite, en haut.
lesson-kaeseschieben-around-else = Tu peux aller là, mais le plus court chemin pour passer derrière les fromages longe leur droite : à droite, à droite, en haut, jusqu’à g2.
lesson-kaeseschieben-computer =
    Bien. L’ordinateur fait le tour de l’autre côté : il veut passer sous les fromages et pousser vers le haut.
    Quand sa souris s’arrête, **relance le dé**.
lesson-kaeseschieben-star =
    Une étoile et un 3 ! Après une étoile, on relance, et le nombre compte double : six pas, et il faut tous les faire.
    Six pas mènent de g2 au-dessus de la colonne de droite : **cinq fois en haut, puis à gauche**, jusqu’à f7. Regarde l’image : sous f7, quatre fromages forment une file.
lesson-kaeseschieben-star-push = Ce chemin pousse aussi des fromages. Mais passer derrière quatre fromages d’un coup rapporte plus : reste sur la colonne g, qui est libre, et ne va à gauche que tout en haut.
lesson-kaeseschieben-star-else = Les six pas comptent, mais ce chemin ne finit pas au-dessus d’une file de fromages. Monte par la colonne g et va à gauche à la fin, jusqu’à f7.
lesson-kaeseschieben-behind =
    Te voilà derrière quatre fromages, et ton bord est en bas. L’ordinateur joue ; ensuite **relance le dé**.
lesson-kaeseschieben-push =
    Un 3. Un pas vers le bas pousse les quatre fromages à la fois. Après le deuxième pas, le premier est au bord ; au troisième, il tombe.
    👉 **Où vas-tu ?**
lesson-kaeseschieben-push-else = Ainsi, rien ne tombe par ton bord. Trois pas vers le bas poussent toute la file, et le fromage qui tombe est à toi.
lesson-kaeseschieben-fallen =
    Le petit fromage est à toi : tu le vois sur l’image, à ton bord. Deux moyens sont juste derrière.
    L’ordinateur s’approche ; ensuite **relance le dé**.
lesson-kaeseschieben-more =
    Un 2 : juste ce qu’il faut, car chaque pas vers le bas fait tomber un fromage de plus.
    👉 **Continue à pousser.**
lesson-kaeseschieben-more-else = Deux pas vers le bas feraient tomber deux fromages moyens par ton bord. Rien d’autre ne te rapporte autant maintenant.
lesson-kaeseschieben-end =
    Deux fromages moyens sont tombés. Mais des huit moyens, quatre sont véreux, et des quatre grands, deux ; les petits jamais.
    Appuie sur **« { kaeseschieben-button-peek } »** : personne d’autre que toi ne voit si tes fromages sont sains. L’un de tes moyens ne l’est pas.
    Voilà l’idée : passer de l’autre côté des fromages, pousser de longues files, et défaire par le côté celles de l’ordinateur. On ne peut pas pousser une souris, et une souris au bout d’une file la bloque. Si le dernier fromage tombe par ton bord, tu peux en prendre un à quelqu’un d’autre. Ensuite, on soulève les couvercles et on compte les points.
    À partir d’ici, **tu joues librement**, et les lancers sont nouveaux. « { button-hint } » te dit ce que ferait l’ordinateur.
lesson-kaeseschieben-hint-roll = 🎲 Lance le dé : il n’y a rien d’autre à faire.
lesson-kaeseschieben-hint-way = 👉 Va {$way}, jusqu’à {$square}.
lesson-kaeseschieben-hint-falls = { $count ->
        [one] Un fromage tombe par ton bord.
       *[other] {$count} fromages tombent par ton bord.
    }
lesson-kaeseschieben-hint-place = Cela ne pousse encore rien, mais ta souris s’approche d’un endroit d’où elle peut pousser vers ton bord.
lesson-kaeseschieben-hint-nearer = Cela rapproche des fromages de ton bord.
lesson-kaeseschieben-hint-away = Cela gêne les autres plus que toi.
lesson-kaeseschieben-hint-take = 👉 Prends un { $size ->
        [large] grand fromage
        [medium] fromage moyen
       *[small] petit fromage
    } à {$letter} : d’après ce que tu peux savoir, c’est ce qui t’avantage le plus.
lesson-kaeseschieben-hint-decline = 👉 Ne prends rien : aucun fromage ne t’aiderait.
