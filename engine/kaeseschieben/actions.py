"""What a seat can do in Käseschieben, and the codes of the record."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.kaeseschieben.board import Direction, Size


@dataclass(frozen=True, slots=True)
class RollDie:
    """Code ``roll``."""


@dataclass(frozen=True, slots=True)
class MoveMouse:
    """Code ``move:nnes``: the whole path; ``move:`` if no step is possible (K7)."""

    path: tuple[Direction, ...]


@dataclass(frozen=True, slots=True)
class TakeCheese:
    """Code ``take:2:large``: the last-cheese bonus (K11), the longest-held cheese of that size.

    A seat's cheeses of one size look the same to the taker, so which of them changes hands is
    settled by their order of falling.
    """

    victim: Seat
    size: Size


@dataclass(frozen=True, slots=True)
class DeclineBonus:
    """Code ``decline``."""


Action = RollDie | MoveMouse | TakeCheese | DeclineBonus
