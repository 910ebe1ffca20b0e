# Die Lektion von For-Get-It
lesson-forgetit-start =
    Willkommen! **Du bist A, Rot**; der Computer ist **B, Blau**. Das Spiel hat zwölf Runden. In jeder seid ihr beide einmal dran, mit denselben neun Würfeln, und Punkte gibt es für Würfel, die dieselbe Zahl zeigen.
    Bist du dran, würfelst du, sooft du willst, sammelst **eine** Zahl von 1 bis 5 und hörst auf, bevor es zu spät ist.
lesson-forgetit-words =
    Zu spät wird es durch die Wörter. Kein Würfel hat eine 6. An ihrer Stelle steht ein Wort: auf drei Würfeln FOR, auf drei GET, auf drei IT. Unter jedem Würfel siehst du, welches er hat.
    Zeigt ein Würfel sein Wort, kommt er von selbst in die Leiste unten, und oben leuchtet dieses Wort auf. **Leuchten alle drei, ist dein Zug vorbei und nichts wert.**
lesson-forgetit-begin =
    👉 **Wirf alle neun.**
lesson-forgetit-lamps =
    Ein Würfel zeigt sein Wort: FOR. Er liegt in der Leiste, und oben leuchtet das erste Wort. Die anderen acht zeigen Zahlen: drei Vierer, zwei Fünfer und je eine 1, 2 und 3. Darunter steht, welches Wort sie beim nächsten Wurf zeigen könnten.
    Jetzt wählst du die Zahl, die du in diesem Zug sammelst. Beim ersten Mal legst du mindestens zwei Würfel mit ihr heraus, danach genügt einer.
lesson-forgetit-first =
    Was du sammelst, zählt **Würfel × Zahl**. Auf dem Bild stehen die Würfel immer vorn: „3 × 4“ sind drei Würfel mit einer 4, also 12 Punkte.
    Viele Würfel vervielfachen das: Vier zählen doppelt, fünf dreifach, ab sechs vierfach. Auf Knöpfen steht das kurz: „3×4 + 5 werfen“ legt drei Vierer heraus und wirft gleich die übrigen fünf Würfel, „3×4 = 12 Stopp“ hört mit 12 Punkten auf.
    👉 **Was legst du heraus?**
lesson-forgetit-first-number = Fünf ist mehr als vier, aber drei Würfel sind viel besser als zwei: Der vierte verdoppelt alles, und mit dreien bist du näher dran. So ein Zug bringt mit den Vierern im Mittel 58 Punkte, mit den Fünfern 54.
lesson-forgetit-first-none = Du darfst alles liegen lassen, aber dann hat dir der Wurf nur ein Wort gebracht. Drei Gleiche sind ein guter Anfang.
lesson-forgetit-first-fewer = Jeder Vierer zählt, und der vierte verdoppelt alles. Leg alle drei heraus.
lesson-forgetit-first-stop = 3 × 4 sind 12 Punkte. Erst ein Wort liegt da, das Risiko ist also noch klein, und mit einem vierten Vierer wären es 4 × 4 × 2 = 32. Wirf weiter.
lesson-forgetit-fourth =
    Kein neues Wort, und noch ein Vierer. Ab jetzt zählen nur Vierer, und ein Würfel genügt.
    Vier Würfel zählen doppelt: 4 × 4 × 2 = 32. Erst ein Wort leuchtet.
    👉 **Legst du ihn heraus, und dann?**
lesson-forgetit-fourth-none = Der vierte Vierer macht aus 12 Punkten 32. Leg ihn heraus.
lesson-forgetit-fourth-stop = 32 Punkte sind gut, aber vier Würfel sind übrig, und für FOR-GET-IT müssten GET und IT zugleich kommen: in 5 von 100 Würfen. Mit einem fünften Vierer sind es 60.
lesson-forgetit-enough =
    FOR und GET leuchten. Sieh dir die beiden letzten Würfel an: Beide haben IT. Zeigt einer sein Wort, leuchten alle drei, und deine Punkte sind weg. Das passiert in 31 von 100 Würfen. Noch ein Vierer wären 5 × 4 × 3 = 60.
    👉 **Weiterwürfeln oder mit 32 Punkten aufhören?**
lesson-forgetit-enough-roll = Es ist knapp: Weiterwürfeln bringt im Mittel 31 Punkte, Aufhören sicher 32. Leuchten zwei Wörter und haben alle deine Würfel das dritte, dann hör auf.
lesson-forgetit-noted =
    Du hast rechtzeitig aufgehört: 32 Punkte stehen auf dem Wertungsblock.
    Jetzt ist der Computer dran, mit allen neun Würfeln, und kein Wort leuchtet.
lesson-forgetit-bold =
    Der Computer sammelt Dreier. Drei hat er, das sind 9 Punkte. FOR und IT leuchten, und von den vier übrigen Würfeln haben zwei GET.
    Würdest du aufhören? Er würfelt weiter. Achte auf die Wörter.
lesson-forgetit-second =
    GET kam dazu, also leuchten alle drei: FOR-GET-IT. Die 9 Punkte des Computers sind weg, und er bekommt einen Strich, das ist 0. Damit ist Runde 1 vorbei.
    Deine zweite Runde. 👉 **Wirf alle neun.**
lesson-forgetit-fives =
    Vier Fünfer auf einmal, und erst ein Wort. Mit „{ forgetit-button-pick }“ nimmst du auch einzelne Würfel, zum Beispiel nach den Wörtern darunter: Ein Würfel, der draußen liegt, kann sein Wort nicht mehr zeigen. Aber mehr Würfel bringen mehr Punkte, deshalb ist es meist am besten, alle zu nehmen.
    👉 **Was legst du heraus?**
