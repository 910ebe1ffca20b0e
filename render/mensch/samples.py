"""Positions made by hand: for the rules, and for tests to begin with."""

from __future__ import annotations

from engine.game import OptionValue, Seat
from engine.mensch.agreement import HINT, Agreement
from engine.mensch.board import BASE, PAWNS, START
from engine.mensch.view import MenschView, Phase, SeatTally

_UNTOUCHED = (START, *(BASE,) * (PAWNS - 1))


def agreement(seats: int, *, pairs: bool = False, odds: bool = True, three_tries: bool = False) -> Agreement:
    """Agreement of a table for samples: moves without a choice are made at once."""
    options: dict[str, OptionValue] = {"three_tries": three_tries, "claims": HINT, "help_partner": False}
    return Agreement.of({**options, "auto_move": True, "auto_roll": False, "odds": odds}, seats, pairs=pairs)


def sample_start(seats: int, *, pairs: bool = False, turn: Seat = 1) -> MenschView:
    """After a roll-off that was tied once (M1, M2)."""
    first = tuple((seat, 5 if seat < 2 else 3) for seat in range(seats))
    return MenschView(
        viewer=None,
        agreed=agreement(seats, pairs=pairs),
        phase=Phase.TO_ROLL,
        turn=turn,
        owner=turn,
        die=0,
        attempt=1,
        attempts=1,
        pawns=(_UNTOUCHED,) * seats,
        destinations=(),
        obstacles=(),
        start_rolls=(first, ((0, 2), (1, 6))),
        finished=(),
        tallies=(SeatTally(),) * seats,
        window=None,
        places=(),
        by_vote=False,
    )
