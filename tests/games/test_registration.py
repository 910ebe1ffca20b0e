"""A game that can be played is tested as thoroughly as the others."""

from tests.games import UNDER_TEST
from tests.hosted import GAMES


def test_every_registered_game_has_its_module_here_and_no_module_is_left_over() -> None:
    assert set(UNDER_TEST) == set(GAMES)
