# Worauf sich die Leute am Tisch einigen
command-table-agree = zustimmen
command-table-agree-description = Dem zustimmen, was am Tisch vorgeschlagen ist
command-table-object = ablehnen
command-table-object-description = Einen Vorschlag ablehnen oder den eigenen zurückziehen
proposal-end-round = 🏁 **{$proposer}** schlägt vor, diese Runde jetzt zu beenden und zu werten, wie es steht.
proposal-end-match = 🏁 **{$proposer}** schlägt vor, die ganze Partie jetzt zu beenden und zu werten, wie es steht.
proposal-stand-in = 🪑 **{$proposer}** schlägt vor, dass ein Computer ({$level}) für **{$person}** spielt. Zurückkommen geht jederzeit.
proposal-count = Dafür: {$agreed} von {$needed} nötigen. Dagegen: {$against}.
button-agree = Zustimmen
button-object = Ablehnen
refused-no-proposal = An diesem Tisch ist gerade nichts vorgeschlagen.
refused-proposal-open = Es ist schon etwas anderes vorgeschlagen. Stimm dem erst zu oder lehn es ab.
refused-proposal-outdated = Dieser Vorschlag ist nicht mehr offen.
refused-proposal-about-you = Das entscheiden die anderen. Mach einfach deinen Zug, dann ist der Vorschlag erledigt.
refused-no-vote-in-game = Dieses Spiel lässt sich nicht durch Abstimmung beenden.
refused-already-played-by-computer = Auf diesem Platz spielt schon ein Computer.
refused-stand-in-for-yourself = Dafür brauchst du niemandes Zustimmung: Mit `/{ command-leave }` spielt ein Computer für dich.
