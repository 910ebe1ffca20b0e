game-kaeseschieben = Käseschieben
game-kaeseschieben-facts = {$players} · etwa 30 Minuten · ab 8 Jahren · eher Taktik als Glück · von Wolfgang Riedesser (Schmidt Spiele)
game-kaeseschieben-tagline = Mäuse schieben Käse vom Brett. Was über deine Kante fällt, gehört dir – falls kein Wurm drin wohnt.
option-kaeseschieben-rounds = Runden
option-kaeseschieben-rounds-description = Wer die meisten Runden gewinnt, gewinnt die Partie.
option-kaeseschieben-closed_lids = Deckel zu
option-kaeseschieben-closed_lids-description = Vor dem Schluss darf niemand nach Würmern sehen, auch nicht im eigenen Käse.

kaeseschieben-headline = Runde {$round} von {$rounds}
kaeseschieben-prompt-to-roll = {$name}, du bist dran: würfeln!
kaeseschieben-prompt-moving = {$name}, du hast { $stars ->
        [0] **{$steps}**
       *[other] {$faces} → **{$steps}**
    } { $steps ->
        [one] Schritt
       *[other] Schritte
    }. Such dir einen Weg aus.
kaeseschieben-prompt-bonus = {$name}, der letzte Käse fiel über deine Kante: Du darfst jemandem einen wegnehmen. Die Größe siehst du, den Wurm nicht.
kaeseschieben-prompt-computer = {$name} überlegt …
kaeseschieben-button-pad = Ziehen
kaeseschieben-button-peek = Nachschauen
kaeseschieben-button-peek-none = Nachschauen: noch kein Käse
kaeseschieben-button-done = Fertig
kaeseschieben-button-decline = Nichts nehmen
kaeseschieben-button-take-small = Kleiner Käse von {$letter} ({$count})
kaeseschieben-button-take-medium = Mittlerer Käse von {$letter} ({$count})
kaeseschieben-button-take-large = Großer Käse von {$letter} ({$count})
kaeseschieben-direction-north = Hoch
kaeseschieben-direction-south = Runter
kaeseschieben-direction-west = Links
kaeseschieben-direction-east = Rechts
kaeseschieben-button-back = Zurück
kaeseschieben-button-over = Neu
kaeseschieben-where-to = Wohin? Oder Schritt für Schritt:
kaeseschieben-pushes = schiebt Käse
kaeseschieben-ends-move = damit ist gezogen
kaeseschieben-pad = 🎲 { $stars ->
        [0] **{$steps}**
       *[other] {$faces} → **{$steps}**
    } { $steps ->
        [one] Schritt
       *[other] Schritte
    } · { $left ->
        [0] keiner übrig
        [one] der nächste ist der letzte
       *[other] {$left} übrig
    }
kaeseschieben-pad-in-place-of-old = -# Das war noch von einem früheren Zug. Jetzt hast du diesen:
kaeseschieben-pad-words = Weg: {$squares}. { $left ->
        [0] Kein Schritt übrig.
        [one] Ein Schritt übrig.
       *[other] {$left} Schritte übrig.
    }
kaeseschieben-pad-falls = Gefallen: {$falls}.
kaeseschieben-way = {$level}: {$arrows} {$square}

# Was geschah
kaeseschieben-cheeses-small = { $count ->
        [one] ein kleiner Käse
       *[other] {$count} kleine Käse
    }
kaeseschieben-cheeses-medium = { $count ->
        [one] ein mittlerer Käse
       *[other] {$count} mittlere Käse
    }
kaeseschieben-cheeses-large = { $count ->
        [one] ein großer Käse
       *[other] {$count} große Käse
    }
kaeseschieben-a-small-taken = einen kleinen Käse
kaeseschieben-a-medium-taken = einen mittleren Käse
kaeseschieben-a-large-taken = einen großen Käse
kaeseschieben-over-north = über die Nordkante
kaeseschieben-over-south = über die Südkante
kaeseschieben-over-west = über die Westkante
kaeseschieben-over-east = über die Ostkante
kaeseschieben-fell = {$cheese} für {$name}
kaeseschieben-fell-for-nobody = {$cheese} {$edge} für niemanden
kaeseschieben-story-began-drawn = Runde {$round}: {$name} fängt an (ausgelost).
kaeseschieben-story-began-lowest = Runde {$round}: {$name} hatte die wenigsten Punkte und fängt an.
kaeseschieben-story-turn = {$name} würfelte {$faces}:
kaeseschieben-story-moved = {$start} nach {$end}
kaeseschieben-story-returned = {$start} hin und zurück
kaeseschieben-story-lapsed = { $lapsed ->
        [one] ein Schritt verfiel
       *[other] {$lapsed} Schritte verfielen
    }
kaeseschieben-story-stuck = kein Schritt war möglich
kaeseschieben-story-last-cheese = (der letzte)
kaeseschieben-story-taken = {$name} nimmt {$cheese} von {$victim}
kaeseschieben-story-declined = {$name} nimmt niemandem etwas weg
kaeseschieben-story-scored = Runde {$round} geht an {$names}.
kaeseschieben-story-scored-early = Runde {$round} wurde vorzeitig beendet und geht an {$names}.
kaeseschieben-story-scored-by-nobody = In Runde {$round} hat niemand gepunktet.
kaeseschieben-story-decided = { $count ->
        [one] {$names} gewinnt die Partie!
       *[other] {$names} teilen sich den Sieg!
    }

