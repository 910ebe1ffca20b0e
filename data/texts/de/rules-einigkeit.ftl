rules-einigkeit-glance =
    - **Wie viele:** zu viert, in zwei Paaren: A und C gegen B und D
    - **Dauer:** etwa anderthalb Stunden; schneller, wenn der Bot für alle würfelt
    - **Glück oder Taktik:** Glück beim Würfeln, Taktik beim Mauern
    - **Wer beginnt:** Alle würfeln einmal, die höchste Zahl beginnt; bei Gleichstand würfeln alle mit dieser Zahl noch einmal
    - **Reihenfolge:** im Uhrzeigersinn, die Paare also abwechselnd
    - **Erschienen bei:** Schmidt Spiele; von wem es ist, sagt die Anleitung nicht

    { rules-credits }
rules-einigkeit-aim = Du bildest ein Paar mit der Person, die dir gegenübersitzt; ihre Farbe ist deine **Partnerfarbe**. Ihr bringt beide eure vier Figuren einmal rund ums Brett und in euer Ziel. Es gewinnt das Paar, dessen **acht Figuren** zuerst im Ziel sind. Ihr gewinnt oder verliert gemeinsam.
rules-einigkeit-board = { rules-mensch-board }
rules-einigkeit-path = Die Laufbahn hat 40 Felder, gelaufen wird im Uhrzeigersinn. Feld 1 ist das Startfeld von A, 11 das von B, 21 das von C und 31 das von D. Ein Paar sind A und C, das andere B und D. Figuren heißen nach Platz und Nummer: A3 ist die dritte Figur von Platz A.
rules-einigkeit-picture-board-of-pairs = { rules-mensch-picture-board } A und C haben eine Sonne in der Ecke, B und D einen Mond.
rules-einigkeit-start = **Ein Zug:** Würfle **einmal** und zieh dann **eine** deiner eigenen Figuren um genau diese Zahl vor.
rules-einigkeit-turn =
    - Zähl jedes Feld mit, auch besetzte. Einzelne Figuren darfst du überspringen, eine **Mauer nie**.
    - Eigene Figuren und **die der Partnerfarbe** kannst du nicht hinauswerfen. Landest du auf einer von ihnen, bilden die beiden eine Mauer.
    - Landest du auf einer einzelnen Figur des anderen Paars, wirfst du sie hinaus.
    - Kannst du ziehen, dann **musst** du ziehen; sonst ist dein Zug vorbei.
    - Nach einer Sechs würfelst du noch einmal.
rules-einigkeit-six =
    { "" }**Bei einer Sechs hast du die freie Wahl.** Du darfst eine wartende Figur auf dein Startfeld setzen oder irgendeine deiner Figuren sechs Felder ziehen. Herauskommen ist keine Pflicht.

    - Eine einzelne Figur des anderen Paars auf deinem Startfeld wirfst du hinaus, wenn du herauskommst.
    - Eine einzelne Figur eures Paars dort bildet mit der neuen eine Mauer.
    - Eine Mauer eures Paars dort versperrt den Weg heraus.

    { "" }**Nach einer Sechs würfelst du noch einmal**, auch wenn keine Figur ziehen konnte. Nur eine Ausnahme gibt es: Bringt die Sechs deine letzte Figur ins Ziel, ist dein Zug vorbei.
