rules-wiedumir-glance =
    - **À combien :** de deux à huit
    - **Durée :** environ 15 minutes par partie
    - **Âge :** à partir de 8 ans
    - **Chance ou tactique :** de la chance dont on peut tirer parti
    - **Qui commence :** tirage au sort
    - **Ordre :** dans le sens des aiguilles d’une montre ; on ne saute jamais personne
    - **Auteur :** Wolfgang Riedesser, chez Schmidt Spiele, 1991

    Le nom est le début d’un dicton allemand : « Comme tu me fais, je te fais. »

    { rules-credits }
rules-wiedumir-aim =
    Tous les pions vont du départ à l’arrivée, et **tout le monde peut bouger tous les pions**. Ce qui se passe sur la case où un pion s’arrête concerne toujours son propriétaire : il gagne des jetons, en perd ou tire une carte.

    Arriver en premier ne suffit pas : qui a **le plus de jetons** quand le dernier pion arrive gagne.
rules-wiedumir-setup =
    - **De deux à cinq,** chaque place a deux pions ; **de six à huit,** un seul. Tous les pions sont au départ.
    - Chaque place reçoit 4 jetons. Le reste des 60 jetons forme la **banque**, et il n’y en a jamais d’autres.
    - Entre le départ et l’arrivée, il y a 14 cases, dans l’ordre : {$squares}.
    - On mélange les 22 cartes d’événement. À deux, on en retire trois.

    Tout le monde voit les jetons de tout le monde.
rules-wiedumir-picture-board = Le plateau avant le premier lancer : les pions au portail du départ, 14 cases autour du jardin jusqu’au podium de l’arrivée, et en dessous quatre places avec 4 jetons chacune.
rules-wiedumir-move =
    { "" }**Lance** le dé : 1, 2 ou 3. Puis **bouge n’importe quel pion** exactement de ce nombre vers l’arrivée, à toi ou non.

    Les cases occupées sont sautées et **ne comptent pas**. Il n’y a donc jamais plus d’un pion par case, et aucun n’est renvoyé. Le départ et l’arrivée accueillent tout le monde.
rules-wiedumir-picture-move = Un trois mène le pion B par-dessus deux cases occupées, à la cinquième case devant lui.
rules-wiedumir-move-more =
    - Bouger un pion est **obligatoire**, même si aucun coup ne te plaît.
    - Toujours en avant, jamais en arrière.
    - Pour arriver, un nombre trop grand convient aussi ; le surplus est perdu.
    - Le dé ne bouge plus les pions arrivés.
    - Tous tes pions sont arrivés ? Tu lances quand même, et tu dois bouger un pion de quelqu’un d’autre.
rules-wiedumir-squares = La case où un pion s’arrête concerne **son propriétaire**, peu importe qui l’a bougé. Jaune : prendre ce nombre de jetons à la banque. Rouge : rendre ce nombre de jetons à la banque. Point d’interrogation : tirer une carte et l’appliquer.
rules-wiedumir-picture-squares = Une pièce avec +3, un panneau stop avec −3 et un point d’interrogation.
rules-wiedumir-squares-more =
    - **Pas de dettes :** si tu as trop peu de jetons, tu donnes ce que tu as.
    - **La banque est limitée :** s’il n’y a plus assez de jetons, tu prends ceux qui restent, et le surplus est perdu.
    - Les cases et les cartes sont obligatoires, surtout quand elles font mal.
rules-wiedumir-limit =
    Personne ne peut avoir plus de **dix jetons**. À partir de onze, on en garde aussitôt **quatre** et on rend tous les autres à la banque.

    Cela vaut après chaque paiement, chaque carte et chaque échange, pour toutes les personnes concernées, même à l’arrivée. Un cadeau peut donc être un mauvais tour.
rules-wiedumir-limit-example = **Par exemple :** quelqu’un a 7 jetons et mène son propre pion sur un point d’interrogation. La carte dit : prends 4 jetons aux autres. 7 et 4 font 11, et c’est trop. 7 jetons vont à la banque, il en reste 4.
rules-wiedumir-picture-limit = Sept jetons ; sept et quatre font onze ; il en reste quatre.
rules-wiedumir-cards = Quand un pion s’arrête sur un point d’interrogation, **son propriétaire** tire la carte du dessus et l’applique. Qui tire la carte décide de tout ce qu’elle laisse au choix.
rules-wiedumir-picture-cards = La carte « { wiedumir-card-shift } ».
rules-wiedumir-cards-more =
    - Une carte s’applique **autant que possible**. Si un choix permet de mieux l’appliquer qu’un autre, il est obligatoire.
    - Si on ne peut pas du tout l’appliquer, il ne se passe rien.
    - Si une carte déplace un pion, la case où il s’arrête compte aussi, pour le propriétaire du pion. Sur un point d’interrogation, on tire encore une carte.
    - Une carte qui laisse le pion où il était ne déclenche rien.
    - Les cartes utilisées restent visibles. Quand la pile est vide, on les mélange et elles resservent. Les cartes qui attendent restent en place.
