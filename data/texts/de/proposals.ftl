# Worauf sich die Leute am Tisch einigen
proposal-end-round = 🏁 **{$proposer}** schlägt vor, { $game ->
        [wiedumir] dieses Spiel
       *[other] diese Runde
    } jetzt zu beenden und den Stand zu werten.
proposal-end-match = 🏁 **{$proposer}** schlägt vor, die ganze Partie jetzt zu beenden und den Stand zu werten.
proposal-stand-in = 🪑 **{$proposer}** schlägt vor, dass ein Computer ({$level}) für **{$person}** spielt. Diese Person kann zurückkommen, solange niemand anders den Platz übernommen hat.
proposal-count = Dafür: {$agreed} (nötig: {$needed}). Dagegen: {$against}.
button-agree = Zustimmen
button-object = Ablehnen
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
refused-stand-in-for-yourself = Dafür brauchst du niemandes Zustimmung: Mit `/{ command-leave }` spielt ein Computer für dich.
command-table-undo = zurücknehmen
command-table-undo-description = Darum bitten, deine letzte Entscheidung zurücknehmen zu dürfen
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
refused-undo-looked = Seit deiner letzten Entscheidung hat jemand etwas Geheimes angesehen, das erst durch sie dazukam. Darum gilt sie.
refused-undo-computer-decided = Das hat ein Computer entschieden, während du weg warst, darum gilt es.
refused-record-newer = Dieses Protokoll stammt von einer neueren Version von Spieleabend, die ich nicht kenne.
refused-cannot-undo = Diese Entscheidung lässt sich nicht mehr zurücknehmen.

# What was ended early
story-level = Gleichstand: Niemand liegt vorn.
match-level = ## 🤝 Gleichstand: Niemand liegt vorn

# Was abgelehnt wurde, im Verlauf
story-refused-end-round = 🏁 { $game ->
        [wiedumir] Das Spiel
       *[other] Die Runde
    } geht weiter. Gegen das Ende: {$names}
story-refused-end-match = 🏁 Die Partie geht weiter. Gegen das Ende: {$names}
story-refused-stand-in = 🪑 Für {$name} spielt kein Computer. Dagegen: {$names}
story-refused-undo = ↩️ Die Entscheidung von {$name} gilt. Gegen das Zurücknehmen: {$names}

# Was zurückgezogen wurde, im Verlauf
story-withdrawn-end-round = 🏁 {$name} will { $game ->
        [wiedumir] das Spiel
       *[other] die Runde
    } doch nicht beenden.
story-withdrawn-end-match = 🏁 {$name} will die Partie doch nicht beenden.
story-withdrawn-stand-in = 🪑 {$name} will doch nicht, dass ein Computer für {$about} spielt.
story-withdrawn-undo = ↩️ {$name} will doch keine Entscheidung zurücknehmen.
