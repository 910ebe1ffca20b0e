# Die Lektion von Wie Du mir …
lesson-wiedumir-start =
    Am Ende zählen die meisten Chips. Alle beginnen mit 4 Chips und zwei Figuren auf dem Start. Der Würfel zeigt 1, 2 oder 3, und dann ziehst du **irgendeine Figur, egal wem sie gehört**. Wo sie landet, betrifft ihren Besitzer: + bringt Chips, − kostet Chips, ? zieht eine Karte.
    👉 **Würfle.**
lesson-wiedumir-own =
    Eine 1. Die Knöpfe zeigen jeden möglichen Zug und was er bewirkt. Feld 1 bringt dem, dem die Figur gehört, einen Chip.
    👉 **Welche Figur ziehst du?**
lesson-wiedumir-own-other = Dann bekommt der Computer den Chip. Schick fremde Figuren auf Minusfelder und eigene auf Plusfelder.
lesson-wiedumir-computer =
    Ein Chip mehr: Du hast 5. Jetzt ist der Computer am Zug, und er darf auch deine Figuren ziehen. Feld 2 kostet einen Chip …
    Wenn er gezogen hat, **würfle wieder**.
lesson-wiedumir-skip =
    Der Computer hat deine zweite Figur auf −1 geschickt: Du hast wieder 4 Chips. So ist das Spiel: Wie du mir …
    Du hast eine 2. Felder mit einer Figur zählen nicht als Schritt: Von Feld 1 aus sind 3 und 4 die nächsten freien, also führt die 2 auf Feld 4, +2.
    👉 **Zieh deine Figur, die auf Feld 1 steht.**
lesson-wiedumir-skip-other = Dann bekommt der Computer zwei Chips. Deine Figur kann auf dasselbe Feld.
lesson-wiedumir-skip-behind = Das bringt dir genauso zwei Chips, der Zug ist ebenso gut. Die Lektion geht aber mit der anderen Figur weiter: Zieh die auf Feld 1.
lesson-wiedumir-again =
    Du hast 6 Chips. Der Computer zieht; sieh nach, was er bekommt. Danach **würfle wieder**.
lesson-wiedumir-card =
    Eine 1. Eine deiner Figuren käme auf −2. Die andere landet auf Feld 3, einem Fragezeichen: Wem die Figur gehört, der zieht eine Karte. Karten geben oder nehmen, und manche lassen dem die Wahl, der sie zieht.
    👉 **Welche Figur ziehst du?**
lesson-wiedumir-card-other = Dann zieht der Computer die Karte und entscheidet, was zu entscheiden ist. Du bist am Zug: Zieh sie selbst.
lesson-wiedumir-card-minus = Das kostet dich zwei Chips. Zieh lieber eine Karte.
lesson-wiedumir-end =
    „{ wiedumir-card-fill }“: Du durftest Chips nehmen, bis du 10 hattest. Aber Vorsicht: Wer mehr als 10 hat, behält 4 und gibt den Rest zurück. Noch ein Chip, und du bist sie los. Auch der Computer kann dich mit deiner eigenen Figur dahin bringen!
    Eine Figur im Ziel zieht der Würfel nicht mehr, aber durch Karten können ihre Chips noch wandern. Sind alle Figuren im Ziel, ist Schluss, und die Chips werden gezählt. Als Erstes im Ziel zu sein ist also noch kein Sieg.
    Von hier an **spielst du frei**, und die Würfe sind neu. „{ button-hint }“ sagt dir, was der stärkste Computer täte.
lesson-wiedumir-hint-roll = 🎲 Würfle: Etwas anderes gibt es nicht zu tun.
lesson-wiedumir-hint-take = 👉 Nimm einen Chip aus dem Vorrat.
lesson-wiedumir-hint-choice = 👉 {$choice}.
lesson-wiedumir-hint-answer = Von allen Antworten auf die Karte lässt dir diese die beste Aussicht auf die meisten Chips, so weit der Computer sehen kann.
lesson-wiedumir-hint-own-gain = Das bringt dir Chips, und deine Figur kommt voran.
lesson-wiedumir-hint-own-loss = Das kostet dich Chips, aber nach der besten Antwort der anderen stehst du damit besser da als mit jedem anderen Zug.
lesson-wiedumir-hint-own-limit = Du hättest mehr als 10 Chips und behältst 4, aber jeder andere Zug ist schlechter für dich.
lesson-wiedumir-hint-own-card = Du ziehst eine Karte: Im Mittel über alle Karten, die kommen können, ist das dein bester Zug.
lesson-wiedumir-hint-own-home = Deine Figur ist im Ziel, und kein Würfel schickt sie mehr auf ein Minusfeld.
lesson-wiedumir-hint-other-gain = Jemand anderes bekommt Chips, aber jeder andere Zug würde dich mehr kosten.
lesson-wiedumir-hint-other-loss = Das kostet jemand anderen Chips.
lesson-wiedumir-hint-other-limit = Jemand anderes hätte mehr als 10 Chips und behält nur 4.
lesson-wiedumir-hint-other-card = Jemand anderes zieht eine Karte: Im Mittel ist das besser für dich, als selbst zu ziehen.
lesson-wiedumir-hint-other-home = Eine fremde Figur ist im Ziel und sammelt mit dem Würfel keine Chips mehr.
