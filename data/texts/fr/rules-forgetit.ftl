rules-forgetit-glance =
    - **À combien :** à partir de deux, ici jusqu’à seize ; de préférence de deux à six
    - **Durée :** environ 20 minutes
    - **Âge :** de 8 à 88 ans
    - **Chance ou tactique :** plutôt de la chance (4 sur 5)
    - **Qui commence :** tirage au sort
    - **Ordre :** dans le sens des aiguilles d’une montre, douze manches
    - **Éditeur :** Schmidt Spiele ; aucun auteur n’est nommé

    { rules-credits }
rules-forgetit-aim =
    À ton tour, tu collectionnes **un seul chiffre** : plus il y a de dés qui le montrent, plus tu as de points. Tu peux relancer aussi longtemps que tu l’oses.

    Mais les dés portent aussi trois mots. Dès que **FOR, GET et IT** sont tous de côté, ton tour est fini et tout ce qu’il t’a rapporté est perdu. Après douze manches, qui a le plus de points gagne.
rules-forgetit-setup = Il y a neuf dés. Chacun a les chiffres de 1 à 5 et, sur la sixième face, **un mot** : trois dés ont FOR, trois GET, trois IT. Le mot d’un dé est toujours écrit dessus.
rules-forgetit-picture-dice = Les six faces des dés : de un à cinq, et le mot FOR, GET ou IT.
rules-forgetit-turn =
    - **1. Lance** les neuf dés.
    - **2. Les mots** qui sortent vont d’eux-mêmes de côté.
    - **3. Les chiffres :** tu peux mettre de côté des dés du chiffre que tu collectionnes.
    - **4. Décide :** arrête-toi et marque tes points, ou lance les dés qui restent.

    Cela recommence au point 2, jusqu’à ce que tu t’arrêtes ou que FOR, GET et IT soient de côté.

    Tu peux relancer même sans avoir rien mis de côté. Et rien ne t’oblige jamais à mettre des chiffres de côté, par exemple si tu préfères attendre mieux que des 2.
rules-forgetit-words =
    Chaque mot obtenu **doit** aller de côté. Un ou deux mots différents sont sans danger, même en plusieurs exemplaires.

    Dès que les trois mots sont de côté, ton tour s’arrête **aussitôt**. Tu ne marques rien, et la feuille porte un tiret.
rules-forgetit-picture-words = FOR, GET et IT côte à côte.
rules-forgetit-keep =
    Tu ne collectionnes **qu’un seul chiffre** pendant tout le tour.

    - **La première fois,** tu dois mettre au moins deux de ses dés de côté.
    - **Ensuite,** un seul suffit, ou plusieurs, ou aucun.
    - Rien ne t’oblige à prendre tous les dés qui le montrent.
rules-forgetit-picture-keep = Trois dés montrant un 3 sont mis de côté ; deux 2 et un 5 ne le sont pas.
rules-forgetit-keep-more = Tu choisis aussi **quels** dés. Cela compte : un dé mis de côté ne peut plus montrer son mot. Si tu as déjà FOR et IT, mets de côté des dés GET de ton chiffre, et GET sortira moins souvent.
rules-forgetit-afresh =
    Les neuf dés sont de côté et tu veux continuer ? Alors tu **relances les neuf**.

    - Les mots d’avant ne comptent plus. Tu repars sans aucun.
    - Ton chiffre reste le même.
    - Ce que tu as collectionné compte toujours.
    - Désormais, **un seul dé** de ton chiffre suffit, même au premier lancer.
rules-forgetit-picture-afresh = En haut, neuf dés de côté : six 3, GET, IT et IT. En bas, le lancer des neuf dés qui suit : un seul 3 est mis de côté.
rules-forgetit-afresh-more = Mais rien n’est acquis : si FOR, GET et IT sortent maintenant, tout ce tour est perdu, même ce que tu avais collectionné avec les neuf premiers.
rules-forgetit-score =
    Quand tu t’arrêtes, tu marques **les dés collectionnés × ton chiffre**, pour tout le tour. Beaucoup de dés multiplient ce résultat :

    - quatre dés : **× 2**
    - cinq dés : **× 3**
    - six ou plus : **× 4**
