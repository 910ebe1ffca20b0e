game-wiedumir = Wie Du mir …
game-wiedumir-facts = {$players} · etwa 15 Minuten · ab 8 Jahren · Glück, aus dem sich etwas machen lässt · von Wolfgang Riedesser (Schmidt Spiele, 1991)
game-wiedumir-tagline = … so ich dir: Alle dürfen jede Figur ziehen, und die Folgen trägt immer, wem die Figur gehört.
option-wiedumir-length = Länge
option-wiedumir-length-description = Ein Spiel, mehrere mit zusammengezählten Chips oder so viele, bis jemand genug Punkte hat („ohne Ende“).
option-wiedumir-length-games-1 = ein Spiel
option-wiedumir-length-games-2 = 2 Spiele
option-wiedumir-length-games-3 = 3 Spiele
option-wiedumir-length-games-4 = 4 Spiele
option-wiedumir-length-games-5 = 5 Spiele
option-wiedumir-length-games-6 = 6 Spiele
option-wiedumir-length-games-7 = 7 Spiele
option-wiedumir-length-games-8 = 8 Spiele
option-wiedumir-length-games-9 = 9 Spiele
option-wiedumir-length-points-15 = bis 15 Punkte
option-wiedumir-length-points-20 = bis 20 Punkte
option-wiedumir-length-points-30 = bis 30 Punkte
option-wiedumir-length-points-50 = bis 50 Punkte
option-wiedumir-length-points-75 = bis 75 Punkte
option-wiedumir-length-points-100 = bis 100 Punkte
option-wiedumir-no_limits = Ohne Grenzen
option-wiedumir-no_limits-description = Wer mehr als zehn Chips hat, darf sie alle behalten.
option-wiedumir-no_comparing = Ohne Vergleichen
option-wiedumir-no_comparing-description = Deine Chips kennst bis zum Ende nur du. Jede Zahlung sehen alle.
option-wiedumir-no_measure = Ohne Maßen
option-wiedumir-no_measure-description = Wer alle Figuren im Ziel hat und eine 1 würfelt, darf einen Chip nehmen, statt zu ziehen.
option-wiedumir-auto_move = Bot macht Zwangszüge
option-wiedumir-auto_move-description = Wo es nichts zu wählen gibt, handelt der Bot.

wiedumir-headline = Spiel {$game} von {$games}
wiedumir-headline-target = Spiel {$game}, bis {$target} Punkte
wiedumir-prompt-to-roll = {$name}, du bist dran: würfeln!
wiedumir-prompt-moving = {$name}, du hast eine **{$roll}**. Zieh mit irgendeiner Figur.
wiedumir-prompt-deciding = {$name}, du entscheidest:
wiedumir-prompt-computer = {$name} überlegt …
wiedumir-card-quoted = > 🃏 **{$title}** · {$text}
wiedumir-button-take = Lieber einen Chip nehmen
wiedumir-button-decide = Entscheiden …
wiedumir-button-peek = Meine Chips

# Wohin eine Figur käme, und was dann geschähe
wiedumir-square-start = Start
wiedumir-square-number = Feld {$square}
wiedumir-square-goal = Ziel
wiedumir-landing = {$pawn} → {$square}: {$effect}
wiedumir-landing-quietly = {$pawn} → {$square}
wiedumir-effect-change = {$name} {$change}
wiedumir-effect-limit = {$name} {$change}: über zehn, zurück auf {$left}
wiedumir-effect-draws = {$name} zieht eine Karte
wiedumir-effect-nothing = {$name} ±0

