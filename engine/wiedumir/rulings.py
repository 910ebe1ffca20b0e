"""What former editions of the rules did differently. The defaults are the newest edition's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """``c7_least_lacking``: if the supply can raise nobody to eight, only those who then lack least may be chosen.

    ``alike_pawns_apart``: a seat's pawns on the same square are choices of their own, though they make no difference.
    """

    c7_least_lacking: bool = False
    alike_pawns_apart: bool = False
