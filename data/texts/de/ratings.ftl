# Wertungen: unter einem Ergebnis, in der Rangliste und ihre Saisons
ratings-line = 📈 Wertung: {$changes}

command-leaderboard = rangliste
command-leaderboard-description = Wer auf diesem Server am besten spielt, nach Spielen und Saisons
command-leaderboard-game = spiel
command-leaderboard-game-description = Ohne Angabe das Spiel, das zuletzt in diesem Kanal gespielt wurde
command-leaderboard-season = saison
command-leaderboard-season-description = Die Nummer einer früheren Saison
command-leaderboard-appear = zeige-mich
command-leaderboard-appear-description = Ob andere deine Wertungen sehen, auf allen Servern

leaderboard-title = ## 🏆 {$game}
leaderboard-line = {$place} **{$name}** {$points} · { $matches ->
        [one] eine Partie
       *[other] {$matches} Partien
    }
leaderboard-empty = Noch leer. Hier steht bald, wer am besten spielt. Es zählen Partien von mindestens zwei Personen.
leaderboard-provisional = Noch ohne Platz (?): weniger als {$matches} gewertete Partien
leaderboard-hidden = Du stehst in keiner Rangliste, und andere sehen deine Wertungen nicht.
leaderboard-own = Du: Platz {$place} mit {$points}, { $matches ->
        [one] eine Partie
       *[other] {$matches} Partien
    }
leaderboard-own-provisional = Du: {$points} nach { $matches ->
        [one] einer Partie
       *[other] {$matches} Partien
    }
page-of = Seite {$page} von {$pages}
button-leaderboard = Rangliste
button-leaderboard-listed-no = Mich verbergen
button-leaderboard-listed-yes = Mich zeigen
button-season = Neue Saison

season-name = Saison {$number}
season-first = Saison 1 beginnt mit der ersten gewerteten Partie.
season-present = Saison {$number}, seit {$began}
season-over = Saison {$number}, {$began} bis {$ended}
season-question = ### Saison {$following} beginnen?
    Saison {$number} (seit {$began}) endet für alle Spiele dieses Servers; Ranglisten bleiben.
    Alle fangen wieder bei {$points} an. Zurück geht es nicht.
season-begun = 🆕 Saison {$number} hat begonnen. Die nächste gewertete Partie ist für alle die erste.
season-kept = Die Saison geht weiter.
button-season-start = Saison {$number} beginnen
button-season-keep = Bei Saison {$number} bleiben

setting-listed = Wertungen zeigen
setting-listed-description = In Ranglisten und bei Partien

refused-no-such-season = Diese Saison gibt es auf diesem Server nicht.
refused-season-empty = In der laufenden Saison wurde noch nichts gewertet. Eine neue ist nicht nötig.
refused-season-begun = Jemand hat schon eine neue Saison begonnen.