# Eine Karte beantworten
wiedumir-ask-pawn = Welche Figur?
wiedumir-ask-pawn-and-square = Welche Figur soll wohin?
wiedumir-ask-square = Wohin?
wiedumir-ask-seat = Wer?
wiedumir-ask-shares = Wer bekommt wie viele?
wiedumir-ask-shares-taking = Wie viele von wem?
wiedumir-ask-swap = Wer tauscht mit wem?
wiedumir-ask-pass = Von wem zu wem?
wiedumir-ask-giver = Wer muss geben?
wiedumir-ask-receiver = Wer bekommt es?
wiedumir-pair-swaps = {$first} ⇄ {$second}
wiedumir-pair-passes = {$first} → {$second}
wiedumir-pair-swaps-spoken = {$first} und {$second} tauschen
wiedumir-pair-passes-spoken = von {$first} an {$second}
wiedumir-share-exactly = Noch **{$left}** zu { $takes ->
        [yes] nehmen
       *[no] verteilen
    }.
wiedumir-share-between = Verteilt: **{$sum}**. Mindestens {$least}, höchstens {$most}.
wiedumir-share-row = {$name}: {$amount}
wiedumir-share-nothing = niemand bekommt etwas
wiedumir-share-own = Du hast {$chips}; { $after ->
        [0] keiner bleibt dir
        [one] 1 bleibt dir
       *[other] {$after} bleiben dir
    }.
wiedumir-share-own-taking = Du hast {$chips}; dann sind es {$after}.
wiedumir-share-over-limit = 💥 Mehr als zehn, also zurück auf vier: {$names}.
wiedumir-share-hint = -# − und + ändern um eins. Ein Tipp auf einen Namen gibt dorthin alles, was noch übrig ist.
wiedumir-share-hint-taking = -# − und + ändern um eins. Ein Tipp auf einen Namen holt dort alles, was noch fehlt.
wiedumir-button-share-done = Fertig
wiedumir-button-share-over = Von vorn

# Was geschah
wiedumir-story-began = {$name} fängt an (ausgelost).
wiedumir-story-began-again = Spiel {$game}: {$name} fängt an (ausgelost).
wiedumir-story-turn = {$name} würfelte {$number}:
wiedumir-story-moved = {$pawn} → {$target}
wiedumir-story-moved-forced = {$pawn} → {$target} (der einzige Zug)
wiedumir-story-forgone = nimmt einen Chip, statt zu ziehen
wiedumir-story-taken = {$name} bekommt {$chips}
wiedumir-story-taken-fewer = {$name} bekommt { $amount ->
        [one] den letzten Chip
       *[other] die letzten {$amount} Chips
    } aus dem Vorrat ({$wanted} sollten es sein)
wiedumir-story-taken-last = {$name} bekommt { $amount ->
        [one] den letzten Chip
       *[other] die letzten {$amount} Chips
    } aus dem Vorrat
wiedumir-story-taken-none = {$name} sollte {$due} bekommen, aber der Vorrat ist leer
wiedumir-story-paid = {$name} gibt {$chips} zurück
wiedumir-story-paid-fewer = {$name} gibt { $amount ->
        [one] den letzten Chip
       *[other] die letzten {$amount} Chips
    } zurück ({$wanted} sollten es sein)
