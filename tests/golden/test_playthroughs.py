"""Whole matches as they are stored: a rule, a draw or a computer player that changes shows here, readably."""

from __future__ import annotations

import pytest

from tests.game_under_test import GameUnderTest
from tests.games import UNDER_TEST
from tests.golden.playthrough import PLAYTHROUGHS, stored, tell
from tests.hosted import GAMES

each_game = pytest.mark.parametrize("under_test", UNDER_TEST.values(), ids=lambda game: game.key)


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_goes_as_it_went(name: str) -> None:
    assert tell(*PLAYTHROUGHS[name]) == dict(stored())[name], "meant so? python -m tests.golden.write"


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {name for name, _ in stored()} == set(PLAYTHROUGHS)


@each_game
def test_few_and_many_seats_and_every_option_are_shown(under_test: GameUnderTest) -> None:
    spec = GAMES[under_test.key].spec
    counts = {recipe.seats for recipe in under_test.playthroughs}
    assert {min(spec.seat_counts), max(spec.seat_counts)} <= counts
    assert len(counts) >= min(3, len(spec.seat_counts))
    for option in spec.options:
        values = {{**spec.default_options(), **recipe.options}[option.key] for recipe in under_test.playthroughs}
        assert len(values) > 1, f"only one value of {option.key}"


@each_game
def test_the_stored_matches_show_what_matters(under_test: GameUnderTest) -> None:
    """A playthrough in which nothing happens would keep nothing in place."""
    together = "".join(text for name, text in stored() if name.startswith(f"{under_test.key}-"))
    for fact in under_test.shows:
        assert fact in together, fact
