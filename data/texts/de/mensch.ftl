game-mensch = Mensch ärgere Dich nicht
game-mensch-facts = {$players} · zu zweit 45 Minuten, zu viert über zwei Stunden · vor allem Glück · bei Schmidt Spiele erschienen
game-mensch-tagline = Bring deine vier Figuren einmal rund ums Brett und ins Ziel, und wirf die anderen unterwegs hinaus.
option-mensch-three_tries = Drei Versuche
option-mensch-three_tries-description = Warten alle Figuren, die nicht im Ziel sind? Drei Versuche für eine Sechs. Kann eine im Ziel vorrücken, muss sie es.
option-mensch-auto_move = Bot macht Zwangszüge
option-mensch-auto_move-description = Ist nur ein Zug möglich, macht ihn der Bot sofort und sagt es dazu.
option-mensch-auto_roll = Bot würfelt für alle
option-mensch-auto_roll-description = Niemand muss würfeln; ihr sucht nur noch aus, welche Figur zieht.
option-mensch-odds = Chancen
option-mensch-odds-description = Wer fragt, sieht nur für sich, wen die eigenen Figuren hinauswerfen können und wie gefährdet sie sind.

mensch-headline-pairs = {$one} gegen {$other}
mensch-prompt-to-roll = {$name}, du bist dran: würfeln!
mensch-prompt-roll-again = {$name}, eine Sechs: Würfle noch einmal!
mensch-prompt-moving = {$name}, du hast **{$die}** gewürfelt. Welche Figur zieht?
mensch-prompt-computer = {$name} überlegt …
mensch-prompt-waits = 👀 Rauswurf übersehen? {$name} ist {$when} dran.
mensch-try = { $attempt ->
        [1] Erster
        [2] Zweiter
       *[other] Dritter
    } von drei Versuchen, eine Sechs zu würfeln.
mensch-try-goal = Passt eine Zahl für eine Figur im Ziel, musst du mit ihr ziehen, und der Zug ist vorbei.
mensch-helping = Du ziehst mit den Figuren von {$owner}.
mensch-claim-open = ☝️ {$names} können den übersehenen Rauswurf melden, solange der Knopf da ist.
mensch-claim-pass = 👀 Rauswurf übersehen? Wer dran ist, darf auch gleich würfeln.
mensch-button-missed = Rauswurf übersehen?
mensch-button-call = Melden
mensch-button-nothing-missed = Nichts übersehen
mensch-claim-panel = ☝️ {$name} hat **{$die}** gewürfelt und {$pawn} gezogen. Welche Figur hätte stattdessen hinauswerfen können? Falsch geraten kostet nichts.
mensch-button-claim = {$pawn}: {$place}

# Felder und Züge
mensch-list-or = {$most} oder {$last}
mensch-at-square = Feld {$number}
mensch-at-base = Wartefeld
mensch-at-goal = Zielfeld {$number}
mensch-to-square = Feld {$number}
mensch-to-goal = Zielfeld {$number}
mensch-choice = {$pawn}: {$start} → {$end}
mensch-choice-captures = {$choice}, wirft {$pawns} hinaus
mensch-choice-fells = {$choice}, reißt die Mauer {$pawns} ein
mensch-choice-wall = {$choice}, baut eine Mauer
mensch-blocked = {$pawn}: {$reason}
mensch-obstacle-needs-six = nur mit einer 6
mensch-obstacle-start-taken = eigene am Start
mensch-obstacle-own-pawn = eigene Figur ist dort
mensch-obstacle-wall = Mauer ist im Weg
mensch-obstacle-too-far = zu weit fürs Ziel
mensch-obstacle-start-first = erst Startfeld räumen
mensch-obstacle-base-first = erst eine Figur heraus

# Was geschah
mensch-story-start-rolled = 🎲 Wer fängt an? {$rolls}.
mensch-story-start-roll = {$name} {$die}
mensch-story-start-tied = Gleichstand: {$names} würfeln noch einmal.
mensch-story-starter = {$name} beginnt.
mensch-story-turn = {$name} würfelte
mensch-story-moved = {$dice}: {$did}
mensch-story-dice-for = {$dice} für {$owner}
mensch-story-tries = { $left ->
        [0] {$dice}: keine Sechs
        [one] {$dice}: noch keine Sechs, ein Versuch bleibt
       *[other] {$dice}: noch keine Sechs, {$left} Versuche bleiben
    }
mensch-story-wall-fell = 6: Die Mauer aus {$pawns} auf {$place} fällt 💥
mensch-story-nothing = {$dice}: keine Figur kann ziehen
mensch-story-nothing-because = {$dice}: keine Figur kann ziehen ({$reasons})
mensch-did-enters = {$pawn} kommt heraus auf {$place}
mensch-did-moves = {$pawn} auf {$place}
mensch-did-home = {$pawn} kommt auf {$place}
mensch-did-captures = {$did}, wirft {$pawns} hinaus 💥
mensch-did-fells = {$did}, die Mauer aus {$pawns} fällt 💥
mensch-did-wall = {$did}, eine Mauer mit {$pawns} 🧱
mensch-did-only = {$did} (der einzige Zug)
mensch-did-clears-start = {$did} (das Startfeld muss frei werden)
mensch-did-six-enters = {$did} (bei einer Sechs ist das Pflicht)
mensch-did-compelled = {$did} (keine andere Figur kann ziehen: Die Mauer öffnet sich)
mensch-story-finished = alle vier Figuren im Ziel, Platz {$place} 🏁
mensch-story-finished-of-pair = alle vier Figuren im Ziel 🏁
mensch-story-finished-for-partner = {$name} hat alle vier Figuren im Ziel 🏁
mensch-story-overlooked = ☝️ {$name} hätte mit {$pawns} hinauswerfen können.
mensch-story-missed = ☝️ {$name} hat einen Rauswurf übersehen.
mensch-story-overlooked-claimed = ☝️ Ein Rauswurf wurde übersehen: {$pawn} muss von {$place} zurück.
mensch-story-claimed = ☝️ {$name} meldet einen übersehenen Rauswurf: {$pawn} muss von {$place} zurück.
mensch-story-decided = 🏆 { $count ->
        [one] {$names} gewinnt!
       *[other] {$names} gewinnen!
    }
