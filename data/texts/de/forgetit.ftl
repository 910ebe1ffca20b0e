game-forgetit = For-Get-It
game-forgetit-facts = {$players}, am besten 2–6 · etwa 20 Minuten · von 8 bis 88 Jahren · eher Glück als Taktik · bei Schmidt Spiele erschienen
game-forgetit-tagline = Neun Würfel, drei Wörter: Sammle eine Zahl, hör rechtzeitig auf und vergiss alles, wenn FOR, GET und IT daliegen.
option-forgetit-odds = Chancen
option-forgetit-odds-description = Wer Chancen und erwartete Punkte sieht: nur, wer danach fragt; alle, bei jedem Zug; oder niemand.
option-forgetit-odds-private = auf Nachfrage
option-forgetit-odds-public = für alle
option-forgetit-odds-off = aus

forgetit-headline = Runde {$round} von {$rounds}
forgetit-headline-doubled = Runde {$round} von {$rounds}, zählt doppelt
forgetit-headline-then = danach {$seats}
forgetit-headline-last = letzter Zug
forgetit-prompt-to-roll = {$name}, wirf alle neun Würfel.
forgetit-prompt-choosing = {$name}, was legst du heraus?
forgetit-prompt-deciding = {$name}, weiterwürfeln oder aufhören?
forgetit-prompt-computer = {$name} überlegt …
forgetit-button-pick = Würfel aussuchen …
forgetit-button-roll = { $count ->
        [one] Einen Würfel werfen
        [9] Alle neun werfen
       *[other] {$count} Würfel werfen
    }
forgetit-button-stop = Aufhören: {$points}
forgetit-roll = {$count} werfen
forgetit-roll-all = { $count ->
        [1] Einen werfen
       *[other] Alle {$count} werfen
    }
forgetit-bank = {$points} Stopp
forgetit-legend = -# blau wirft weiter, grün hört auf
forgetit-button-sheet = Wertungsblock

# Einzelne Würfel aussuchen
forgetit-pick-title = Tippe die Würfel an, die du herauslegst. Auf der sechsten Seite hat jeder sein Wort.
forgetit-pick-none = Noch keiner ausgesucht.
forgetit-pick-die-chosen = {$die}, ausgesucht
forgetit-pick-chosen = Ausgesucht: {$dice} → bisher {$points}.
forgetit-pick-too-few = Ausgesucht: {$dice}. Beim ersten Mal müssen es mindestens zwei Würfel mit derselben Zahl sein.
forgetit-keep-label = {$count} × {$number} ({$words}, +{$gain})
forgetit-keep-label-roll = {$dice}, dann { $left ->
        [one] einen Würfel
       *[other] {$left} Würfel
    } werfen
forgetit-keep-label-stop = {$dice}, dann aufhören: {$score}
forgetit-keep-none-label = nichts

# Was geschah
forgetit-story-starter = {$name} fängt an (ausgelost).
forgetit-story-collecting = {$name} hat nach { $rolls ->
        [one] einem Wurf
       *[other] {$rolls} Würfen
    } {$product}: bisher {$points}
forgetit-story-stopped = {$name} hörte nach { $rolls ->
        [one] einem Wurf
       *[other] {$rolls} Würfen
    } auf: {$product}, **{$points}** ✋
forgetit-story-stopped-empty = {$name} hörte nach { $rolls ->
        [one] einem Wurf
       *[other] {$rolls} Würfen
    } auf, ohne etwas gesammelt zu haben: 0 Punkte ✋
forgetit-story-busted = {$name}: **FOR – GET – IT** beim {$rolls}. Wurf, ein Strich 💥
forgetit-story-busted-losing = {$name}: **FOR – GET – IT** beim {$rolls}. Wurf, ein Strich statt {$points} Punkten 💥
forgetit-story-round-ended = Runde {$round} ist zu Ende.
forgetit-story-ended-early = Die Partie wurde vorzeitig beendet.
forgetit-story-decided = { $count ->
        [one] {$names} gewinnt!
       *[other] {$names} teilen sich den Sieg!
    }

