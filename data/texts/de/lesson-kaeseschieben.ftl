# Die Lektion von Käseschieben
lesson-kaeseschieben-start =
    Deine Maus schiebt Käse vom Brett. Was über deine Kante fällt, gehört dir, egal, wer geschoben hat. Dir gehört die untere Kante in deiner Farbe, dem Computer die obere; über die beiden anderen geht Käse verloren.
    Ein großer Käse zählt 4 Punkte, ein mittlerer 3, ein kleiner 2, und einer mit Wurm nichts.
    👉 **Würfle.**
lesson-kaeseschieben-around =
    Eine 3: Deine Maus macht genau drei Schritte, immer gerade, nie schräg. Ein Schritt in einen Käse schiebt ihn weiter, samt der ganzen Reihe, die ohne Lücke dahinterliegt.
    Von hier aus könntest du nur nach oben schieben, zum Computer. Geh also erst außen herum: **rechts, rechts, hoch.** Mit dem letzten Schritt ist dein Zug gemacht.
lesson-kaeseschieben-around-push = Das schiebt Käse nach oben, auf die Kante des Computers zu. Geh um die Käse herum: rechts, rechts, oben.
lesson-kaeseschieben-around-else = Da kannst du hin, aber hinter die Käse kommst du am schnellsten rechts an ihnen vorbei: rechts, rechts, oben, auf g2.
lesson-kaeseschieben-computer =
    Gut so. Der Computer geht auf der anderen Seite herum: Er will unter die Käse und nach oben schieben.
    Sobald seine Maus steht, **würfle noch einmal**.
lesson-kaeseschieben-star =
    Ein Stern und eine 3! Nach einem Stern wird noch einmal gewürfelt, und die Zahl zählt doppelt: sechs Schritte, und du musst alle machen.
    Von g2 geht es auf der freien Spalte g hinauf: **fünfmal nach oben, dann nach links**, auf f7. Sieh aufs Bild: Unter f7 liegen vier Käse hintereinander.
lesson-kaeseschieben-star-push = So schiebst du auch Käse. Mehr bringt dir aber, hinter gleich vier von ihnen zu kommen: Bleib auf der freien Spalte g und geh erst ganz oben nach links.
lesson-kaeseschieben-star-else = Alle sechs Schritte zählen, aber so stehst du am Ende nicht über einer Reihe Käse. Geh auf Spalte g nach oben und am Schluss nach links, auf f7.
lesson-kaeseschieben-behind =
    Jetzt stehst du hinter vier Käsen, und unten liegt deine Kante. Der Computer zieht weiter; danach **würfle noch einmal**.
lesson-kaeseschieben-push =
    Eine 3. Ein Schritt nach unten schiebt alle vier Käse auf einmal. Nach dem zweiten Schritt liegt der erste an der Kante, beim dritten fällt er.
    👉 **Wohin gehst du?**
lesson-kaeseschieben-push-else = Damit fällt nichts über deine Kante. Drei Schritte nach unten schieben die ganze Reihe, und der erste Käse gehört dir.
lesson-kaeseschieben-fallen =
    Der kleine Käse gehört dir: Du siehst ihn im Bild an deiner Kante. Gleich dahinter liegen zwei mittlere.
    Der Computer kommt näher; danach **würfle noch einmal**.
lesson-kaeseschieben-more =
    Eine 2: genau richtig, denn mit jedem Schritt nach unten fällt noch ein Käse.
    👉 **Schieb weiter.**
lesson-kaeseschieben-more-else = Mit zwei Schritten nach unten fallen zwei mittlere Käse über deine Kante. Mehr bringt dir gerade kein anderer Zug.
lesson-kaeseschieben-end =
    Zwei mittlere Käse sind gefallen. Aber von den acht mittleren haben vier einen Wurm und von den vier großen zwei; kleine haben nie einen.
    Drück auf **„{ kaeseschieben-button-peek }“**: Nur du darfst sehen, ob in deinen Käsen ein Wurm sitzt. In einem der mittleren sitzt einer.
    Darum geht es: hinter die Käse kommen, lange Reihen schieben und die Reihen des Computers von der Seite stören. Mäuse lassen sich nicht schieben, und eine Maus hinter einer Reihe hält sie auf. Fällt der letzte Käse über deine Kante, darfst du jemand anderem einen wegnehmen. Dann zeigen sich alle Würmer, und die Punkte werden gezählt.
    Von hier an **spielst du frei**, und die Würfe sind neu. „{ button-hint }“ zeigt dir, was der Computer tun würde.
lesson-kaeseschieben-hint-roll = 🎲 Würfle: Etwas anderes kannst du jetzt nicht tun.
lesson-kaeseschieben-hint-way = 👉 Geh {$way}, auf {$square}.
lesson-kaeseschieben-hint-falls = { $count ->
        [one] Ein Käse fällt über deine Kante.
       *[other] {$count} Käse fallen über deine Kante.
    }
lesson-kaeseschieben-hint-place = Damit schiebst du noch nichts, aber deine Maus kommt näher an eine Stelle, von der aus sie zu deiner Kante schieben kann.
lesson-kaeseschieben-hint-nearer = Das bringt Käse näher an deine Kante.
lesson-kaeseschieben-hint-away = Das verdirbt den anderen mehr, als es dich kostet.
lesson-kaeseschieben-hint-take = 👉 Nimm einen { $size ->
        [large] großen
        [medium] mittleren
       *[small] kleinen
    } Käse von {$letter}: Nach allem, was du wissen darfst, bringt dir das am meisten.
lesson-kaeseschieben-hint-decline = 👉 Nimm nichts: Kein Käse würde dir nützen.
