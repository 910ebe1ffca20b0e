button-luck = Glück
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
luck-headline = Glück · {$measure}
luck-mensch-sixes = Sechsen
luck-kaeseschieben-steps = Schritte
luck-kaeseschieben-stars = Sterne
luck-forgetit-busts = FOR-GET-ITs
luck-forgetit-points = Punkte
luck-wiedumir-squares = Felder
luck-wiedumir-costly-cards = Teure Karten
luck-mensch-sixes-of = { $total ->
        [0] keine Sechs
        [one] eine Sechs
       *[other] {$total} Sechsen
    } in { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-kaeseschieben-steps-of = { $total ->
        [one] ein Schritt
       *[other] {$total} Schritte
    } aus { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-kaeseschieben-stars-of = {$total} von { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    } mit Stern
luck-forgetit-busts-of = {$total} × FOR-GET-IT in { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-forgetit-points-of = { $total ->
        [one] ein Punkt
       *[other] {$total} Punkte
    } in { $tries ->
        [one] einem Zug
       *[other] {$tries} Zügen
    }
luck-wiedumir-squares-of = { $total ->
        [one] ein Feld
       *[other] {$total} Felder
    } in { $tries ->
        [one] einem Wurf
       *[other] {$tries} Würfen
    }
luck-wiedumir-costly-cards-of = {$total} teure unter { $tries ->
        [one] einer gezogenen Karte
       *[other] {$tries} gezogenen Karten
    }
luck-line = {$name}: {$what}; zu erwarten waren {$mean}.
luck-seat-taken-over = {$name} (Platz übernommen)
luck-line-own = **{$what}**; zu erwarten waren {$mean}.
luck-at-least = Mindestens so viele: {$share}.
luck-below = Höchstens so viele: {$most}. Mindestens so viele: {$least}.
luck-share-match = in {$times} von {$among} solchen Partien
luck-share-short = in {$times} von {$among}
luck-share-ever = in {$times} von {$among} Fällen
luck-share-certain = immer
luck-share-nearly-certain = fast immer
luck-share-hardly-ever = seltener als einmal in einer Million
luck-dice-and-choices = Die Würfel brachten {$dice} Punkte, die Entscheidungen {$choices}.
luck-how-to-read = Die Balken zeigen, wie wahrscheinlich jede Zahl war. Der Pfeil markiert die Zahl, die herauskam; ihr Balken und die aller größeren Zahlen sind farbig. Die gestrichelte Linie zeigt, was zu erwarten war.
luck-mensch-sixes-explained = Die Würfe darum, wer beginnt, zählen nicht.
luck-kaeseschieben-steps-explained = Was die Würfe ergaben, Sterne mitgerechnet.
luck-kaeseschieben-stars-explained = Weitere Sterne im selben Wurf ändern nichts, also zählt er einmal.
luck-forgetit-busts-explained = Jeder Wurf hat sein eigenes Risiko: Es hängt davon ab, wie viele Würfel es waren und welche Wörter schon draußen lagen.
luck-forgetit-points-explained = Zu erwarten ist, was im Mittel herauskommt, wenn man immer die beste Wahl trifft. In den Punkten stecken Glück und gute Entscheidungen. „Die Würfel“: wie viel besser oder schlechter sie fielen als im Mittel. „Die Entscheidungen“: was gegenüber der besten Wahl verschenkt wurde; besser als 0 geht es nicht.
luck-wiedumir-squares-explained = Die gewürfelten Zahlen, zusammengezählt.
luck-wiedumir-costly-cards-explained = Teuer sind die Karten, durch die man nur Chips verlieren kann. Jede Ziehung hat ihre eigene Wahrscheinlichkeit: Die gebrauchten Karten liegen offen, also weiß man, welche noch übrig waren.
luck-picture-line = {$name}: {$what}, zu erwarten {$mean}, mindestens so viele {$share}.
luck-picture-own = {$what}, zu erwarten {$mean}, mindestens so viele {$share}.
luck-picture-short = {$name}: {$total}, zu erwarten {$mean}.
refused-nothing-rolled = In dieser Partie hat niemand in einem Zug gewürfelt. Über Glück lässt sich da nichts sagen.
refused-no-luck-here = Über das Glück in dieser Partie lässt sich nichts sagen: Sie endete ohne Ergebnis, ihre Regeln gibt es hier nicht mehr, oder ihr Protokoll ist beschädigt.
