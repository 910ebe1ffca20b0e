"""Positions that say as much as can be said."""

from __future__ import annotations

from dataclasses import replace

from engine.mensch.board import PawnId
from engine.mensch.events import PawnMoved
from engine.mensch.obstacle import Obstacle
from engine.mensch.view import Claim, Destination, MenschView, Phase
from render.mensch.samples import sample_walls


def longest_position() -> MenschView:
    """Four walls, a choice, an overlooked capture, four long moves lately, somebody helping a partner."""
    fallen = (PawnId(1, 0), PawnId(3, 3))
    return replace(
        sample_walls(),
        phase=Phase.MOVING,
        turn=0,
        owner=2,
        die=6,
        attempt=1,
        attempts=1,
        pawns=((38, 38, 37, 36), (24, 23, 22, 21), (24, 17, 16, 15), (13, 13, 12, 12)),
        destinations=(
            Destination(PawnId(2, 0), 24, 30, fallen, wall=False),
            Destination(PawnId(2, 1), 17, 23, (), wall=True),
        ),
        obstacles=(None, None, Obstacle.START_FIRST, Obstacle.WALL),
        trail=tuple(PawnMoved(seat, PawnId(seat, 3), 24, 30, fallen) for seat in range(4)),
        finished=(1,),
        claim=Claim(1, tuple(PawnId(1, pawn) for pawn in range(4))),
    )
