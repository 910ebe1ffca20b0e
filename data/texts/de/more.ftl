# Behind "Mehr …": what the table's message has no room for
more-look-up = -# Nachschauen
more-table = -# Dieser Tisch
more-seat = -# Mein Platz
more-matches = -# Vergangene Partien

button-end-early = Vorzeitig beenden
button-end-round = { $game ->
        [wiedumir] Dieses Spiel
       *[other] Diese Runde
    } beenden
button-end-match = Die Partie beenden
button-alone = Jetzt gegen Computer
end-question = ### Vorzeitig beenden?
end-takes-half = Ist mehr als die Hälfte am Tisch dafür, ist hier Schluss, und es gilt der Stand.
end-takes-nobody = Außer dir spielen nur Computer: Es ist sofort Schluss, und es gilt der Stand.