lesson-forgetit-fives-number = Zwei von einer Zahl sind erlaubt, aber vier Fünfer sind schon 4 × 5 × 2 = 40 wert.
lesson-forgetit-fives-none = Vier Fünfer sind 40 Punkte wert. Einen besseren Wurf bekommst du kaum.
lesson-forgetit-fives-fewer = Jeder Fünfer bringt mehr als der davor. Leg alle vier heraus.
lesson-forgetit-fives-stop = 40 Punkte wären sicher. Aber nur GET leuchtet, vier Würfel sind übrig, und FOR und IT müssten im selben Wurf kommen: in 5 von 100 Würfen. Sechs Fünfer wären 120. Wirf weiter.
lesson-forgetit-afresh =
    Noch drei Fünfer und noch ein GET. Legst du die Fünfer heraus, liegen alle neun Würfel in der Leiste. Dann darfst du alle neun **noch einmal** werfen: Die Wörter erlöschen, deine sieben Fünfer zählen weiter, und jeder neue bringt 20 Punkte.
    👉 **Alle drei heraus und weiter?** Zu verlieren hast du 7 × 5 × 4 = 140 Punkte.
lesson-forgetit-afresh-none = Die drei Fünfer machen aus 40 Punkten 140. Leg sie heraus.
lesson-forgetit-afresh-fewer = Leg alle drei heraus: Dann liegen alle neun Würfel draußen, und alle Wörter erlöschen.
lesson-forgetit-afresh-stop = 140 Punkte sind viel. Aber mit neun Würfeln und ohne ein Wort kommt FOR-GET-IT nur in 8 von 100 Würfen, und im Mittel endet der Zug mit 167 Punkten. Trau dich, dieses eine Mal.
lesson-forgetit-last =
    „↻ 2“ oben heißt: Du wirfst alle neun Würfel zum zweiten Mal. FOR und IT leuchten schon nach einem Wurf. Aber ein Fünfer ist dabei: 8 × 5 × 4 = 160.
    Legst du ihn heraus, bleiben fünf Würfel, und zwei davon haben GET.
    👉 **Herauslegen und aufhören oder weiterwürfeln?**
lesson-forgetit-last-none = Der Fünfer bringt 20 Punkte und kostet nichts. Leg ihn heraus.
lesson-forgetit-last-roll = In 31 von 100 Würfen wären alle 160 Punkte weg. Im Mittel bleiben dann 125. Hör auf!
lesson-forgetit-kept =
    160 Punkte, zusammen 192. Jetzt ist der Computer in Runde 2 dran.
lesson-forgetit-end =
    Diesmal hat der Computer früh aufgehört, mit drei Dreiern: 9 Punkte.
    „{ forgetit-button-sheet }“ zeigt alle Runden. In den Runden 11 und 12 zählt alles doppelt. Nach Runde 12 gewinnt, wer die meisten Punkte hat.
lesson-forgetit-free =
    Das ist das ganze Spiel: eine Zahl sammeln, auf die Wörter achten, rechtzeitig aufhören.
    Von hier an **spielst du frei**, mit neuen Würfen. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde, und warum.
lesson-forgetit-hint-keep = 👉 Leg {$count} × {$number} heraus: Dann hast du {$points}.
lesson-forgetit-hint-dice = Nimm die mit {$words} darunter. Mit den übrigen Würfeln leuchten dann nicht so leicht alle drei Wörter.
lesson-forgetit-hint-none = 👉 Leg diesmal nichts heraus: Mit mehr Würfeln im nächsten Wurf kannst du mehr erwarten.
lesson-forgetit-hint-roll = 🎲 Du hast {$points}.
lesson-forgetit-hint-risk = Wirf weiter: Gut gespielt bringt der Zug im Mittel {$best}. Das Risiko von FOR-GET-IT bei diesem Wurf: {$bust}.
lesson-forgetit-hint-risk-to-win = Wirf weiter: Aufhören brächte im Mittel mehr Punkte, aber um die Partie zu gewinnen, brauchst du noch mehr. Das Risiko von FOR-GET-IT bei diesem Wurf: {$bust}.
lesson-forgetit-hint-no-risk = Wirf weiter: Gut gespielt bringt der Zug im Mittel {$best}, und bei diesem Wurf können noch nicht alle drei Wörter leuchten.
lesson-forgetit-hint-then-stop = Dann hör auf. Das Risiko von FOR-GET-IT, wenn du weiterwürfelst: {$bust}. Was du gewinnen kannst, wiegt das nicht auf.
lesson-forgetit-hint-then-stop-to-win = Dann hör auf. Weiterzuwürfeln brächte im Mittel mehr Punkte, aber mit sicheren Punkten gewinnst du die Partie eher.
lesson-forgetit-hint-stop = ✋ Hör auf: {$points} sind dir sicher. Das Risiko von FOR-GET-IT, wenn du weiterwürfelst: {$bust}. Was du gewinnen kannst, wiegt das nicht auf.
lesson-forgetit-hint-stop-to-win = ✋ Hör auf: {$points} sind dir sicher. Weiterzuwürfeln brächte im Mittel mehr Punkte, aber mit sicheren Punkten gewinnst du die Partie eher. Das Risiko von FOR-GET-IT, wenn du weiterwürfelst: {$bust}.
