rules-forgetit-glance =
    - **Wie viele:** ab zwei, hier bis sechzehn; am besten zwei bis sechs
    - **Dauer:** etwa 20 Minuten
    - **Alter:** 8 bis 88
    - **Glück oder Taktik:** eher Glück (4 von 5)
    - **Wer beginnt:** wird ausgelost
    - **Reihenfolge:** im Uhrzeigersinn, zwölf Runden
    - **Erschienen bei:** Schmidt Spiele; von wem es ist, sagt die Anleitung nicht

    { rules-credits }
rules-forgetit-aim =
    In deinem Zug sammelst du **eine Zahl**: Je mehr Würfel sie zeigen, desto mehr Punkte. Weiterwürfeln darfst du, solange du dich traust.

    Aber auf den Würfeln stehen auch drei Wörter. Liegen **FOR, GET und IT** alle vor dir, ist dein Zug vorbei und alles daraus verloren. Wer nach zwölf Runden die meisten Punkte hat, gewinnt.
rules-forgetit-setup = Es gibt neun Würfel. Jeder hat die Zahlen 1 bis 5 und auf der sechsten Seite **ein Wort**: drei Würfel FOR, drei GET, drei IT. Welches Wort ein Würfel hat, siehst du ihm immer an.
rules-forgetit-picture-dice = Die sechs Seiten der Würfel: eins bis fünf und das Wort FOR, GET oder IT.
rules-forgetit-turn =
    - **1. Würfeln:** Du wirfst alle neun Würfel.
    - **2. Wörter**, die du würfelst, kommen von selbst heraus.
    - **3. Zahlen:** Würfel mit der Zahl, die du sammelst, darfst du herauslegen.
    - **4. Entscheiden:** Hör auf und schreib dir die Punkte auf, oder wirf die übrigen Würfel.

    Ab Schritt 2 wiederholt sich das, bis du aufhörst oder FOR, GET und IT draußen liegen.

    Weiterwürfeln darfst du auch, wenn du nichts herausgelegt hast. Und Zahlen musst du nie herauslegen, zum Beispiel, wenn du lieber auf etwas Besseres als Zweier wartest.
rules-forgetit-words =
    Jedes Wort, das du würfelst, **muss** heraus. Ein oder zwei verschiedene Wörter schaden nicht, auch wenn eines davon mehrmals daliegt.

    Sobald alle drei Wörter draußen liegen, endet dein Zug **sofort**. Du bekommst nichts, und auf dem Block steht ein Strich.
rules-forgetit-picture-words = FOR, GET und IT liegen nebeneinander.
rules-forgetit-keep =
    Im ganzen Zug sammelst du **nur eine Zahl**.

    - **Beim ersten Mal** musst du mindestens zwei Würfel mit ihr herauslegen.
    - **Danach** genügt einer; es dürfen auch mehr sein oder keiner.
    - Du musst nicht alle nehmen, die sie zeigen.
rules-forgetit-picture-keep = Drei Würfel mit einer 3 sind herausgelegt, zwei mit einer 2 und einer mit einer 5 nicht.
rules-forgetit-keep-more = Du suchst dir auch aus, **welche** Würfel. Das ist nicht egal: Ein Würfel, der draußen liegt, kann sein Wort nicht mehr zeigen. Hast du FOR und IT schon, dann leg GET-Würfel mit deiner Zahl heraus, und GET kommt seltener.
rules-forgetit-afresh =
    Alle neun Würfel liegen draußen, und du willst weitermachen? Dann wirfst du **wieder alle neun**.

    - Die Wörter von vorher zählen nicht mehr. Du fängst wieder ohne Wörter an.
    - Deine Zahl bleibt.
    - Was du gesammelt hast, zählt weiter.
    - Von jetzt an genügt **ein Würfel** mit deiner Zahl, auch beim ersten Wurf.
rules-forgetit-picture-afresh = Oben liegen neun Würfel draußen: sechs Dreier, GET, IT und IT. Unten der Wurf mit allen neun, der folgt: Ein einzelner Dreier wird herausgelegt.
rules-forgetit-afresh-more = Sicher ist aber nichts: Fallen jetzt FOR, GET und IT, ist alles aus diesem Zug verloren, auch was du mit den ersten neun gesammelt hast.
rules-forgetit-score =
    Hörst du auf, bekommst du **die gesammelten Würfel × deine Zahl**, für den ganzen Zug. Viele Würfel vervielfachen das:

    - vier Würfel: **× 2**
    - fünf Würfel: **× 3**
    - sechs und mehr: **× 4**
