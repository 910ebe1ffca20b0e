"""Chains of rolls that nobody was asked about: nothing that matters is lost, and what is left out is counted."""

from __future__ import annotations

from dataclasses import replace

from cogs.games.mensch.lately import tell_lately
from engine.game import Event
from engine.mensch.board import PawnId
from engine.mensch.events import DieRolled, NothingMoved, PawnMoved, StarterFound, StartRolled
from engine.mensch.obstacle import Obstacle
from localization.catalog import Language, load_speakers
from render.mensch.samples import agreement

ENGLISH = load_speakers()[Language.ENGLISH]
NAMES = ("Alma", "Ben", "Chloé", "Dora")
ROLLING_BY_ITSELF = replace(agreement(4), auto_roll=True)

ROLL_OFF: list[Event] = [StartRolled(((0, 5), (1, 2), (2, 3), (3, 1))), StarterFound(0)]


def stay(seat: int) -> list[Event]:
    return [DieRolled(seat, 2, 1, 1), NothingMoved(seat, seat, 2, (Obstacle.NEEDS_SIX,) * 4, again=False)]


def move(seat: int, value: int = 3, *, only: bool = True, captured: tuple[PawnId, ...] = ()) -> list[Event]:
    return [DieRolled(seat, value, 1, 1), PawnMoved(seat, PawnId(seat, 0), 5, 5 + value, captured, only=only)]


def told(*turns: list[Event], names: tuple[str, ...] = NAMES) -> list[str]:
    """Alma and Ben are people."""
    return tell_lately([tuple(turn) for turn in turns], ROLLING_BY_ITSELF, {0, 1}, ENGLISH, names).splitlines()


def test_all_since_a_person_chose_is_told() -> None:
    chain = [stay(2), move(3, only=False), move(0), stay(1)] * 3
    lines = told(ROLL_OFF, *[stay(1)] * 9, move(0, 4, only=False), *chain)
    assert len(lines) == 1 + len(chain)
    assert lines[0] == "- 🔺 **Alma** rolled 4: A1 goes to field 9."


def test_a_round_is_told_even_if_a_person_has_just_chosen() -> None:
    assert len(told(ROLL_OFF, *[stay(2)] * 9, move(0, only=False))) == 7


def test_a_long_chain_keeps_the_roll_off_and_captures_and_counts_the_rest() -> None:
    capture = move(2, captured=(PawnId(0, 0),))
    lines = told(ROLL_OFF, stay(0), capture, *[stay(1)] * 20, move(3, only=False), stay(2))
    assert lines[:4] == [
        "- 🎲 For the first turn: 🔺 **Alma** 5, 🔷 **Ben** 2, 🟩 **Chloé** 3, 🟡 **Dora** 1.",
        "- 🔺 **Alma** begins.",
        "- 🟩 **Chloé** rolled 3: C1 goes to field 28 and captures A1 💥 (the only move).",
        "- … and 12 more rolls without a capture before.",
    ]
    assert len(lines) == 15
    assert lines[-2:] == [
        "- 🟡 **Dora** rolled 3: D1 goes to field 38.",
        "- 🟩 **Chloé** rolled 2: no six, no pawn comes in.",
    ]


def test_what_is_cut_for_its_length_is_counted_as_well() -> None:
    captures = [move(seat, captured=(PawnId((seat + 1) % 4, 0),)) for seat in (0, 1, 2, 3)] * 4
    lines = told(ROLL_OFF, *captures, names=("x" * 100,) * 4)
    assert sum(map(len, lines)) <= 1500
    assert "more rolls before" in lines[0]
    assert len(lines) > 5


def test_tries_that_were_left_are_not_told_once_they_have_been_used() -> None:
    waiting = NothingMoved(0, 0, 2, (Obstacle.NEEDS_SIX,) * 4, again=True)
    first: list[Event] = [DieRolled(0, 2, 1, 3), waiting]
    assert told(first) == ["- 🔺 **Alma** rolled 2: no six yet, 2 tries left."]
    assert told(first, move(0, 6))[0] == "- 🔺 **Alma** rolled 2: no six yet."
