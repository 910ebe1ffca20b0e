"""Options that a table has agreed on, and what follows from them for the whole match."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from engine.game import Options, Seat
from engine.mensch.board import BASE, CORNERS_OF_SEATS, LOOP, START, progress_at, square

BY_PLAYERS, HINT, AUTOMATIC, OFF = "players", "hint", "automatic", "off"
"""Ways in which a missed capture is claimed, and whether the table says that there is one (P7)."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """``pairs``: seats 0 and 2 play against 1 and 3 (P1). ``claims`` is `OFF` without pairs.

    ``three_tries`` (M11; always granted in pairs, P6). ``auto_move``: single choices are carried out unasked;
    ``auto_roll``: nobody has to roll. ``odds``: chances may be asked for.

    What follows: ``corners`` are the seats' colours (M3), ``opponents`` by seat whose pawns it may capture (M5, P1).
    ``seen_from[b][a][p]`` is the progress at which ``b``'s pawn stands where ``a``'s has progress ``p``, 0 where that
    is not on the loop: a table for `bytes.translate`.
    """

    seats: int
    pairs: bool
    three_tries: bool
    claims: str
    help_partner: bool
    auto_move: bool
    auto_roll: bool
    odds: bool
    corners: tuple[int, ...]
    opponents: tuple[tuple[Seat, ...], ...]
    seen_from: tuple[tuple[bytes, ...], ...]

    @classmethod
    def of(cls, options: Options, seats: int, *, pairs: bool) -> Agreement:
        """Agreement on these options; in the partner game (``pairs``) three tries are the rule (P6)."""
        claims = str(options["claims"]) if pairs else OFF
        return cls(
            seats=seats,
            pairs=pairs,
            three_tries=pairs or bool(options["three_tries"]),
            claims=claims,
            help_partner=pairs and bool(options["help_partner"]),
            auto_move=bool(options["auto_move"]),
            auto_roll=bool(options["auto_roll"]),
            odds=bool(options["odds"]),
            corners=CORNERS_OF_SEATS[seats],
            opponents=_opponents(seats, pairs),
            seen_from=_seen_from(CORNERS_OF_SEATS[seats]),
        )

    def allies(self, seat: Seat) -> tuple[Seat, ...]:
        """The seat, and its partner if it has one (P1)."""
        return (seat, (seat + 2) % self.seats) if self.pairs else (seat,)


@cache
def _seen_from(corners: tuple[int, ...]) -> tuple[tuple[bytes, ...], ...]:
    loop = range(START, LOOP + 1)
    return tuple(
        tuple(
            bytes((BASE, *(progress_at(to, square(of, progress)) for progress in loop))).ljust(256, b"\0")
            for of in corners
        )
        for to in corners
    )


@cache
def _opponents(seats: int, pairs: bool) -> tuple[tuple[Seat, ...], ...]:
    everybody = range(seats)
    return tuple(
        tuple(other for other in everybody if (other - seat) % 2 or (not pairs and other != seat)) for seat in everybody
    )
