# Eine Revanche
button-rematch-agreed = Revanche: {$agreed} von {$asked}
rematch-awaited = 🔁 Die Revanche beginnt, sobald alle zugesagt haben. Noch offen: {$names}. „{ button-start }“ beginnt, ohne zu warten.
refused-seats-kept = Die freien Plätze sind für alle reserviert, die bei der letzten Partie dabei waren.
series-score = 🏆 Die Serie nach {$matches} Partien: {$scores}
series-wins = {$name} {$count}

# Was an einer Partie Mensch ärgere Dich nicht oder Einigkeit macht stark bemerkenswert war
mensch-highlight-captured = {$name} wurde {$count}-mal hinausgeworfen.
mensch-highlight-nemesis = {$name} hat {$other} {$count}-mal hinausgeworfen.
mensch-highlight-far = {$other} warf eine Figur von {$name} hinaus, die schon {$progress} von {$squares} Feldern geschafft hatte.
mensch-highlight-unharmed = {$name} hat gewonnen, ohne dass eine einzige Figur zurückmusste.
mensch-highlight-sixes-in-a-row = {$name} würfelte {$count} Sechsen hintereinander.
mensch-highlight-drought = {$name} würfelte {$count}-mal hintereinander keine Sechs.
mensch-highlight-claims = { $count ->
        [one] {$name} hat einen übersehenen Rauswurf gemeldet.
       *[other] {$name} hat {$count} übersehene Rauswürfe gemeldet.
    }
mensch-highlight-wall-fell = Eine Sechs von {$name} riss die Mauer auf einem Startfeld ein.
mensch-title-hunter = 🎯 **Auf der Jagd:** {$name}, {$count} Rauswürfe
mensch-title-mason = 🧱 **Die meisten Mauern:** {$name}, {$count} gebaut
mensch-title-lucky = 🍀 **Das meiste Würfelglück:** {$name}, { $sixes ->
        [one] eine Sechs
       *[other] {$sixes} Sechsen
    } in {$rolls} Würfen
mensch-title-unlucky = 🌧️ **Das größte Würfelpech:** {$name}, { $sixes ->
        [0] keine Sechs
        [one] eine Sechs
       *[other] {$sixes} Sechsen
    } in {$rolls} Würfen

# … an einer Partie For-Get-It
forgetit-highlight-best = Der beste Zug gelang {$name} in Runde {$round}: {$points} Punkte.
forgetit-highlight-best-at-last = {$name} hob den besten Zug von allen für die letzte Runde auf: {$points} Punkte.
forgetit-highlight-lost = FOR, GET, IT: Ein Wurf in Runde {$round} kostete {$name} {$points} Punkte.
forgetit-highlight-rolls = In Runde {$round} würfelte {$name} in einem Zug {$count}-mal.
forgetit-highlight-afresh = In Runde {$round} hatte {$name} alle neun Würfel draußen und warf sie alle noch einmal.
forgetit-highlight-comeback = Nach Runde {$round} lag {$name} {$points} Punkte zurück und hat doch gewonnen.
forgetit-highlight-close = { $points ->
        [one] Ein einziger Punkt lag
       *[other] Nur {$points} Punkte lagen
    } am Ende zwischen {$name} und {$other}.
forgetit-title-forgetful = 🫥 **Am vergesslichsten:** {$name}, { $count ->
        [one] ein Strich
       *[other] {$count} Striche
    } in {$turns} Zügen
forgetit-title-steady = 🧘 **Die ruhigste Hand:** {$name}, { $count ->
        [0] kein Strich
        [one] ein Strich
       *[other] {$count} Striche
    } in {$turns} Zügen

# … an einer Partie Käseschieben
kaeseschieben-highlight-worm = Der Wurm im Käse von {$square} kostete {$name} {$points} Punkte.
kaeseschieben-highlight-decisive-worm = Der Wurm im Käse von {$square} kostete {$name} {$points} Punkte und damit die Runde.
kaeseschieben-highlight-clean = Kein einziger Wurm in allen {$count} Käsen von {$name}.
kaeseschieben-highlight-pushed = {$name} schob in einem einzigen Zug {$count} Käse.
kaeseschieben-highlight-fallen = {$name} schob in einem einzigen Zug {$count} Käse über die Kante.
kaeseschieben-highlight-gifts = { $count ->
        [one] {$name} hat {$other} einen Käse geschenkt.
       *[other] {$name} hat {$other} {$count} Käse geschenkt.
    }
kaeseschieben-highlight-bonus = Zum letzten Käse bekam {$name} noch einen { $size ->
        [large] großen
        [medium] mittleren
       *[small] kleinen
    } von {$other}.
kaeseschieben-highlight-bonus-wormy = Zum letzten Käse bekam {$name} noch einen { $size ->
        [large] großen
        [medium] mittleren
       *[small] kleinen
    } von {$other}, und der hatte einen Wurm.
kaeseschieben-title-worms = 🪱 **Würmersammlung:** {$name}, { $count ->
        [one] ein Wurm
       *[other] {$count} Würmer
    }
kaeseschieben-title-fleet = 🐭 **Die flinkste Maus:** {$name}, {$steps} Schritte in {$turns} Zügen

# … an einer Partie Wie Du mir …
wiedumir-highlight-chain = Ein einziger Wurf von {$name} brachte {$count} Karten ins Spiel.
wiedumir-highlight-swap = Bei einem Tausch bekam {$name} die {$many} Chips von {$other} für {$few}.
wiedumir-highlight-limit = Zu viele Chips auf einmal kosteten {$name} insgesamt {$count} davon.
wiedumir-highlight-paid = {$name} zahlte {$count} Chips an den Vorrat.
wiedumir-highlight-moved = Andere zogen {$count}-mal eine Figur von {$name}.
wiedumir-title-generous = 🎁 **Am großzügigsten:** {$name}, {$count} Chips verschenkt
wiedumir-title-meddler = 🫳 **Die Finger im Spiel:** {$name}, {$count} Züge mit fremden Figuren
wiedumir-title-slow = 🐌 **Die kleinsten Würfe:** {$name}, {$total} in {$rolls} Würfen
