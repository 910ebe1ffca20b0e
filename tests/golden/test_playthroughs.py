"""Whole matches as they are stored: a rule, a draw or a computer player that changes shows here, readably."""

from __future__ import annotations

import pytest

from cogs.games.registry import GAMES
from tests.golden.playthrough import RECIPES, Recipe, stored, tell


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.name)
def test_the_match_goes_as_it_went(recipe: Recipe) -> None:
    assert tell(recipe) == dict(stored())[recipe.name], "meant so? python -m tests.golden.write"


def test_none_is_missing_and_none_is_left_over() -> None:
    assert {name for name, _ in stored()} == {recipe.name for recipe in RECIPES}


def test_every_game_with_few_and_many_seats_and_every_option_is_shown() -> None:
    for key, game in GAMES.items():
        shown = [recipe for recipe in RECIPES if recipe.game == key]
        counts = {recipe.seats for recipe in shown}
        assert {min(game.spec.seat_counts), max(game.spec.seat_counts)} <= counts
        assert len(counts) >= min(3, len(game.spec.seat_counts))
        defaults = game.spec.default_options()
        for option in game.spec.options:
            values = {{**defaults, **recipe.options}[option.key] for recipe in shown}
            assert len(values) > 1, f"{key}: only one value of {option.key}"


def test_the_stored_matches_show_what_matters() -> None:
    """A playthrough in which nothing happens would keep nothing in place."""
    together = "".join(text for _, text in stored())
    for fact in (
        "CheeseFell",
        "owner=None",
        "BonusTaken",
        "by_vote=False",
        "drawn=False",
        "faces=[None",
        "MatchDecided",
        "Busted",
        "NothingKept",
        "afresh=True",
        "by_vote=True",
        "SeatFinished",
        "NothingMoved",
        "wall=True",
        "CaptureOverlooked",
        "CaptureClaimed(claimant=None",
        "attempt=3",
        "LimitStruck",
        "WaitingCardActed",
        "CardWithoutEffect",
        "ChipsSwapped",
        "amounts=None",
        "MoveForgone",
        "forced=True",
        "PileShuffled",
        "GameScored",
    ):
        assert fact in together, fact
