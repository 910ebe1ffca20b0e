# La leçon de For-Get-It
lesson-forgetit-start =
    Bienvenue ! **Tu es A, en rouge** ; l’ordinateur est **B, en bleu**. Le jeu a douze manches. À chaque manche, tu joues un tour et lui aussi, avec les mêmes neuf dés. Les dés qui montrent le même chiffre rapportent des points.
    À ton tour, tu lances aussi souvent que tu veux, tu collectionnes **un** chiffre de 1 à 5, et tu t’arrêtes avant qu’il soit trop tard.
lesson-forgetit-words =
    Ce qui arrête tout, ce sont les mots. Aucun dé n’a de 6. À la place, il y a un mot : FOR sur trois dés, GET sur trois, IT sur trois. Sous chaque dé, tu vois lequel.
    Un dé qui montre son mot va tout seul dans la rangée du bas, et ce mot s’allume en haut. **Quand les trois mots sont allumés, ton tour est fini et ne vaut rien.**
lesson-forgetit-begin =
    👉 **Lance les neuf dés.**
lesson-forgetit-lamps =
    Un dé montre son mot : FOR. Il est rangé en bas, et le premier mot s’allume en haut. Les huit autres montrent des chiffres : trois 4, deux 5, et un seul 1, 2 et 3. En dessous, tu lis le mot qu’ils pourraient montrer au prochain lancer.
    Choisis maintenant le chiffre que tu collectionnes pendant ce tour. La première fois, mets-en au moins deux dés de côté ; ensuite, un seul suffit.
lesson-forgetit-first =
    Tes points sont **le nombre de dés × le chiffre**. Sur l’image, le nombre de dés vient toujours en premier : « 3 × 4 », ce sont trois dés qui montrent un 4, donc 12 points.
    Beaucoup de dés multiplient le tout : quatre comptent double, cinq triple, six ou plus quadruple. En court, sur les boutons : « 3×4 + lancer 5 » met trois 4 de côté et relance aussitôt les cinq autres dés, « 3×4 = garder 12 » s’arrête avec 12 points.
    👉 **Que gardes-tu ?**
lesson-forgetit-first-number = 5, c’est plus que 4, mais trois dés valent bien mieux que deux : le quatrième double tout, et avec trois dés tu en es plus près. Un tel tour rapporte en moyenne 58 points avec les 4, 54 avec les 5.
lesson-forgetit-first-none = Tu peux ne rien garder, mais alors ce lancer ne t’a apporté qu’un mot. Trois dés pareils, c’est un bon début.
lesson-forgetit-first-fewer = Chaque 4 compte, et le quatrième les double tous. Garde les trois.
lesson-forgetit-first-stop = 3 × 4 font 12 points. Un seul mot est sorti, le risque est donc encore faible, et avec un quatrième 4 tu aurais 4 × 4 × 2 = 32. Relance.
lesson-forgetit-fourth =
    Pas de nouveau mot, et un 4 de plus. Désormais, seuls les 4 comptent, et un seul dé suffit.
    Quatre dés comptent double : 4 × 4 × 2 = 32. Un seul mot est allumé.
    👉 **Le gardes-tu, et ensuite ?**
lesson-forgetit-fourth-none = Le quatrième 4 fait passer tes points de 12 à 32. Garde-le.
lesson-forgetit-fourth-stop = 32 points, c’est bien, mais il reste quatre dés, et pour FOR-GET-IT il faudrait GET et IT à la fois : 5 fois sur 100. Avec un cinquième 4, tu aurais 60 points.
lesson-forgetit-enough =
    FOR et GET sont allumés. Regarde les deux dés qui restent : les deux ont IT. Si l’un montre son mot, les trois sont allumés et tes points sont perdus : 31 fois sur 100. Avec un 4 de plus, tu aurais 5 × 4 × 3 = 60.
    👉 **Relancer, ou t’arrêter avec 32 points ?**
lesson-forgetit-enough-roll = C’est serré : relancer rapporte en moyenne 31 points, s’arrêter 32 à coup sûr. Quand deux mots sont allumés et que tous tes dés ont le troisième, arrête-toi.
lesson-forgetit-noted =
    Arrêt à temps : 32 points sont notés sur la feuille de score.
    C’est maintenant à l’ordinateur, avec les neuf dés et aucun mot allumé.
lesson-forgetit-bold =
    L’ordinateur collectionne les 3. Il en a trois, soit 9 points. FOR et IT sont allumés, et des quatre dés qui restent, deux ont GET.
    T’arrêterais-tu ? Lui relance. Regarde les mots.
lesson-forgetit-second =
    GET est sorti, donc les trois mots sont allumés : FOR-GET-IT. L’ordinateur perd ses 9 points et reçoit un tiret, c’est-à-dire 0. La manche 1 est finie.
    Ta deuxième manche. 👉 **Lance les neuf dés.**
