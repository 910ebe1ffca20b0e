"""Dice as people type them."""

import pytest

from cogs.faces.forgetit.dice_text import complete_move, read_keep, read_move
from engine.forgetit.actions import Keep, KeepNothing
from engine.forgetit.hand import Counts
from engine.forgetit.view import Phase
from engine.game import IllegalAction
from host.refusal import Refused
from localization.catalog import Language, load_speakers
from tests.render.forgetit_samples import first_roll, sample_view

HAND = first_roll()
"""The leaflet's first roll: threes on FOR, FOR and IT, twos on FOR and GET, fours on GET and IT, a 5, and GET."""

ENGLISH = load_speakers()[Language.ENGLISH]


@pytest.mark.parametrize(
    ("typed", "dice"),
    [
        ("3", (2, 0, 1)),
        (" 3 ", (2, 0, 1)),
        ("3 for it", (1, 0, 1)),
        ("3 FOR,IT", (1, 0, 1)),
        ("3: f f", (2, 0, 0)),
        ("3ForIt", None),
        ("3 f + i", (1, 0, 1)),
    ],
)
def test_a_number_means_all_that_show_it_and_words_mean_certain_dice(
    typed: str, dice: tuple[int, int, int] | None
) -> None:
    if dice is None:
        with pytest.raises(Refused, match="dice-unreadable"):
            read_keep(HAND, typed)
    else:
        assert read_keep(HAND, typed) == Keep(3, Counts(*dice))


@pytest.mark.parametrize("typed", ["", "0", "-", "none", "Nichts", "rien"])
def test_none_in_three_languages(typed: str) -> None:
    assert read_keep(HAND, typed) == KeepNothing()


@pytest.mark.parametrize(
    "typed", ["12", "6", "33", "for", "3 of", "x", "٣", "3 3", "-3", "🧀", "3 for 2", ",", "+ for", "_"]
)
def test_what_cannot_be_read_is_said(typed: str) -> None:
    with pytest.raises(Refused, match="dice-unreadable"):
        read_keep(HAND, typed)


@pytest.mark.parametrize(
    ("typed", "reason"), [("1", "not-shown"), ("5", "first-two"), ("3 for", "first-two"), ("3 get get", "not-shown")]
)
def test_what_the_rules_forbid_is_refused_with_the_reason(typed: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        read_move(sample_view(HAND), typed)


def test_the_completion_offers_most_dice_first_and_none_at_the_end() -> None:
    offered = complete_move(sample_view(HAND), "", ENGLISH)
    assert offered[0] == ("3 × 3 (FOR FOR IT, +9)", "3 for for it")
    assert offered[-1] == ("nothing", "0")
    assert all(read_move(sample_view(HAND), value) for _, value in offered)
    assert [value for _, value in complete_move(sample_view(HAND), "2", ENGLISH)] == [
        "2 for get",
        "2 for get roll",
        "2 for get stop",
    ]
    assert [value for _, value in complete_move(sample_view(HAND, phase=Phase.DECIDING), "", ENGLISH)] == [
        "roll",
        "stop",
    ]


@pytest.mark.parametrize(
    ("typed", "codes"),
    [
        ("3", ("keep:3:201",)),
        ("3 stop", ("keep:3:201", "stop")),
        ("3 for for WÜRFELN", ("keep:3:200", "roll")),
        ("0 arrêter", ("keep:none", "stop")),
        ("roll", ("keep:none", "roll")),
    ],
)
def test_what_comes_next_may_be_typed_with_the_dice(typed: str, codes: tuple[str, ...]) -> None:
    assert read_move(sample_view(HAND), typed) == codes


def test_gains_are_doubled_where_the_round_is() -> None:
    assert complete_move(sample_view(HAND, rounds=10), "", ENGLISH)[0][0] == "3 × 3 (FOR FOR IT, +18)"
