"""The controls of each game: one package a game, listed in ``registry``."""