# Ergebnisse
forgetit-result-title = Der Wertungsblock nach Runde {$round} von {$rounds}
forgetit-result-title-within = Der Wertungsblock mitten in Runde {$round} von {$rounds}
forgetit-result-title-empty = Der Wertungsblock ist noch leer
forgetit-result-without-turn = -# In Runde {$round} nicht mehr dran: {$names}.
forgetit-ranking-stopped = {$total} { $turns ->
        [0] ohne einen Zug
        [one] nach einem Zug
       *[other] nach {$turns} Zügen
    }
forgetit-turns = { $count ->
        [one] {$count} Zug
       *[other] {$count} Züge
    }
forgetit-story-not-scored = {$name} hatte {$count} × {$number} beisammen; dieser Zug zählt nicht mehr
forgetit-sheet-title = ### Der Wertungsblock
forgetit-ranking = zusammen {$total}, {$entry} in Runde {$round}
forgetit-ranking-bust = zusammen {$total}, ein Strich in Runde {$round}

# Chancen
forgetit-odds-title = ### 🎯 Chancen
forgetit-odds-to-roll = Neun Würfel: {$roll}
forgetit-odds-stop = **Aufhören:** {$points}
forgetit-odds-roll = **Würfeln:** {$roll}
forgetit-odds-choice = **{$choice}:** {$points}, wenn du aufhörst; wenn du würfelst, {$roll}
forgetit-odds-next-roll = FOR-GET-IT {$bust}; gut gespielt im Mittel {$best}
forgetit-odds-next-roll-more = deine Zahl noch einmal {$more}, FOR-GET-IT {$bust}; gut gespielt im Mittel {$best}
forgetit-odds-last-round = -# In der letzten Runde zählt nur der Sieg; die Zahlen hier sind trotzdem Punkte.

# Stellungen in Worten
forgetit-words-round = Runde {$round} von {$rounds}.
forgetit-words-round-doubled = Runde {$round} von {$rounds}, die doppelt zählt.
forgetit-words-then = Danach sind noch dran: {$seats}.
forgetit-words-last = Das ist der letzte Zug der Partie.
forgetit-words-over = Die Partie ist zu Ende.
forgetit-words-to-roll = {$name} wirft alle neun Würfel.
forgetit-words-choosing = {$name} darf Würfel herauslegen.
forgetit-words-deciding = {$name} darf weiterwürfeln oder aufhören.
forgetit-words-shown = Gewürfelt, mit dem Wort des Würfels: {$dice}.
forgetit-words-aside = Herausgelegte Wörter: {$words}.
forgetit-words-none = keine
forgetit-words-numbers = Herausgelegte Zahlen, mit dem Wort des Würfels: {$dice}.
forgetit-words-collected = Gesammelt: {$product}, wert {$points}; Wörter auf den herausgelegten Würfeln: {$words}.
forgetit-words-cup = Würfel des nächsten Wurfs: {$count}.
forgetit-words-pass = In diesem Zug waren schon { $times ->
        [one] einmal
       *[other] {$times}-mal
    } alle neun heraus.
forgetit-words-standings = Punkte: {$points}.
forgetit-words-sheet = Der Wertungsblock, Runde {$round} von {$rounds}; ein Strich bedeutet: alles verloren.
forgetit-words-dash = Strich
forgetit-words-last-bust = {$name} hat alles verloren: FOR-GET-IT.
forgetit-words-last-score = {$name} hat sich {$points} aufgeschrieben.

# Ablehnungen
refused-choose-first = Such erst aus, was du herauslegst, oder leg nichts heraus.
refused-nothing-to-choose = Jetzt lässt sich nichts herauslegen: Würfle weiter oder hör auf.
refused-other-number = Du sammelst in diesem Zug die {$number}; andere Zahlen kannst du nicht herauslegen.
refused-not-shown = So viele {$number}er liegen hier nicht.
refused-first-two = Beim ersten Mal müssen mindestens zwei Würfel mit derselben Zahl heraus.
refused-dice-unreadable = „{$typed}“ kann ich nicht als Würfel lesen. Schreib `3` für alle Dreier, `3 for it` für je einen auf FOR und IT, `0` für keinen.
