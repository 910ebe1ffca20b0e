"""What a table has agreed on, and what follows from it for the whole match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engine.game import Options, Seat
from engine.mensch.board import CORNERS_OF_SEATS, LOOP, START, progress_at, square

BY_PLAYERS, AUTOMATIC, OFF = "players", "automatic", "off"
"""Who claims an overlooked capture (P7)."""


@dataclass(frozen=True)
class Agreement:
    """``pairs``: seats 0 and 2 play against 1 and 3 (P1). ``claims`` is `OFF` without pairs.

    ``three_tries`` (M11; always granted in pairs, P6). ``auto_move``: single choices are carried out unasked;
    ``auto_roll``: nobody has to roll. ``odds``: chances may be asked for.
    """

    seats: int
    pairs: bool
    three_tries: bool
    claims: str
    help_partner: bool
    auto_move: bool
    auto_roll: bool
    odds: bool

    @classmethod
    def of(cls, options: Options, seats: int, *, pairs: bool) -> Agreement:
        return cls(
            seats=seats,
            pairs=pairs,
            three_tries=pairs or bool(options["three_tries"]),
            claims=str(options["claims"]) if pairs else OFF,
            help_partner=pairs and bool(options["help_partner"]),
            auto_move=bool(options["auto_move"]),
            auto_roll=bool(options["auto_roll"]),
            odds=bool(options["odds"]),
        )

    @cached_property
    def corners(self) -> tuple[int, ...]:
        """The colour of each seat (M3)."""
        return CORNERS_OF_SEATS[self.seats]

    @cached_property
    def seen_from(self) -> tuple[tuple[bytes, ...], ...]:
        """``seen_from[b][a][p]`` is the progress at which ``b``'s pawn stands where ``a``'s has progress ``p``."""
        return tuple(
            tuple(
                bytes((0, *(progress_at(to, square(of, progress)) for progress in range(START, LOOP + 1))))
                for of in self.corners
            )
            for to in self.corners
        )

    @cached_property
    def rivals(self) -> tuple[tuple[tuple[Seat, bytes], ...], ...]:
        """By seat, each opponent and, by the seat's progress, the progress at which its pawns stand on that square."""
        return tuple(
            tuple((other, self.seen_from[other][seat]) for other in self.opponents[seat]) for seat in range(self.seats)
        )

    @cached_property
    def opponents(self) -> tuple[tuple[Seat, ...], ...]:
        """By seat, whose pawns it may capture (M5, P1)."""
        seats = range(self.seats)
        return tuple(tuple(other for other in seats if other not in self.allies(seat)) for seat in seats)

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """The seat, and its partner if it has one (P1)."""
        return (seat, (seat + 2) % self.seats) if self.pairs else (seat,)
