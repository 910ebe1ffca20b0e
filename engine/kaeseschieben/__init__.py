"""Käseschieben: mice push cheeses over their owners' edges of the board (rulings K1 to K15)."""
