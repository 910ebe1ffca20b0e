"""What the first edition of the partner game did differently. The defaults are the newest edition's."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """``masons_clear_start`` (P5): M7 moves a mason off its own A, too. ``walls_fall_to_entry`` (P4): a wall on an
    opponent's A is captured by the pawn that is set in, and stands if the six is used otherwise.
    ``any_roll_ends_claims`` (P7): so does the offender's own after a 6. ``players_are_shown_misses`` (P7): if players
    claim, the table names the pawns that could have captured.
    """

    masons_clear_start: bool = False
    walls_fall_to_entry: bool = False
    any_roll_ends_claims: bool = False
    players_are_shown_misses: bool = False
