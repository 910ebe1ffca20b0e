# Behind "⋯": what the table's message has no room for
more-look-up = -# Nachschauen
more-table = -# Dieser Tisch
more-seat = -# Mein Platz
more-matches = -# Vergangene Partien

button-end-early = Vorzeitig beenden
button-end-round = Diese Runde beenden
button-end-match = Die Partie beenden
end-question = ### Vorzeitig beenden?
end-takes-half = Mehr als die Hälfte der Menschen am Tisch muss zustimmen. Dann wird gewertet, wie es steht.
end-takes-nobody = Außer dir spielen nur Computer: Es ist sofort zu Ende, und gewertet wird, wie es steht.

help-more = Mit `/{ command-undo }` bittest du darum, deine letzte Entscheidung zurückzunehmen, `/{ command-table } { command-table-end }` schlägt ein vorzeitiges Ende vor. Was unter dem Brett keinen Knopf hat, hat einen hinter „⋯“.
rules-controls-table =
    - **Zurücknehmen:** „{ button-undo }“ oder `/{ command-undo }`, solange weder Würfel noch Karten noch andere am Zug waren. Alle müssen zustimmen.
    - **Genug gespielt?** Nach `/{ command-leave }` spielt ein Computer für dich, bis du wiederkommst. `/{ command-resign }` gibt deinen Platz für immer auf, `/{ command-table } { command-table-end }` schlägt ein vorzeitiges Ende vor.
    - **Kein Platz?** `/{ command-join }` übernimmt einen freien, wenn der Tisch das erlaubt. Nach `/{ command-watch }` erfährst du, wie es ausgeht.
    - Die Knöpfe dafür sind hinter „⋯“.