wiedumir-story-paid-none = {$name} sollte {$due} zurückgeben, hat aber keinen
wiedumir-story-given = {$name} gibt {$gifts}
wiedumir-story-given-each = {$name} {$amount}
wiedumir-story-collected = {$name} nimmt {$gifts} ab
wiedumir-story-collected-each = {$name} {$amount}
wiedumir-story-swapped = {$first} und {$second} tauschen alles: {$before} gegen {$after}
wiedumir-story-swapped-secretly = {$first} und {$second} tauschen alles, was sie haben
wiedumir-story-limit = 💥 {$name} hat {$had} Chips, legt {$returned} zurück und behält vier
wiedumir-story-shuffled = die gebrauchten Karten werden gemischt: {$cards} im neuen Stapel
wiedumir-story-drawn = 🃏 {$name} zieht **{$title}**
wiedumir-story-hindered-foremost = die Figur von {$name} führt schon: Nichts passiert
wiedumir-story-hindered-no-leader = keine andere Figur ist unterwegs: Nichts passiert
wiedumir-story-hindered-rearmost = die Figur von {$name} ist schon die letzte: Nichts passiert
wiedumir-story-hindered-all-home = alle anderen sind im Ziel: Nichts passiert
wiedumir-story-hindered-nobody-home = niemand sonst hat eine Figur im Ziel: Nichts passiert
wiedumir-story-hindered-no-chips = {$name} hat keine Chips: Nichts passiert
wiedumir-story-hindered-others-empty = die anderen haben keine Chips: Nichts passiert
wiedumir-story-hindered-supply-empty = der Vorrat ist leer: Nichts passiert
wiedumir-story-hindered-rich-enough = {$name} hat schon zehn Chips oder mehr: Nichts passiert
wiedumir-story-hindered-others-rich-enough = alle anderen haben schon acht Chips oder mehr: Nichts passiert
wiedumir-story-hindered-no-third = zu zweit ist sonst niemand da: Nichts passiert
wiedumir-story-waits = die Karte bleibt am Ziel liegen
wiedumir-story-arrived = 🏁 {$pawn} ist im Ziel
wiedumir-story-arrived-home = 🏁 {$pawn} ist im Ziel, und {$name} hat damit alle dort
wiedumir-story-arrived-last = 🏁 {$pawn} ist im Ziel, als letzte von allen
wiedumir-story-waiting-acted = 🃏 **{$title}** lag am Ziel und trifft nun {$name}
wiedumir-story-scored = Das Spiel ist zu Ende, gewonnen von {$names}.
wiedumir-story-scored-early = Das Spiel wurde vorzeitig beendet, gewonnen von {$names}.
wiedumir-story-scored-level = Das Spiel wurde vorzeitig beendet: unentschieden.
wiedumir-story-decided = { $count ->
        [one] {$names} gewinnt!
       *[other] {$names} teilen sich den Sieg!
    }

wiedumir-chips = { $count ->
        [one] {$count} Chip
       *[other] {$count} Chips
    }

# Ergebnisse
wiedumir-result-title = Die Chips werden gezählt
wiedumir-result-title-of = Spiel {$game} von {$games}: Die Chips werden gezählt
wiedumir-result-title-target = Spiel {$game}, bis {$target} Punkte: Die Chips werden gezählt
wiedumir-result-tie = ⚖️ Gleich viele Chips: Vorn liegt, wer alle Figuren früher im Ziel hatte

# Die eigenen Chips nachsehen
wiedumir-peek-own = Du hast {$chips}.
wiedumir-peek-limit = Mit mehr als zehn fällst du auf vier zurück.
wiedumir-peek-open = Nachsehen ist nicht nötig: An diesem Tisch liegen alle Chips offen. Du hast **{$chips}**.
wiedumir-peek-over = Das Spiel ist zu Ende, alle Chips liegen offen. Du hast **{$chips}**.

# Stellungen in Worten
wiedumir-words-to-roll = {$name} würfelt.
wiedumir-words-moving = {$name} hat eine {$roll} und zieht mit irgendeiner Figur.
wiedumir-words-deciding = {$name} entscheidet über eine Karte.
wiedumir-words-over = Die Partie ist zu Ende.
wiedumir-words-card = Karte: {$title} – {$text}
wiedumir-words-squares = Freie Felder: {$squares}.
wiedumir-words-square = {$square}: {$value}
wiedumir-words-card-square = Karte
wiedumir-words-pawns = Figuren: {$pawns}.
wiedumir-words-chips = Chips: {$chips}.
wiedumir-words-chips-hidden = Wie viele Chips jemand hat, ist geheim.
wiedumir-words-supply = Vorrat {$supply}, Stapel {$pile}.
wiedumir-words-pile = Stapel {$pile}.
wiedumir-words-waiting = Am Ziel: {$cards}.
wiedumir-words-points = Punkte bisher: {$points}.
wiedumir-words-recent = Zuletzt: {$movements}.
wiedumir-words-changes = Seit dem letzten Wurf: {$changes}.
wiedumir-words-swapped = getauscht
wiedumir-words-struck = Über zehn und zurück auf vier: {$names}.
wiedumir-words-moves = Möglich: {$moves}.
wiedumir-words-may-take = Oder ein Chip aus dem Vorrat.
wiedumir-ranking-home =
    { $pawns ->
        [one] als Nummer {$arrival} im Ziel
       *[other] letzte Figur als Nummer {$arrival} im Ziel
    }
