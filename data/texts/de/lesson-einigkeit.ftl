# Die Lektion von Einigkeit macht stark
lesson-einigkeit-start =
    Willkommen! Hier spielt ihr zu zweit gegen zwei. **Du bist A, Rot**, unten links. Mit dir spielt **C, Grün**, gegenüber; ihr habt beide eine Sonne in der Ecke. Gegen euch spielen **B, Blau**, und **D, Gelb**, die mit dem Mond. Alle drei sind Computer.
    Alle haben vier Figuren mit den Nummern 1 bis 4: A3 ist deine dritte Figur. Es gewinnt das Paar, das zuerst alle **acht** Figuren im Ziel hat. Im eigenen Paar wird niemand hinausgeworfen.
lesson-einigkeit-board =
    Die Laufbahn hat 40 Felder, gezählt im Uhrzeigersinn von deinem Startfeld mit dem Pfeil an: Das ist Feld 1. Nur jede fünfte Zahl ist aufgedruckt. Nach Feld 40 biegen deine Figuren in dein Ziel ab, die roten Felder. Im Kreis in deiner Ecke sind die Wartefelder: Dort warten Figuren, bis sie mit einer 6 herauskommen.
    Du steigst mitten in eine Partie ein. A1 steht auf Feld 2, A4 auf 36, A2 und A3 warten noch.
lesson-einigkeit-begin =
    Sieh auf dein Startfeld: B1 und B2 stehen dort zusammen, auf einem Mäuerchen. Zwei Figuren eines Paars auf einem Feld **sind** eine Mauer, und niemand kommt an ihr vorbei. Darum können A2 und A3 gerade nicht heraus.
    Wenn du dran bist, würfelst du einmal und ziehst dann eine deiner Figuren um genau diese Zahl.
    👉 **Würfle.**
lesson-einigkeit-wall =
    Eine 3. C1, eine Figur deiner Partnerfarbe auf Feld 5, ist in Gefahr: Die gelbe D1 steht zwei Felder dahinter und trifft sie mit einer 2. Stellst du A1 dazu, bilden die beiden eine Mauer.
    Eine Mauer darf niemand überspringen, auf ihr landen oder sie hinauswerfen. Das gilt auch für euch selbst.
    👉 **Welche Figur ziehst du?**
lesson-einigkeit-wall-apart = Dann stehen A1 und C1 jede für sich, und hinter beiden lauert das andere Paar. Zusammen auf Feld 5 sind sie sicher und halten B und D auf.
lesson-einigkeit-holds =
    Da steht eure Mauer, A1 und C1 auf Feld 5. B1, B2 und D1 stehen dicht dahinter und müssten vorbei.
    Jetzt sind B, deine Partnerfarbe C und D dran. Sieh zu, was sie mit ihren Würfen anfangen.
lesson-einigkeit-held =
    B hatte eine 4, D eine 2. Beide kamen nicht an eurer Mauer vorbei, konnten auch sonst nichts ziehen und mussten aussetzen. C zog C2.
    👉 **Würfle.**
lesson-einigkeit-six =
    Eine 6! Weil bei dir Figuren warten, fiel die fremde Mauer auf deinem Startfeld sofort: B1 und B2 sind wieder auf ihren Wartefeldern.
    Was du dann mit der 6 machst, bestimmst du. Herauskommen ist erlaubt, aber keine Pflicht: A4 könnte mit ihr auch ins Ziel.
    👉 **Hol A2 heraus**, solange der Weg frei ist.
lesson-einigkeit-six-opens = Damit reißt du eure Mauer auseinander: C1 steht wieder allein vor D1, und A1 käme auf Feld 11, das Startfeld von B. Dort warten drei Figuren auf eine 6.
lesson-einigkeit-six-home = Erlaubt ist das. Aber ins Ziel kommt A4 auch mit einer 5, und A2 kommt nur mit einer 6 heraus.
lesson-einigkeit-again =
    A2 steht auf deinem Startfeld. Nach jeder 6 würfelst du noch einmal.
    👉 **Würfle.**
lesson-einigkeit-clear =
    Eine 3. Bei 1 bis 5 muss eine einzelne Figur das Startfeld räumen, solange bei dir noch andere warten. Darum geht nur A2, und nur ihr Knopf lässt sich drücken.
    Sie überspringt dabei D1 auf Feld 3. Einzelne Figuren darfst du überspringen, nur Mauern sind im Weg.
    👉 **Zieh A2.**
lesson-einigkeit-watch =
    A2 steht auf Feld 4, ein Feld hinter eurer Mauer. Aber D1 steht direkt hinter A2 und würde sie mit einer 1 hinauswerfen.
    Zuerst ist B dran, dann C.
lesson-einigkeit-watch-d =
    B hat dreimal gewürfelt, 2, 2 und 5. Drei Versuche für eine 6 gibt es, solange alle Figuren im Ziel sind oder warten. C hatte eine 2 und zog C2.
    Jetzt ist D dran. **Pass gut auf:** Was würfelt D, und welche Figur zieht?
lesson-einigkeit-rule =
    D hatte eine 1 und zog D2 im Ziel vor. Dabei hätte **D1 mit dieser 1 deine A2 hinauswerfen können**!
    Das ist ein übersehener Rauswurf. Bis jemand anders würfelt, darf die Gegenseite ihn melden. Tut sie das, muss die Figur, die hätte hinauswerfen können, zurück aufs Wartefeld. Der Bot verrät nichts, du musst selbst hinsehen.
lesson-einigkeit-missed =
    Dafür ist jetzt ein Knopf da. Er steht nach jedem Zug ohne Rauswurf dort, ob etwas übersehen wurde oder nicht. Er selbst verrät also nichts.
    👉 **Drück auf „{ mensch-button-missed }“ und such D1 aus.**
lesson-einigkeit-missed-roll = Mit deinem Wurf wäre die Gelegenheit vorbei, und D1 lauerte weiter hinter A2. Melde den Rauswurf erst: „{ mensch-button-missed }“, dann D1.
lesson-einigkeit-end =
    D1 muss zurück aufs Wartefeld, und A2 hat fürs Erste Ruhe. Ein falscher Tipp wäre unter uns geblieben und hätte nichts gekostet. Übersiehst du selbst einen Rauswurf, dürfen B und D ihn genauso melden.
    Eure Mauer steht, solange ihr wollt. Nur wenn du sonst nichts ziehen kannst, musst du sie öffnen. Im Ziel muss die Zahl auf ein freies Feld führen.
lesson-einigkeit-free =
    Das ist das ganze Spiel. Normalerweise beginnen alle mit einer Figur auf dem Startfeld und drei auf den Wartefeldern.
    Von hier an **spielst du frei**, mit neuen Würfen. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde, und warum.
