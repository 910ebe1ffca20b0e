rules-mensch-glance =
    - **Wie viele:** zwei bis vier, alle für sich
    - **Dauer:** zu zweit etwa eine Dreiviertelstunde, zu viert über zwei Stunden; schneller, wenn der Bot für alle würfelt
    - **Glück oder Taktik:** vor allem Glück, mit einer Wahl in jedem Zug
    - **Wer beginnt:** Alle würfeln einmal, die höchste Zahl beginnt; bei Gleichstand würfeln alle mit dieser Zahl noch einmal
    - **Reihenfolge:** im Uhrzeigersinn
    - **Erschienen bei:** Schmidt Spiele; von wem es ist, sagt die Anleitung nicht

    { rules-credits }
rules-mensch-aim = Du hast vier Figuren. Bring sie einmal rund ums Brett und in dein Ziel. Wer zuerst alle vier dort hat, gewinnt; die anderen spielen um die Plätze weiter, bis nur noch eine Person übrig ist.
rules-mensch-board =
    - **1 · Startfeld.** Hier kommen deine Figuren heraus. Eine davon steht von Anfang an darauf.
    - **2 · Wartefelder.** Hier warten die anderen drei, und hierher kommen hinausgeworfene Figuren zurück.
    - **3 · Zielfelder.** Vier Felder deiner Farbe, auf die nur deine Figuren dürfen.
    - **4 · Das letzte Feld** vor deinem Startfeld. Danach biegen deine Figuren ins Ziel ab.
rules-mensch-path = Die Laufbahn hat 40 Felder, gelaufen wird im Uhrzeigersinn. Feld 1 ist das Startfeld von A; die anderen Ecken haben ihres auf 11, 21 und 31. Zu zweit sitzt ihr einander gegenüber, zu dritt bleibt eine Ecke frei. Figuren heißen nach Platz und Nummer: A3 ist die dritte Figur von Platz A.
rules-mensch-picture-board = Das Brett zu Beginn. 1 ist das Startfeld von A mit Figur A1, 2 sind die Wartefelder von A mit drei Figuren, 3 die Zielfelder von A, und 4 ist das letzte Feld vor dem Startfeld von A.
rules-mensch-start = **Ein Zug:** Würfle **einmal** und zieh dann **eine** deiner Figuren um genau diese Zahl vor.
rules-mensch-turn =
    - Zähl jedes Feld mit, auch besetzte. **Überspringen** darfst du jede Figur, eigene und fremde.
    - Auf jedem Feld steht nur eine Figur: Auf einer **eigenen** kannst du nicht landen.
    - Landest du auf einer fremden, wirfst du sie hinaus.
    - Kannst du ziehen, dann **musst** du ziehen. Hast du die Wahl, wählst du frei.
    - Kannst du nicht ziehen, ist dein Zug vorbei.
    - Nach einer Sechs würfelst du noch einmal.
rules-mensch-capture = Endet dein Zug auf einer fremden Figur, muss sie zurück auf ihr Wartefeld, und deine steht jetzt dort. **Hinauswerfen muss niemand:** Du darfst auch eine andere Figur ziehen. Wird eine Figur nur übersprungen, bleibt sie stehen. Eigene Figuren kannst du nicht hinauswerfen; auf Ziel- und Wartefeldern ist jede Figur sicher, auf einem Startfeld nicht.
rules-mensch-picture-capture = Mit einer Vier landet Figur A1 auf B2, und B2 muss zurück auf ihr Wartefeld.
rules-mensch-six =
    { "" }**Solange bei dir Figuren warten,** musst du mit einer Sechs eine davon herausbringen: Sie kommt auf dein Startfeld. Steht dort eine fremde Figur, wirfst du sie hinaus.

    Steht dort **eine eigene**, zieht stattdessen diese sechs Felder weiter. Kann sie das nicht, weil sechs Felder weiter schon eine eigene steht, ziehst du die Sechs mit einer anderen.

    Wartet bei dir keine Figur, ziehst du die Sechs mit irgendeiner.

    { "" }**Nach einer Sechs würfelst du noch einmal**, auch wenn keine Figur ziehen konnte. Nur eine Ausnahme gibt es: Bringt die Sechs deine letzte Figur ins Ziel, ist dein Zug vorbei.
