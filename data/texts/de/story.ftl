# Sätze der Geschichte einer Partie: sechs von jeder Art, von denen die Partie einen wählt
mensch-turned-captured = { $form ->
        [0] Die Figur von {$name} hatte {$count} von {$of} Feldern, da warf {$other} sie mit einer {$die} hinaus.
        [1] {$count} von {$of} Feldern, dann die {$die} von {$other}: Die Figur von {$name} fing von vorn an.
        [2] {$other} würfelt eine {$die}, und die Figur von {$name} muss nach {$count} von {$of} Feldern zurück.
        [3] Nach {$count} von {$of} Feldern war Schluss: Die {$die} von {$other} traf die Figur von {$name}.
        [4] Eine {$die} genügte: {$other} warf die Figur von {$name} nach {$count} von {$of} Feldern hinaus.
       *[5] {$count} von {$of} Feldern für die Katz: {$other} erwischte mit einer {$die} die Figur von {$name}.
    }
mensch-turned-claimed = { $form ->
        [0] {$name} übersah einen Rauswurf, {$other} meldete ihn: {$count} von {$of} Feldern umsonst.
        [1] {$name} übersah einen Rauswurf, {$other} nicht: Eine Figur mit {$count} von {$of} Feldern musste zurück.
        [2] Einmal nicht hingeschaut: {$other} meldete den Rauswurf, und {$name} verlor {$count} von {$of} Feldern.
        [3] Ein übersehener Rauswurf, {$other} passt auf: {$name} verliert {$count} von {$of} Feldern.
        [4] {$count} von {$of} Feldern weg: {$other} sah den Rauswurf, den {$name} übersehen hatte.
       *[5] Adleraugen bei {$other}: Die Figur von {$name} war nach {$count} von {$of} Feldern weg.
    }
mensch-praise-captures = { $form ->
        [0] {$count} Rauswürfe, Respekt
        [1] {$count} Figuren heimgeschickt, portofrei
        [2] {$count} Rauswürfe, sauber gearbeitet
        [3] {$count} Figuren erwischt: was für eine Jagd
        [4] {$count} Rauswürfe: lieber Abstand halten
       *[5] {$count} Rauswürfe, und alle mit Stil
    }
mensch-praise-sixes = { $form ->
        [0] {$count} Sechsen am Stück: schönes Handgelenk
        [1] {$count} Sechsen hintereinander, einfach so
        [2] {$count} Sechsen: der Würfel ist verliebt
        [3] {$count} Sechsen in Folge, ohne rot zu werden
        [4] {$count} Sechsen am Stück, ganz gelassen
       *[5] {$count} Sechsen nacheinander: Hut ab
    }
mensch-praise-walked = { $form ->
        [0] {$count} Felder zu Fuß: gute Schuhe
        [1] {$count} Felder gelaufen, ohne zu murren
        [2] {$count} Felder: eine richtige Wanderung
        [3] {$count} Felder, und noch immer gut zu Fuß
        [4] {$count} Felder unterwegs: das gibt einen Stempel
       *[5] {$count} Felder: einmal um den Block
    }
mensch-tease-drought = { $form ->
        [0] {$count} Würfe ohne Sechs: der Würfel hat Urlaub
        [1] {$count} Würfe, keine Sechs: wer hat sie übermalt?
        [2] {$count} Würfe ohne Sechs. Wir zählen mit
        [3] {$count}-mal keine Sechs: Würfel entschuldigt
        [4] {$count} Würfe ohne Sechs: Geduld, Meisterklasse
       *[5] wartete {$count} Würfe auf die Sechs
    }
mensch-tease-lost = { $form ->
        [0] {$count}-mal zurück: Vielflieger-Bonus
        [1] {$count}-mal zurück: kennt den Weg auswendig
        [2] {$count}-mal zurück: gemütlich da, oder?
        [3] {$count} Figuren auf großem Umweg
        [4] {$count} Heimreisen, die niemand gebucht hatte
       *[5] {$count}-mal hinaus, nicht geärgert. Oder?
    }
mensch-tease-rolls = { $form ->
        [0] {$count} Würfe: der Würfel braucht eine Pause
        [1] {$count} Würfe, und der Tisch steht noch
        [2] {$count}-mal gewürfelt: Armtraining erledigt
        [3] {$count} Würfe, und keiner unterm Sofa
        [4] {$count} Würfe: das sind Überstunden
       *[5] {$count} Würfe: im Haus wurde jeder gehört
    }
