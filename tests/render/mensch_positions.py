"""Positions that say as much as can be said."""

from engine.mensch.board import PawnId
from engine.mensch.events import Obstacle, PawnMoved
from engine.mensch.view import Destination, MenschView, Phase, Window
from tests.render.mensch_samples import sample_walls

_FALLEN = (PawnId(1, 0), PawnId(3, 3))

LONGEST_MOVES = tuple(PawnMoved(seat, PawnId(seat, 3), 24, 30, _FALLEN) for seat in range(4))


def longest_position() -> MenschView:
    """Four walls, a choice, a missed capture, somebody helping a partner."""
    return sample_walls()._replace(
        phase=Phase.MOVING,
        turn=0,
        owner=2,
        die=6,
        attempt=1,
        attempts=1,
        pawns=((38, 38, 37, 36), (24, 23, 22, 21), (24, 17, 16, 15), (13, 13, 12, 12)),
        destinations=(
            Destination(PawnId(2, 0), 24, 30, _FALLEN, wall=False),
            Destination(PawnId(2, 1), 17, 23, (), wall=True),
        ),
        obstacles=(None, None, Obstacle.START_FIRST, Obstacle.WALL),
        finished=(1,),
        window=Window(1, PawnId(1, 3), 1, (bytes((24, 23, 22, 21)),) * 4, (0, 1, 2, 3)),
    )
