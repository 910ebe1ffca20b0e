# La leçon d’Einigkeit macht stark
lesson-einigkeit-start =
    On joue en deux équipes : toi (A, en bas à gauche) et C, en face, contre B et D. La première équipe dont les huit pions sont à l’arrivée gagne. On ne capture pas les pions de sa propre équipe.
    Tu entres dans une partie en cours. Regarde ta case de départ, celle avec la flèche : B1 et B2 y sont ensemble. C’est un **mur**, et A2 et A3 ne peuvent pas entrer.
    👉 **Lance le dé.**
lesson-einigkeit-wall =
    Un 3. C1, un pion de ton équipe sur la case 5, est en danger : D1 le touche avec un 2. Si A1 le rejoint, les deux forment un mur. Personne ne peut le sauter, y finir ni le capturer, pas même ton équipe.
    👉 **Quel pion joues-tu ?**
lesson-einigkeit-wall-apart = Alors A1 et C1 restent seuls, avec des pions de l’autre équipe juste derrière. Ensemble sur la case 5, ils sont à l’abri et bloquent B et D.
lesson-einigkeit-holds =
    Voilà le mur. B1, B2 et D1 devraient maintenant passer la case 5. Regarde ce que B et D peuvent faire de leurs lancers.
    Quand tout le monde a joué, **relance le dé**.
lesson-einigkeit-six =
    B et D n’ont pas pu passer et ont perdu leur tour. Et toi, tu as un 6 ! Comme tu as des pions dans ta réserve, le mur sur ta case de départ est tombé tout de suite : B1 et B2 sont retournés à la leur.
    Ensuite, le 6 se joue librement. Tu peux faire entrer un pion, mais rien ne t’y oblige : A4 pourrait aussi aller à l’arrivée.
    👉 **Fais entrer A2** tant que la case est libre.
lesson-einigkeit-six-opens = Ton mur s’ouvrirait : C1 serait de nouveau seul devant D1, et A1 irait sur la case 11, la case de départ de B. Trois pions y attendent un 6.
lesson-einigkeit-six-home = C’est permis. Mais A4 peut aussi arriver avec un 5, alors que A2 n’entre qu’avec un 6.
lesson-einigkeit-again =
    A2 est sur ta case de départ. Après un 6, tu relances : 👉 **lance le dé.**
lesson-einigkeit-clear =
    Un 3. De 1 à 5, un pion seul doit libérer la case de départ tant qu’un autre est dans ta réserve. Seul A2 peut donc bouger. Il peut sauter D1, qui n’est pas un mur.
    👉 **Joue A2.**
lesson-einigkeit-watch =
    A2 est sur la case 4, et D1 juste derrière. C’est aux autres de jouer.
    Regarde bien ce que **D** lance et joue.
lesson-einigkeit-missed =
    B avait trois essais pour un 6, car tous ses pions sont à l’arrivée ou dans la réserve.
    D a fait un 1 et a avancé D2, déjà à l’arrivée. Or D1, sur la case 3, aurait pu capturer ton A2 sur la case 4 ! L’autre équipe peut le réclamer, mais seulement avant le prochain lancer. Le bot ne dit rien : à toi d’ouvrir l’œil.
    👉 **Appuie sur « { mensch-button-missed } » et choisis D1.**
lesson-einigkeit-missed-roll = Avec ton lancer, l’occasion serait passée, et D1 resterait juste derrière A2. Réclame d’abord : « { mensch-button-missed } », puis D1.
lesson-einigkeit-end =
    D1 retourne à sa réserve. Se tromper de pion n’aurait rien coûté. Si tu oublies toi-même une capture, B et D peuvent la réclamer aussi.
    Un mur reste aussi longtemps que son équipe le veut. Il faut l’ouvrir seulement si tu ne peux rien jouer d’autre. À l’arrivée, on ne dépasse pas la quatrième case.
    À partir d’ici, **tu joues librement**, et les lancers sont nouveaux. « { button-hint } » te dit ce que ferait l’ordinateur le plus fort.
