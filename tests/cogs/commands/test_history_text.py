"""Past matches in words."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.commands.history import match_lines, match_whole
from host.match.seat_results import FINISHED, STOPPED
from host.results.history import PastMatch
from localization.catalog import Language, load_speakers

SAY = load_speakers()[Language.ENGLISH]
NAMES = {0: "Anna", 1: "Ben", 2: "Chloé"}


def past(*ranked: tuple[int, int | None], resigned: int | None = None, ended_how: str = FINISHED) -> PastMatch:
    """A match whose seats had these places and points."""
    results: list[Any] = [
        SimpleNamespace(seat=seat, place=place, score=score, resigned=seat == resigned, ended_how=ended_how)
        for seat, (place, score) in enumerate(ranked)
    ]
    return PastMatch(7, 1, 2, None, "kaeseschieben", ended_how, 0.0, results, NAMES)


@pytest.mark.parametrize(
    ("match", "seats"),
    [
        (past((2, 18), (3, 9), (1, 37)), "🥇 Chloé 37 · 🥈 Anna 18 · 🥉 Ben 9"),
        (past((1, 7), (2, 6), (3, 6)), "🥇 Anna 7 · 🥈 Ben 6 · 🥉 Chloé 6"),
        (past((1, None), (2, None), (3, None)), "🥇 Anna · 🥈 Ben · 🥉 Chloé"),
        (past((1, 3), (3, 50), (2, 2), resigned=1), "🥇 Anna 3 · 🥈 Chloé 2 · 🥉 Ben (resigned)"),
    ],
)
def test_the_places_come_with_the_points(match: PastMatch, seats: str) -> None:
    assert match_lines(match, SAY, elsewhere=False).splitlines()[1] == seats


def test_k13_points_that_did_not_make_the_places_are_left_out() -> None:
    by_rounds = past((1, 18), (2, 20), (3, 9))
    assert match_lines(by_rounds, SAY, elsewhere=False).splitlines()[1] == "🥇 Anna · 🥈 Ben · 🥉 Chloé"
    assert match_whole(by_rounds, (), SAY).splitlines()[2:] == ["🥇 Anna", "🥈 Ben", "🥉 Chloé"]


def test_where_a_match_ended_early_with_all_level_nobody_has_a_place_as_below_its_board() -> None:
    level = past((1, 0), (1, 0), (1, 0), ended_how=STOPPED)
    assert match_whole(level, (), SAY).splitlines()[2:] == ["▫️ Anna 0", "▫️ Ben 0", "▫️ Chloé 0"]
    with_resignation = past((1, 0), (3, 0), (1, 0), resigned=1, ended_how=STOPPED)
    assert match_whole(with_resignation, (), SAY).splitlines()[2:] == ["▫️ Anna 0", "▫️ Chloé 0", "▫️ Ben (resigned)"]
    shared = past((1, 4), (1, 4), (3, 2), ended_how=STOPPED)
    assert match_whole(shared, (), SAY).splitlines()[2:] == ["🥇 Anna 4", "🥇 Ben 4", "🥉 Chloé 2"]
    played_out = past((1, 4), (1, 4), (1, 4))
    assert match_whole(played_out, (), SAY).splitlines()[2] == "🥇 Anna 4"