wiedumir-ranking-total = zusammen {$points}
wiedumir-ranking-match = {$total}: {$games}

# Farben, wie man sie tippen kann
wiedumir-colours = rot, blau, grün, gelb, lila, rosa, orange, schwarz
wiedumir-typed-start = start, anfang, s, 0
wiedumir-typed-goal = ziel, z, 15
wiedumir-typed-take = nehmen, chip, +1

# Ablehnungen
refused-card-first = Entscheide erst über die Karte.
refused-no-card = Gerade ist über keine Karte zu entscheiden.
refused-wrong-answer = Diese Karte fragt nach etwas anderem.
refused-no-such-pawn = Diese Figur gibt es nicht.
refused-pawn-home = Diese Figur steht im Ziel; der Würfel bewegt sie nicht mehr.
refused-cannot-take = Du kannst jetzt keinen Chip nehmen.
refused-pawn-not-allowed = Die Karte lässt dich diese Figur nicht wählen.
refused-square-not-allowed = Auf dieses Feld kann die Figur nicht.
refused-seat-not-allowed = Die Karte lässt dich diesen Platz nicht wählen.
refused-seat-yourself = Dich selbst kannst du für diese Karte nicht wählen.
refused-seat-not-first = Dieser Platz hat schon 8 Chips oder mehr, oder der Vorrat bringt einen anderen näher an die 8.
refused-pair-not-allowed = Die Karte lässt dich diese beiden nicht wählen.
refused-share-too-few = Das sind zusammen {$sum}; mindestens {$least} müssen es sein.
refused-share-too-many = Das sind zusammen {$sum}; höchstens {$most} dürfen es sein.
refused-share-too-much-for-seat = Das ist zu viel bei { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    }: Höchstens {$limit} dürfen es dort sein.
refused-share-not-there = { $seat ->
        [0] A
        [1] B
        [2] C
        [3] D
        [4] E
        [5] F
        [6] G
       *[7] H
    } ist hier nicht dabei.
refused-pawn-or-chip-unreadable = „{$typed}“ kann ich nicht lesen. Schreib { $chip ->
        [yes] eine Figur mit Buchstabe und Nummer, zum Beispiel `B2`, oder für den Chip `nehmen`
       *[no] eine Figur mit Buchstabe und Nummer, zum Beispiel `B2`
    }.
refused-answer-unreadable-pawn = „{$typed}“ kann ich nicht lesen. Schreib eine Figur und wohin sie soll, zum Beispiel `B2 9` oder `B2 Ziel`.
refused-answer-unreadable-seat = „{$typed}“ kann ich nicht als Platz lesen. Schreib seinen Buchstaben, zum Beispiel `B`.
refused-answer-unreadable-pair = „{$typed}“ kann ich nicht als zwei Plätze lesen. Schreib ihre Buchstaben, zum Beispiel `B C`.
refused-answer-unreadable-share = „{$typed}“ kann ich nicht lesen. Schreib Plätze mit ihren Chips, zum Beispiel `B 2 C 1`.

