# Daueraufträge: was der Tisch für jemanden tut, der dran ist
button-orders = Daueraufträge
button-order-give = Auftrag geben
button-order-end = Aufheben
button-meanwhile = Seit deinem Zug
orders-title = ### 📌 Daueraufträge
orders-explained = Bist du dran, macht der Tisch das für dich. Entscheiden musst immer du.
orders-none = Noch keiner.
orders-in-force = Es gilt: **{ $order }**
orders-until = Bis du ihn aufhebst, oder:
order-roll =
    { $game ->
        [forgetit] Würfeln, solange alle neun offen liegen
       *[other] Für mich würfeln
    }
order-forced = Ziehen, wo keine Wahl bleibt
order-capture = bis ich rauswerfen kann
order-threat = bis ich in Gefahr bin
order-cost = bis mich eine Wahl etwas kosten kann
order-turns = drei Züge lang
order-ended =
    📌 Dein Auftrag ist zu Ende: { $end ->
        [capture] Du kannst jemanden rauswerfen.
        [threat] Eine deiner Figuren ist in Gefahr.
        [cost] Diese Wahl kann dich etwas kosten.
       *[turns] Drei Züge sind um.
    }
meanwhile-title = ### 🗞️ Seit deinem Zug
refused-no-such-order = Das geht an diesem Tisch nicht als Dauerauftrag.
refused-order-ends-at-once = Eine der Bedingungen gilt schon jetzt: Der Auftrag wäre sofort zu Ende.
