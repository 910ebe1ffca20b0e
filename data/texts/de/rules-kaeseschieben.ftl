rules-kaeseschieben-glance =
    - **Wie viele:** zwei bis vier
    - **Dauer:** etwa 30 Minuten
    - **Alter:** ab 8 Jahren
    - **Glück oder Taktik:** eher Taktik (3 von 5)
    - **Wer beginnt:** wird ausgelost; in späteren Runden, wer in der Runde davor die wenigsten Punkte hatte (bei Gleichstand das Los)
    - **Reihenfolge:** im Uhrzeigersinn
    - **Von:** Wolfgang Riedesser, Schmidt Spiele

    { rules-credits }
rules-kaeseschieben-aim =
    Du lenkst eine Maus. Mit ihr schiebst du Käse vom Brett, am liebsten über **deine eigene Kante**: Was dort hinunterfällt, gehört dir.

    Aber in der Hälfte der großen und mittleren Käse sitzt ein Wurm, und solche Käse sind nichts wert. Es gewinnt, wer mit Käse ohne Wurm die meisten Punkte sammelt.
rules-kaeseschieben-setup =
    Das Brett hat 8 × 8 Felder, von links nach rechts a–h, von unten nach oben 1–8. Unten ist Süden, links Westen. Jede Person sitzt an einer Kante:

    - **Zu zweit** sitzt ihr einander gegenüber.
    - **Zu dritt** sind Süden, Westen und Norden besetzt.
    - **Zu viert** sind alle Kanten besetzt.
    - Eine Kante, an der niemand sitzt, gehört niemandem.

    Deine Maus beginnt in der Reihe direkt vor dir, auf dem vierten Feld von rechts. Die 16 Käse liegen in der Mitte: innen die großen, in den Ecken die kleinen, dazwischen die mittleren.
rules-kaeseschieben-picture-start = Das Brett zu Beginn: in den Ecken der Mitte je ein kleiner Käse, innen vier große, dazwischen acht mittlere, und an den Kanten vier Mäuse.
rules-kaeseschieben-roll =
    { "" }**Erst würfeln.** Der Würfel zeigt 1, 2, 2, 3, 3 und einen Stern ★. Die Zahl sagt, wie viele Schritte deine Maus macht.

    Nach einem ★ würfelst du noch einmal, und die Zahl, die dann kommt, **zählt doppelt**. Verdoppelt wird nur einmal, egal, wie viele Sterne davor kamen: ★ ★ 3 sind sechs Schritte.
rules-kaeseschieben-picture-die = Zwei Sterne und eine Drei: Zwei mal drei sind sechs Schritte.
rules-kaeseschieben-steps =
    { "" }**Dann ziehen**, Schritt für Schritt:

    - Hoch, runter, links oder rechts, nie schräg. Bei jedem Schritt darfst du die Richtung ändern.
    - Ein Feld darfst du mehrmals betreten, auch hin und zurück.
    - Du musst **alle** Schritte machen.
    - Du kannst das Brett nicht verlassen und kein Feld betreten, auf dem eine Maus steht. Geh um sie herum.
    - Ist gar kein Schritt mehr möglich, verfällt der Rest. Ebenso, wenn der letzte Käse vom Brett ist.
rules-kaeseschieben-push = Läufst du gegen einen Käse, schiebst du ihn ein Feld weiter, samt der **ganzen lückenlosen Reihe** dahinter. Eine Lücke beendet die Reihe: Was hinter ihr liegt, bleibt liegen. Reicht die Reihe bis zur Kante, fällt ihr letzter Käse hinunter.
rules-kaeseschieben-picture-push = Maus A geht einen Schritt nach rechts und einen nach oben. Der mittlere und der große Käse über ihr rücken ein Feld nach oben.
rules-kaeseschieben-blocked = **Mäuse lassen sich nicht schieben.** Steht gleich hinter der Reihe eine andere Maus, ist dieser Schritt nicht möglich. Deine Maus ist also auch eine gute Sperre.
rules-kaeseschieben-picture-blocked = Maus A kann die vier Käse über sich nicht schieben, weil hinter ihnen Maus B steht.
rules-kaeseschieben-example =
    A hat ★ und 3 gewürfelt: sechs Schritte. Gerade nach oben geht es nicht, weil Maus B die Reihe sperrt. Also geht A außen herum:

    - **Schritt 1** nach rechts: Das Feld ist frei.
    - **Schritte 2 und 3** nach oben: Ein mittlerer und ein großer Käse rücken mit, zusammen zwei Felder.
    - **Schritte 4 und 5** nach oben: noch zwei Felder. Der große Käse rutscht zwischen den anderen hindurch.
    - **Schritt 6** nach rechts: gegen einen großen Käse, der den großen dahinter weiterschiebt.
