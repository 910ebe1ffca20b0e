"""Matches that begin near their end, for tests of what comes then: nobody has to play half an hour before."""

from dataclasses import replace
from typing import Any

import pytest

from engine.game import Options
from engine.kaeseschieben.board import starting_cheeses
from engine.kaeseschieben.rules import Kaeseschieben
from engine.kaeseschieben.state import KaeseschiebenState
from engine.wiedumir import turns
from engine.wiedumir.board import GOAL


def begin_kaeseschieben_late(patched: pytest.MonkeyPatch, cheeses: int = 3) -> None:
    """Leave that number of cheeses on the board in the first round; the seats have the others."""
    usual = Kaeseschieben.new

    def new(self: Kaeseschieben, options: Options, seats: int) -> KaeseschiebenState:
        state = usual(self, options, seats)
        # The lowest rows are the southern seat's; the rest of the board is emptied in their order.
        squares = sorted(starting_cheeses(), key=lambda square: (square.row, square.column))
        owned = [state.cheeses[square] for square in squares[cheeses:]]
        return replace(
            state,
            cheeses={square: state.cheeses[square] for square in squares[:cheeses]},
            piles=tuple(tuple(owned[seat::seats]) for seat in range(seats)),
        )

    patched.setattr(Kaeseschieben, "new", new)


def begin_wiedumir_late(patched: pytest.MonkeyPatch, squares: int = 5) -> None:
    """In each game all pawns have that number of squares to go, or one less than their neighbour."""
    usual = turns.new_game

    def new_game(number: int, seats: int) -> dict[str, Any]:
        begun = usual(number, seats)
        pawns = tuple(tuple(GOAL - squares + number for number, _ in enumerate(own)) for own in begun["pawns"])
        return {**begun, "pawns": pawns}

    patched.setattr(turns, "new_game", new_game)
