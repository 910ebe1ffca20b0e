# Worauf sich die Leute am Tisch einigen
proposal-end-round = 🏁 **{$proposer}** schlägt vor, { $game ->
        [wiedumir] dieses Spiel
       *[other] diese Runde
    } jetzt zu beenden und den Stand zu werten.
proposal-end-match = 🏁 **{$proposer}** schlägt vor, die ganze Partie jetzt zu beenden und den Stand zu werten.
proposal-stand-in = 🪑 **{$proposer}** schlägt vor, dass ein Computer ({$level}) für **{$person}** spielt. Diese Person kann zurückkommen, solange niemand anders den Platz übernommen hat.
proposal-count = 👍 {$agreed} von {$needed} · 👎 {$against}
button-agree = Ja
button-object = Nein
end-or-cancel = Du kannst die Partie auch abbrechen: Niemand gewinnt, und sie zählt nirgends.
refused-no-proposal = An diesem Tisch gibt es gerade keinen Vorschlag.
refused-proposal-open = Es gibt schon einen anderen Vorschlag. Stimm ihm erst zu oder lehn ihn ab.
refused-proposal-open-yours =
    Dein eigener Vorschlag ist noch offen:
    { $proposal }
    Mit „{ button-object }“ unter dem Brett ziehst du ihn zurück. Dann kannst du etwas anderes vorschlagen.
refused-proposal-open-unanswered =
    Gerade ist etwas anderes vorgeschlagen:
    { $proposal }
    Stimm dem erst zu oder lehn es ab, unter dem Brett.
refused-proposal-open-answered =
    Gerade ist etwas anderes vorgeschlagen:
    { $proposal }
    Du hast schon geantwortet. Es fehlt noch die Antwort von: { $names }
refused-agreed-already = Du hast schon zugestimmt. Es fehlt noch die Antwort von: {$names}
refused-objected-already = Du hast schon widersprochen. Es fehlt noch die Antwort von: {$names}
refused-proposal-outdated = Dieser Vorschlag ist nicht mehr offen.
refused-proposal-about-you = Das entscheiden die anderen. Mach einfach deinen Zug, dann ist der Vorschlag erledigt.
refused-no-vote-in-game = Dieses Spiel lässt sich nicht durch Abstimmung beenden.
refused-already-played-by-computer = Auf diesem Platz spielt schon ein Computer.
refused-stand-in-for-yourself = Dafür musst du niemanden fragen: Mit `/{ command-leave }` spielt ein Computer für dich.
command-table-undo = zurücknehmen
command-table-undo-description = Darum bitten, deinen letzten Zug zurücknehmen zu dürfen
button-undo = Zurücknehmen
proposal-undo = ↩️ **{$proposer}** möchte den letzten Zug zurücknehmen. Dem müssen alle zustimmen.
story-taken-back = ↩️ {$name} hat einen Zug zurückgenommen.
refused-undo-nothing = Du hast noch keinen Zug gemacht, der sich zurücknehmen ließe.
refused-undo-other-seat = Zurücknehmen kann einen Zug nur, wer ihn gemacht hat.
refused-undo-other-seat-acted = Nach deinem letzten Zug war schon jemand anders dran, darum gilt er.
refused-undo-die = Seit deinem letzten Zug wurde gewürfelt, darum gilt er.
refused-undo-card = Seit deinem letzten Zug wurden Karten gezogen oder gemischt, darum gilt er.
refused-undo-part-over = Seit deinem letzten Zug wurde gewertet, darum gilt er.
refused-undo-revealed = Dein letzter Zug hat etwas Verdecktes aufgedeckt oder etwas beendet, das schon gewertet ist. Darum gilt er.
refused-undo-looked = Seit deinem letzten Zug hat jemand etwas Geheimes angesehen, das erst durch ihn dazukam. Darum gilt er.
refused-undo-computer-decided = Das hat ein Computer gezogen, während du weg warst, darum gilt es.
refused-record-newer = Dieses Protokoll stammt von einer neueren Version von Spieleabend, die ich nicht kenne.
refused-cannot-undo = Dieser Zug lässt sich nicht mehr zurücknehmen.

# What was ended early
story-level = Unentschieden.
match-level = ## 🤝 Unentschieden!

# Was abgelehnt wurde, im Verlauf
story-refused-end-round = 🏁 { $game ->
        [wiedumir] Das Spiel
       *[other] Die Runde
    } geht weiter. Gegen das Ende: {$names}
story-refused-end-match = 🏁 Die Partie geht weiter. Gegen das Ende: {$names}
story-refused-stand-in = 🪑 Für {$name} spielt kein Computer. Dagegen: {$names}
story-refused-undo = ↩️ Der Zug von {$name} gilt. Gegen das Zurücknehmen: {$names}

# Was zurückgezogen wurde, im Verlauf
story-withdrawn-end-round = 🏁 {$name} will { $game ->
        [wiedumir] das Spiel
       *[other] die Runde
    } doch nicht beenden.
story-withdrawn-end-match = 🏁 {$name} will die Partie doch nicht beenden.
story-withdrawn-stand-in = 🪑 {$name} will doch nicht, dass ein Computer für {$about} spielt.
story-withdrawn-undo = ↩️ {$name} will doch keinen Zug zurücknehmen.
