"""Positions made by hand that show everything a picture can hold."""

from engine.mensch.board import PawnId
from engine.mensch.events import Obstacle, PawnMoved
from engine.mensch.view import Destination, MenschView, Phase, SeatTally, Window
from render.mensch.samples import agreement, sample_start

CHOICE_MOVES = (PawnMoved(3, PawnId(3, 3), 39, 43), PawnMoved(0, PawnId(0, 0), 8, 12, (PawnId(2, 1),)))
"""Moves that led to `sample_choice`."""

WALL_MOVES = (PawnMoved(1, PawnId(1, 0), 25, 28, mates=(PawnId(3, 0),)),)
"""Moves that led to `sample_walls`."""

END_MOVES = (PawnMoved(0, PawnId(0, 0), 36, 41),)
"""Moves that led to `sample_end`."""

_BEFORE_THE_WALL = tuple(map(bytes, ((7, 7, 0, 44), (25, 2, 31, 0), (0, 0, 0, 0), (8, 19, 19, 41))))


def sample_choice() -> MenschView:
    """Four seats in mid-game: after a capture and a way home; B has a choice of three pawns for a 5."""
    return sample_start(4)._replace(
        phase=Phase.MOVING,
        turn=1,
        owner=1,
        die=5,
        pawns=((12, 0, 42, 0), (38, 20, 29, 0), (0, 0, 9, 44), (14, 33, 0, 43)),
        destinations=(
            Destination(PawnId(1, 0), 38, 43, (), wall=False),
            Destination(PawnId(1, 1), 20, 25, (), wall=False),
            Destination(PawnId(1, 2), 29, 34, (PawnId(3, 0),), wall=False),
        ),
        obstacles=(None, None, None, Obstacle.NEEDS_SIX),
        start_rolls=(((0, 5), (1, 2), (2, 3), (3, 1)),),
        tallies=(SeatTally(2, 1, 5), SeatTally(1, 3, 6), SeatTally(0, 4, 2), SeatTally(5, 0, 4)),
    )


def sample_walls() -> MenschView:
    """The partner game: a wall of one seat and one of a pair, a missed capture, C in its second try of three."""
    return sample_start(4, pairs=True)._replace(
        turn=2,
        owner=2,
        attempt=2,
        attempts=3,
        pawns=((7, 7, 0, 44), (28, 2, 31, 0), (0, 0, 0, 0), (8, 19, 19, 41)),
        start_rolls=(((0, 5), (1, 2), (2, 3), (3, 1)),),
        tallies=(SeatTally(2, 1, 5), SeatTally(1, 3, 6), SeatTally(0, 4, 2), SeatTally(5, 0, 4)),
        window=Window(1, PawnId(1, 0), 3, _BEFORE_THE_WALL, (0, 1, 2)),
    )


def sample_end() -> MenschView:
    """B has won, D is second, A is third; C is left (M12)."""
    return sample_start(4)._replace(
        phase=Phase.OVER,
        turn=None,
        owner=None,
        attempts=1,
        pawns=((41, 42, 43, 44), (44, 43, 42, 41), (0, 12, 41, 43), (42, 41, 44, 43)),
        start_rolls=(((0, 5), (1, 2), (2, 3), (3, 1)),),
        finished=(1, 3, 0),
        tallies=(SeatTally(7, 4, 15), SeatTally(12, 3, 19), SeatTally(3, 10, 11), SeatTally(6, 11, 22)),
        places=(3, 1, 4, 2),
    )


def sample_pair_end() -> MenschView:
    """A and C have won the partner game (P9)."""
    return sample_end()._replace(
        agreed=agreement(4, pairs=True),
        pawns=((41, 42, 43, 44), (44, 31, 42, 18), (41, 42, 43, 44), (42, 0, 44, 18)),
        finished=(0, 2),
        places=(1, 2, 1, 2),
    )
