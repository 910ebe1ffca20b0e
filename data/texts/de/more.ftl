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