rules-wiedumir-all-cards = « Tu » est la personne qui tire la carte, « ton pion » celui qui est venu sur le point d’interrogation. ★ : carte retirée à deux. Tout ce que la carte laisse au choix, c’est toi qui le décides.
rules-wiedumir-card-overtake = - **{ wiedumir-card-overtake }** Ton pion va juste devant le premier des autres pions entre le départ et l’arrivée, au besoin jusqu’à l’arrivée. Si le tien est en tête, ou qu’aucun autre n’est en route, il ne se passe rien.
rules-wiedumir-card-tribute = - **{ wiedumir-card-tribute }.** Tu donnes à chaque autre personne 1 jeton par pion qu’elle a à l’arrivée. Si tes jetons ne suffisent pas : un à la fois, dans le sens des aiguilles d’une montre à partir de ta gauche.
rules-wiedumir-card-place-other = - **{ wiedumir-card-place-other }.** Tu déplaces un pion de quelqu’un d’autre sur une case libre, départ et arrivée compris. Il ne peut pas rester sur place.
rules-wiedumir-card-toll = - **{ wiedumir-card-toll }.** La carte attend à l’arrivée. Le propriétaire du prochain pion qui arrive, peu importe comment, rend 2 jetons à la banque. Ensuite, la carte rejoint les cartes utilisées.
rules-wiedumir-card-fine = - **{ wiedumir-card-fine }.** Tu rends 3 jetons à la banque.
rules-wiedumir-card-neighbours = - **{ wiedumir-card-neighbours }** ★. Tu donnes 4 jetons en tout aux deux places voisines, le plus également possible. Si tu n’en as qu’un nombre impair à donner, tu choisis qui en reçoit un de plus.
rules-wiedumir-card-raise = - **{ wiedumir-card-raise }.** Tu choisis quelqu’un d’autre, que la banque complète à 8 jetons. Si elle peut amener quelqu’un à 8, il faut choisir une telle personne ; sinon, n’importe qui ayant moins de 8 jetons.
rules-wiedumir-card-shift = - **{ wiedumir-card-shift }.** Tu bouges n’importe quel pion de 2 cases, en avant ou en arrière, même depuis l’arrivée. Les cases occupées ne comptent pas. Un pion qui ne peut pas bouger ne peut pas être choisi.
rules-wiedumir-card-swap-others = - **{ wiedumir-card-swap-others }** ★. Tu choisis deux autres personnes, qui échangent tous leurs jetons.
rules-wiedumir-card-fall-back = - **{ wiedumir-card-fall-back }.** Ton pion va juste derrière le dernier des autres pions, au besoin jusqu’au départ. Si le tien est le dernier, ou si tous les autres sont arrivés, il ne se passe rien.
rules-wiedumir-card-give-home = - **{ wiedumir-card-give-home }.** Tu donnes 3 jetons en tout à une ou plusieurs personnes qui ont déjà un pion à l’arrivée, à ton choix. Si personne d’autre n’en a, les 3 jetons vont à la banque.
rules-wiedumir-card-pass-on = - **{ wiedumir-card-pass-on }.** Tu prends 2 jetons à quelqu’un et tu les donnes à une troisième personne. Si quelqu’un en a au moins 2, il faut choisir une telle personne. À deux, il ne se passe rien.
rules-wiedumir-card-collect = - **{ wiedumir-card-collect }** ★. Tu prends 4 jetons en tout aux autres, à qui tu veux ; tous, s’il y en a moins.
rules-wiedumir-card-swap = - **{ wiedumir-card-swap }.** Tu échanges tous tes jetons avec quelqu’un d’autre.
rules-wiedumir-card-generous = - **{ wiedumir-card-generous }.** Tu offres autant de jetons que tu veux, à qui tu veux, mais au moins 2 (tous, si tu en as moins).
rules-wiedumir-card-last-pays = - **{ wiedumir-card-last-pays }.** La carte attend jusqu’à la fin. Le propriétaire du tout dernier pion arrivé rend 4 jetons à la banque.
rules-wiedumir-card-gain = - **{ wiedumir-card-gain }.** Tu prends 5 jetons à la banque.
rules-wiedumir-card-fill = - **{ wiedumir-card-fill }.** Tu prends des jetons à la banque jusqu’à en avoir 10.
rules-wiedumir-card-place-own = - **{ wiedumir-card-place-own }.** Tu déplaces ton pion sur une autre case libre, départ et arrivée compris.
rules-wiedumir-card-advance = - **{ wiedumir-card-advance }.** Ton pion avance de 4 cases. Les cases occupées ne comptent pas.
rules-wiedumir-card-first-gains = - **{ wiedumir-card-first-gains }.** La première personne qui a eu un pion à l’arrivée reçoit 3 jetons de la banque. Si aucun pion n’y est encore, la carte attend le premier.
rules-wiedumir-card-give-five = - **{ wiedumir-card-give-five }.** Tu donnes 5 jetons en tout aux autres, à qui tu veux (tous, si tu en as moins).
rules-wiedumir-waiting = Trois cartes peuvent rester à l’arrivée et y **attendre des pions**. Des panneaux entre le départ et l’arrivée montrent lesquelles, et le nombre de jetons en jeu.
rules-wiedumir-picture-waiting = À gauche, l’arrivée vide et trois panneaux ; à droite, leurs cartes : « { wiedumir-card-toll } », « { wiedumir-card-last-pays } » et « { wiedumir-card-first-gains } ».
rules-wiedumir-waiting-more =
    - **{ wiedumir-card-toll }** (−2) frappe le prochain pion qui arrive.
    - **{ wiedumir-card-first-gains }** (+3) récompense le premier. S’il y en a déjà un quand on tire la carte, les jetons sont donnés aussitôt.
    - **{ wiedumir-card-last-pays }** (−4) frappe le tout dernier.

    Si plusieurs concernent le même pion, son propriétaire reçoit d’abord les 3 jetons, puis paie le péage ; les 4 jetons du dernier viennent après tout le reste.
