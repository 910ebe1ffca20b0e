# Die Lektion von Mensch ärgere Dich nicht
lesson-mensch-start =
    Willkommen! **Du bist A, Rot**, unten links. Der Computer ist **B, Blau**, oben rechts. Beide habt ihr vier Figuren mit den Nummern 1 bis 4: A3 ist deine dritte Figur.
    Bring alle vier im Uhrzeigersinn einmal rund ums Brett und in dein Ziel, die vier roten Felder in der Mitte. Wer zuerst alle vier dort hat, gewinnt.
lesson-mensch-board =
    Die Laufbahn hat 40 Felder. Feld 1 ist dein Startfeld, das mit dem Pfeil. Von dort wird im Uhrzeigersinn gezählt; nur jede fünfte Zahl ist aufgedruckt. Nach Feld 40 biegen deine Figuren ins Ziel ab. Im Kreis in deiner Ecke sind die Wartefelder: Dort warten Figuren, bis eine 6 sie herausbringt.
    Damit gleich etwas los ist, steigst du mitten in eine Partie ein. A4 ist schon im Ziel, A1 steht mit Feld 38 kurz davor, A2 und A3 warten noch.
lesson-mensch-begin =
    Wenn du dran bist, würfelst du einmal und ziehst dann **eine** Figur um genau diese Zahl.
    👉 **Würfle.**
lesson-mensch-six =
    Eine 6! Solange bei dir Figuren warten, musst du mit einer 6 eine davon herausbringen, auf dein Startfeld. Darum kam A2 heraus, und A1 blieb stehen. Einen anderen Zug gab es nicht, also hat der Bot ihn für dich gemacht.
    Nach jeder 6 würfelst du noch einmal.
    👉 **Würfle.**
lesson-mensch-clear =
    Eine 5, und wieder gab es keine Wahl: Solange bei dir Figuren warten, muss dein Startfeld gleich wieder frei werden. Also zog A2 von Feld 1 auf Feld 6.
    Dabei sprang sie über die blaue Figur B1 auf Feld 5. Überspringen darfst du jede Figur. Hinausgeworfen wird nur, wer auf dem Feld steht, auf dem du **stehen bleibst**.
    Jetzt ist der Computer dran.
lesson-mensch-near =
    Der Computer hatte eine 4, und B1 lief an deiner A2 vorbei auf Feld 9, drei Felder vor ihr.
    Merk dir die 3 und 👉 **würfle.**
lesson-mensch-capture =
    Da ist deine 3, und diesmal hast du die Wahl. Im Bild ist markiert, wo jede Figur landen würde:
    • **A2** käme auf Feld 9. Dort steht B1, und du wirfst sie hinaus: Sie muss zurück aufs Wartefeld.
    • **A1** käme auf das erste Zielfeld. Im Moment steht B3 zwei Felder hinter A1 und trifft sie mit einer 2.
    👉 **Was ist mehr wert?**
lesson-mensch-capture-home = Vorsichtig gedacht: A1 wäre sicher. Aber B1 läuft dir davon, und sie hat schon gut zwei Drittel ihrer Runde hinter sich. B3 braucht eine 2, und die kommt nur in etwa jedem sechsten Zug. Ins Ziel kann A1 auch später noch.
lesson-mensch-risk =
    B1 ist hinausgeworfen. Sie verliert 28 Felder und wartet auf eine 6. Hinauswerfen ist keine Pflicht, aber hier war es das Risiko wert.
    Das Risiko ist A1: Sie steht noch auf Feld 38, und B3 zwei Felder dahinter. Daumen drücken!
    Jetzt ist der Computer dran.
lesson-mensch-lucky =
    Der Computer hatte eine 6, also musste B1 heraus, auf das blaue Startfeld. Er würfelte noch einmal: eine 3, und B1 musste das Feld gleich wieder räumen. Für ihn gelten dieselben Regeln. A1 steht noch!
    👉 **Würfle.**
lesson-mensch-blocked =
    Eine 4, und nur A2 konnte ziehen:
    • A1 käme auf das zweite Zielfeld. Dort steht A4, und auf eine eigene Figur darfst du nicht ziehen.
    • A4 käme über das letzte Zielfeld hinaus. Die Zahl muss passen.
    • A3 braucht eine 6.
    Wer ziehen kann, muss. Also zog A2 von Feld 9 auf 13, und der Bot hat das für dich erledigt.
    Jetzt ist der Computer dran.
lesson-mensch-waits =
    Der Computer hatte eine 4 und zog B1 auf Feld 28. B3 steht also immer noch zwei Felder hinter A1, und A1 sollte bald ins Ziel.
    👉 **Würfle.**
lesson-mensch-home =
    Eine 5. Zähl mit A1 mit: Felder 39 und 40, dann Zielfelder 1, 2 und 3. Auf Zielfeld 2 überspringt sie A4; auch im Ziel ist das erlaubt.
    A2 könnte genauso ziehen, von Feld 13 auf 18.
    👉 **Welche Figur ziehst du?**
lesson-mensch-home-run = Dann bleibt A1 zwei Felder vor B3 stehen, und 37 Felder Weg sind in Gefahr. A2 hat niemanden dicht hinter sich und kann warten.
lesson-mensch-safe =
    Zwei deiner vier Figuren sind im Ziel, auf den Zielfeldern 2 und 3. Dort wirft sie niemand mehr hinaus.
    A3 wartet noch auf eine 6.
    Jetzt ist der Computer dran. Sieh nach, wohin B3 zieht.
lesson-mensch-arrow =
    Der Computer hatte eine 5, und B3 lief um die Ecke auf Feld 1: dein Startfeld. Heraus kommen dort nur deine Figuren, aber stehen bleiben dürfen auch andere.
    Was würde jetzt eine 6 bewirken? 👉 **Würfle.**
lesson-mensch-end =
    Eine 6! A3 kam heraus, und B3 stand im Weg: hinausgeworfen. Sie verliert 20 Felder und fängt von vorn an. Auf fremden Startfeldern ist es gefährlich.
    Bei dir wartet jetzt keine Figur mehr. Von nun an darfst du mit einer 6 jede Figur ziehen, und räumen musst du auch nichts.
lesson-mensch-free =
    Das ist das ganze Spiel. Normalerweise beginnen alle mit einer Figur auf dem Startfeld und drei auf den Wartefeldern. Zwei bis vier Leute können mitspielen.
    Von hier an **spielst du frei**, mit neuen Würfen. Nach deiner 6 hast du noch einen Wurf. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde, und warum.
