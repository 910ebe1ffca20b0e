rules-wiedumir-glance =
    - **Wie viele:** zwei bis acht
    - **Dauer:** etwa 15 Minuten pro Spiel
    - **Alter:** ab 8 Jahren
    - **Glück oder Taktik:** Glück, aus dem sich etwas machen lässt
    - **Wer beginnt:** wird ausgelost
    - **Reihenfolge:** im Uhrzeigersinn; niemand wird je übersprungen
    - **Von:** Wolfgang Riedesser, Schmidt Spiele 1991

    { rules-credits }
rules-wiedumir-aim =
    Alle Figuren laufen vom Start ins Ziel, und **alle dürfen jede Figur ziehen**. Das Feld, auf dem eine Figur landet, trifft aber immer die Person, **der die Figur gehört**: Sie bekommt Chips, verliert welche oder zieht eine Karte.

    Es gewinnt nicht, wer zuerst im Ziel ist, sondern **wer am reichsten ist**, also die meisten Chips hat, wenn die letzte Figur ankommt.
rules-wiedumir-setup =
    - **Zu zweit bis zu fünft** haben alle zwei Figuren, **zu sechst bis zu acht** eine. Jede Figur steht auf dem Start.
    - Alle bekommen 4 Chips. Der Rest der 60 Chips ist der **Vorrat**, mehr gibt es nie.
    - Zwischen Start und Ziel liegen 14 Felder, der Reihe nach: {$squares}.
    - Die 22 Ereigniskarten werden gemischt. Zu zweit bleiben drei davon draußen.

    Wie viele Chips jemand hat, sehen alle.
rules-wiedumir-picture-board = Das Brett vor dem ersten Wurf: Figuren am Starttor, 14 Felder rund um den Garten bis zum Podest im Ziel und darunter vier Plätze mit je 4 Chips.
rules-wiedumir-move =
    { "" }**Würfle** eine 1, 2 oder 3. Dann zieh **irgendeine Figur** um genau diese Zahl vor, ob deine oder eine fremde.

    Felder, auf denen eine Figur steht, werden übersprungen und **nicht mitgezählt**. So steht auf jedem Feld höchstens eine Figur, und niemand wird hinausgeworfen. Auf Start und Ziel haben alle Platz.
rules-wiedumir-picture-move = Eine Drei bringt Figur B über zwei besetzte Felder auf das fünfte Feld vor ihr.
rules-wiedumir-move-more =
    - Ziehen ist **Pflicht**, auch wenn dir kein Zug gefällt.
    - Immer vorwärts, nie zurück.
    - Ins Ziel brauchst du keine genaue Zahl; was übrig ist, verfällt.
    - Figuren im Ziel bewegt der Würfel nicht mehr.
    - Alle deine Figuren im Ziel? Du würfelst trotzdem und musst eine fremde ziehen.
rules-wiedumir-squares = Was auf dem Feld geschieht, gilt für die Person, **der die Figur gehört**, egal, wer gezogen hat. Gelb: so viele Chips aus dem Vorrat nehmen. Rot: so viele zurücklegen. Fragezeichen: eine Karte ziehen und ausführen.
rules-wiedumir-picture-squares = Eine Münze mit +3, ein Stoppschild mit −3 und ein Fragezeichen.
rules-wiedumir-squares-more =
    - **Keine Schulden:** Hast du zu wenige Chips, gibst du, was du hast.
    - **Der Vorrat ist endlich:** Reicht er nicht, bekommst du, was da ist, und der Rest verfällt.
    - Felder und Karten sind Pflicht, vor allem, wenn sie wehtun.
rules-wiedumir-limit =
    Niemand darf mehr als **zehn Chips** haben. Wer elf oder mehr hat, legt sofort **alle bis auf vier** zurück.

    Das gilt nach jeder einzelnen Zahlung, jeder Karte und jedem Tausch, und zwar für alle, auch im Ziel. Ein Geschenk kann also böse gemeint sein.
rules-wiedumir-limit-example = **Zum Beispiel:** Du hast 7 Chips und ziehst deine Figur auf ein Fragezeichen. Die Karte verlangt, dass du den anderen 4 Chips abnimmst. 7 und 4 sind 11, und das ist zu viel: 7 Chips kommen in den Vorrat, 4 bleiben dir.
rules-wiedumir-picture-limit = Sieben Chips; sieben und vier sind elf; vier bleiben.
rules-wiedumir-cards = Landet eine Figur auf einem Fragezeichen, zieht die Person, **der sie gehört**, die oberste Karte und führt sie aus. Was die Karte offenlässt, entscheidet sie auch.
rules-wiedumir-picture-cards = Die Karte „{ wiedumir-card-shift }“.
rules-wiedumir-cards-more =
    - Eine Karte muss **so weit wie möglich** ausgeführt werden. Erfüllt eine Wahl sie besser als eine andere, musst du diese nehmen.
    - Lässt sie sich gar nicht ausführen, geschieht nichts.
    - Versetzt eine Karte eine Figur, gilt auch das Feld, auf dem die Figur landet, wieder für die Person, der sie gehört. Auf einem Fragezeichen zieht diese Person noch eine Karte.
    - Bleibt die Figur, wo sie war, geschieht auf ihrem Feld nichts.
    - Gebrauchte Karten liegen offen. Ist der Stapel leer, werden sie gemischt und wieder benutzt. Wartende Karten bleiben liegen.
