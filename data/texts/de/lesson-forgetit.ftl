# Die Lektion von For-Get-It
lesson-forgetit-start =
    In jeder der zwölf Runden sammelst du eine Zahl von 1 bis 5 und hörst rechtzeitig auf. Auf der sechsten Seite hat jeder Würfel ein Wort: drei Würfel haben FOR, drei GET, drei IT. Unter jedem Würfel steht, welches er hat.
    👉 **Wirf alle neun.**
lesson-forgetit-first =
    Ein Würfel zeigt sein Wort, FOR. Er liegt unten in der Leiste, und oben leuchtet das erste Wort: Wörter kommen von selbst heraus. Leuchten alle drei, ist dein Zug nichts wert.
    Jetzt wählst du die Zahl, die du in diesem Zug sammelst. Beim ersten Mal legst du mindestens zwei Würfel mit ihr heraus, später genügt einer. Du hast drei Vierer und zwei Fünfer.
    👉 **Was legst du heraus?** Es zählt Zahl × Würfel; vier Würfel zählen doppelt, fünf dreifach, ab sechs vierfach.
lesson-forgetit-first-number = Fünf ist mehr als vier, aber drei Würfel sind viel besser als zwei: Der vierte verdoppelt alles, und mit dreien bist du näher dran. So ein Zug bringt mit den Vierern im Mittel 58 Punkte, mit den Fünfern 54.
lesson-forgetit-first-none = Du darfst alles liegen lassen, aber dann hat dir der Wurf nur ein Wort gebracht. Drei Gleiche sind ein guter Anfang.
lesson-forgetit-first-fewer = Jeder Vierer zählt, und der vierte verdoppelt alles. Leg alle drei heraus.
lesson-forgetit-first-stop = 3 × 4 sind 12 Punkte. Erst ein Wort liegt da, das Risiko ist also noch klein, und mit einem vierten Vierer wären es 4 × 4 × 2 = 32. Wirf weiter.
lesson-forgetit-fourth =
    Kein neues Wort, und noch ein Vierer. Ab jetzt helfen dir nur Vierer, und einer genügt.
    👉 **Legst du ihn heraus?** Vier Vierer sind 4 × 4 × 2 = 32 wert, und erst ein Wort leuchtet.
lesson-forgetit-fourth-none = Der vierte Vierer macht aus 12 Punkten 32. Leg ihn heraus.
lesson-forgetit-fourth-stop = 32 Punkte sind gut, aber vier Würfel sind übrig, und für FOR-GET-IT müssten GET und IT zugleich kommen: in 5 von 100 Würfen. Mit einem fünften Vierer sind es 60.
lesson-forgetit-enough =
    FOR und GET leuchten. Sieh dir die beiden letzten Würfel an: Beide haben IT. Zeigt einer sein Wort, ist alles weg, in 31 von 100 Würfen. Noch ein Vierer brächte dich auf 60.
    👉 **Weiterwürfeln oder mit 32 Punkten aufhören?**
lesson-forgetit-enough-roll = Es ist knapp: Weiterwürfeln bringt im Mittel 31 Punkte, Aufhören sicher 32. Leuchten zwei Wörter und haben alle deine Würfel das dritte, dann hör auf.
lesson-forgetit-computer =
    32 Punkte stehen auf dem Wertungsblock. Jetzt würfelt der Computer. Er sammelt Dreier und hört nicht rechtzeitig auf: Achte auf die Wörter.
lesson-forgetit-second =
    FOR, GET und IT: Der Computer bekommt einen Strich, 0 Punkte. Seine Dreier sind verloren.
    Deine zweite Runde. **Wirf alle neun.**
lesson-forgetit-fives =
    Vier Fünfer auf einmal und ein Wort. Du bestimmst auch, welche Würfel du herauslegst: Ein Wort, dessen Würfel alle draußen liegen, kann nicht mehr kommen.
    👉 **Was legst du heraus?**
lesson-forgetit-fives-number = Zwei von einer Zahl sind erlaubt, aber vier Fünfer sind schon 5 × 4 × 2 = 40 wert.
lesson-forgetit-fives-none = Vier Fünfer sind 40 Punkte wert. Einen besseren Wurf bekommst du kaum.
lesson-forgetit-fives-fewer = Jeder Fünfer bringt mehr als der davor. Leg alle vier heraus.
lesson-forgetit-fives-stop = 40 Punkte wären sicher. Aber nur GET leuchtet, vier Würfel sind übrig, und FOR und IT müssten im selben Wurf kommen: in 5 von 100 Würfen. Sechs Fünfer wären 120. Wirf weiter.
lesson-forgetit-afresh =
    Drei Fünfer und ein GET: Legst du die Fünfer heraus, liegen alle neun Würfel draußen. Dann darfst du alle neun noch einmal werfen! Die Wörter erlöschen, deine sieben Fünfer behältst du, und jeder weitere bringt 20 Punkte.
    👉 **Drei heraus und weiter?** Zu verlieren hast du 7 × 5 × 4 = 140 Punkte.
lesson-forgetit-afresh-none = Die drei Fünfer machen aus 40 Punkten 140. Leg sie heraus.
lesson-forgetit-afresh-fewer = Leg alle drei heraus: Dann liegen alle neun Würfel draußen, und alle Wörter erlöschen.
lesson-forgetit-afresh-stop = 140 Punkte sind viel. Aber mit neun Würfeln und ohne ein Wort kommt FOR-GET-IT nur in 8 von 100 Würfen, und im Mittel endet der Zug mit 167 Punkten. Trau dich, dieses eine Mal.
lesson-forgetit-last =
    FOR und IT leuchten schon nach einem Wurf, und ein Fünfer ist dabei: 8 × 5 × 4 = 160.
    👉 **Herauslegen und aufhören oder weiterwürfeln?** Von den fünf Würfeln, die übrig bleiben, haben zwei GET.
lesson-forgetit-last-none = Der Fünfer bringt 20 Punkte und kostet nichts. Leg ihn heraus.
lesson-forgetit-last-roll = In 31 von 100 Würfen wären alle 160 Punkte weg. Im Mittel bleiben dann 125. Hör auf!
lesson-forgetit-end =
    160 Punkte, zusammen 192; der Computer hat diesmal früh aufgehört.
    Das ist das ganze Spiel: eine Zahl sammeln, auf die Wörter achten, rechtzeitig aufhören. Die Runden 11 und 12 zählen doppelt, und wer die meisten Punkte hat, gewinnt.
    Von hier an **spielst du frei**, und die Würfe sind neu. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde.
lesson-forgetit-hint-begin = 🎲 Wirf alle neun: Etwas anderes kannst du jetzt nicht tun.
lesson-forgetit-hint-keep = 👉 Leg {$choice} heraus.
lesson-forgetit-hint-none = 👉 Leg diesmal nichts heraus.
lesson-forgetit-hint-roll = 🎲 Wirf weiter.
lesson-forgetit-hint-reason = Gut gespielt bringt das im Mittel {$best}; gleich danach aufzuhören brächte {$stop}. Beim nächsten Wurf kommt FOR-GET-IT {$bust}.
lesson-forgetit-hint-stop = ✋ Hör auf: {$points} sind dir sicher. Würfelst du weiter, kommt FOR-GET-IT {$bust}, und was du gewinnen kannst, wiegt das nicht auf.
