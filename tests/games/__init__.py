"""Every game under test: each module in this folder has one `GameUnderTest` named ``GAME``."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from tests.game_under_test import GameUnderTest

_MODULES = sorted(module.name for module in iter_modules(__path__) if not module.name.startswith("test_"))
_FOUND: tuple[GameUnderTest, ...] = tuple(import_module(f"{__name__}.{name}").GAME for name in _MODULES)

UNDER_TEST: Mapping[str, GameUnderTest] = {game.key: game for game in _FOUND}
"""By the game's key."""
