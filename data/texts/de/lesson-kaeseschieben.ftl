# Die Lektion von Käseschieben
lesson-kaeseschieben-start =
    Willkommen! **Du bist A, die rote Maus** unten. Der Computer ist **B, die blaue Maus** oben. Mäuse schieben Käse über die Kante des Bretts. Was über deine Kante fällt, gehört dir, egal, wer geschoben hat.
    Jede Kante hat die Farbe der Person, der sie gehört: Die untere ist deine, die obere die des Computers. Die linke und die rechte gehören niemandem: Was dort hinunterfällt, ist verloren.
lesson-kaeseschieben-cheeses =
    Ein großer, runder Käse zählt 4 Punkte, ein mittlerer 3, ein kleiner 2. Aber in manchen großen und mittleren steckt ein Wurm, und dann zählen sie nichts. Welche das sind, sieht niemand, solange sie auf dem Brett liegen.
    Felder haben einen Buchstaben und eine Zahl wie beim Schach: Deine Maus steht auf e1.
lesson-kaeseschieben-begin =
    Wenn du dran bist, würfelst du und läufst dann mit deiner Maus. Große Zahlen hat der Würfel nicht: Auf ihm stehen 1, 2, 2, 3, 3 und ein Stern.
    👉 **Würfle.**
lesson-kaeseschieben-around =
    Eine 3: Deine Maus macht genau drei Schritte. Nach jedem Schritt darf sie abbiegen, aber nie schräg laufen. Ein Schritt gegen einen Käse schiebt ihn ein Feld weiter, samt der ganzen Reihe, die ohne Lücke dahinterliegt.
    Schieben kannst du nur von dir weg. Von hier unten ginge das nach oben, zur Kante des Computers. Du musst also **auf die andere Seite** der Käse. Geh erst außen herum: **rechts, rechts, hoch**. Mit dem letzten Schritt ist dein Zug gemacht.
lesson-kaeseschieben-around-push = Das schiebt Käse nach oben, auf die Kante des Computers zu. Geh um die Käse herum: rechts, rechts, hoch.
lesson-kaeseschieben-around-else = Da kannst du hin, aber hinter die Käse kommst du am schnellsten rechts an ihnen vorbei: rechts, rechts, hoch, auf g2.
lesson-kaeseschieben-computer =
    Deine Maus steht auf g2, auf dem Weg um die Käse herum. Jetzt ist der Computer dran. Auch er will herum: unter die Käse, um sie nach oben zu schieben.
lesson-kaeseschieben-turned =
    Der Computer hatte eine 3 und ging zwei Schritte nach links und einen nach unten, auf b7. Im Bild sind seine Schritte nummeriert.
    👉 **Würfle.**
lesson-kaeseschieben-star =
    Ein Stern und eine 3! Nach einem Stern wird noch einmal gewürfelt, und die Zahl zählt doppelt: sechs Schritte. Du musst alle machen.
    Spalte g ist frei: Geh **fünfmal hoch, dann links**, auf f7. Unter f7 liegen vier Käse in einer Reihe. Solange der letzte Schritt nicht gemacht ist, kannst du Schritte zurücknehmen.
lesson-kaeseschieben-star-push = So schiebst du auch Käse. Mehr bringt dir aber, hinter gleich vier von ihnen zu kommen: Bleib auf der freien Spalte g und geh erst ganz oben nach links.
lesson-kaeseschieben-star-else = Alle sechs Schritte zählen, aber so stehst du am Ende nicht über einer Reihe Käse. Geh auf Spalte g nach oben und am Schluss nach links, auf f7.
lesson-kaeseschieben-behind =
    Jetzt steht deine Maus über vier Käsen, und am anderen Ende der Reihe liegt deine Kante. Genau da wolltest du hin.
    Der Computer ist dran.
lesson-kaeseschieben-closer =
    Der Computer hatte eine 2 und kam links zwei Felder herunter. Unter den Käsen ist er noch nicht.
    👉 **Würfle.**
lesson-kaeseschieben-push =
    Eine 3. Ein Schritt nach unten schiebt alle vier Käse auf einmal. Mit dem zweiten Schritt kommt der erste in die unterste Zeile, mit dem dritten fällt er über deine Kante.
    👉 **Wohin gehst du?**
lesson-kaeseschieben-push-else = Damit fällt nichts über deine Kante. Drei Schritte nach unten schieben die ganze Reihe, und der erste Käse gehört dir.
lesson-kaeseschieben-fallen =
    Der erste Käse gehört dir, ein kleiner. Du siehst ihn unter dem Brett neben deinem Namen. In derselben Spalte folgen zwei mittlere, auf f2 und f1.
    Der Computer ist dran.
lesson-kaeseschieben-line =
    Der Computer hatte eine 3 und steht auf b2, tiefer als fast alle Käse. Bald schiebt er nach oben. Aber zuerst bist du dran.
    👉 **Würfle.**
lesson-kaeseschieben-more =
    Eine 2: genau richtig. Mit dem ersten Schritt fällt der Käse von f1, mit dem zweiten der von f2.
    👉 **Schieb weiter.**
lesson-kaeseschieben-more-else = Mit zwei Schritten nach unten fallen zwei mittlere Käse über deine Kante. Mehr bringt dir gerade kein anderer Zug.
lesson-kaeseschieben-both =
    Zwei mittlere Käse sind über deine Kante gefallen. Mit dem kleinen sind das 8 Punkte, wenn kein Wurm drinsteckt. Noch ein kleiner liegt auf f1, direkt unter deiner Maus.
    Der Computer ist dran.
lesson-kaeseschieben-threat =
    Ein Stern und eine 2: Der Computer lief vier Schritte, auf d4, und schob in Spalte d eine Reihe von vier Käsen hoch. Der nächste Schritt nach oben bringt ihm einen Käse, der übernächste noch einen.
    So eine Reihe kannst du von der Seite auseinanderschieben. Oder du stellst dich davor: Eine Maus lässt sich nicht schieben, und kein Käse kommt an ihr vorbei.
lesson-kaeseschieben-worms =
    Von den acht mittleren Käsen haben vier einen Wurm, von den vier großen zwei. Kleine haben nie einen.
    In die **eigenen** Käse dürfen alle jederzeit schauen. Je mehr Würmer du schon gefunden hast, desto besser sind die Käse, die noch auf dem Brett liegen.
lesson-kaeseschieben-end =
    👉 Drück unten auf **„{ kaeseschieben-button-peek }“**: Das siehst nur du. In einem deiner zwei mittleren Käse steckt ein Wurm.
    Die Runde endet, wenn der letzte Käse gefallen ist. Wer ihn bekommt, darf jemand anderem einen wegnehmen. Dann zeigen sich alle Würmer, und die Punkte werden gezählt.
    Von hier an **spielst du frei**, mit neuen Würfen. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde, und warum.