forgetit-turned-bust = { $form ->
        [0] In Runde {$round} hatte {$name} {$count} Punkte beisammen, da kamen FOR, GET und IT.
        [1] {$count} Punkte lagen in Runde {$round} auf dem Tisch, dann nahm ein Wurf sie {$name} weg.
        [2] Runde {$round}: {$name} würfelt noch einmal, und {$count} Punkte sind weg.
        [3] Noch ein Wurf in Runde {$round}, und {$name} konnte {$count} Punkten nachwinken.
        [4] FOR, GET, IT: Das kostete {$name} in Runde {$round} ganze {$count} Punkte.
       *[5] {$name} und die {$count} Punkte aus Runde {$round}: fast gehabt, dann vergessen.
    }
forgetit-turned-banked = { $form ->
        [0] In Runde {$round} hörte {$name} bei {$count} Punkten auf, und der Zettel sah anders aus.
        [1] {$count} Punkte in einem Zug: Runde {$round} gehörte {$name}.
        [2] Runde {$round}: {$name} schreibt {$count} Punkte auf einmal auf.
        [3] {$name} würfelte in Runde {$round} weiter, bis {$count} Punkte sicher waren.
        [4] Mit {$count} Punkten in Runde {$round} wirbelte {$name} die Partie durcheinander.
       *[5] Ein Zug, {$count} Punkte: In Runde {$round} änderte {$name} das Bild.
    }
forgetit-praise-best = { $form ->
        [0] {$count} Punkte in einem Zug, eiskalt
        [1] bester Zug: {$count} Punkte, gern geschehen
        [2] {$count} Punkte auf einmal: beste Ware
        [3] {$count} Punkte in einem Rutsch gesichert
        [4] {$count} Punkte, und rechtzeitig aufgehört
       *[5] ein Zug, {$count} Punkte: so geht das
    }
forgetit-praise-bold = { $form ->
        [0] {$count} Würfe in einem Zug, heil überstanden
        [1] {$count} Würfe in einem Zug: Nerven aus Stahl
        [2] {$count} Würfe, dann rechtzeitig Schluss: bravo
        [3] {$count} Würfe gewagt und alles behalten
        [4] {$count} Würfe am Stück und nichts vergessen
       *[5] {$count} Würfe am Stück: heißer Becher
    }
forgetit-praise-points = { $form ->
        [0] {$count} Punkte insgesamt: das läppert sich
        [1] {$count} Punkte gesammelt, Würfel für Würfel
        [2] {$count} Punkte, alles ehrliche Arbeit
        [3] {$count} Punkte: der Bleistift wird kurz
        [4] {$count} Punkte nach Hause gebracht
       *[5] {$count} Punkte, schön ordentlich notiert
    }
forgetit-tease-lost = { $form ->
        [0] {$count} Punkte schon gezählt, dann IT
        [1] {$count} Punkte: ver … ges … sen
        [2] {$count} Punkte, doch die Würfel sagen nein
        [3] {$count} Punkte in einem Wurf weg, puff
        [4] ein Wurf, und {$count} Punkte sagen Lebewohl
       *[5] fast {$count} Punkte. Die Würfel vergaßen sie
    }
forgetit-tease-busts = { $form ->
        [0] {$count} Striche: vergessliche Würfel
        [1] {$count} Striche in schönster Handschrift
        [2] FOR, GET und IT kamen {$count}-mal zu Besuch
        [3] {$count}-mal FOR, GET, IT, wie angekündigt
        [4] {$count} Striche. Worüber sprachen wir gerade?
       *[5] {$count} Striche: vielleicht ein Morsezeichen?
    }
forgetit-tease-dice = { $form ->
        [0] {$count} Würfel: der Becher will eine Pause
        [1] {$count} Würfel, und keiner unterm Sofa
        [2] {$count} Würfel: gut fürs Handgelenk
        [3] {$count} Würfel: Grüße aus dem Treppenhaus
        [4] {$count} Würfel: der Becher gehört poliert
       *[5] {$count} Würfel, und jeder ließ sich Zeit
    }
