"""The games by key: one line for each."""

from __future__ import annotations

from collections.abc import Mapping

from engine.game import AnyGame
from engine.kaeseschieben.rules import KAESESCHIEBEN

GAMES: Mapping[str, AnyGame] = {game.spec.key: game for game in (KAESESCHIEBEN,)}
