# La leçon de For-Get-It
lesson-forgetit-start =
    À chacune des douze manches, tu collectionnes un chiffre de 1 à 5 et tu t’arrêtes à temps. Chaque dé porte un mot sur sa sixième face : trois dés ont FOR, trois GET, trois IT. Sous chaque dé, tu vois lequel.
    👉 **Lance les neuf dés.**
lesson-forgetit-first =
    Un dé montre son mot, FOR. Il est rangé en bas, et la première case du haut s’allume : les mots se mettent de côté tout seuls. Quand les trois sont allumés, ton tour ne vaut plus rien.
    Choisis maintenant le chiffre que tu collectionnes pendant ce tour. La première fois, mets-en au moins deux de côté ; ensuite, un seul suffit. Tu as trois 4 et deux 5.
    👉 **Que gardes-tu ?** Tes points sont le chiffre × le nombre de dés ; quatre dés comptent double, cinq triple, six ou plus quadruple.
lesson-forgetit-first-number = 5, c’est plus que 4, mais trois dés valent bien mieux que deux : le quatrième double tout, et avec trois dés tu en es plus près. Un tel tour rapporte en moyenne 58 points avec les 4, 54 avec les 5.
lesson-forgetit-first-none = Tu peux ne rien garder, mais alors ce lancer ne t’a apporté qu’un mot. Trois dés pareils, c’est un bon début.
lesson-forgetit-first-fewer = Chaque 4 compte, et le quatrième les double tous. Garde les trois.
lesson-forgetit-first-stop = 3 × 4 font 12 points. Un seul mot est sorti, le risque est donc encore faible, et avec un quatrième 4 tu aurais 4 × 4 × 2 = 32. Relance.
lesson-forgetit-fourth =
    Pas de nouveau mot, et un 4 de plus. Désormais, seuls les 4 t’aident, et un seul suffit.
    👉 **Le gardes-tu ?** Quatre 4 valent 4 × 4 × 2 = 32, et un seul mot est allumé.
lesson-forgetit-fourth-none = Le quatrième 4 fait passer tes points de 12 à 32. Garde-le.
lesson-forgetit-fourth-stop = 32 points, c’est bien, mais il reste quatre dés, et pour FOR-GET-IT il faudrait GET et IT à la fois : 5 fois sur 100. Avec un cinquième 4, tu aurais 60 points.
lesson-forgetit-enough =
    FOR et GET sont allumés. Regarde les deux dés qui restent : les deux ont IT. Si l’un montre son mot, tout est perdu : 31 fois sur 100. Avec un 4 de plus, tu aurais 60 points.
    👉 **Relancer, ou t’arrêter avec 32 points ?**
lesson-forgetit-enough-roll = C’est serré : relancer rapporte en moyenne 31 points, s’arrêter 32 à coup sûr. Quand deux mots sont allumés et que tous tes dés ont le troisième, arrête-toi.
lesson-forgetit-computer =
    32 points sont notés sur la feuille. L’ordinateur lance à son tour. Il collectionne les 3 et ne s’arrête pas à temps : regarde les mots.
lesson-forgetit-second =
    FOR, GET et IT : l’ordinateur reçoit un tiret et aucun point. Ses 3 sont perdus.
    Ta deuxième manche. **Lance les neuf dés.**
lesson-forgetit-fives =
    Quatre 5 d’un coup, et un mot. C’est aussi à toi de choisir quels dés garder : un mot dont les dés sont de côté ne peut plus sortir.
    👉 **Que gardes-tu ?**
lesson-forgetit-fives-number = Deux dés d’un chiffre suffisent, mais quatre 5 valent déjà 5 × 4 × 2 = 40.
lesson-forgetit-fives-none = Quatre 5 valent 40 points. Un meilleur lancer serait bien rare.
lesson-forgetit-fives-fewer = Chaque 5 rapporte plus que le précédent. Garde les quatre.
lesson-forgetit-fives-stop = 40 points à coup sûr. Mais seul GET est allumé, il reste quatre dés, et il faudrait FOR et IT dans le même lancer : 5 fois sur 100. Six 5 vaudraient 120 points. Relance.
lesson-forgetit-afresh =
    Trois 5 et un GET : si tu gardes les 5, les neuf dés sont tous de côté. Tu peux alors relancer les neuf ! Les mots s’éteignent, tes sept 5 te restent, et chaque 5 de plus rapporte 20 points.
    👉 **Garder les trois et continuer ?** Tu as 7 × 5 × 4 = 140 points à perdre.
lesson-forgetit-afresh-none = Les trois 5 font passer tes points de 40 à 140. Garde-les.
lesson-forgetit-afresh-fewer = Garde les trois : les neuf dés sont alors de côté, et tous les mots s’éteignent.
lesson-forgetit-afresh-stop = 140 points, c’est beaucoup. Mais avec neuf dés et aucun mot allumé, FOR-GET-IT ne sort que 8 fois sur 100, et en moyenne le tour finit à 167 points. Ose, pour cette fois.
lesson-forgetit-last =
    FOR et IT sont allumés après un seul lancer, et il y a un 5 de plus : 8 × 5 × 4 = 160.
    👉 **Le garder et t’arrêter, ou relancer ?** Des cinq dés qui resteraient, deux ont GET.
lesson-forgetit-last-none = Ce 5 rapporte 20 points et ne coûte rien. Garde-le.
lesson-forgetit-last-roll = 31 fois sur 100, tu perdrais les 160 points. En moyenne, il en resterait 125. Arrête-toi !
lesson-forgetit-end =
    160 points, 192 en tout ; cette fois, l’ordinateur s’est arrêté tôt.
    Voilà tout le jeu : collectionner un chiffre, surveiller les mots, s’arrêter à temps. Les manches 11 et 12 comptent double, et le plus grand total gagne.
    À partir d’ici, **tu joues librement**, et les lancers sont nouveaux. « { button-hint } » te dit ce que ferait l’ordinateur le plus fort.
lesson-forgetit-hint-begin = 🎲 Lance les neuf dés : il n’y a rien d’autre à faire.
lesson-forgetit-hint-keep = 👉 Garde {$choice}.
lesson-forgetit-hint-none = 👉 Ne garde rien cette fois.
lesson-forgetit-hint-roll = 🎲 Relance.
lesson-forgetit-hint-reason = En jouant au mieux, cela rapporte {$best} en moyenne ; s’arrêter juste après rapporterait {$stop}. Au prochain lancer, FOR-GET-IT sort {$bust}.
lesson-forgetit-hint-stop = ✋ Arrête-toi : {$points} à coup sûr. Si tu relançais, FOR-GET-IT sortirait {$bust}, et ce que tu peux gagner ne compense pas ce risque.