kaeseschieben-turned-fallen = { $form ->
        [0] {$name} schob im richtigen Moment einen Käse über die richtige Kante.
        [1] Ein Schubs, und der Käse gehörte {$name}: Danach sah alles anders aus.
        [2] {$name} brachte einen Käse in Sicherheit, und die Partie kippte.
        [3] Ein einziger Käse für {$name}, und das Blatt wendete sich.
        [4] {$name} fand den Weg zur Kante, der Käse voran.
       *[5] Gut geschoben: {$name} bekam den Käse, auf den es ankam.
    }
kaeseschieben-turned-bonus = { $form ->
        [0] Zum letzten Käse bekam {$name} noch einen von {$other}.
        [1] {$name} holte den letzten Käse und gleich noch einen von {$other}.
        [2] Der letzte Käse ging an {$name}, und den Nachtisch gab es bei {$other}.
        [3] Mit dem letzten Käse kam ein Bonus: Einer von {$other} ging an {$name}.
        [4] {$other} musste einen Käse hergeben: Der letzte war bei {$name} gelandet.
       *[5] {$name} war beim letzten Käse zur Stelle, und {$other} zahlte mit einem.
    }
kaeseschieben-turned-worm = { $form ->
        [0] Im Käse von {$square} saß ein Wurm, und der kostete {$name} die Runde.
        [1] Ein Wurm im Käse von {$square}: Ohne ihn hätte in der Runde niemand {$name} geschlagen.
        [2] {$name} brachte den Käse von {$square} heim, samt Wurm. Damit war die Runde weg.
        [3] Ein Wurm im Käse von {$square} kam zwischen {$name} und die Runde.
        [4] Wer wohnt im Käse von {$square}? Ein Wurm, und die Runde war für {$name} dahin.
       *[5] Die Runde gehörte fast schon {$name}, aber der Käse von {$square} hatte einen Wurm.
    }
kaeseschieben-praise-pushed = { $form ->
        [0] {$count} Käse in einem Zug: starke Pfötchen
        [1] {$count} Käse auf einmal: ein Umzug
        [2] {$count} Käse auf einmal, keiner verbeult
        [3] {$count} Käse in einem Rutsch verschoben
        [4] eine Maus, ein Zug, {$count} Käse
       *[5] {$count} Käse in einem Zug: diese Maus trainiert
    }
kaeseschieben-praise-kept = { $form ->
        [0] {$count} Käse ohne Hilfe eingesackt
        [1] {$count} Käse eingesackt: gut gezielt
        [2] {$count} Käse in der Kammer, eigenpfotig
        [3] {$count} Käse da, wo sie hingehören
        [4] {$count} Käse geholt und keinen Krümel verloren
       *[5] {$count} Käse in der Kammer: wie das duftet
    }
kaeseschieben-praise-steps = { $form ->
        [0] {$count} Schritte auf kleinen Pfoten: Respekt
        [1] {$count} Schritte, und der Schwanz steht noch
        [2] {$count} Schritte für Käse, was sonst
        [3] {$count} Schritte: ein Marathon für Mäuse
        [4] {$count} Schritte, und die Nase immer am Käse
       *[5] {$count} Schritte: Feierabend, Schnurrhaare
    }
kaeseschieben-tease-given = { $form ->
        [0] den anderen {$count} Käse geschenkt, wie nett
        [1] {$count} Käse geliefert, frei Haus
        [2] {$count} Käse verschenkt: großzügige Maus
        [3] {$count} Käse für die anderen, völlig umsonst
        [4] {$count} Käse über fremde Kanten, mit Schleife
       *[5] {$count} Käse für andere: frühe Bescherung
    }
kaeseschieben-tease-worms = { $form ->
        [0] {$count} Würmer: fast ein Zoo
        [1] {$count} Würmer gesammelt: extra Eiweiß
        [2] {$count} Würmer haben es jetzt warm
        [3] {$count} Käse waren schon vermietet
        [4] {$count} Würmer, alle gut genährt
       *[5] {$count}-mal Käse mit Überraschung
    }
kaeseschieben-tease-turns = { $form ->
        [0] {$count} Züge und kein Nickerchen
        [1] {$count} Züge: die Maus möchte sich setzen
        [2] {$count} Züge auf Zehenspitzen durch die Kammer
        [3] {$count} Züge, keine Katze: Glück gehabt
        [4] {$count} Züge und immer noch hungrig
       *[5] {$count} Züge: lauter Pfotenabdrücke
    }
