"""Pawns and fields as people type them."""

from __future__ import annotations

import pytest

from cogs.games.mensch.pawn_text import complete_claim, complete_move, read_claim, read_move
from engine.mensch.view import Phase
from host.refusal import Refused
from localization.catalog import Language, load_speakers
from render.mensch.samples import sample_choice, sample_walls

SPEAKERS = load_speakers()
ENGLISH, GERMAN, FRENCH = (SPEAKERS[language] for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH))

CHOICE = sample_choice()
"""B1 may go to the third goal square, B2 to field 35, B3 to field 4."""


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("B2", "move:2"),
        ("b2", "move:2"),
        (" b 2 ", "move:2"),
        ("🔷 B2", "move:2"),
        ("2", "move:2"),
        ("#2", "move:2"),
        ("35", "move:2"),
        ("field 35", "move:2"),
        ("Feld 35", "move:2"),
        ("case 35", "move:2"),
        ("f35", "move:2"),
        ("4", "move:4"),
        ("field 4", "move:3"),
        ("Goal 3", "move:1"),
    ],
)
def test_a_pawn_or_where_it_goes(typed: str, code: str) -> None:
    assert read_move(CHOICE, typed, ENGLISH) == code


def test_goals_are_read_in_the_persons_language() -> None:
    assert read_move(CHOICE, "Ziel 3", GERMAN) == "move:1"
    assert read_move(CHOICE, "arrivée 3", FRENCH) == "move:1"


@pytest.mark.parametrize("typed", ["", "B5", "E1", "36", "0", "x", "٣", "²", "goal 2", "12 3", "-2", "🧀", "b2b3"])
def test_what_cannot_be_read_is_said(typed: str) -> None:
    with pytest.raises(Refused, match="pawn-unreadable"):
        read_move(CHOICE, typed, ENGLISH)


def test_foreign_pawns_are_refused() -> None:
    with pytest.raises(Refused, match="pawn-not-yours"):
        read_move(CHOICE, "A2", ENGLISH)


def test_before_the_roll_the_rules_say_why_nothing_moves() -> None:
    to_roll = sample_walls()
    assert to_roll.phase is Phase.TO_ROLL
    assert read_move(to_roll, "35", ENGLISH) == "move:1"
    assert complete_move(to_roll, "", ENGLISH) == []


def test_completion_finds_pawns_fields_and_what_happens() -> None:
    assert [value for _, value in complete_move(CHOICE, "", ENGLISH)] == ["B1", "B2", "B3"]
    assert [value for _, value in complete_move(CHOICE, "B3", ENGLISH)] == ["B3"]
    assert [value for _, value in complete_move(CHOICE, "capt", ENGLISH)] == ["B3"]
    assert complete_move(CHOICE, "b3", ENGLISH) == [("B3: 39 → field 4, captures D1", "B3")]
    assert complete_move(CHOICE, "nonsense", ENGLISH) == []


def test_claims() -> None:
    view = sample_walls()
    assert read_claim(view, "B3", ENGLISH) == "claim:3"
    assert read_claim(view, "2", ENGLISH) == "claim:2"
    assert [value for _, value in complete_claim(view, "b2", ENGLISH)] == ["B2"]
    with pytest.raises(Refused, match="claim-which"):
        read_claim(view, "", ENGLISH)
    for typed in ("A2", "x", "22", "²"):
        with pytest.raises(Refused, match="pawn-unreadable"):
            read_claim(view, typed, ENGLISH)


def test_a_claim_while_there_is_none_is_left_to_the_rules() -> None:
    assert read_claim(CHOICE, "", ENGLISH) == "claim:1"
    assert read_claim(CHOICE, "B2", ENGLISH) == "claim:2"
    assert complete_claim(CHOICE, "", ENGLISH) == []
