"""What former editions of the rules did differently. The defaults are the newest edition's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """``empty_board_ends_move`` (K7): with the last cheese off the board the remaining steps lapse; else they are made.

    ``pointless_round_is_lost`` (K13): a round in which nobody scored is won by nobody; else by everybody.
    """

    empty_board_ends_move: bool = True
    pointless_round_is_lost: bool = True
