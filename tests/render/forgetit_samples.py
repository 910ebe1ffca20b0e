"""Positions made by hand that show everything a picture can hold."""

from engine.forgetit.hand import NONE, Counts, Entry, Hand
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Seat
from render.people import Player

SAMPLE_PLAYERS = tuple(
    Player(name, is_computer=name == "Computer") for name in ("Anna", "Ben", "Chloé", "Computer") * 4
)

_COLUMN: tuple[Entry, ...] = (24, None, 0, 108, 9, None, 60, 48, None, 36, 216, 96)


def sample_sheet(seats: int, rounds: int) -> tuple[tuple[Entry, ...], ...]:
    """Sheet of that many rounds, different for every seat."""
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
        phase=phase,
        turn=turn,
        starter=0,
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
