# Standing orders: what the table does for somebody in their turn
button-orders = Standing orders
button-order-give = Give the order
button-order-end = End it
button-meanwhile = Since your turn
orders-title = ### 📌 Standing orders
orders-explained = In your turn, the table does this for you. It never chooses for you.
orders-none = None yet.
orders-in-force = In force: **{ $order }**
orders-until = Until you end it, or:
order-roll =
    { $game ->
        [forgetit] Roll while all nine dice lie open
       *[other] Roll for me
    }
order-forced = Play what is forced
order-capture = until I can capture
order-threat = until I’m in danger
order-cost = until a choice can cost me
order-turns = for three turns
order-ended =
    📌 Your order is over: { $end ->
        [capture] you can capture.
        [threat] a pawn of yours is in danger.
        [cost] this choice can cost you.
       *[turns] three turns have passed.
    }
meanwhile-title = ### 🗞️ Since your turn
refused-no-such-order = That can’t be ordered at this table.
refused-order-ends-at-once = One of these ends has come already, so the order would be over at once.
