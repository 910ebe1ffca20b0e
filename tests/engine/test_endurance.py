"""A few of the random games that `tests.engine.endurance` plays by the thousand."""

from __future__ import annotations

import random

import pytest

from tests.engine.endurance import play_randomly
from tests.game_under_test import GameUnderTest
from tests.games import UNDER_TEST
from tests.hosted import GAMES


@pytest.mark.parametrize("under_test", UNDER_TEST.values(), ids=lambda game: game.key)
def test_random_games_end_and_keep_their_invariants(under_test: GameUnderTest) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    randomness = random.Random(seed)
    for _ in range(under_test.random_games):
        assert play_randomly(GAMES[under_test.key], randomness) > 10