rules-wiedumir-all-cards = „Du“ ist, wer die Karte zieht, „deine Figur“ die, die auf das Fragezeichen kam. ★: zu zweit nicht dabei. Was eine Karte offenlässt, entscheidest du.
rules-wiedumir-card-overtake = - **{ wiedumir-card-overtake }** Deine Figur kommt auf das Feld direkt vor der vordersten anderen Figur zwischen Start und Ziel, notfalls ins Ziel. Ist deine die vorderste oder keine andere unterwegs, geschieht nichts.
rules-wiedumir-card-tribute = - **{ wiedumir-card-tribute }.** Du gibst allen anderen für jede ihrer Figuren im Ziel 1 Chip. Reichen deine Chips nicht, verteilst du sie einzeln, im Uhrzeigersinn von links an.
rules-wiedumir-card-place-other = - **{ wiedumir-card-place-other }.** Du versetzt eine fremde Figur auf ein freies Feld, auch Start oder Ziel. Bleiben, wo sie ist, darf sie nicht.
rules-wiedumir-card-toll = - **{ wiedumir-card-toll }.** Die Karte wartet am Ziel. Wessen Figur dort als nächste ankommt (egal, wie), legt 2 Chips in den Vorrat. Dann ist die Karte verbraucht.
rules-wiedumir-card-fine = - **{ wiedumir-card-fine }.** Du legst 3 Chips in den Vorrat zurück.
rules-wiedumir-card-neighbours = - **{ wiedumir-card-neighbours }** ★. Du gibst nach links und nach rechts zusammen 4 Chips, möglichst gleich viele. Bei einer ungeraden Zahl wählst du, wer einen mehr bekommt.
rules-wiedumir-card-raise = - **{ wiedumir-card-raise }.** Du wählst eine andere Person, und der Vorrat füllt ihre Chips auf 8 auf. Reicht er bei jemandem dafür, musst du so jemanden wählen; sonst irgendwen mit weniger als 8.
rules-wiedumir-card-shift = - **{ wiedumir-card-shift }.** Du ziehst irgendeine Figur 2 Felder vor oder zurück, auch aus dem Ziel heraus. Besetzte Felder zählen nicht. Eine Figur, die sich nicht bewegen kann, darfst du nicht wählen.
rules-wiedumir-card-swap-others = - **{ wiedumir-card-swap-others }** ★. Du wählst zwei andere; sie tauschen alle ihre Chips.
rules-wiedumir-card-fall-back = - **{ wiedumir-card-fall-back }.** Deine Figur kommt auf das Feld direkt hinter der hintersten anderen Figur, notfalls auf den Start. Ist deine die hinterste oder sind alle anderen im Ziel, geschieht nichts.
rules-wiedumir-card-give-home = - **{ wiedumir-card-give-home }.** Du gibst zusammen 3 Chips an andere, die schon eine Figur im Ziel haben. Hat sonst niemand eine dort, kommen die 3 Chips in den Vorrat.
rules-wiedumir-card-pass-on = - **{ wiedumir-card-pass-on }.** Du nimmst jemandem 2 Chips ab und gibst sie jemand anderem, nicht dir selbst. Hat jemand mindestens 2, musst du so jemanden wählen. Zu zweit geschieht nichts.
rules-wiedumir-card-collect = - **{ wiedumir-card-collect }** ★. Du nimmst den anderen zusammen 4 Chips ab, von wem du willst; haben sie weniger, dann alle.
rules-wiedumir-card-swap = - **{ wiedumir-card-swap }.** Du tauschst alle deine Chips mit jemand anderem.
rules-wiedumir-card-generous = - **{ wiedumir-card-generous }.** Du verschenkst so viele Chips, wie du willst, an wen du willst, aber mindestens 2 (alle, wenn du weniger hast).
rules-wiedumir-card-last-pays = - **{ wiedumir-card-last-pays }.** Die Karte wartet bis zum Ende. Wessen Figur als allerletzte ankommt, legt 4 Chips in den Vorrat.
rules-wiedumir-card-gain = - **{ wiedumir-card-gain }.** Du nimmst 5 Chips aus dem Vorrat.
rules-wiedumir-card-fill = - **{ wiedumir-card-fill }.** Du nimmst Chips aus dem Vorrat, bis du 10 hast.
rules-wiedumir-card-place-own = - **{ wiedumir-card-place-own }.** Du versetzt deine Figur auf irgendein anderes freies Feld, auch Start oder Ziel.
rules-wiedumir-card-advance = - **{ wiedumir-card-advance }.** Deine Figur zieht 4 Felder vor. Besetzte Felder zählen nicht.
rules-wiedumir-card-first-gains = - **{ wiedumir-card-first-gains }** Wer zuerst eine Figur im Ziel hatte, bekommt 3 Chips aus dem Vorrat. Ist noch keine da, wartet die Karte auf die erste.
rules-wiedumir-card-give-five = - **{ wiedumir-card-give-five }.** Du gibst zusammen 5 Chips an andere, an wen du willst (alle, wenn du weniger hast).
rules-wiedumir-waiting = Drei Karten können am Ziel liegen und **auf Figuren warten**. Wegweiser zwischen Start und Ziel zeigen, welche es sind und um wie viele Chips es geht.
rules-wiedumir-picture-waiting = Links das leere Ziel und drei Wegweiser, rechts die Karten dazu: „{ wiedumir-card-toll }“, „{ wiedumir-card-last-pays }“ und „{ wiedumir-card-first-gains }“.
rules-wiedumir-waiting-more =
    - **{ wiedumir-card-toll }** (−2) trifft die nächste Figur, die ankommt.
    - **{ wiedumir-card-first-gains }** (+3) belohnt die erste. Ist schon eine da, wenn die Karte gezogen wird, gibt es die Chips sofort.
    - **{ wiedumir-card-last-pays }** (−4) trifft die allerletzte.

    Treffen mehrere dieselbe Figur, gibt es erst die 3 Chips; dann ist der Zoll von 2 fällig, und ganz zum Schluss werden die 4 Chips für die letzte gezahlt.