# Die Karten
wiedumir-card-overtake = Überholt!
wiedumir-card-overtake-does = Deine Figur springt direkt vor die vorderste andere, notfalls ins Ziel.
wiedumir-card-tribute = Empfangskomitee
wiedumir-card-tribute-does = Gib allen anderen für jede ihrer Figuren im Ziel 1 Chip. Reicht es nicht: reihum, von links an.
wiedumir-card-place-other = Zwangsumzug
wiedumir-card-place-other-does = Eine fremde Figur zieht um, wohin du willst: auf jedes freie Feld, auch Start und Ziel.
wiedumir-card-toll = Wegzoll
wiedumir-card-toll-does = Wartet am Ziel: Wessen Figur als nächste ankommt, legt 2 Chips in den Vorrat.
wiedumir-card-fine = Loch im Beutel
wiedumir-card-fine-does = 3 deiner Chips fallen zurück in den Vorrat.
wiedumir-card-neighbours = Gute Nachbarschaft
wiedumir-card-neighbours-does = Gib nach links und rechts zusammen 4 Chips, möglichst gleich viele. Geht es nicht auf, entscheidest du.
wiedumir-card-raise = Großzügiger Vorrat
wiedumir-card-raise-does = Wähle jemand anderen: Der Vorrat füllt dort auf 8 Chips auf.
wiedumir-card-shift = Kleiner Schubs
wiedumir-card-shift-does = Schubs irgendeine Figur 2 Felder vor oder zurück. Besetzte Felder zählen nicht.
wiedumir-card-swap-others = Bäumchen, wechsle dich
wiedumir-card-swap-others-does = Zwei andere, die du auswählst, tauschen alle ihre Chips.
wiedumir-card-fall-back = Schlusslicht
wiedumir-card-fall-back-does = Deine Figur fällt direkt hinter die hinterste andere zurück, notfalls auf den Start.
wiedumir-card-give-home = Zieleinlauf
wiedumir-card-give-home-does = Gib 3 Chips an andere, die schon eine Figur im Ziel haben. Hat sonst niemand eine: in den Vorrat.
wiedumir-card-pass-on = Umverteilung
wiedumir-card-pass-on-does = Nimm jemandem 2 Chips ab und gib sie jemand anderem, nicht dir. Du wählst beide.
wiedumir-card-collect = Lange Finger
wiedumir-card-collect-does = Hol dir zusammen 4 Chips bei den anderen, bei wem du willst.
wiedumir-card-swap = Rollentausch
wiedumir-card-swap-does = Such dir jemanden aus: Ihr tauscht alle eure Chips.
wiedumir-card-generous = Spendierhosen
wiedumir-card-generous-does = 2 Chips müssen weg, mehr dürfen es sein: Verteil sie unter den anderen, wie du willst.
wiedumir-card-last-pays = Den Letzten beißen die Hunde
wiedumir-card-last-pays-does = Wartet bis zum Schluss: Wessen Figur als allerletzte ankommt, legt 4 Chips in den Vorrat.
wiedumir-card-gain = Chipregen
wiedumir-card-gain-does = Fang 5 Chips aus dem Vorrat auf.
wiedumir-card-fill = Volle Hände
wiedumir-card-fill-does = Nimm aus dem Vorrat, bis du 10 Chips hast.
wiedumir-card-place-own = Flügel
wiedumir-card-place-own-does = Deine Figur fliegt auf ein freies Feld deiner Wahl, auch Start oder Ziel.
wiedumir-card-advance = Rückenwind
wiedumir-card-advance-does = Deine Figur wird 4 Felder vorwärtsgeweht. Besetzte Felder zählen nicht.
wiedumir-card-first-gains = Wer zuerst kommt …
wiedumir-card-first-gains-does = Wer zuerst eine Figur im Ziel hat, bekommt 3 Chips aus dem Vorrat. Ist noch keine da, wartet die Karte.
wiedumir-card-give-five = Bescherung
wiedumir-card-give-five-does = Die anderen dürfen auspacken: Verteil 5 deiner Chips unter ihnen, wie du willst.
