rules-mensch-glance =
    - **À combien :** de deux à quatre, sans équipes
    - **Durée :** à deux environ trois quarts d’heure, à quatre plus de deux heures ; plus court si le bot lance pour tout le monde
    - **Chance ou tactique :** surtout de la chance, avec un choix à chaque coup
    - **Qui commence :** tout le monde lance une fois, le plus grand nombre commence ; en cas d’égalité, les ex æquo relancent
    - **Ordre :** dans le sens des aiguilles d’une montre
    - **Éditeur :** Schmidt Spiele ; la notice ne nomme aucun auteur

    { rules-credits }
rules-mensch-aim = Tu as quatre pions. Fais-leur faire un tour de plateau et mène-les à ton arrivée. La première personne qui y a ses quatre pions gagne ; les autres continuent pour les places suivantes, jusqu’à ce qu’il n’en reste qu’une.
rules-mensch-board =
    - **1 · Case de départ.** Tes pions entrent ici. L’un d’eux s’y trouve dès le début.
    - **2 · Réserve.** Les trois autres attendent ici, et les pions capturés y reviennent.
    - **3 · Cases d’arrivée.** Quatre cases de ta couleur, réservées à tes pions.
    - **4 · La dernière case** avant ta case de départ. Ensuite, tes pions tournent vers l’arrivée.
rules-mensch-path = Le parcours a 40 cases, dans le sens des aiguilles d’une montre. La case 1 est la case de départ de A ; les autres coins ont la leur en 11, 21 et 31. À deux, on se fait face ; à trois, un coin reste libre. Un pion porte la lettre de sa place et un numéro : A3 est le troisième pion de la place A.
rules-mensch-picture-board = Le plateau au début. 1 est la case de départ de A avec le pion A1, 2 la réserve de A avec trois pions, 3 les cases d’arrivée de A, et 4 la dernière case avant la case de départ de A.
rules-mensch-start = **Un tour :** lance **une fois**, puis avance **un** de tes pions exactement de ce nombre.
rules-mensch-turn =
    - Compte chaque case, même occupée. Tu peux **sauter** par-dessus tous les pions, les tiens et ceux des autres.
    - Un seul pion par case : tu ne peux pas finir sur **un de tes pions**.
    - Si tu finis sur le pion de quelqu’un d’autre, tu le captures.
    - Si tu peux avancer, tu **dois** avancer. Si tu as le choix, tu choisis librement.
    - Si tu ne peux pas avancer, ton tour est fini.
    - Après un six, tu relances.
rules-mensch-capture = Si ton pion finit sur celui de quelqu’un d’autre, celui-ci retourne à sa réserve, et le tien prend sa place. **Personne n’est obligé de capturer** : tu peux avancer un autre pion. Sauter par-dessus un pion ne le capture pas. Tu ne peux pas capturer tes propres pions. À l’arrivée et en réserve, un pion ne risque rien ; sur une case de départ, il n’est pas à l’abri.
rules-mensch-picture-capture = Avec un quatre, le pion A1 finit sur B2, qui retourne à sa réserve.
rules-mensch-six =
    { "" }**Tant que tu as des pions en réserve,** un six doit en faire entrer un : il va sur ta case de départ. Si le pion de quelqu’un d’autre s’y trouve, il est capturé.

    Si c’est **un des tiens**, c’est lui qui avance de six cases. S’il ne peut pas, parce qu’un autre de tes pions est là où il finirait, n’importe quel autre joue le six.

    Sans pion en réserve, n’importe lequel de tes pions joue le six.

    { "" }**Après un six, tu relances**, même si rien ne pouvait avancer. Une seule exception : le six qui ramène ton dernier pion met fin à ton tour.
rules-mensch-picture-six = Avec un six, le pion A2 passe de la réserve à la case de départ.
rules-mensch-clear = **Libérer la case de départ.** Tant que tu as des pions en réserve, ta case de départ doit être libérée aussitôt : si un de tes pions s’y trouve et peut avancer du nombre obtenu, c’est lui qui doit avancer.
rules-mensch-home =
    Après la dernière case avant ta case de départ, ton pion tourne vers l’arrivée. Les quatre cases d’arrivée se comptent une à une.

    - On **ne dépasse pas** la quatrième case : si le nombre est trop grand, le pion ne peut pas avancer.
    - On peut sauter par-dessus les pions à l’arrivée.
    - Un pion déjà à l’arrivée peut avancer encore, s’il ne dépasse pas la quatrième case.
    - Là aussi, un pion ne peut pas finir sur un autre.
    - Aucun pion n’y est capturé.
rules-mensch-picture-home = Avec un cinq, le pion A4 va sur la troisième case d’arrivée, à côté de A2.
rules-mensch-stuck =
    { "" }**Un lancer par tour.** Si aucun pion ne peut avancer, le tour passe à la personne suivante. Cela vaut aussi quand tu n’as aucun pion sur le parcours : tour après tour, tu attends un six.

    { "" }**Avec l’option « { option-mensch-three_tries } »**, tu lances jusqu’à trois fois pour un six tant que tous tes pions qui ne sont pas arrivés sont en réserve. Mais si un essai permet d’avancer un pion **déjà à l’arrivée**, il le faut, et ton tour est fini.
rules-mensch-end =
    La première personne qui a ses quatre pions à l’arrivée gagne. Les autres jouent pour la deuxième et la troisième place. Quand il ne reste qu’une personne, la partie est finie. Qui a tous ses pions à l’arrivée ne joue plus.

    `/{ command-table } { command-table-end }` lance un vote pour finir plus tôt. Les places qui restent se décident alors selon le chemin parcouru par tous les pions.
rules-mensch-options = L’hôte de la table les choisit avant le début.
rules-mensch-option-three_tries = Si tous tes pions qui ne sont pas arrivés sont en réserve, tu lances jusqu’à trois fois pour un six. Un essai qui permet d’avancer un pion déjà à l’arrivée doit être joué et met fin au tour. Ainsi, on attend moins longtemps.
rules-mensch-option-auto_move = S’il n’y a qu’un coup possible, le bot le joue aussitôt et le dit. Sinon, tu appuies à chaque coup.
rules-mensch-option-auto_roll = Personne n’a à lancer : le bot le fait, et tu choisis seulement quel pion avance. On gagne beaucoup de temps.
rules-mensch-option-odds = On peut demander, en privé, quels pions sont à sa portée et ce que risquent les siens.
rules-mensch-beginners =
    - **Faut-il capturer ?** Non.
    - **Faut-il avancer ?** Oui, si un pion le peut.
    - **Peut-on garder un six pour plus tard ?** Non. Si un pion attend en réserve et qu’aucun de tes pions n’est sur la case de départ, le six le fait entrer.
    - **Un pion est-il à l’abri sur sa propre case de départ ?** Non, il peut y être capturé.
    - **Peut-on aller sur les cases d’arrivée des autres ?** Non, on passe devant.
    - **Relance-t-on après avoir fait entrer un pion ?** Oui, comme après chaque six, sauf celui qui ramène le dernier pion.
    - **Peut-on dépasser l’arrivée ?** Non : si le nombre est trop grand, le pion ne peut pas avancer.
rules-mensch-controls =
    - **Lancer :** « { button-roll } » ou `/{ command-roll }`.
    - **Avancer :** un bouton pour chaque pion, qui dit où il va. Les boutons gris donnent la raison. Ou tape `/{ command-move } A3`.
    - **Probabilités :** `/{ command-board }`, puis « { board-odds } ».
    - `/{ command-board }` montre la table à nouveau.
    - Comment les dés se vérifient : `/{ command-rules }`, « { rules-dice } ».
