"""Positions made by hand that show everything a picture can hold: for the rules and for tests."""

from __future__ import annotations

from typing import NamedTuple

from engine.forgetit.hand import NONE, Counts, Die, Entry, Hand, Word
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Seat
from render.people import Player

SAMPLE_PLAYERS = tuple(
    Player(name, is_computer=name == "Computer") for name in ("Anna", "Ben", "Chloé", "Computer") * 4
)

_COLUMN: tuple[Entry, ...] = (24, None, 0, 108, 9, None, 60, 48, None, 36, 216, 96)


def sample_sheet(seats: int, rounds: int) -> tuple[tuple[Entry, ...], ...]:
    """That many rounds, different for every seat."""
    return tuple(
        tuple(_COLUMN[(round * (2 * (seat % 3) + 1) + seat) % len(_COLUMN)] for round in range(rounds))
        for seat in range(seats)
    )


def sample_view(
    hand: Hand,
    *,
    phase: Phase = Phase.CHOOSING,
    seats: int = 3,
    rounds: int = 4,
    turn: Seat | None = 0,
    odds: str = "private",
) -> ForGetItView:
    """``rounds`` are finished; ``turn`` is the seat to act in the next."""
    return ForGetItView(
        viewer=None,
        seats=seats,
        odds=odds,
        round=min(rounds + 1, 12),
        phase=phase,
        turn=turn,
        order=tuple(range(seats)),
        hand=hand,
        sheet=sample_sheet(seats, rounds),
        by_vote=False,
    )


def first_roll() -> Hand:
    """The leaflet's first roll: 2 2 3 3 3 4 4 5 GET."""
    return Hand().rolled([2, 3, 3, 2, 4, 6, 3, 4, 5])


def later_roll() -> Hand:
    """Five threes lie aside, and one word; one more three was rolled."""
    hand = Hand(Counts(2, 1, 0), (), Counts(0, 1, 0), Counts(1, 1, 3), number=3, collected=5)
    return hand.rolled([3, 1, 5])


def after_all_nine() -> Hand:
    """The second pass of a turn (F6)."""
    hand = Hand(NONE, (), Counts(0, 1, 2), Counts(3, 2, 1), number=3, collected=6)
    return hand.rolled([1, 3, 2, 1, 1, 2, 5, 4, 5])


def busted() -> Hand:
    """F5."""
    hand = Hand(Counts(2, 2, 1), (), Counts(0, 1, 1), Counts(1, 0, 1), number=4, collected=2)
    return hand.rolled([6, 2, 4, 1, 5])


class Throw(NamedTuple):
    """One roll of the leaflet's example: what it showed, with whether each die went aside, and the turn after that."""

    passes: int
    dice: tuple[tuple[Die, bool], ...]
    hand: Hand


def worked_example() -> tuple[Throw, ...]:
    """The leaflet's turn, in which nine threes make 108 points."""
    hand, throws = Hand(), []
    for sides, kept in _EXAMPLE:
        rolled = hand.rolled(sides)
        words = rolled.words if rolled.passes > hand.passes else rolled.words.minus(hand.words)
        left = [kept.for_, kept.get, kept.it]
        dice = []
        for die in rolled.shown:
            aside = die.number == _COLLECTED and left[die.word] > 0
            left[die.word] -= aside
            dice.append((die, aside))
        dice.sort(key=lambda shown: shown[0].number or 0)
        dice += [(Die(word, None), True) for word in Word for _ in range(words[word])]
        hand = rolled.kept(_COLLECTED, kept) if kept.total else rolled
        throws.append(Throw(hand.passes, tuple(dice), hand))
    return tuple(throws)


_COLLECTED = 3

_EXAMPLE = (
    ((2, 3, 3, 2, 4, 6, 3, 4, 5), Counts(2, 0, 1)),
    ((3, 4, 5, 5, 6), Counts(1, 0, 0)),
    ((1, 3, 6), Counts(0, 1, 0)),
    ((2,), NONE),
    ((2,), NONE),
    ((4,), NONE),
    ((3,), Counts(0, 1, 0)),
    ((1, 1, 3, 1, 2, 2, 4, 5, 5), Counts(1, 0, 0)),
    ((6, 1, 1, 2, 2, 4, 4, 4), NONE),
    ((6, 6, 6, 1, 3, 3, 4), Counts(0, 0, 2)),
)
"""What each roll shows, FOR dice first, then GET, then IT, a 6 for the word; and the threes that are kept of it."""
