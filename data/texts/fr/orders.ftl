# Consignes : ce que la table fait pour quelqu’un à son tour
button-orders = Consignes
button-order-give = Donner la consigne
button-order-end = Y mettre fin
button-meanwhile = Depuis ton tour
orders-title = ### 📌 Consignes
orders-explained = À ton tour, la table fait ceci pour toi. Elle ne choisit jamais à ta place.
orders-none = Aucune pour l’instant.
orders-in-force = En vigueur : **{ $order }**
orders-until = Jusqu’à ce que tu y mettes fin, ou :
order-roll =
    { $game ->
        [forgetit] Lancer tant que les neuf dés sont libres
       *[other] Lancer pour moi
    }
order-forced = Jouer les coups forcés
order-capture = jusqu’à une capture possible
order-threat = jusqu’à une menace
order-cost = jusqu’à un choix risqué
order-turns = pendant trois tours
order-ended =
    📌 Ta consigne prend fin : { $end ->
        [capture] tu peux capturer.
        [threat] un de tes pions est menacé.
        [cost] ce choix peut te coûter cher.
       *[turns] trois tours sont passés.
    }
meanwhile-title = ### 🗞️ Depuis ton tour
refused-no-such-order = Cette table ne prend pas cette consigne.
refused-order-ends-at-once = Une de ces conditions est déjà remplie : la consigne prendrait fin aussitôt.
