rules-einigkeit-glance =
    - **À combien :** à quatre, en deux équipes : A et C contre B et D
    - **Durée :** environ une heure et demie ; plus court si le bot lance pour tout le monde
    - **Chance ou tactique :** de la chance aux dés, de la tactique avec les murs
    - **Qui commence :** tout le monde lance une fois, le plus grand nombre commence ; en cas d’égalité, les ex æquo relancent
    - **Ordre :** dans le sens des aiguilles d’une montre, les équipes alternent donc
    - **Éditeur :** Schmidt Spiele ; la notice ne nomme aucun auteur

    { rules-credits }
rules-einigkeit-aim = Les partenaires se font face. Tu mènes tes quatre pions autour du plateau, puis jusqu’à ton arrivée. L’équipe dont les **huit pions** sont arrivés les premiers gagne. On gagne ou on perd ensemble.
rules-einigkeit-board = { rules-mensch-board }
rules-einigkeit-path = Le parcours a 40 cases, dans le sens des aiguilles d’une montre. La case 1 est la case de départ de A, la 11 celle de B, la 21 celle de C et la 31 celle de D. Les partenaires se font face : A et C, B et D. Un pion porte la lettre de sa place et un numéro : A3 est le troisième pion de la place A.
rules-einigkeit-picture-board-of-pairs = { rules-mensch-picture-board } A et C ont un soleil dans leur coin, B et D une lune.
rules-einigkeit-start = **Un tour :** lance **une fois**, puis avance **un** de tes propres pions exactement de ce nombre.
rules-einigkeit-turn =
    - Compte chaque case, même occupée. Tu peux sauter par-dessus les pions seuls, mais **jamais par-dessus un mur**.
    - Tu ne captures **aucun pion de ton équipe**, ni les tiens ni les autres. Si tu finis sur l’un d’eux, les deux forment un mur.
    - Si tu finis sur un pion seul de l’autre équipe, tu le captures.
    - Si tu peux avancer, tu **dois** avancer ; sinon, ton tour est fini.
    - Après un six, tu relances.
rules-einigkeit-six =
    { "" }**Avec un six, tu as le choix.** Tu peux faire entrer un pion de ta réserve sur ta case de départ, ou avancer n’importe lequel de tes pions de six cases. Rien ne t’oblige à faire entrer un pion.

    - Un pion seul de l’autre équipe sur ta case de départ est capturé quand tu entres.
    - Un pion seul de ton équipe y forme un mur avec celui qui entre.
    - Un mur de ton équipe y barre l’entrée.

    { "" }**Après un six, tu relances**, même si rien ne pouvait avancer. Une seule exception : le six qui ramène ton dernier pion met fin à ton tour.
rules-einigkeit-picture-six = { rules-mensch-picture-six }
rules-einigkeit-clear = **Avec 1 à 5, libère la case de départ.** Tant que tu as des pions en réserve et un pion seul à toi sur ta case de départ, c’est lui qui doit avancer s’il le peut. Un mur peut y rester, et un six se joue librement.
rules-einigkeit-capture = Si ton pion finit sur un **pion seul de l’autre équipe**, celui-ci retourne à sa réserve. On ne capture ni les murs, ni les pions arrivés. Capturer n’est pas obligatoire, mais attention : une capture oubliée peut te coûter le pion. La page suivante l’explique.
rules-einigkeit-picture-capture = { rules-mensch-picture-capture }
rules-einigkeit-missed = Quelqu’un pouvait capturer avec son lancer et ne l’a pas fait ? Alors l’autre équipe peut **réclamer**, et un pion qui aurait pu capturer retourne à sa réserve.
rules-einigkeit-picture-missed = A a fait un trois. A1 pouvait capturer B2, mais c’est A2 qui a avancé. B ou D réclame, et A1 retourne à sa réserve.
rules-einigkeit-missed-more =
    - **Surveille toi-même.** Le bot ne dit pas si une capture a été oubliée. Après chaque coup sans capture, l’autre équipe a le bouton « { mensch-button-missed } ».
    - **Nomme le pion** qui aurait pu capturer. S’il y en a plusieurs, tu choisis. Un pion en réserve ne compte pas.
    - **Se tromper** ne coûte rien, et personne d’autre ne le voit.
    - **Une fois par lancer.** Tu as le temps jusqu’à ce que quelqu’un d’autre lance ou que la même personne rejoue. Le lancer supplémentaire après un six n’y met pas fin.
    - Un nombre déjà lancé se joue ensuite avec les pions tels qu’ils sont.
rules-einigkeit-wall = **Deux pions d’une équipe sur une case du parcours forment un mur :** deux de la même couleur, ou un de chaque couleur de l’équipe. Personne ne peut le sauter, s’y arrêter ni le capturer, **pas même sa propre équipe**. Il n’y a jamais de place pour un troisième pion.
rules-einigkeit-picture-wall = Le pion B3 a fait un cinq, mais ne peut pas franchir le mur de A1 et C4.
rules-einigkeit-wall-more =
    - Un mur tient **aussi longtemps que ses propriétaires le veulent**, même sur leur propre case de départ avec des pions en réserve.
    - Si rien d’autre ne peut avancer, tu dois sortir un pion de ton mur.
    - Qui se heurte à un mur et n’a pas d’autre coup passe son tour.
    - À l’arrivée, il n’y a pas de murs : un pion par case, et on peut sauter.