mensch-story-ended-early = Die Partie wurde vorzeitig beendet.

# Ergebnisse
mensch-result-title = Die Plätze
mensch-result-ended-early = -# Für alle anderen zählt, wie weit ihre Figuren gekommen sind.

# Chancen
mensch-odds-chances-title = ### 🎯 Wen du hinauswerfen kannst
mensch-odds-no-chances = - Keine fremde Figur ist in Reichweite.
mensch-odds-risks-title = ### 🛡️ Wie gefährdet deine Figuren bis zu deinem nächsten Zug sind
mensch-odds-no-risks = - Keine deiner Figuren ist auf der Laufbahn: Dir droht kein Rauswurf.
mensch-odds-line = **{$pawn}** auf {$place}: {$chance}
mensch-odds-note = -# Jede Zahl gilt für diese Figur allein, in diesem oder deinem nächsten Zug.

# Stellungen in Worten
mensch-words-pairs = {$one} ({$one_home} von 8 Figuren im Ziel) spielen gegen {$other} ({$other_home} von 8).
mensch-words-rolling-for-start = Der Würfel entscheidet, wer beginnt.
mensch-words-to-roll = {$name} muss würfeln.
mensch-words-rolling = {$name} würfelt.
mensch-words-moving = {$name} hat {$die} gewürfelt und sucht eine Figur aus.
mensch-words-over = Die Partie ist zu Ende.
mensch-words-helping = {$name} zieht Figuren von {$owner}.
mensch-words-start-rolls = Gewürfelt, wer beginnt: {$rolls}.
mensch-words-seat = {$name}, Startfeld {$start}: {$places}.
mensch-words-walls = Mauern: {$walls}.
mensch-words-wall = {$place} ({$pawns})
mensch-words-choices = Möglich: {$choices}.
mensch-words-blocked = Nicht möglich: {$reasons}.
mensch-words-latest = Zuletzt gezogen: {$moves}.
mensch-words-lying = Eben hinausgeworfen: {$pawns}.
mensch-words-hint = {$name} hat einen Rauswurf übersehen; wer von der Gegenseite die Figur nennt, kann ihn melden.
mensch-words-finished = Alle im Ziel: {$names}.
mensch-words-places = Plätze: {$places}.
mensch-ranking = {$home} von 4 Figuren im Ziel, { $captures ->
        [one] 1 Rauswurf
       *[other] {$captures} Rauswürfe
    }, { $losses ->
        [one] 1 Figur musste
       *[other] {$losses} Figuren mussten
    } zurück, { $sixes ->
        [one] 1 Sechs
       *[other] {$sixes} Sechsen
    }.
mensch-ranking-squares = { $squares ->
        [one] 1 Feld
       *[other] {$squares} Felder
    } gegangen.
mensch-ranking-squares-together = Zusammen { $squares ->
        [one] 1 Feld
       *[other] {$squares} Felder
    } gegangen.

# Ablehnungen
refused-move-first = Du hast {$number} gewürfelt: Such erst aus, welche Figur zieht.
refused-pawn-needs-six = Figur {$pawn} wartet und kommt nur mit einer Sechs heraus; gewürfelt ist {$number}.
refused-pawn-start-taken = Figur {$pawn} kann nicht heraus: Auf dem Startfeld steht eine Figur derselben Farbe.
refused-pawn-own-pawn = Figur {$pawn} kann nicht {$number} ziehen: Wo sie hinkäme, steht eine Figur derselben Farbe.
refused-pawn-wall = Figur {$pawn} kann nicht {$number} ziehen: Eine Mauer ist im Weg, und über die kommt niemand.
refused-pawn-too-far = Figur {$pawn} kann nicht {$number} ziehen: Das ist zu weit fürs Ziel.
refused-pawn-start-first = Figur {$pawn} muss warten: Solange bei dir Figuren warten, zieht zuerst die auf dem Startfeld.
refused-pawn-base-first = Figur {$pawn} muss warten: Mit einer Sechs kommt zuerst eine wartende Figur heraus.
refused-pawn-not-yours = Figur {$pawn} ziehst nicht du.
refused-pawn-unreadable = „{$typed}“ kann ich nicht als Figur lesen. Schreib ihren Namen, etwa `A3` oder `3`, oder das Feld, auf das sie soll.
refused-place-not-reached = Mit einer {$number} kommt keine deiner Figuren auf „{$typed}“.
refused-no-claim = Gerade kannst du keinen übersehenen Rauswurf melden. Versuchen kostet nichts.
refused-claim-other-pawn = Figur {$pawn} hätte niemanden hinauswerfen können.
refused-claim-unreadable = „{$typed}“ kann ich nicht als Figur lesen. Schreib ihren Namen, etwa `A3`.
refused-claim-which = Nenn die Figur, die hätte hinauswerfen können: {$pawns}.
refused-claim-made = Diesen Rauswurf hat schon jemand gemeldet.
refused-claim-too-late = Zu spät: Das Spiel ist schon weiter.
mensch-typed-claim = melden, anzeigen, claim

mensch-choice-claim = Zeig {$pawn} an
