"""The games as the bot hosts them, for tests of rules."""

from collections.abc import Mapping

from cogs.games.registry import editions_of, hosted_games
from engine.game import AnyGame

GAMES: Mapping[str, AnyGame] = {key: game.editions[-1] for key, game in hosted_games().items()}
"""The newest rules of each game."""

EDITIONS = editions_of(hosted_games())
