"""How each game appears in Discord: one package a game, listed in ``registry``."""
