# Die Lektion von Mensch ärgere Dich nicht
lesson-mensch-start =
    Bring deine vier Figuren im Uhrzeigersinn einmal rund ums Brett und in dein Ziel. Du bist A, unten links.
    Damit gleich etwas los ist, steigst du mitten in eine Partie ein: A4 ist schon im Ziel, A1 steht mit Feld 38 kurz davor, A2 und A3 warten noch.
    👉 **Würfle.**
lesson-mensch-six =
    Eine 6! Solange bei dir Figuren warten, musst du mit einer 6 eine davon herausbringen, auf dein Startfeld mit dem Pfeil. Darum blieb A1 stehen. Gibt es nur einen möglichen Zug, macht ihn der Bot.
    Nach jeder 6 darfst du noch einmal: 👉 **Würfle.**
lesson-mensch-clear =
    Eine 5, und wieder gab es keine Wahl: Solange bei dir noch eine Figur wartet, muss dein Startfeld gleich wieder frei werden. A2 sprang dabei über B1: Überspringen darfst du jede Figur.
    Jetzt ist der Computer dran. Danach **würfle wieder**.
lesson-mensch-capture =
    Eine 3, und diesmal hast du die Wahl:
    • A2 landet auf Feld 9 genau auf B1 und wirft sie hinaus, zurück aufs Wartefeld.
    • A1 kommt ins Ziel. Sonst kann B3, zwei Felder hinter ihr, sie mit einer 2 hinauswerfen.
    👉 **Was ist mehr wert?**
lesson-mensch-capture-home = Vorsichtig gedacht: A1 wäre sicher. Aber B1 läuft dir davon, und sie hat schon gut zwei Drittel ihrer Runde hinter sich. B3 braucht eine 2, und die kommt nur in etwa jedem sechsten Zug. Ins Ziel kann A1 auch später noch.
lesson-mensch-risk =
    B1 ist hinausgeworfen und fängt von vorn an, sobald eine 6 kommt. Hinauswerfen ist keine Pflicht, aber hier war es das Risiko wert.
    Und jetzt Daumen drücken: A1 steht noch vor B3. Nach dem Computer **würfle wieder**.
lesson-mensch-blocked =
    Glück gehabt, A1 steht noch. Aber mit deiner 4 kam sie nicht ins Ziel: Auf Zielfeld 2 steht A4, und auf eine eigene Figur darfst du nicht ziehen. Für A4 selbst war die 4 zu groß: Ins Ziel muss die Zahl passen.
    Wer ziehen kann, muss. So zog A2 auf Feld 13. Nach dem Computer **würfle wieder**.
lesson-mensch-home =
    Eine 5. Zähl im Bild mit A1 mit: 39, 40, Zielfeld 1, über A4 hinweg auf 3. Die Zielfelder zählen einzeln, und auch dort darfst du überspringen.
    👉 **Welche Figur ziehst du?**
lesson-mensch-home-run = Dann bleibt A1 zwei Felder vor B3 stehen, und 37 Felder Weg sind in Gefahr. A2 hat niemanden dicht hinter sich und kann warten.
lesson-mensch-safe =
    Im Ziel wirft dich niemand mehr hinaus. Zwei von vier sind dort.
    Der Computer zieht; sieh nach, wo B3 landet. Danach **würfle wieder**.
lesson-mensch-end =
    Eine 6: A3 kam heraus, und auf deinem Startfeld stand B3. Also flog sie hinaus! Merk dir: Auf fremden Startfeldern ist es gefährlich.
    Deine 6 gibt dir noch einen Wurf. Bei dir wartet keine Figur mehr, also ziehst du von jetzt an mit jeder Zahl, welche Figur du magst. Wer zuerst alle vier im Ziel hat, gewinnt.
    Von hier an **spielst du frei**, und die Würfe sind neu. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde.
lesson-mensch-hint-roll = 🎲 Würfle: Etwas anderes kannst du jetzt nicht tun.
lesson-mensch-hint-claim = 👉 Zeig {$pawn} an: Sie hätte hinauswerfen können und muss dafür zurück.
lesson-mensch-hint-choice = 👉 {$choice}.
lesson-mensch-hint-only = Etwas anderes ist nicht möglich.
lesson-mensch-hint-captures = { $squares ->
        [0] {$pawns} muss zurück aufs Wartefeld und braucht wieder eine 6.
        [one] {$pawns} verliert ein Feld und braucht wieder eine 6.
       *[other] {$pawns} verliert {$squares} Felder Weg und braucht wieder eine 6.
    }
lesson-mensch-hint-home = Im Ziel kann niemand {$pawn} hinauswerfen.
lesson-mensch-hint-onward = So rückt {$pawn} im Ziel auf, und deine anderen Figuren bleiben, wo sie gut stehen.
lesson-mensch-hint-enters = Nur mit einer 6 kommt {$pawn} aufs Brett.
lesson-mensch-hint-wall = In einer Mauer kann niemand die beiden hinauswerfen, und das andere Paar kommt nicht vorbei.
lesson-mensch-hint-flees = Jetzt kann {$pawn} mit einem einzigen Wurf hinausgeworfen werden, dort nicht.
lesson-mensch-hint-safe = Dort erreicht niemand {$pawn} mit einem einzigen Wurf.
lesson-mensch-hint-least = Ohne Gefahr ist es nicht, aber von allen Zügen bringt dir dieser die beste Aussicht.
