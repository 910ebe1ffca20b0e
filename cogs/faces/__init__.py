"""How each game looks in Discord: one package a game, and what they have in common."""