rules-wiedumir-end =
    Das Spiel endet, wenn die **letzte Figur** im Ziel ist und alles erledigt ist, was sie damit auslöst. Holt eine Karte eine Figur zurück, geht es weiter.

    { "" }**Wer die meisten Chips hat, gewinnt.** Haben mehrere gleich viele, gewinnt von ihnen, wer alle eigenen Figuren früher im Ziel hatte. Bei einer zurückgeholten Figur zählt ihre letzte Ankunft.

    Im Ziel ist nichts sicher: Karten können Figuren zurückholen, und auch dort kannst du Chips verlieren.

    `/{ command-table } { command-table-end }` startet eine Abstimmung über ein vorzeitiges Ende. Dann zählen die Chips, wie sie sind; bei gleich vielen entscheidet erst, wer alle Figuren im Ziel hat, dann, wer sie früher dort hatte. In einer Serie, die so endet, zählen allein die Punkte; bei gleich vielen wird der Platz geteilt.
rules-wiedumir-options = Wer den Tisch leitet, wählt sie vor dem Start aus. Die Varianten lassen sich beliebig kombinieren.
rules-wiedumir-option-length = „Ohne Ende“: Nach jedem Spiel wird für jeden Chip ein Punkt notiert. Entweder ihr spielt eine feste Zahl von Spielen, oder ihr spielt, bis jemand nach einem Spiel genug Punkte hat. In beiden Fällen gewinnt, wer dann die meisten Punkte hat; bei gleich vielen wird der Sieg geteilt. Für ein einzelnes Spiel gilt, was auf der Seite über das Ende steht.
rules-wiedumir-option-no_limits = Wer mehr als zehn Chips hat, behält sie. Das verlangt eine ganz andere Taktik. „{ wiedumir-card-fill }“ bewirkt dann nichts, wenn du zehn oder mehr hast.
rules-wiedumir-option-no_comparing = Wie viele Chips du hast, weißt bis zum Ende jedes Spiels nur du, und auch der Vorrat ist geheim. Jede Zahlung sehen alle, ein gutes Gedächtnis hilft also. Die Grenze von zehn gilt weiter, und alle sehen, wenn sie jemanden trifft. Wer eine Karte zieht, kann Zahlen sehen, von denen sie abhängt.
rules-wiedumir-option-no_measure = Hast du alle Figuren im Ziel und würfelst eine 1, darfst du einen Chip aus dem Vorrat nehmen, statt zu ziehen. Ist der Vorrat leer, musst du ziehen.
rules-wiedumir-option-auto_move = Hast du keine Wahl, handelt der Bot für dich. Ist die Option aus, drückst du jedes Mal selbst.
rules-wiedumir-tips =
    - Lass dir Zeit: Nicht wer zuerst ankommt, gewinnt, sondern wer am meisten hat.
    - Zieh fremde Figuren auf rote Felder und deine eigenen auf gelbe.
    - Manchmal lohnt es sich, jemanden zu reich zu machen: Wer elf Chips hat, fällt auf vier zurück.
    - Mit neun oder zehn Chips ist jedes Geschenk eine Gefahr.
    - Im Ziel bist du nicht sicher: Karten holen Figuren zurück und kosten Chips.
rules-wiedumir-controls =
    - **Würfeln:** „{ button-roll }“ oder `/{ command-roll }`.
    - **Ziehen:** für jede Figur ein Knopf, der sagt, wo sie landet und was das bewirkt. Oder schreib `/{ command-move } B2`.
    - **Karte beantworten:** mit den Knöpfen, „{ wiedumir-button-decide }“ oder `/{ command-move }`.
    - **Deine Chips,** wenn ihr ohne Vergleichen spielt: „{ wiedumir-button-peek }“ oder `/{ command-peek }`.
    - `/{ command-board }` zeigt den Tisch noch einmal.
    - Warum die Würfel ehrlich sind: `/{ command-rules }`, „{ rules-dice }“.