# Ergebnisse
kaeseschieben-result-title = Runde {$round} von {$rounds}: Deckel auf!

# Nachschauen
kaeseschieben-peek-nothing = Du hast noch keinen Käse zum Nachschauen.
kaeseschieben-peek-closed = An diesem Tisch bleiben die Deckel zu: Vor dem Schluss darf niemand nachschauen.

# Stellungen in Worten
kaeseschieben-size-small = klein
kaeseschieben-size-medium = mittel
kaeseschieben-size-large = groß
kaeseschieben-edge-north = Nordkante
kaeseschieben-edge-south = Südkante
kaeseschieben-edge-west = Westkante
kaeseschieben-edge-east = Ostkante
kaeseschieben-count-small = { $count ->
        [one] {$count} kleiner
       *[other] {$count} kleine
    }
kaeseschieben-count-medium = { $count ->
        [one] {$count} mittlerer
       *[other] {$count} mittlere
    }
kaeseschieben-count-large = { $count ->
        [one] {$count} großer
       *[other] {$count} große
    }
kaeseschieben-count-none = keine
kaeseschieben-count-wormy = {$count} mit Wurm
kaeseschieben-words-round = Runde {$round} von {$rounds}.
kaeseschieben-words-over = Die Partie ist zu Ende.
kaeseschieben-words-to-roll = {$name} muss würfeln.
kaeseschieben-words-moving = {$name} hat {$faces} gewürfelt und muss {$steps} { $steps ->
        [one] Schritt
       *[other] Schritte
    } machen.
kaeseschieben-words-bonus = {$name} darf jemandem einen Käse wegnehmen; zu sehen ist die Größe, nicht der Wurm.
kaeseschieben-words-mice = Mäuse: {$mice}.
kaeseschieben-words-on-board-small = Kleine Käse: {$squares}.
kaeseschieben-words-on-board-medium = Mittlere Käse: {$squares}.
kaeseschieben-words-on-board-large = Große Käse: {$squares}.
kaeseschieben-words-board-empty = Auf dem Brett liegt kein Käse mehr.
kaeseschieben-words-edge = {$edge}: {$name}; Käse: {$cheeses}.
kaeseschieben-words-edge-free = {$edge}: niemand.
kaeseschieben-words-unowned = Aus dem Spiel: {$cheeses}.
kaeseschieben-words-moves = Letzte Züge, der älteste zuerst: {$moves}.
kaeseschieben-words-pushed = {$move} (geschoben: {$cheeses})
kaeseschieben-words-draft-pushed = Geschoben: {$cheeses}.
kaeseschieben-words-slid = {$size} {$start}–{$end}
kaeseschieben-words-slid-over = {$size} {$start} {$over}
kaeseschieben-words-cheese = {$size}, { $wormy ->
        [yes] mit Wurm 🪱
       *[no] ohne Wurm ✨
    }
kaeseschieben-words-own = Deine Käse, der älteste zuerst: {$cheeses}. Zusammen bisher { $points ->
        [one] {$points} Punkt
       *[other] {$points} Punkte
    }.
kaeseschieben-ranking = { $points ->
        [one] {$points} Punkt
       *[other] {$points} Punkte
    }; Käse: {$cheeses}.
kaeseschieben-ranking-match = { $wins ->
        [0] Noch keine Runde gewonnen
        [one] Eine Runde gewonnen
       *[other] {$wins} Runden gewonnen
    }, zusammen {$points}.
kaeseschieben-ranking-over = { $wins ->
        [0] Keine Runde gewonnen
        [one] Eine Runde gewonnen
       *[other] {$wins} Runden gewonnen
    }, zusammen {$points}. Letzte Runde: {$round}
kaeseschieben-ranking-rest = Gehört niemandem: {$cheeses}.

# Absagen
refused-path-unreadable = „{$typed}“ kann ich nicht als Weg lesen. Schreib n o s w, n e s w, u r d l oder Pfeile.
refused-path-ambiguous = Das lässt sich auf zwei Arten lesen. Schreib `{$first}` oder `{$second}`.
refused-path-too-short = Das sind nur {$made} von {$steps} Schritten; du musst alle machen.
refused-path-too-long = Das sind {$made} Schritte, du hast aber nur {$steps}.
refused-path-edge = Schritt {$number} führt bei {$square} vom Brett.
refused-path-mouse = Schritt {$number} führt von {$square} auf das Feld einer Maus.
refused-path-blocked-line = Schritt {$number} würde von {$square} aus Käse gegen eine Maus schieben.
refused-path-board-empty = Mit dem letzten Käse war dein Zug zu Ende: Schritt {$number} ist einer zu viel.
refused-no-bonus = Jetzt kannst du keinen Käse wegnehmen.
refused-bonus-first = Erst muss noch jemand einen Käse wegnehmen oder verzichten.
refused-no-such-victim = Da kannst du keinen Käse wegnehmen.
refused-nothing-to-take = Einen Käse dieser Größe gibt es dort nicht.