rules-kaeseschieben-picture-example = Vier Bilder: nach Schritt 1, nach Schritt 3, nach Schritt 5 und nach Schritt 6. Am Ende liegen der mittlere und der große Käse eine Spalte links von Maus A, eine und zwei Reihen höher, und zwei große Käse rechts von ihr.
rules-kaeseschieben-example-after = Diesmal ist nichts hinuntergefallen, aber die Käse liegen jetzt näher an der oberen und an der rechten Kante.
rules-kaeseschieben-worms =
    { "" }**Wem gehört er?** Ein Käse gehört der Person, über deren Kante er fällt, **egal, wer ihn geschoben hat**. Fällt er über eine Kante, an der niemand sitzt, ist er aus dem Spiel.

    { "" }**Was ist er wert?** Groß 4, mittel 3, klein 2. Mit Wurm: 0. Zwei der vier großen und vier der acht mittleren Käse sind madig, die kleinen nie. Welche es sind, weiß niemand.
rules-kaeseschieben-picture-worms = Großer Käse 4 Punkte, mittlerer 3, kleiner 2; mit Wurm 0.
rules-kaeseschieben-peek = **Nachschauen.** Mit „{ kaeseschieben-button-peek }“ siehst du in deine eigenen Käse, nur für dich und sooft du willst. Wie groß sie sind, sehen alle, ob ein Wurm darin ist, nicht. In fremde Käse, in die auf dem Brett und in die aus dem Spiel darf niemand schauen.
rules-kaeseschieben-bonus = Fällt der **letzte Käse auf dem Brett** über deine Kante, bekommst du einen Bonus: Du darfst **jemand anderem einen Käse wegnehmen**. Wer ihn geschoben hat, ist egal.
rules-kaeseschieben-picture-bonus = Der letzte Käse fällt über die Kante von A. An den Käsen von B, C und D hängen Fragezeichen: Die Größe ist zu sehen, der Wurm nicht.
rules-kaeseschieben-bonus-more =
    - Du wählst, von wem und welche Größe. Die Größe siehst du, den Wurm nicht.
    - Liegen dort mehrere dieser Größe, bekommst du den, der zuerst gefallen ist.
    - Du darfst auch verzichten.
    - Der Bonus entfällt, wenn die Kante niemandem gehört oder sonst niemand einen Käse hat.
rules-kaeseschieben-end =
    Nach dem Bonus gehen alle Deckel auf. **Wer die meisten Punkte hat, gewinnt die Runde.** Bei Gleichstand gewinnen alle, die vorn liegen. Hat niemand Punkte, gewinnt niemand.

    Will niemand mehr schieben, startet `/{ command-table } { command-table-end }` eine Abstimmung. Die Runde zählt dann, wie sie steht: Käse auf dem Brett zählt für niemanden, und es gibt keinen Bonus.
rules-kaeseschieben-match = **Mehrere Runden.** Vor dem Start einigt ihr euch, wie viele. Wer die meisten Runden gewinnt, gewinnt die Partie; eine geteilte Runde zählt für alle, die sie teilen. Bei gleich vielen Runden entscheiden alle Punkte zusammen, und sind auch die gleich, wird der Sieg geteilt.
rules-kaeseschieben-options = Wer den Tisch leitet, wählt sie vor dem Start aus.
rules-kaeseschieben-option-rounds = Aus so vielen Runden besteht eine Partie. Je mehr es sind, desto weniger entscheidet das Glück.
rules-kaeseschieben-option-closed_lids = Eine Variante für starke Nerven: Vor dem Ende darf niemand nachschauen, auch nicht in die eigenen Käse. So weiß auch niemand, wie viele Würmer noch übrig sind.
rules-kaeseschieben-tips =
    - Deine Maus ist eine gute Sperre: Eine Reihe, die an ihr endet, lässt sich nicht schieben.
    - Zu viele Schritte? Geh vor und wieder zurück.
    - Ein kleiner Käse bringt nur 2, aber er ist nie madig.
    - Schau nach und zähl mit: Wer einige Würmer kennt, weiß mehr über die übrigen Käse.
    - Behalt den letzten Käse im Auge. Der Bonus kann eine Runde drehen.
rules-kaeseschieben-controls =
    - **Würfeln:** „{ button-roll }“ oder `/{ command-roll }`.
    - **Ziehen:** „{ kaeseschieben-button-pad }“ zeigt nur dir, wohin du ziehen kannst, und Pfeile für einzelne Schritte; bis zum letzten kannst du sie zurücknehmen. Oder tipp den ganzen Weg: `/{ command-move } nneess` oder mit Pfeilen.
    - **Nachschauen:** „{ kaeseschieben-button-peek }“ oder `/{ command-peek }`.
    - **Bonus:** ein Knopf für jede Person und Größe, und einer zum Verzichten.
    - `/{ command-board }` zeigt den Tisch noch einmal.
    - Warum die Würfel ehrlich sind: `/{ command-rules }`, „{ rules-dice }“.
