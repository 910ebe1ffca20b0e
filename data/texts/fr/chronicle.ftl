button-between = Toi et moi
between-title = ## 🤝 Toi et {$name} · ce serveur
between-nothing = Aucune partie finie entre toi et cette personne ici pour l’instant.
between-ahead = 🔥 Tu as été devant {$count} fois de suite.
between-behind = 🔥 Tu as été derrière {$count} fois de suite.
between-luck = 🍀 **La chance aux dés :** en moyenne, tu en as eu plus que {$own} personnes sur 100 ; en face, plus que {$others}.
between-closest = 🤏 **La partie la plus serrée :** {$game}, { $points ->
        [0] à égalité de points
        [one] un point d’écart
       *[other] {$points} points d’écart
    }
button-chronicle = Nous tous
chronicle-title = ## 📖 Nous tous ici
chronicle-all-games = Qui mène
chronicle-leaders = **En tête cette saison**
chronicle-leader = {$game} : {$name}, {$points}
chronicle-no-leaders = Personne ne mène encore cette saison : il faut dix parties classées pour une place.
chronicle-nights = **Soirées jeux gagnées**
chronicle-night = {$name} : {$count}
chronicle-record = {$record} · {$name}
chronicle-no-records = Pas encore de record. Il en vient des parties finies entre personnes.
result-record = 📖 Nouveau record de ce serveur : {$record} · {$name}
record-comeback = Plus grande remontée : victoire à {$number} % de chances
record-fastest = { $number ->
        [one] Victoire la plus rapide : un tour
       *[other] Victoire la plus rapide : {$number} tours
    }
record-longest = { $number ->
        [one] Partie la plus longue : un tour
       *[other] Partie la plus longue : {$number} tours
    }
record-odds = Série de dés la plus improbable : 1 sur {$number}
record-points = { $number ->
        [one] Record de points : un
       *[other] Record de points : {$number}
    }
record-luck = Partie la plus chanceuse : plus de chance que {$number} personnes sur 100
record-first = Première victoire : {$when}