lesson-forgetit-fives =
    Quatre 5 d’un coup, et un seul mot. « { forgetit-button-pick } » permet de prendre les dés un à un, par exemple d’après les mots en dessous : un dé mis de côté ne peut plus montrer son mot. Mais plus de dés rapportent plus de points ; le mieux est donc presque toujours de tout prendre.
    👉 **Que gardes-tu ?**
lesson-forgetit-fives-number = Deux dés d’un chiffre suffisent, mais quatre 5 valent déjà 4 × 5 × 2 = 40.
lesson-forgetit-fives-none = Quatre 5 valent 40 points. Un meilleur lancer serait bien rare.
lesson-forgetit-fives-fewer = Chaque 5 rapporte plus que le précédent. Garde les quatre.
lesson-forgetit-fives-stop = 40 points à coup sûr. Mais seul GET est allumé, il reste quatre dés, et il faudrait FOR et IT dans le même lancer : 5 fois sur 100. Six 5 vaudraient 120 points. Relance.
lesson-forgetit-afresh =
    Encore trois 5, et un autre GET. Si tu gardes les 5, les neuf dés sont tous de côté. Tu peux alors **relancer les neuf** : les mots s’éteignent, tes sept 5 comptent toujours, et chaque 5 de plus rapporte 20 points.
    👉 **Garder les trois et continuer ?** Tu as 7 × 5 × 4 = 140 points à perdre.
lesson-forgetit-afresh-none = Les trois 5 font passer tes points de 40 à 140. Garde-les.
lesson-forgetit-afresh-fewer = Garde les trois : les neuf dés sont alors de côté, et tous les mots s’éteignent.
lesson-forgetit-afresh-stop = 140 points, c’est beaucoup. Mais avec neuf dés et aucun mot allumé, FOR-GET-IT ne sort que 8 fois sur 100, et en moyenne le tour finit à 167 points. Ose, pour cette fois.
lesson-forgetit-last =
    « ↻ 2 », en haut, veut dire que tu lances les neuf dés pour la deuxième fois. FOR et IT sont allumés après un seul lancer. Mais il y a un 5 de plus : 8 × 5 × 4 = 160.
    Si tu le gardes, il reste cinq dés, et deux ont GET.
    👉 **Le garder et t’arrêter, ou relancer ?**
lesson-forgetit-last-none = Ce 5 rapporte 20 points et ne coûte rien. Garde-le.
lesson-forgetit-last-roll = 31 fois sur 100, tu perdrais les 160 points. En moyenne, il en resterait 125. Arrête-toi !
lesson-forgetit-kept =
    160 points, et 192 en tout. C’est maintenant à l’ordinateur, dans la manche 2.
lesson-forgetit-end =
    Cette fois, l’ordinateur s’est arrêté tôt, avec trois 3 : 9 points.
    « { forgetit-button-sheet } » montre toutes les manches. Dans les manches 11 et 12, tout compte double. Après la manche 12, qui a le plus de points gagne.
lesson-forgetit-free =
    Voilà tout le jeu : collectionner un chiffre, surveiller les mots, s’arrêter à temps.
    À partir d’ici, **tu joues librement**, avec de nouveaux lancers. « { button-hint } » te montre ce que ferait l’ordinateur le plus fort, et pourquoi.
lesson-forgetit-hint-keep = 👉 Garde {$count} × {$number} : tu as alors {$points}.
lesson-forgetit-hint-dice = Prends ceux qui portent {$words} en dessous. Avec les dés qui restent, les trois mots s’allument alors moins facilement.
lesson-forgetit-hint-none = 👉 Ne garde rien cette fois : avec plus de dés au prochain lancer, tu peux espérer mieux.
lesson-forgetit-hint-roll = 🎲 Tu as {$points}.
lesson-forgetit-hint-risk = Relance : en jouant au mieux, ce tour rapporte {$best} en moyenne. Le risque de FOR-GET-IT à ce lancer : {$bust}.
lesson-forgetit-hint-risk-to-win = Relance : t’arrêter rapporterait plus de points en moyenne, mais pour gagner la partie, il t’en faut davantage. Le risque de FOR-GET-IT à ce lancer : {$bust}.
lesson-forgetit-hint-no-risk = Relance : en jouant au mieux, ce tour rapporte {$best} en moyenne, et les trois mots ne peuvent pas s’allumer à ce lancer.
lesson-forgetit-hint-then-stop = Puis arrête-toi. Le risque de FOR-GET-IT si tu relances : {$bust}. Ce que tu peux gagner ne le compense pas.
lesson-forgetit-hint-then-stop-to-win = Puis arrête-toi. Relancer rapporterait plus de points en moyenne, mais avec des points sûrs, tu as plus de chances de gagner la partie.
lesson-forgetit-hint-stop = ✋ Arrête-toi : {$points} à coup sûr. Le risque de FOR-GET-IT si tu relances : {$bust}. Ce que tu peux gagner ne le compense pas.
lesson-forgetit-hint-stop-to-win = ✋ Arrête-toi : {$points} à coup sûr. Relancer rapporterait plus de points en moyenne, mais avec des points sûrs, tu as plus de chances de gagner la partie. Le risque de FOR-GET-IT si tu relances : {$bust}.
