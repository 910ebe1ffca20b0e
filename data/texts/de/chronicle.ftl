button-between = Du und ich
between-title = ## 🤝 Du und {$name} · dieser Server
between-nothing = Ihr habt hier noch keine Partie gegeneinander beendet.
between-ahead = 🔥 Du warst zuletzt {$count}-mal hintereinander besser.
between-behind = 🔥 Du warst zuletzt {$count}-mal hintereinander schlechter.
between-luck = 🍀 **Würfelglück:** Im Schnitt hattest du mehr als {$own} von 100, das Gegenüber mehr als {$others}.
between-closest = 🤏 **Die knappste Partie:** {$game}, { $points ->
        [0] gleich viele Punkte
        [one] ein Punkt Abstand
       *[other] {$points} Punkte Abstand
    }
button-chronicle = Wir alle
chronicle-title = ## 📖 Wir alle hier
chronicle-all-games = Wer vorn liegt
chronicle-leaders = **In dieser Saison vorn**
chronicle-leader = {$game}: {$name}, {$points}
chronicle-no-leaders = In dieser Saison liegt noch niemand vorn: Für einen Platz braucht es zehn gewertete Partien.
chronicle-nights = **Gewonnene Spieleabende**
chronicle-night = {$name}: {$count}
chronicle-record = {$record} · {$name}
chronicle-no-records = Noch keine Rekorde. Es gibt sie in Partien, die ihr miteinander zu Ende spielt.
result-record = 📖 Neuer Rekord auf diesem Server: {$record} · {$name}
record-comeback = Größte Aufholjagd: gewonnen bei {$number} % Chance
record-fastest = { $number ->
        [one] Schnellster Sieg: ein Zug
       *[other] Schnellster Sieg: {$number} Züge
    }
record-longest = { $number ->
        [one] Längste Partie: ein Zug
       *[other] Längste Partie: {$number} Züge
    }
record-odds = Unwahrscheinlichste Würfelserie: 1 zu {$number}
record-points = { $number ->
        [one] Meiste Punkte: einer
       *[other] Meiste Punkte: {$number}
    }
record-luck = Glücklichste Partie: mehr Würfelglück als {$number} von 100
record-first = Erster Sieg: {$when}