rules-einigkeit-picture-six = { rules-mensch-picture-six }
rules-einigkeit-clear = **Mit 1 bis 5 das Startfeld frei machen.** Solange bei dir Figuren warten und eine einzelne eigene Figur auf deinem Startfeld steht, musst du sie ziehen, wenn sie kann. Eine Mauer darf dort stehen bleiben, und eine Sechs spielst du, wie du magst.
rules-einigkeit-capture = Endet dein Zug auf einer **einzelnen Figur des anderen Paars**, muss sie zurück auf ihr Wartefeld. Mauern und Figuren im Ziel kann niemand hinauswerfen. Hinauswerfen ist keine Pflicht, aber Vorsicht: Ein übersehener Rauswurf kann dich die Figur kosten. Die nächste Seite erklärt das.
rules-einigkeit-picture-capture = { rules-mensch-picture-capture }
rules-einigkeit-missed = Konnte jemand mit dem Wurf eine Figur hinauswerfen und hat es nicht getan? Dann darf die Gegenseite das **melden**, und eine Figur, die es gekonnt hätte, muss zurück auf ihr Wartefeld.
rules-einigkeit-picture-missed = A hat eine Drei. A1 hätte B2 hinauswerfen können, gezogen ist aber A2. B oder D meldet es, und A1 muss zurück auf ihr Wartefeld.
rules-einigkeit-missed-more =
    - **Schau selbst hin.** Der Bot sagt nicht, ob etwas übersehen wurde. Nach jedem Zug ohne Rauswurf hat die Gegenseite den Knopf „{ mensch-button-missed }“.
    - **Nenn die Figur,** die hätte hinauswerfen können. Kommen mehrere infrage, wählst du. Eine wartende Figur zählt nicht.
    - **Falsch geraten?** Das erfährst nur du, und es kostet nichts.
    - **Nur einmal pro Wurf.** Zeit dafür ist, bis jemand anders würfelt oder dieselbe Person wieder zieht. Würfelt sie nach einer Sechs noch einmal, ist es noch nicht zu spät.
    - Ist die nächste Zahl schon gewürfelt, wird sie mit den Figuren gezogen, wie sie dann stehen.
rules-einigkeit-wall = **Zwei Figuren eines Paars auf einem Feld der Laufbahn sind eine Mauer:** zwei von dir, zwei der Partnerfarbe oder eine von jeder. Niemand darf sie überspringen, auf ihr landen oder sie hinauswerfen. **Das gilt auch für die eigene Seite.** Eine dritte Figur passt nie dazu.
rules-einigkeit-picture-wall = Figur B3 hat eine Fünf, kommt aber an der Mauer aus A1 und C4 nicht vorbei.
rules-einigkeit-wall-more =
    - Eine Mauer steht, **solange ihr Paar es will**, auch auf dem eigenen Startfeld, während noch Figuren warten.
    - Kannst du sonst nichts ziehen, musst du eine Figur aus deiner Mauer nehmen.
    - Wer nicht an ihr vorbeikommt und sonst nichts ziehen kann, setzt aus.
    - Im Ziel gibt es keine Mauern: eine Figur pro Feld, und Überspringen ist erlaubt.
rules-einigkeit-fall =
    Steht eine Mauer **des anderen Paars** auf deinem Startfeld, fällt sie, sobald du eine **Sechs** würfelst, **während bei dir eine Figur wartet**. Beide Figuren der Mauer müssen sofort zurück. Dann spielst du die Sechs, wie du magst, ob du herauskommst oder nicht.

    Das ist kein Rauswurf, den man übersehen könnte. Eine Mauer **eures eigenen** Paars auf deinem Startfeld fällt nicht: Sie versperrt dir den Weg, bis ihr sie öffnet.
rules-einigkeit-picture-fall = Mit einer Sechs fällt die Mauer aus B1 und D2 auf dem Startfeld von A, und beide müssen zurück auf ihre Wartefelder.
rules-einigkeit-home = { rules-mensch-home }
rules-einigkeit-picture-home = { rules-mensch-picture-home }
rules-einigkeit-stuck =
    { "" }**Kannst du nicht ziehen, setzt du aus**; aber nach einer Sechs würfelst du auch dann noch einmal.

    { "" }**Bis zu drei Versuche.** Stehen alle deine Figuren, die nicht im Ziel sind, auf den Wartefeldern, würfelst du bis zu dreimal um eine Sechs. Kann aber mit einem dieser Würfe eine Figur **im Ziel** vorrücken, muss sie es tun, und dein Zug ist vorbei. Nach einer Sechs würfelst du weiter; stehen deine Figuren dann wieder so, hast du drei neue Versuche.

    { "" }**Alle vier im Ziel?** Dann wirst du übersprungen, und die Partnerfarbe spielt allein weiter.
