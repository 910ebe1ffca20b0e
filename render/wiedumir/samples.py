"""Positions made by hand: for the rules, and for tests to begin with."""

from __future__ import annotations

from dataclasses import replace

from engine.wiedumir.board import GOAL, Board, Pawn, forward
from engine.wiedumir.cards import Card
from engine.wiedumir.view import Length, Phase, WieDuMirView
from render.people import Player

OUR_BOARD = Board((1, -1, None, 2, -2, None, 3, None, -3, 2, None, -4, 4, None))

NAMES = ("Anna", "Ben", "Chloé", "Dora", "Emil", "Fatima", "Gustav", "Hoang Anh")


def sample_players(seats: int) -> list[Player]:
    """The last of them is a computer."""
    return [Player(name, is_computer=seat == seats - 1) for seat, name in enumerate(NAMES[:seats])]


def sample_start(seats: int) -> WieDuMirView:
    """The first position, before the first roll."""
    pawns = 2 if seats <= 5 else 1
    return WieDuMirView(
        viewer=None,
        seats=seats,
        board=OUR_BOARD,
        length=Length(1, None),
        auto_move=True,
        no_limits=False,
        no_comparing=False,
        no_measure=False,
        game=1,
        phase=Phase.TO_ROLL,
        turn=0,
        to_act=0,
        roll=None,
        pawns=((0,) * pawns,) * seats,
        moves=(),
        may_take=False,
        chips=(4,) * seats,
        supply=60 - 4 * seats,
        pile=22 if seats > 2 else 19,
        used=(),
        waiting=(),
        drawn=None,
        question=None,
        first_home=None,
        arrivals=((0,) * pawns,) * seats,
        remembered=(),
        results=(),
    )


def sample_moving() -> WieDuMirView:
    """Five seats, ten pawns all over the board, cards on the goal, and a two to move by."""
    view = replace(
        sample_start(5),
        phase=Phase.MOVING,
        turn=2,
        to_act=2,
        roll=2,
        pawns=((3, 9), (0, 0), (8, 15), (7, 15), (15, 4)),
        chips=(7, 2, 10, 0, 5),
        supply=36,
        pile=11,
        used=(Card.FINE, Card.SWAP, Card.ADVANCE),
        waiting=(Card.FIRST_GAINS, Card.TOLL, Card.LAST_PAYS),
        first_home=2,
        arrivals=((0, 0), (0, 0), (0, 1), (0, 3), (2, 0)),
    )
    return replace(view, moves=_moves(view))


def sample_waiting() -> WieDuMirView:
    """All three cards that can wait do so: nobody has reached the goal yet (C4, C16, C21)."""
    return replace(
        sample_moving(),
        phase=Phase.TO_ROLL,
        roll=None,
        pawns=((3, 9), (0, 0), (8, 13), (7, 14), (10, 4)),
        moves=(),
        first_home=None,
        arrivals=((0, 0),) * 5,
    )


def _moves(view: WieDuMirView) -> tuple[tuple[Pawn, int], ...]:
    assert view.roll is not None
    return tuple((pawn, forward(square, view.roll, view.occupied)) for pawn, square in view.all_pawns if square < GOAL)