rules-forgetit-picture-score = Quatre 3 : 4 × 3 × 2 = 24. Six 3 : 6 × 3 × 4 = 72.
rules-forgetit-score-more = Si tu t’arrêtes sans avoir rien collectionné, tu marques 0. La feuille porte alors un 0, pas un tiret.
rules-forgetit-example =
    { "" }**Jusqu’aux neuf dés.** Le premier lancer est 2 2 3 3 3 4 4 5 GET. On collectionne les 3 : 3 3 3 vont de côté, et GET aussi, car c’est obligatoire.

    - Cinq dés : 3 4 5 5 IT. 3 et IT vont de côté.
    - Trois dés : 1 3 IT. 3 et IT vont de côté. GET, IT, IT : rien n’est perdu, mais FOR serait la fin.
    - Un dé : 2, encore 2, puis 4, puis **3**. Du courage, et de la chance.

    Les neuf dés sont de côté : six 3, qui valent 72.
rules-forgetit-picture-example-first = Les lancers de l’exemple, l’un sous l’autre. Ce qui va de côté est en clair : 3 3 3 et GET ; 3 et IT ; 3 et IT ; et après 2, 2 et 4, le dernier 3.
rules-forgetit-example-again =
    { "" }**De nouveau les neuf.** Les mots sont oubliés.

    - Neuf dés : 1 1 1 2 2 3 4 5 5. Un seul 3 suffit maintenant.
    - Huit dés : 1 1 2 2 4 4 4 FOR. Pas de 3 ; FOR va de côté.
    - Sept dés : 1 3 3 4 FOR GET GET. 3 3 et les trois mots vont de côté. Il ne manque que IT : on s’arrête.
rules-forgetit-picture-example-again = Trois autres lancers. Ce qui va de côté est en clair : un 3 ; FOR ; puis 3, 3, FOR, GET, GET.
rules-forgetit-example-score = **Les points.** Neuf 3 font 27. À partir de six dés, cela compte quatre fois : **108 points**.
rules-forgetit-picture-example-score = Neuf 3 : 9 × 3 × 4 = 108.
rules-forgetit-end =
    Après la manche 10, on voit tous les totaux. **Les manches 11 et 12 comptent double.**

    Après douze manches, qui a le plus de points gagne. À égalité, on partage la victoire.

    `/{ command-table } { command-table-end }` lance un vote pour finir plus tôt. Les points déjà marqués comptent alors, mais pas le tour en cours.
rules-forgetit-options = L’hôte de la table les choisit avant le début.
rules-forgetit-option-odds = La probabilité de FOR-GET-IT au prochain lancer, et les points à espérer. « { option-forgetit-odds-private } » : seulement pour qui demande. « { option-forgetit-odds-public } » : tout le monde, à chaque tour. « { option-forgetit-odds-off } » : personne.
rules-forgetit-tips =
    - Rien ne t’oblige à collectionner les petits chiffres. Relance et espère des 4 et des 5.
    - Le quatrième, le cinquième et le sixième dé rapportent bien plus que les précédents.
    - Mets de côté les dés dont le mot te manque encore : il sortira moins souvent.
    - Avec deux mots de côté, chaque lancer est un risque. Avec peu de dés, il est petit.
    - Aux manches 11 et 12, regarde les totaux : en tête, on peut s’arrêter tôt.
rules-forgetit-controls =
    - **Lancer :** « { button-roll } » ou `/{ command-roll }`.
    - **Mettre de côté :** un bouton pour chaque choix utile, qui peut aussi relancer ou arrêter d’un coup. « { forgetit-button-pick } » permet de toucher les dés un à un. Ou tape `/{ command-move } 3`, et `0` pour aucun.
    - **S’arrêter :** le bouton avec tes points, ou `/{ command-move } stop`.
    - **Feuille de score :** « { forgetit-button-sheet } » ou `/{ command-board }`, puis « { board-score } ».
    - **Probabilités :** `/{ command-board }`, puis « { board-odds } ».
    - Comment les dés se vérifient : `/{ command-rules }`, « { rules-dice } ».
