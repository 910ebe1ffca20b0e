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
end-takes-half = Mehr als die Hälfte der Personen am Tisch muss zustimmen. Dann wird der Stand gewertet.
end-takes-nobody = Außer dir spielen nur Computer: Es ist sofort zu Ende, und der Stand wird gewertet.

rules-controls-table =
    - **Zurücknehmen:** „{ button-undo }“ oder `/{ command-table } { command-table-undo }`, solange seither weder gewürfelt noch eine Karte gezogen wurde, niemand anders am Zug war und nichts Geheimes angesehen wurde (deine Käse) oder ans Licht kam (ohne Vergleichen: die Grenze von zehn, oder zu wenige Chips). Alle müssen zustimmen.
    - **Genug gespielt?** Nach `/{ command-leave }` spielt ein Computer für dich, bis du wiederkommst. `/{ command-table } { command-table-resign }` gibt deinen Platz für immer auf, `/{ command-table } { command-table-end }` schlägt ein vorzeitiges Ende vor.
    - **Kein Platz?** `/{ command-join }` übernimmt einen freien, wenn der Tisch das erlaubt. Mit „{ button-watch }“ hinter „{ button-more } ▸ { button-bell }“ erfährst du, wie es ausgeht.
    - Die Knöpfe dafür findest du hinter „{ button-more }“.
