"""Easy sees what is in front of it: how many chips it has right after. It thinks neither of the others nor of later."""

from __future__ import annotations

from engine.game import Seat
from engine.wiedumir.players.search import End


def merit(end: End, seat: Seat) -> float:
    return end[0].chips[seat]
