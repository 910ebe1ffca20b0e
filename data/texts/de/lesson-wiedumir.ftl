# Die Lektion von Wie Du mir …
lesson-wiedumir-start =
    Am Ende gewinnt, wer die meisten Chips hat. Alle beginnen mit 4 Chips und zwei Figuren auf dem Start. Der Würfel zeigt 1, 2 oder 3, und dann ziehst du **irgendeine Figur, egal, wem sie gehört**. Das Feld, auf dem sie landet, gilt immer für die Person, der sie gehört: + bringt ihr Chips, − kostet sie Chips, bei ? zieht sie eine Karte.
    👉 **Würfle.**
lesson-wiedumir-own =
    Eine 1. Die Knöpfe zeigen jeden möglichen Zug und was er bewirkt. Feld 1 bringt einen Chip, und zwar der Person, der die Figur gehört.
    👉 **Welche Figur ziehst du?**
lesson-wiedumir-own-other = Dann bekommt der Computer den Chip. Schick fremde Figuren auf Minusfelder und eigene auf Plusfelder.
lesson-wiedumir-computer =
    Ein Chip mehr: Du hast 5. Jetzt ist der Computer am Zug, und er darf auch deine Figuren ziehen. Feld 2 kostet einen Chip …
    Wenn er gezogen hat, **würfle wieder**.
lesson-wiedumir-skip =
    Der Computer hat deine zweite Figur auf −1 geschickt: Du hast wieder 4 Chips. So ist das Spiel: Wie Du mir …
    Du hast eine 2. Felder mit einer Figur zählen nicht als Schritt: Von Feld 1 aus sind 3 und 4 die nächsten freien, also führt die 2 auf Feld 4, +2.
    👉 **Zieh deine Figur, die auf Feld 1 steht.**
lesson-wiedumir-skip-other = Dann bekommt der Computer zwei Chips. Auf dasselbe Feld kann auch deine Figur.
lesson-wiedumir-skip-behind = Das bringt dir genauso zwei Chips, der Zug ist ebenso gut. Die Lektion geht aber mit der anderen Figur weiter: Zieh die auf Feld 1.
lesson-wiedumir-again =
    Du hast 6 Chips. Der Computer zieht; sieh nach, was er bekommt. Danach **würfle wieder**.
lesson-wiedumir-card =
    Eine 1. Eine deiner Figuren käme auf −2. Die andere käme auf Feld 3, ein Fragezeichen: Dann ziehst du eine Karte. Karten geben oder nehmen, und bei manchen darfst du wählen.
    👉 **Welche Figur ziehst du?**
lesson-wiedumir-card-other = Dann zieht der Computer die Karte und entscheidet, was sie offenlässt. Zieh sie lieber selbst.
lesson-wiedumir-card-minus = Das kostet dich zwei Chips. Zieh lieber eine Karte.
lesson-wiedumir-end =
    „{ wiedumir-card-fill }“: Du durftest Chips nehmen, bis du 10 hattest. Aber Vorsicht: Wer mehr als 10 hat, behält 4 und legt den Rest zurück. Noch ein Chip, und du behältst nur 4. Auch der Computer kann deine Figur so ziehen, dass dir das passiert!
    Eine Figur im Ziel zieht der Würfel nicht mehr, aber durch Karten kannst du auch dann noch Chips gewinnen oder verlieren. Sind alle Figuren im Ziel, ist Schluss, und die Chips werden gezählt. Wer zuerst im Ziel ist, hat also noch nicht gewonnen.
    Von hier an **spielst du frei**, und die Würfe sind neu. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde.
lesson-wiedumir-hint-roll = 🎲 Würfle: Etwas anderes kannst du jetzt nicht tun.
lesson-wiedumir-hint-take = 👉 Nimm einen Chip aus dem Vorrat.
lesson-wiedumir-hint-choice = 👉 {$choice}.
lesson-wiedumir-hint-answer = Von allem, was die Karte erlaubt, gibt dir das die beste Aussicht auf die meisten Chips, so weit der Computer vorausrechnet.
lesson-wiedumir-hint-own-gain = Das bringt dir Chips, und deine Figur kommt voran.
lesson-wiedumir-hint-own-loss = Das kostet dich Chips, aber auch wenn die anderen danach ihren besten Zug machen, stehst du so besser da als mit jedem anderen Zug.
lesson-wiedumir-hint-own-limit = Du hättest mehr als 10 Chips und behältst 4, aber jeder andere Zug ist schlechter für dich.
lesson-wiedumir-hint-own-card = Du ziehst eine Karte: Über alle Karten gerechnet, die kommen können, ist das dein bester Zug.
lesson-wiedumir-hint-own-home = Deine Figur ist im Ziel, und kein Würfel schickt sie mehr auf ein Minusfeld.
lesson-wiedumir-hint-other-gain = Jemand anderes bekommt Chips, aber jeder andere Zug würde dich mehr kosten.
lesson-wiedumir-hint-other-loss = Das kostet jemand anderen Chips.
lesson-wiedumir-hint-other-limit = Jemand anderes hätte mehr als 10 Chips und behält nur 4.
lesson-wiedumir-hint-other-card = Jemand anderes zieht eine Karte: Im Mittel ist das besser für dich, als selbst zu ziehen.
lesson-wiedumir-hint-other-home = Eine fremde Figur ist im Ziel und sammelt mit dem Würfel keine Chips mehr.
