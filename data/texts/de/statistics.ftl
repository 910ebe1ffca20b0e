command-stats = statistik
command-stats-description = Was bei deinen Partien oder denen anderer herauskam: Siege, Begegnungen, Rekorde
command-stats-person = person
command-stats-person-description = Wessen Statistik? Ohne Angabe deine
command-stats-game = spiel
command-stats-game-description = Zu welchem Spiel? Ohne Angabe zu allen
command-stats-scope = bereich
command-stats-scope-description = Dieser Server oder überall (nur für dich selbst)
statistics-scope-here = dieser Server
statistics-scope-everywhere = überall
button-statistics-here = Nur dieser Server
button-statistics-everywhere = Überall
button-my-statistics = Meine Statistik
button-statistics-facts = Statistik
statistics-title = ## 📊 Deine Statistik
statistics-title-of = ## 📊 Statistik von {$name}
statistics-nothing = Noch leer. Hier zählen nur Partien mit Ergebnis, in denen selbst gespielt wurde.
statistics-nothing-private = Du hast noch keine Partie mit Ergebnis beendet. Auf einem Server, auf dem ich bin, beginnt `/{ command-play }` eine.
statistics-all-games = Alle Spiele
statistics-choose-game = Nur ein Spiel …
statistics-with-people = 👥 **Mit anderen:** { $matches ->
        [one] eine Partie
       *[other] {$matches} Partien
    }, {$wins} gewonnen ({$percent} %)
statistics-with-people-few = 👥 **Mit anderen:** { $matches ->
        [one] eine Partie
       *[other] {$matches} Partien
    }, {$wins} gewonnen
statistics-with-computers = 🤖 **Nur gegen Computer:** { $matches ->
        [one] eine Partie
       *[other] {$matches} Partien
    }, {$wins} gewonnen
statistics-place = {$place} {$count} ×
statistics-streak = 🔥 **Siege in Folge:** jetzt {$streak}, Rekord {$longest}
statistics-nights-won = 🏆 {$count ->
    [one] Einen Spieleabend gewonnen
   *[other] {$count} Spieleabende gewonnen
}
statistics-games = 🎲 **Spiele:** {$games}
statistics-game = {$game} {$count} ×
statistics-favourite = ❤️ **Lieblingsspiel:** {$game}
statistics-opponents = **Am häufigsten gegen**
statistics-opponent = {$name}: { $matches ->
        [one] eine Partie
       *[other] {$matches} Partien
    }, {$ahead}-mal besser, {$behind}-mal schlechter{ $level ->
        [0] {""}
       *[other] , {$level}-mal gleich
    }
statistics-unfinished = { $count ->
        [one] Eine Partie wurde abgebrochen oder nicht zu Ende gespielt.
       *[other] {$count} Partien wurden abgebrochen oder nicht zu Ende gespielt.
    }
statistics-picture-ratings = Wertung in dieser Saison
statistics-picture-results = Ergebnisse
statistics-picture-course = {$game}: {$ratings}
statistics-picture-score = {$game}: {$wins} von {$matches} gewonnen
statistics-facts = **{$game}** · { $counted ->
        [one] eine Partie
       *[other] {$counted} Partien
    } ausgewertet
statistics-explained = Ohne Partien, in denen zeitweise ein Computer spielte.
statistics-average = ({$each} pro Partie)
statistics-decisions = In { $matches ->
        [one] einer analysierten Partie
       *[other] {$matches} analysierten Partien
    }: Spielweise „{$level}“{ $changed ->
        [true] , zuletzt „{$recently}“
       *[false] {""}
    }; Glück: {$luck} % Siegchance pro Partie
statistics-mensch-captures = Rauswürfe: **{$count}**{$average}
statistics-mensch-losses = Figuren, die zurückmussten: **{$count}**{$average}
statistics-mensch-most-captures = Meiste Rauswürfe in einer Partie: **{$count}**
statistics-mensch-unharmed = Gewonnen, ohne dass eine Figur zurückmusste: **{$count}** ×
statistics-mensch-sixes-in-a-row = Meiste Sechsen hintereinander: **{$count}**
statistics-mensch-walls = Mauern gebaut: **{$count}**{$average}
statistics-mensch-claims = Übersehene Rauswürfe gemeldet: **{$count}**
statistics-kaeseschieben-cheeses = Käse ohne Wurm: **{$count}**{$average}
statistics-kaeseschieben-worms = Madige Käse: **{$count}**{$average}
statistics-kaeseschieben-rounds-won = Gewonnene Runden: **{$count}**
statistics-kaeseschieben-best-round = Beste Runde: **{$count}** Punkte
statistics-kaeseschieben-pushed = Geschobene Käse: **{$count}**{$average}
statistics-kaeseschieben-gifts = Anderen geschenkte Käse: **{$count}**
statistics-kaeseschieben-bonuses = Mit dem letzten Käse genommen: **{$count}**
statistics-forgetit-turns = Züge: **{$count}**
statistics-forgetit-points = Punkte: **{$count}**{$average}
statistics-forgetit-best-turn = Bester Zug: **{$count}** Punkte
statistics-forgetit-best-match = Beste Partie: **{$count}** Punkte
statistics-forgetit-busts = FOR-GET-ITs: **{$count}**{$average}
statistics-forgetit-most-lost = Meiste Punkte auf einmal verloren: **{$count}**
statistics-forgetit-afresh = Alle neun Würfel noch einmal geworfen: **{$count}** ×
statistics-wiedumir-chips = Chips am Ende: **{$count}**{$average}
statistics-wiedumir-best-chips = Meiste Chips in einem Spiel: **{$count}**
statistics-wiedumir-games-won = Einzelne Spiele gewonnen: **{$count}**
statistics-wiedumir-cards = Karten gezogen: **{$count}**{$average}
statistics-wiedumir-chain = Meiste Karten durch einen Wurf: **{$count}**
statistics-wiedumir-given = Chips verschenkt: **{$count}**
statistics-wiedumir-received = Chips geschenkt bekommen: **{$count}**
statistics-wiedumir-limits = Zu viele Chips auf einmal: **{$count}** ×
statistics-wiedumir-meddled = Fremde Figuren gezogen: **{$count}**{$average}
refused-statistics-elsewhere = Statistiken von anderen zeige ich nur auf einem Server, auf dem ihr beide seid.
refused-statistics-hidden = Diese Person möchte in keiner Statistik erscheinen.
