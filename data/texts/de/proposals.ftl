# Worauf sich die Leute am Tisch einigen
proposal-end-round = 🏁 **{$proposer}** möchte { $game ->
        [wiedumir] dieses Spiel
       *[other] diese Runde
    } hier beenden. Es gilt der Stand.
proposal-end-match = 🏁 **{$proposer}** möchte die Partie hier beenden. Es gilt der Stand.
proposal-stand-in = 🪑 **{$proposer}** möchte, dass ein Computer ({$level}) für **{$person}** spielt. Zurückkommen geht, solange der Platz frei ist.
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
proposal-undo = ↩️ **{$proposer}** möchte den letzten Zug zurücknehmen. Sind alle einverstanden?
story-taken-back = ↩️ {$name} hat einen Zug zurückgenommen.
refused-undo-nothing = Du hast noch keinen Zug gemacht, den du zurücknehmen könntest.
refused-undo-other-seat = Zurücknehmen kann einen Zug nur, wer ihn gemacht hat.
refused-undo-other-seat-acted = Nach deinem Zug war schon jemand anders dran, darum gilt dein Zug.
refused-undo-die = Nach deinem Zug wurde gewürfelt, darum gilt dein Zug.
refused-undo-card = Nach deinem Zug wurden Karten gezogen oder gemischt, darum gilt dein Zug.
refused-undo-part-over = Nach deinem Zug wurde gewertet, darum gilt dein Zug.
refused-undo-revealed = Dein Zug hat etwas Verdecktes aufgedeckt oder etwas beendet, das schon gewertet ist. Darum gilt er.
refused-undo-looked = Durch deinen Zug kam etwas Geheimes dazu, und jemand hat es schon angesehen. Darum gilt er.
refused-undo-computer-decided = Diesen Zug hat ein Computer gemacht, während du weg warst. Darum gilt er.
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
