recap-month = { $month ->
        [1] Janvier
        [2] Février
        [3] Mars
        [4] Avril
        [5] Mai
        [6] Juin
        [7] Juillet
        [8] Août
        [9] Septembre
        [10] Octobre
        [11] Novembre
       *[12] Décembre
    } {$year}
recap-matches = { $count ->
        [one] une partie
       *[other] {$count} parties
    }
recap-hours = { $count ->
        [one] environ une heure
       *[other] environ {$count} heures
    }
recap-met = 🤝 **Le plus souvent ensemble :** {$name} et {$other}, { $count ->
        [one] une partie
       *[other] {$count} parties
    }
recap-wins = 🏆 **Le plus de victoires :** {$name}, { $count ->
        [one] la seule partie gagnée
       *[other] {$wins} sur {$count} parties
    }
recap-luckiest = 🍀 **Le plus de chance :** {$name}, plus que {$percent} personnes sur 100 en moyenne
recap-unluckiest = 🌧️ **Le moins de chance :** {$name}, plus que {$percent} personnes sur 100 seulement
recap-match = 🎢 **La plus belle remontée :** {$name} a gagné à {$game} en partant de {$percent} % de chances.
setting-recap-channel = Salon des rétrospectives
setting-recap-channel-description = Où je reviens sur le mois passé, chaque premier du mois, et sur l’année le 28 décembre : qui avec qui, la chance, la plus belle remontée. Seulement les parties que tout le monde ici pouvait regarder
setting-recap-channel-none = non publiées
recap-year = Notre année {$year}
recap-luck = Chance aux dés : sur 100, mieux que
recap-line = 💬 **La plus belle phrase :** {$line}
recap-own = {$name} en {$year}
button-own-year = Mon année
refused-year-empty = Pas encore de partie classée ici cette année, du moins pas dans les salons dont on peut parler.
