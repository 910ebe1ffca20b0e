"""The games as the bot hosts them, for tests of rules."""

from collections.abc import Mapping

from cogs.games.registry import hosted_games
from engine.editions import Editions
from engine.game import AnyGame

GAMES: Mapping[str, AnyGame] = {key: game.editions[-1] for key, game in hosted_games().items()}
"""The newest rules of each game."""

EDITIONS = Editions(edition for game in hosted_games().values() for edition in game.editions)