rules-einigkeit-fall =
    Un mur **adverse** sur ta case de départ tombe dès que tu fais un **six avec un pion en réserve**. Ses deux pions retournent aussitôt à leur réserve. Ensuite, tu joues le six comme tu veux, que tu entres ou non.

    Ce n’est pas une capture qu’on pourrait oublier. Un mur de **ta propre** équipe sur ta case de départ ne tombe pas : il te barre l’entrée jusqu’à ce que ton équipe l’ouvre.
rules-einigkeit-picture-fall = Avec un six, le mur de B1 et D2 sur la case de départ de A tombe, et les deux pions retournent à leur réserve.
rules-einigkeit-home = { rules-mensch-home }
rules-einigkeit-picture-home = { rules-mensch-picture-home }
rules-einigkeit-stuck =
    { "" }**Si tu ne peux pas avancer, tu passes** ; mais un six te donne quand même un autre lancer.

    { "" }**Jusqu’à trois essais.** Si tous tes pions qui ne sont pas arrivés sont en réserve, tu lances jusqu’à trois fois pour un six. Mais si un essai permet d’avancer un pion **déjà à l’arrivée**, il le faut, et ton tour est fini. Après un six, tu relances ; si tes pions sont encore placés ainsi, tu as de nouveau trois essais.

    { "" }**Tes quatre pions sont arrivés ?** Ton tour est sauté, et ton équipe continue sans toi.
rules-einigkeit-end =
    Dès que les huit pions d’une équipe sont arrivés, elle a gagné, et la partie est finie.

    `/{ command-table } { command-table-end }` lance un vote pour finir plus tôt. L’équipe dont les pions ont fait ensemble le plus de chemin gagne alors.
rules-einigkeit-options = L’hôte de la table les choisit avant le début.
rules-einigkeit-option-claims = Ce qui se passe quand une capture a été oubliée. « { option-einigkeit-claims-players } » : l’autre équipe doit le remarquer sans aide. « { option-einigkeit-claims-hint } » : le bot dit qu’une capture a été oubliée, mais pas par quel pion. « { option-einigkeit-claims-automatic } » : le bot renvoie aussitôt un pion, le plus avancé. « { option-einigkeit-claims-off } » : il ne se passe rien.
rules-einigkeit-option-help_partner = Avec tes quatre pions à l’arrivée, ton tour n’est pas sauté : tu lances et tu avances les autres pions de ton équipe. Ce que les règles disent de tes pions, de ta case de départ et de ta réserve vaut alors pour ceux-là. Si tu oublies une capture, c’est un de ces pions qui retourne à sa réserve.
rules-einigkeit-option-auto_move = { rules-mensch-option-auto_move } Tant qu’une capture oubliée peut être réclamée, il attend, après un six, avant de jouer le coup suivant.
rules-einigkeit-option-auto_roll = { rules-mensch-option-auto_roll } Après un coup sans capture, s’il n’était pas le seul possible, il attend d’abord, pour qu’on puisse réclamer.
rules-einigkeit-option-odds = { rules-mensch-option-odds }
rules-einigkeit-beginners =
    - **Peut-on avancer les autres pions de son équipe ?** Seulement avec l’option « { option-einigkeit-help_partner } », quand on a ses quatre pions à l’arrivée.
    - **Faut-il capturer ?** Non, mais l’autre équipe peut alors réclamer.
    - **Un six doit-il faire entrer un pion ?** Non, on a le choix.
    - **Peut-on sauter son propre mur ?** Non, personne ne le peut.
    - **Combien de temps un mur peut-il rester ?** Aussi longtemps que son équipe le veut, sauf si rien d’autre ne peut avancer.
    - **Un mur tient-il sur une case de départ de l’autre équipe ?** Seulement jusqu’à ce que la place à laquelle appartient cette case fasse un six avec un pion en réserve.
    - **Peut-on dépasser l’arrivée ?** Non : si le nombre est trop grand, le pion ne peut pas avancer.
rules-einigkeit-controls =
    - **Lancer :** « { button-roll } » ou `/{ command-roll }`.
    - **Avancer :** un bouton pour chaque pion, qui dit où il va. Les boutons gris donnent la raison. Ou tape `/{ command-move } A3`.
    - **Réclamer :** « { mensch-button-missed } » ou `/{ command-move } réclamer A1`.
    - **Probabilités :** `/{ command-board }`, puis « { board-odds } ».
    - `/{ command-board }` montre la table à nouveau.
    - Comment les dés se vérifient : `/{ command-rules }`, « { rules-dice } ».
