button-analysis = Analyse
button-analysis-moments = Meine Momente
button-analysis-moments-of-all = Schlüsselmomente
button-try-it = Ausprobieren
analysis-headline = Analyse
analysis-working = 📈 Ich gehe die Partie Wurf für Wurf und Zug für Zug durch. Das kann ein, zwei Minuten dauern.
analysis-queued = 📈 { $place ->
        [one] Deine Partie kommt als nächste dran.
       *[other] Erst sind noch andere Partien zu analysieren: Deine ist die {$place}. in der Reihe.
    } { $minutes ->
        [one] Das dauert höchstens eine Minute.
       *[other] Das dauert etwa {$minutes} Minuten.
    }
analysis-alt = Siegchancen in Prozent, am Anfang, nach jedem Viertel und am Ende:
analysis-alt-line = {$name}: {$chances}
analysis-line = {$name} {$start} % → {$result} %: {$changes}
analysis-luck = Glück {$change}
analysis-choices = eigene Züge {$change}
analysis-others = Züge der anderen {$change}
analysis-hidden = bis zuletzt verborgen {$change}
analysis-rest = Rest {$change}
analysis-luckier = Mehr Glück als {$percent} von 100 mit den gleichen Aussichten.
analysis-level = Gespielt wie der Computer der Stufe *{$level}*.
analysis-luckiest = 🍀 Glücklichster Moment: {$name} {$change}
analysis-costliest = ❗ Teuerster Zug: {$name} {$change}
analysis-explained = Alles in Punkten der Siegchance, 0 bis 100. Züge werden mit denen des stärksten Computers verglichen, der nicht mehr wusste. Rest: was die Schätzung der Chancen unterwegs berichtigt.
analysis-no-moments = 👏 Keiner deiner Züge hat mehr als zwei Punkte gekostet. Stark gespielt!
analysis-moment-title = **Moment {$number} von {$count}**
analysis-played = Gespielt ({$chance} %): {$what}
analysis-better = Besser ({$chance} %): {$what}
analysis-rolls = weiterwürfeln
refused-no-analysis = In dieser Partie gibt es nichts zu analysieren: Sie war zu Ende, bevor etwas entschieden wurde.
refused-no-analysis-so-long = Diese Partie ist zu lang, ich kann sie nicht analysieren.
refused-analysis-running = Ich analysiere gerade noch eine andere Partie für dich. Warte bitte, bis das fertig ist.
refused-coach-busy = Gerade warten so viele Partien auf ihre Analyse, dass deine nicht rechtzeitig fertig würde. Frag { $minutes ->
        [one] in einer Minute noch einmal.
       *[other] in {$minutes} Minuten noch einmal.
    }

# Warum etwas besser ist; „sonst“ meint, was stattdessen getan wurde
reason-claims = Das schickt die Figur von {$name} zurück, die einen Rauswurf versäumt hat.
reason-finishes = Das bringt die letzte Figur ins Ziel.
reason-captures = Das wirft eine Figur von {$name} hinaus.
reason-gets-home = Das bringt eine Figur ins Ziel.
reason-escapes = { $count ->
        [one] Das bringt eine Figur aus der Reichweite einer gegnerischen.
       *[other] Das bringt eine Figur aus der Reichweite von {$count} gegnerischen.
    }
reason-enters = Das bringt eine neue Figur ins Spiel.
reason-builds-wall = Das bildet eine Mauer.
reason-chases = Dann ist eine Figur von {$name} in Reichweite.
reason-clears-start = Das macht das Startfeld für die nächste Figur frei.
reason-exposes = { $count ->
        [one] Sonst steht eine Figur in Reichweite einer gegnerischen.
       *[other] Sonst steht eine Figur in Reichweite von {$count} gegnerischen.
    }
reason-opens-wall = Sonst wird eine Mauer aufgegeben.
reason-risks = Sonst kosten Rauswürfe voraussichtlich mehr Felder.
reason-takes-last = Das holt den letzten Käse.
reason-collects = Das schiebt Käse im Wert von bis zu {$count} Punkten über die eigene Kante.
reason-keeps-from = Das schiebt Käse im Wert von bis zu {$count} Punkten von der Kante von {$name} weg.
reason-readies = Dann liegt Käse im Wert von bis zu {$count} Punkten direkt an der eigenen Kante.
reason-nears = Das schiebt Käse näher an die eigene Kante.
reason-gets-behind = { $count ->
        [one] Dann liegt ein Käse zwischen der Maus und der eigenen Kante.
       *[other] Dann liegen {$count} Käse zwischen der Maus und der eigenen Kante.
    }
reason-gives = Sonst bekommt {$name} Käse im Wert von bis zu {$count} Punkten.
reason-offers = Sonst liegt Käse im Wert von bis zu {$count} Punkten direkt an der Kante von {$name}.
reason-worm-free = Dieser Käse hat garantiert keinen Wurm.
reason-takes = Das nimmt {$name} Käse im Wert von bis zu {$count} Punkten weg.
reason-gains = Das bringt { wiedumir-chips }.
reason-pays = Sonst kostet es { wiedumir-chips }.
reason-feeds = Sonst bekommt {$name} { wiedumir-chips }.
reason-costs = Das kostet {$name} { wiedumir-chips }.
reason-limits = Das wirft {$name} auf vier Chips zurück.
reason-over-limit = Sonst bleiben nur vier Chips.
reason-reaches-goal = Das bringt eine Figur ins Ziel.
reason-sets-back = Das setzt eine Figur von {$name} zurück.
reason-saves = Das sichert die {$count} Punkte des Zuges.
reason-clears-cup = Das legt die letzten Würfel heraus, und alle neun können wieder rollen.
reason-scores = Damit ist der Zug {$count} Punkte wert.
reason-sets-aside = Das legt mehr Würfel heraus.
reason-survives = { $count ->
        [100] Beim nächsten Wurf können nicht FOR, GET und IT zusammenkommen.
       *[other] Der nächste Wurf geht in {$count} von 100 Fällen gut.
    }
reason-leaves-dice = Das lässt mehr Würfel für den nächsten Wurf.