wiedumir-turned-swap = { $form ->
        [0] Ein Tausch, und alle Chips von {$name} und {$other} wechselten die Hände.
        [1] {$name} und {$other} tauschten alle Chips, und die Welt stand kopf.
        [2] Eine Karte ließ {$name} und {$other} alles tauschen, was sie hatten.
        [3] Was {$name} hatte, hat nun {$other}, und umgekehrt.
        [4] Eine Karte, und {$name} und {$other} saßen vor vertauschten Chips.
       *[5] Alle Chips getauscht zwischen {$name} und {$other}: wie du mir, so ich dir.
    }
wiedumir-turned-limit = { $form ->
        [0] {$name} wurde zu reich: {$count} Chips gingen zurück in den Vorrat.
        [1] Mehr als zehn Chips waren zu viel: {$name} legte {$count} zurück.
        [2] {$name} hatte mehr als zehn Chips und einen Moment später {$count} weniger.
        [3] Die Grenze schlug zu, und {$name} war {$count} Chips los.
        [4] Reich, reicher, noch vier Chips: {$name} gab {$count} zurück.
       *[5] {$count} Chips auf einen Schlag: {$name} hatte zu viele.
    }
wiedumir-turned-given = { $form ->
        [0] {$count} Chips gingen auf einmal von {$name} an {$other}.
        [1] Eine Karte, und {$other} hatte {$count} Chips mehr, {$name} {$count} weniger.
        [2] {$count} Chips wanderten über den Tisch, von {$name} zu {$other}.
        [3] {$other} bekam {$count} Chips von {$name}, und das machte etwas aus.
        [4] {$count} Chips wechselten die Seite: von {$name} zu {$other}.
       *[5] Eine Karte brachte {$other} {$count} Chips von {$name}.
    }
wiedumir-praise-given = { $form ->
        [0] {$count} Chips verschenkt, großes Herz
        [1] {$count} Chips hergegeben, einfach so
        [2] {$count} Chips für die anderen: wahre Freundschaft
        [3] {$count} Chips mit einem Lächeln verteilt
        [4] {$count} Chips verschenkt: das Karma schreibt mit
       *[5] {$count} Chips geteilt: kommt alles zurück
    }
wiedumir-praise-chain = { $form ->
        [0] ein Wurf, {$count} Karten: was für eine Fahrt
        [1] mit einem Wurf {$count} Karten ausgelöst
        [2] {$count} Karten aus einem Wurf: Domino
        [3] einmal gewürfelt, {$count} Karten geweckt
        [4] {$count} Karten auf einmal: Feuerwerk
       *[5] ein Wurf und {$count} Karten später … Applaus
    }
wiedumir-praise-squares = { $form ->
        [0] {$count} Felder gewürfelt, Schritt für Schritt
        [1] {$count} Felder: langsam, aber sicher
        [2] {$count} Felder mit dem kleinen Würfel: Respekt
        [3] {$count} Felder gewürfelt, keines ausgelassen
        [4] {$count} Felder: der Würfel tat seine Pflicht
       *[5] {$count} Felder: der Garten kennt diese Schuhe
    }
wiedumir-tease-limit = { $form ->
        [0] kurz mal zu reich: {$count} Chips weg
        [1] {$count} Chips weg: Geld ist nicht alles
        [2] reich! Für eine Sekunde. {$count} Chips weg
        [3] {$count} Chips weg: Reichtum ist flüchtig
        [4] Beutel geplatzt: {$count} Chips davongerollt
       *[5] {$count} Chips Luxussteuer
    }
wiedumir-tease-moved = { $form ->
        [0] {$count}-mal geschoben: voller Service
        [1] {$count}-mal liefen die anderen
        [2] {$count} fremde Züge: beliebte Figuren
        [3] {$count}-mal halfen andere, ungefragt
        [4] {$count}-mal von anderen gezogen, wie im Taxi
       *[5] {$count} Freifahrten, Richtung nicht inbegriffen
    }
wiedumir-tease-rolls = { $form ->
        [0] {$count} Würfe, und bei drei ist Schluss
        [1] {$count} Würfe: weiter als drei kann er nicht
        [2] {$count} Würfe: der Kleine will eine Pause
        [3] {$count} Würfe, nie mehr als drei
        [4] {$count} Würfe: Geduld mit einem kleinen Würfel
       *[5] {$count} Würfe, und keine einzige Vier
    }
