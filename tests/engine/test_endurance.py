"""A few of the random games that `tests.engine.endurance` plays by the thousand."""

from __future__ import annotations

import random

import pytest

from cogs.games.registry import GAMES
from tests.engine.endurance import INVARIANTS, play_randomly

GAMES_PLAYED = {"kaeseschieben": 2, "forgetit": 200, "mensch": 100, "einigkeit": 100, "wiedumir": 30}


@pytest.mark.parametrize("key", GAMES)
def test_random_games_end_and_keep_their_invariants(key: str) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    randomness = random.Random(seed)
    for _ in range(GAMES_PLAYED[key]):
        assert play_randomly(GAMES[key], randomness) > 10


def test_every_game_has_invariants() -> None:
    assert set(INVARIANTS) == set(GAMES)
