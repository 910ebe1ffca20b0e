"""Wie Du mir …: everybody moves everybody's pawns, and their owners bear what comes of it (rulings W1 to W16)."""
