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
command-undo = zurücknehmen
command-undo-description = Darum bitten, deine letzte Entscheidung zurückzunehmen
button-undo = Zurücknehmen
proposal-undo = ↩️ **{$proposer}** möchte die letzte Entscheidung zurücknehmen. Dem müssen alle zustimmen.
story-taken-back = ↩️ {$name} hat eine Entscheidung zurückgenommen.
refused-undo-nothing = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
refused-undo-other-seat = Zurücknehmen kann eine Entscheidung nur, wer sie getroffen hat.
refused-undo-other-seat-acted = Nach deiner letzten Entscheidung war schon jemand anders dran, darum gilt sie.
refused-undo-die = Seit deiner letzten Entscheidung wurde gewürfelt, darum gilt sie.
refused-undo-card = Seit deiner letzten Entscheidung wurden Karten gezogen oder gemischt, darum gilt sie.
refused-undo-part-over = Seit deiner letzten Entscheidung wurde gewertet, darum gilt sie.
refused-undo-revealed = Deine letzte Entscheidung hat etwas Verdecktes aufgedeckt oder etwas beendet, das schon gewertet ist. Darum gilt sie.
refused-undo-looked = Seitdem hat jemand ein Geheimnis angesehen, das erst durch deine letzte Entscheidung dazukam. Darum gilt sie.
refused-undo-computer-decided = Das hat ein Computer entschieden, während du weg warst. Darum gilt es.
refused-record-newer = Dieses Protokoll stammt von einer neueren Fassung von Spieleabend, die ich nicht kenne.
refused-cannot-undo = Diese Entscheidung lässt sich nicht mehr zurücknehmen.

# What was ended early
match-level = ## 🤝 Gleichstand: Niemand liegt vorn