rules-einigkeit-end =
    Sobald die acht Figuren eines Paars im Ziel sind, hat dieses Paar gewonnen, und die Partie ist zu Ende.

    `/{ command-table } { command-table-end }` startet eine Abstimmung über ein vorzeitiges Ende. Dann gewinnt das Paar, dessen Figuren zusammen weiter gekommen sind.
rules-einigkeit-options = Wer den Tisch leitet, wählt sie vor dem Start aus.
rules-einigkeit-option-claims = Was geschieht, wenn ein Rauswurf übersehen wurde. „{ option-einigkeit-claims-players }“: Die Gegenseite muss es selbst bemerken. „{ option-einigkeit-claims-hint }“: Der Bot sagt, dass etwas übersehen wurde, aber nicht, von welcher Figur. „{ option-einigkeit-claims-automatic }“: Der Bot schickt sofort eine Figur zurück, und zwar die, die am weitesten gekommen ist. „{ option-einigkeit-claims-off }“: Es geschieht nichts.
rules-einigkeit-option-help_partner = Wer alle vier Figuren im Ziel hat, wird nicht übersprungen, sondern würfelt und zieht für die Partnerfarbe. Was die Regeln über eigene Figuren, Start- und Wartefelder sagen, gilt dann für die der Partnerfarbe. Wird dabei ein Rauswurf übersehen, muss die Figur der Partnerfarbe zurück.
rules-einigkeit-option-auto_move = { rules-mensch-option-auto_move } Solange ein übersehener Rauswurf noch gemeldet werden kann, wartet er nach einer Sechs mit dem nächsten Zug.
rules-einigkeit-option-auto_roll = { rules-mensch-option-auto_roll } Nach einem Zug ohne Rauswurf, der nicht der einzig mögliche war, wartet er erst, damit ein übersehener Rauswurf gemeldet werden kann.
rules-einigkeit-option-odds = { rules-mensch-option-odds }
rules-einigkeit-beginners =
    - **Darf ich die Figuren der Partnerfarbe ziehen?** Nein, nur mit der Option „{ option-einigkeit-help_partner }“, wenn deine alle im Ziel sind.
    - **Muss ich hinauswerfen?** Nein, aber tust du es nicht, darf die Gegenseite das melden.
    - **Muss bei einer Sechs eine Figur heraus?** Nein, du hast die freie Wahl.
    - **Darf ich meine eigene Mauer überspringen?** Nein, niemand darf das.
    - **Wie lange darf eine Mauer stehen?** Solange ihr wollt, außer du kannst sonst nichts ziehen.
    - **Hält unsere Mauer auf einem Startfeld des anderen Paars?** Nur bis diese Farbe eine Sechs würfelt, während bei ihr eine Figur wartet.
    - **Welche Zahl bringt mich ins Ziel?** Jede, die auf einem freien Zielfeld endet; Figuren im Ziel darfst du überspringen.
rules-einigkeit-controls =
    - **Würfeln:** „{ button-roll }“ oder `/{ command-roll }`.
    - **Ziehen:** für jede Figur ein Knopf, der sagt, wo sie landet. Graue Knöpfe nennen den Grund. Oder schreib `/{ command-move } A3`.
    - **Melden:** „{ mensch-button-missed }“ oder `/{ command-move } melden A1`.
    - **Chancen:** `/{ command-board }`, dort „{ board-odds }“.
    - `/{ command-board }` zeigt den Tisch noch einmal.
    - Warum die Würfel ehrlich sind: `/{ command-rules }`, „{ rules-dice }“.