rules-mensch-picture-six = Mit einer Sechs kommt Figur A2 vom Wartefeld auf das Startfeld.
rules-mensch-clear = **Das Startfeld frei machen.** Solange bei dir Figuren warten, muss dein Startfeld sofort wieder frei werden: Steht eine eigene Figur darauf und kann mit der gewürfelten Zahl ziehen, musst du diese ziehen und keine andere.
rules-mensch-home =
    Nach dem letzten Feld vor deinem Startfeld biegt deine Figur ins Ziel ab. Die vier Zielfelder zählen einzeln.

    - Die Zahl **muss passen**. Über das vierte Zielfeld hinaus geht es nicht.
    - Figuren im Ziel dürfen übersprungen werden.
    - Auch im Ziel darf eine Figur noch vorrücken, wenn die Zahl passt.
    - Hinausgeworfen wird dort niemand.
rules-mensch-picture-home = Mit einer Fünf zieht Figur A4 auf das dritte Zielfeld, neben A2.
rules-mensch-stuck =
    { "" }**Ein Wurf pro Zug.** Kann damit keine Figur ziehen, ist die nächste Person dran. Das gilt auch, wenn du keine Figur auf der Laufbahn hast: Dann wartest du Zug um Zug auf eine Sechs.

    { "" }**Mit der Option „{ option-mensch-three_tries }“** würfelst du bis zu dreimal um eine Sechs, solange alle deine Figuren, die nicht im Ziel sind, auf den Wartefeldern stehen. Kann aber mit einem dieser Würfe eine Figur **im Ziel** vorrücken, muss sie es tun, und dein Zug ist vorbei.
rules-mensch-end =
    Wer zuerst alle vier Figuren im Ziel hat, gewinnt. Die anderen spielen um den zweiten und dritten Platz. Fehlt nur noch eine Person, ist die Partie zu Ende. Wer fertig ist, wird übersprungen.

    `/{ command-table } { command-table-end }` startet eine Abstimmung über ein vorzeitiges Ende. Wer noch nicht fertig ist, wird dann danach eingeordnet, wie weit alle eigenen Figuren zusammen gekommen sind.
rules-mensch-options = Wer den Tisch leitet, wählt sie vor dem Start aus.
rules-mensch-option-three_tries = Stehen alle deine Figuren, die nicht im Ziel sind, auf den Wartefeldern, würfelst du bis zu dreimal um eine Sechs. Kann mit einem Wurf eine Figur im Ziel vorrücken, muss sie es tun, und der Zug ist vorbei. So wartet niemand allzu lange.
rules-mensch-option-auto_move = Ist nur ein Zug möglich, macht ihn der Bot sofort und sagt es dazu. Ist die Option aus, drückst du jedes Mal selbst.
rules-mensch-option-auto_roll = Niemand muss würfeln: Das macht der Bot, und du suchst nur aus, welche Figur zieht. Das spart viel Zeit.
rules-mensch-option-odds = Du kannst, nur für dich, nachsehen, welche Figuren du hinauswerfen kannst und wie gefährdet deine sind.
rules-mensch-beginners =
    - **Muss ich hinauswerfen?** Nein.
    - **Muss ich ziehen?** Ja, wenn irgendeine Figur kann.
    - **Kann ich mir die Sechs aufheben?** Nein. Wartet bei dir eine Figur und steht keine eigene auf dem Startfeld, kommt sie heraus.
    - **Bin ich auf meinem Startfeld sicher?** Nein, auch dort kannst du hinausgeworfen werden.
    - **Darf ich in ein fremdes Ziel?** Nein, du ziehst daran vorbei.
    - **Würfle ich nach dem Herauskommen noch einmal?** Ja, nach jeder Sechs, außer deine letzte Figur ist damit im Ziel.
    - **Welche Zahl bringt mich ins Ziel?** Jede, die auf einem freien Zielfeld endet; Figuren im Ziel darfst du überspringen.
rules-mensch-controls =
    - **Würfeln:** „{ button-roll }“ oder `/{ command-roll }`.
    - **Ziehen:** für jede Figur ein Knopf, der sagt, wo sie landet. Graue Knöpfe nennen den Grund. Oder schreib `/{ command-move } A3`.
    - **Chancen:** `/{ command-board }`, dort „{ board-odds }“.
    - `/{ command-board }` zeigt den Tisch noch einmal.
    - Warum die Würfel ehrlich sind: `/{ command-rules }`, „{ rules-dice }“.
