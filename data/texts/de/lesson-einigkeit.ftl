# Die Lektion von Einigkeit macht stark
lesson-einigkeit-start =
    Ihr spielt zu zweit: du (A, unten links) mit C gegenüber, gegen B und D. Es gewinnt das Paar, das zuerst alle acht Figuren im Ziel hat. Im eigenen Paar wird niemand hinausgeworfen.
    Du steigst mitten in eine Partie ein. Sieh auf dein Startfeld mit dem Pfeil: B1 und B2 stehen dort zusammen. Das ist eine **Mauer**, und A2 und A3 kommen nicht heraus.
    👉 **Würfle.**
lesson-einigkeit-wall =
    Eine 3. C1, eine Figur deiner Partnerfarbe auf Feld 5, ist in Gefahr: D1 trifft sie mit einer 2. Stellst du A1 dazu, bilden die beiden eine Mauer. Die darf niemand überspringen, auf ihr landen oder sie hinauswerfen. Das gilt auch für euch selbst.
    👉 **Welche Figur ziehst du?**
lesson-einigkeit-wall-apart = Dann stehen A1 und C1 jede für sich, und hinter beiden lauert das andere Paar. Zusammen auf Feld 5 sind sie sicher und halten B und D auf.
lesson-einigkeit-holds =
    Da steht eure Mauer. Nun müssten B1, B2 und D1 an Feld 5 vorbei. Sieh zu, was B und D mit ihren Würfen anfangen können.
    Wenn alle gezogen haben, **würfle wieder**.
lesson-einigkeit-six =
    B und D kamen nicht vorbei und mussten aussetzen. Und du hast eine 6! Weil bei dir Figuren warten, fiel die Mauer auf deinem Startfeld sofort: B1 und B2 sind wieder auf ihren Wartefeldern.
    Danach bist du mit der 6 frei. Herauskommen ist erlaubt, aber keine Pflicht: A4 könnte auch ins Ziel.
    👉 **Hol A2 heraus**, solange der Weg frei ist.
lesson-einigkeit-six-opens = Damit reißt du eure Mauer auseinander: C1 steht wieder allein vor D1, und A1 käme auf Feld 11, das Startfeld von B. Dort warten drei Figuren auf eine 6.
lesson-einigkeit-six-home = Erlaubt ist das. Aber ins Ziel kommt A4 auch mit einer 5, und A2 kommt nur mit einer 6 heraus.
lesson-einigkeit-again =
    A2 steht auf deinem Startfeld. Nach einer 6 darfst du noch einmal: 👉 **Würfle.**
lesson-einigkeit-clear =
    Eine 3. Bei 1 bis 5 muss eine einzelne Figur das Startfeld räumen, solange bei dir noch eine Figur wartet. Darum geht nur A2. Über D1 darf sie springen: D1 ist keine Mauer.
    👉 **Zieh A2.**
lesson-einigkeit-watch =
    A2 steht auf Feld 4, und D1 gleich dahinter. Jetzt sind die anderen dran.
    Pass gut auf, was **D** würfelt und zieht.
lesson-einigkeit-missed =
    B hatte drei Versuche für eine 6, weil seine Figuren außer im Ziel alle warten.
    D hatte eine 1 und zog D2 im Ziel vor. Dabei hätte D1 auf Feld 3 deine A2 auf Feld 4 hinauswerfen können! So etwas darf die Gegenseite anzeigen, aber nur vor dem nächsten Wurf. Der Bot verrät nichts, du musst selbst hinsehen.
    👉 **Drück auf „{ mensch-button-missed }“ und such D1 aus.**
lesson-einigkeit-missed-roll = Mit deinem Wurf wäre die Gelegenheit vorbei, und D1 lauerte weiter hinter A2. Zeig den Rauswurf erst an: „{ mensch-button-missed }“, dann D1.
lesson-einigkeit-end =
    D1 muss zurück aufs Wartefeld. Ein falscher Tipp hätte nichts gekostet. Übersiehst du selbst einen Rauswurf, dürfen B und D ihn genauso anzeigen.
    Eure Mauer steht, so lange ihr wollt. Nur wenn du sonst nichts ziehen kannst, musst du sie öffnen. Ins Ziel muss die Zahl genau passen.
    Von hier an **spielst du frei**, und die Würfe sind neu. „{ button-hint }“ zeigt dir, was der stärkste Computer tun würde.
