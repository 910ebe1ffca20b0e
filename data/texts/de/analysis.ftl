button-analysis = Analyse
button-analysis-moments = Meine Momente
button-analysis-moments-of-all = Schlüsselmomente
button-analysis-sums = Die Zahlen
button-try-it = Ausprobieren
analysis-headline = Analyse
analysis-working = 📈 Ich gehe die Partie Zug für Zug durch. Das dauert ein, zwei Minuten …
analysis-queued = 📈 { $place ->
        [one] Deine Partie kommt als nächste dran.
       *[other] Erst sind noch andere Partien zu analysieren: Deine ist die {$place}. in der Reihe.
    } { $minutes ->
        [one] Das dauert höchstens eine Minute.
       *[other] Das dauert etwa {$minutes} Minuten.
    }
analysis-alt = Siegchancen in Prozent, am Anfang, nach jedem Viertel und am Ende:
analysis-alt-line = {$name}: {$chances}
analysis-line = {$name} {$start} % → {$result} %
analysis-luck = Glück {$change} Punkte
analysis-choices = eigene Züge je {$change} Punkte, bei { $count ->
        [one] einer Entscheidung
       *[other] {$count} Entscheidungen
    }
analysis-others = Züge der anderen {$change} Punkte
analysis-hidden = Verdecktes {$change} Punkte
analysis-rest = meine Schätzung lag um {$change} Punkte daneben
analysis-resigned = Aufgabe {$change} Punkte
analysis-luckier = Glück {$percent} von 100, normal ist 50
played-level = { $level ->
        [easy] Anfang
        [normal] solide
        [hard] stark
       *[other] meisterhaft
    }
analysis-level = Spielweise: { played-level }
analysis-won-luck = 📈 Sieg mit Glück: {$name}
analysis-won-play = 📈 Sieg mit Köpfchen: {$name}
analysis-won-both = 📈 Sieg mit Glück und Köpfchen: {$name}
analysis-won-against-luck = 📈 Sieg trotz Pech: {$name}
analysis-won-resigned = 🏳️ Sieg durch Aufgabe: {$name}, bis dahin mit {$chance} %
analysis-stopped = ⏹️ Vorzeitig zu Ende. Vorn: {$name} mit {$chance} %
analysis-lucky = 🎲 Glück: {$told}
analysis-luck-very-lucky = viel
analysis-luck-lucky = etwas
analysis-luck-as-expected = normal
analysis-luck-unlucky = etwas Pech
analysis-luck-very-unlucky = viel Pech
analysis-best = ♟️ Am besten gespielt: {$name}
analysis-turned = ↪️ Die Wende, Schritt {$step}: {$what}
analysis-costliest = 💸 Teuerster Zug, Schritt {$step}: {$name}, −{$cost} % Siegchance
analysis-costliest-turned = ↪️ Die Wende war der teuerste Zug, Schritt {$step}: {$name}, −{$cost} % Siegchance
analysis-instead = {$played} statt {$better}
analysis-explained = Ein Punkt ist ein Prozent Siegchance. Ich vergleiche mit dem besten Zug, den ich kenne, und sehe dabei nicht mehr als ihr.
analysis-no-moments = 👏 Kein Zug hat dich mehr als 2 % Siegchance gekostet.
analysis-moment-title = Moment {$number} von {$count}
analysis-you = Du
analysis-played = ① {$who}: {$what} → {$chance} %
analysis-better = ② Besser: {$what} → {$chance} %
choice-roll = würfeln
refused-no-analysis = In dieser Partie gibt es nichts zu analysieren: Sie war zu Ende, bevor etwas entschieden wurde.
refused-no-analysis-so-long = Diese Partie ist zu lang, ich kann sie nicht analysieren.
refused-analysis-running = Ich analysiere gerade noch eine andere Partie für dich. Warte bitte, bis das fertig ist.
refused-coach-busy = Gerade warten so viele Partien auf ihre Analyse, dass deine nicht rechtzeitig fertig würde. Frag { $minutes ->
        [one] in einer Minute noch einmal.
       *[other] in {$minutes} Minuten noch einmal.
    }

# Warum etwas besser ist; „sonst“ meint, was stattdessen getan wurde
reason-claims = Schickt die Figur von {$name} zurück, die den Rauswurf übersah.
reason-finishes = Bringt die letzte Figur ins Ziel.
reason-captures = Wirft eine Figur von {$name} hinaus.
reason-gets-home = Bringt eine Figur ins Ziel.
reason-escapes = { $count ->
        [one] Bringt eine Figur aus der Reichweite einer gegnerischen.
       *[other] Bringt eine Figur aus der Reichweite von {$count} gegnerischen.
    }
reason-enters = Bringt eine neue Figur ins Spiel.
reason-builds-wall = Baut eine Mauer.
reason-chases = Nimmt eine Figur von {$name} ins Visier.
reason-clears-start = Macht das Startfeld für die nächste Figur frei.
reason-exposes = { $count ->
        [one] Hält die Figur aus der Reichweite einer gegnerischen.
       *[other] Hält die Figur aus der Reichweite von {$count} gegnerischen.
    }
reason-opens-wall = Lässt die Mauer stehen.
reason-risks = Setzt bei Rauswürfen weniger Felder aufs Spiel.
reason-takes-last = Holt den letzten Käse.
reason-collects = Schiebt Käse im Wert von bis zu {$count} Punkten über die eigene Kante.
reason-keeps-from = Schiebt Käse im Wert von bis zu {$count} Punkten von der Kante von {$name} weg.
reason-readies = Legt Käse im Wert von bis zu {$count} Punkten direkt an die eigene Kante.
reason-nears = Schiebt Käse näher an die eigene Kante.
reason-gets-behind = { $count ->
        [one] Bringt einen Käse zwischen die Maus und die eigene Kante.
       *[other] Bringt {$count} Käse zwischen die Maus und die eigene Kante.
    }
reason-gives = Verwehrt {$name} Käse im Wert von bis zu {$count} Punkten.
reason-offers = Legt {$name} keinen Käse im Wert von bis zu {$count} Punkten direkt an die Kante.
reason-worm-free = Garantiert ohne Wurm.
reason-takes = Nimmt {$name} Käse im Wert von bis zu {$count} Punkten weg.
reason-gains = Bringt { wiedumir-chips }.
reason-pays = Vermeidet einen Verlust von { wiedumir-chips }.
reason-feeds = Verwehrt {$name} { wiedumir-chips }.
reason-costs = Kostet {$name} { wiedumir-chips }.
reason-limits = Wirft {$name} auf vier Chips zurück.
reason-over-limit = Vermeidet den Rückfall auf vier Chips.
reason-reaches-goal = Bringt eine eigene Figur ins Ziel.
reason-sets-back = Setzt eine Figur von {$name} zurück.
reason-saves = Sichert die {$count} Punkte des Zuges.
reason-clears-cup = Legt die letzten Würfel heraus; alle neun können wieder rollen.
reason-scores = Macht den Zug {$count} Punkte wert.
reason-sets-aside = Legt mehr Würfel heraus.
reason-survives = { $count ->
        [100] Beim nächsten Wurf können nicht FOR, GET und IT zusammenkommen.
       *[other] Der nächste Wurf geht in {$count} von 100 Fällen gut.
    }
reason-leaves-dice = Lässt mehr Würfel für den nächsten Wurf.