rules-forgetit-picture-score = Vier Dreier: 4 × 3 × 2 = 24. Sechs Dreier: 6 × 3 × 4 = 72.
rules-forgetit-score-more = Hörst du auf, ohne etwas gesammelt zu haben, bekommst du 0. Auf dem Block steht dann eine 0, kein Strich.
rules-forgetit-example =
    { "" }**Bis alle neun draußen liegen.** Der erste Wurf ist 2 2 3 3 3 4 4 5 GET. Gesammelt werden Dreier: 3 3 3 kommen heraus, und GET muss heraus.

    - Fünf Würfel: 3 4 5 5 IT. 3 und IT kommen heraus.
    - Drei Würfel: 1 3 IT. 3 und IT kommen heraus. GET, IT, IT: noch sicher, aber FOR wäre das Ende.
    - Ein Würfel: 2, wieder 2, dann 4, dann **3**. Mutig und mit Glück.

    Alle neun liegen draußen: sechs Dreier, 72 Punkte wert.
rules-forgetit-picture-example-first = Die Würfe des Beispiels untereinander. Was herauskommt, ist hell: 3 3 3 und GET; 3 und IT; 3 und IT; und nach 2, 2 und 4 die letzte 3.
rules-forgetit-example-again =
    { "" }**Wieder alle neun.** Die Wörter sind vergessen.

    - Neun Würfel: 1 1 1 2 2 3 4 5 5. Jetzt genügt eine 3.
    - Acht Würfel: 1 1 2 2 4 4 4 FOR. Keine Drei; FOR kommt heraus.
    - Sieben Würfel: 1 3 3 4 FOR GET GET. 3 3 und die drei Wörter kommen heraus. Nur IT fehlt noch, also Schluss.
rules-forgetit-picture-example-again = Drei weitere Würfe. Was herauskommt, ist hell: eine 3; FOR; dann 3, 3, FOR, GET, GET.
rules-forgetit-example-score = **Die Wertung.** Neun Dreier sind 27. Ab sechs Würfeln zählt das vierfach: **108 Punkte**.
rules-forgetit-picture-example-score = Neun Dreier: 9 × 3 × 4 = 108.
rules-forgetit-end =
    Nach Runde 10 werden alle Zwischensummen gezeigt. **Die Runden 11 und 12 zählen doppelt.**

    Wer nach zwölf Runden die meisten Punkte hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.

    `/{ command-table } { command-table-end }` startet eine Abstimmung über ein vorzeitiges Ende. Dann zählen die Punkte bis dahin, der angefangene Zug nicht.
rules-forgetit-options = Wer den Tisch leitet, wählt sie vor dem Start aus.
rules-forgetit-option-odds = Wie wahrscheinlich FOR-GET-IT beim nächsten Wurf ist und wie viele Punkte zu erwarten sind. „{ option-forgetit-odds-private }“: nur wer fragt. „{ option-forgetit-odds-public }“: alle, in jedem Zug. „{ option-forgetit-odds-off }“: niemand.
rules-forgetit-tips =
    - Niedrige Zahlen musst du nicht sammeln. Würfle weiter und hoff auf Vierer und Fünfer.
    - Der vierte, fünfte und sechste Würfel bringen viel mehr als die davor.
    - Leg die Würfel heraus, deren Wort dir noch fehlt: Dann kommt es seltener.
    - Mit zwei Wörtern draußen ist jeder Wurf ein Risiko. Mit wenigen Würfeln ist es klein.
    - Schau in den Runden 11 und 12 auf die Summen: Wer vorn liegt, kann früh aufhören.
rules-forgetit-controls =
    - **Würfeln:** „{ button-roll }“ oder `/{ command-roll }`.
    - **Herauslegen:** ein Knopf für jede sinnvolle Wahl, auf Wunsch gleich mit Weiterwürfeln oder Aufhören. Mit „{ forgetit-button-pick }“ tippst du einzelne Würfel an. Oder schreib `/{ command-move } 3`, und `0` für keinen.
    - **Aufhören:** der Knopf mit deinen Punkten oder `/{ command-move } stop`.
    - **Wertungsblock:** „{ forgetit-button-sheet }“ oder `/{ command-board }`, dort „{ board-score }“.
    - **Chancen:** `/{ command-board }`, dort „{ board-odds }“.
    - Warum die Würfel ehrlich sind: `/{ command-rules }`, „{ rules-dice }“.