rules-wiedumir-end =
    La partie finit quand le **dernier pion** est arrivé et que tout ce que cela déclenche est fait. Si une carte ramène un pion en arrière, on continue.

    { "" }**Qui a le plus de jetons gagne.** À égalité, la victoire revient à la personne qui a eu tous ses pions à l’arrivée le plus tôt. Pour un pion ramené en arrière, c’est sa dernière arrivée qui compte.

    À l’arrivée, rien n’est à l’abri : des cartes peuvent ramener des pions, et on peut y perdre des jetons.

    `/{ command-table } { command-table-end }` lance un vote pour finir plus tôt. Les jetons comptent alors tels quels. À égalité, les personnes qui ont tous leurs pions à l’arrivée passent devant les autres, dans l’ordre de leur arrivée. Une série arrêtée ainsi se décide aux points seuls ; à égalité de points, la place est partagée.
rules-wiedumir-options = L’hôte de la table les choisit avant le début. Les variantes se combinent librement.
rules-wiedumir-option-length = « Sans fin » : après chaque partie, 1 jeton vaut 1 point. Soit on joue un nombre de parties convenu, et qui a le plus de points gagne ; soit on joue jusqu’à ce que quelqu’un atteigne un total à la fin d’une partie, et le plus haut total gagne. À égalité, on partage. Pour une partie seule, rien ne change.
rules-wiedumir-option-no_limits = Qui a plus de dix jetons les garde. Cela demande une tout autre tactique. « { wiedumir-card-fill } » est alors sans effet si tu en as dix ou plus.
rules-wiedumir-option-no_comparing = Jusqu’à la fin de chaque partie, le nombre de tes jetons n’est connu que de toi, et la banque est secrète aussi. Ce qui change de mains, tout le monde le voit : une bonne mémoire aide. La limite de dix vaut toujours, et tout le monde voit quand elle frappe. Une carte peut montrer les nombres dont elle dépend à la personne qui la tire.
rules-wiedumir-option-no_measure = Si tous tes pions sont arrivés et que tu fais un 1, tu peux prendre un jeton à la banque au lieu de bouger un pion. Si la banque est vide, tu dois bouger.
rules-wiedumir-option-auto_move = S’il n’y a qu’une chose à faire, le bot la fait. Sinon, tu appuies à chaque choix.
rules-wiedumir-tips =
    - Prends ton temps : on ne gagne pas en arrivant en premier, mais en ayant le plus de jetons.
    - Mène les pions des autres sur les cases rouges et les tiens sur les jaunes.
    - Il est parfois utile de rendre quelqu’un trop riche : avec onze jetons, on retombe à quatre.
    - Avec neuf ou dix jetons, chaque cadeau est un danger.
    - À l’arrivée, tu n’es pas à l’abri : des cartes ramènent des pions et coûtent des jetons.
rules-wiedumir-controls =
    - **Lancer :** « { button-roll } » ou `/{ command-roll }`.
    - **Bouger :** un bouton pour chaque pion, qui dit où il va et ce qui s’ensuit. Ou tape `/{ command-move } B2`.
    - **Répondre à une carte :** avec les boutons, « { wiedumir-button-decide } » ou `/{ command-move }`.
    - **Tes jetons,** si l’on joue sans comparer : « { wiedumir-button-peek } » ou `/{ command-peek }`.
    - `/{ command-board }` montre la table à nouveau.
    - Comment les dés se vérifient : `/{ command-rules }`, « { rules-dice } ».
