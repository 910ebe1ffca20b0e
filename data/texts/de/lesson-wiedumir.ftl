# Die Lektion von Wie Du mir …
lesson-wiedumir-start =
    Willkommen! **Du bist A, Rot**; der Computer ist **B, Blau**. Ihr habt beide zwei Figuren, die links am Tor beginnen: A1 und A2 gehören dir. Und ihr habt beide 4 Chips, sie sind unter dem Spielbrett zu sehen.
    Alle Figuren ziehen über die 14 Felder zum Ziel, den Holzstufen mit dem Pokal. Aber wer zuerst dort ist, hat noch nicht gewonnen. Sind alle im Ziel, **gewinnt, wer die meisten Chips hat**.
lesson-wiedumir-squares =
    Das Besondere: Wenn du dran bist, ziehst du **irgendeine Figur, egal, wem sie gehört**. Und das Feld, auf dem sie landet, gilt immer für die Person, **der die Figur gehört**:
    • **Gelb, +**: Sie nimmt Chips aus der Schale in der Mitte, dem Vorrat.
    • **Rot, −**: Sie legt Chips dorthin zurück.
    • **Lila, ?**: Sie zieht eine Karte.
lesson-wiedumir-begin =
    Wenn du dran bist, würfelst du und ziehst dann eine Figur. Der Würfel zeigt nur 1, 2 oder 3.
    👉 **Würfle.**
lesson-wiedumir-own =
    Eine 1. Feld 1 ist +1: ein Chip für die Person, der die Figur gehört. Du kannst eine deiner Figuren dorthin schicken oder eine des Computers. Jeder Knopf sagt, welche Figur wohin zieht und was das für wen bewirkt.
    👉 **Welche Figur ziehst du?**
lesson-wiedumir-own-other = Dann bekommt der Computer den Chip. Schick fremde Figuren auf Minusfelder und eigene auf Plusfelder.
lesson-wiedumir-computer =
    Deine A1 steht auf Feld 1, und du hast einen Chip genommen: Du hast 5, der Computer hat 4.
    Jetzt ist er dran, und er darf auch deine Figuren ziehen. Was würdest du an seiner Stelle tun?
lesson-wiedumir-sent =
    Der Computer hatte eine 1 und zog **deine** A2 auf Feld 2. Das ist −1: Du musstest einen Chip zurücklegen und hast wieder 4. Daher hat das Spiel seinen Namen: Wie Du mir …
    👉 **Würfle.**
lesson-wiedumir-skip =
    Eine 2. Gezählt werden nur **freie** Felder; Felder mit einer Figur werden übersprungen. Vor A1 ist Feld 2 von A2 besetzt. Also zählt A1 die Felder 3 und 4 und landet auf Feld 4: Das ist +2.
    👉 **Zieh A1 auf Feld 4.**
lesson-wiedumir-skip-other = Dann bekommt der Computer zwei Chips. Auf dasselbe Feld kann auch deine Figur.
lesson-wiedumir-skip-behind = Das bringt dir genauso zwei Chips, der Zug ist ebenso gut. Die Lektion geht aber mit der anderen Figur weiter: Zieh die auf Feld 1.
lesson-wiedumir-again =
    Zwei Chips: Du hast 6. A1 ist an A2 vorbeigezogen, und A2 ist nichts passiert. Hinauswerfen gibt es in diesem Spiel nicht.
    Jetzt ist der Computer dran.
lesson-wiedumir-theirs =
    Diesmal hat der Computer eine eigene Figur gezogen: B1 auf Feld 1, für einen Chip. Er hat 5, du hast 6.
    👉 **Würfle.**
lesson-wiedumir-card =
    Eine 1. Sieh dir deine beiden Figuren an:
    • **A1** käme von Feld 4 auf 5, und das ist −2.
    • **A2** käme von 2 auf 3, ein Fragezeichen: Du würdest eine Karte ziehen. Karten geben oder nehmen, und bei manchen darfst du wählen.
    Auch die Figuren des Computers könntest du ziehen; B1 käme ebenfalls auf Feld 3, weil Feld 2 besetzt ist.
    👉 **Welche Figur ziehst du?**
lesson-wiedumir-card-other = Dann zieht der Computer die Karte und entscheidet, was sie offenlässt. Zieh sie lieber selbst.
lesson-wiedumir-card-minus = Das kostet dich zwei Chips. Zieh lieber eine Karte.
lesson-wiedumir-filled =
    „{ wiedumir-card-fill }“: Du durftest Chips nehmen, bis du 10 hattest. Eine bessere Karte gibt es kaum!
    Aber 10 ist die Grenze. Wer einen elften Chip bekommt, behält nur 4 und legt alle anderen zurück, sofort. Ein einziges + käme dich jetzt also teuer zu stehen, und der Computer darf deine Figuren ziehen.
    Jetzt ist er dran.
lesson-wiedumir-minus =
    Der Computer hatte eine 2. Jede deiner Figuren wäre auf ein Fragezeichen gekommen, jede seiner eigenen auf −2. Er zog seine eigene B2 und legte zwei Chips zurück, statt dir eine Karte zu gönnen. Er hat 3 Chips, du hast 10.
lesson-wiedumir-goal =
    So endet eine Partie: Figuren im Ziel zieht der Würfel nicht mehr, aber durch Karten kannst du auch dort noch Chips gewinnen oder verlieren. Ist die letzte Figur im Ziel, werden die Chips gezählt.
    Und wer mehr zurücklegen müsste, als da ist, legt zurück, was da ist. Schulden gibt es nicht.
lesson-wiedumir-free =
    Von hier an **spielst du frei**, mit neuen Würfen. Mit 10 Chips hältst du deine Figuren besser von den gelben Feldern fern. Du kannst auch die des Computers auf rote schicken. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde, und warum.
