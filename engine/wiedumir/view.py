"""Views of a seat, or an onlooker, of a game of Wie Du mir …."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.game import Seat, places
from engine.wiedumir.board import GOAL, START, Board, Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import Question
from engine.wiedumir.remembering import Transfer

SIDES = 3
"""Sides of the die."""


class Phase(StrEnum):
    """SHUFFLING and DRAWING_STARTER begin a game. DECIDING: a card asks its drawer. RESHUFFLING: W8."""

    SHUFFLING = "shuffling"
    DRAWING_STARTER = "drawing-starter"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    MOVING = "moving"
    DECIDING = "deciding"
    RESHUFFLING = "reshuffling"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Length:
    """W13: a number of games, or as many as it takes until a seat has ``target`` points. One of them is None."""

    games: int | None
    target: int | None


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """``pawn`` came to a question mark; its owner ``seat`` drew."""

    seat: Seat
    pawn: Pawn
    card: Card


@dataclass(frozen=True, slots=True)
class GameResult:
    """A finished game. ``points`` are the totals of all games up to it (W13).

    ``home[seat]`` is the number of the arrival that brought the last of the seat's pawns home, None if some were not
    there when a vote ended the game. Equal chips: the lower number is better, a number is better than none (W9).
    """

    chips: tuple[int, ...]
    home: tuple[int | None, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    by_vote: bool

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats by place."""
        return tuple(sorted(range(len(self.places)), key=lambda seat: (self.places[seat], seat)))

    @property
    def broken_ties(self) -> tuple[tuple[Seat, ...], ...]:
        """Seats with equal chips but not all on the same place, best first: here W9's tie-break decided."""
        groups = [[seat for seat in self.order if self.chips[seat] == chips] for chips in sorted({*self.chips})[::-1]]
        return tuple(tuple(group) for group in groups if len({self.places[seat] for seat in group}) > 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenState:
    """Public part of the state of a game: the truth and all views have it in common.

    ``roll`` is the number in hand during the turn. ``pawns[seat][number]`` is the pawn's square. The ``used`` cards lie
    face up, the last on top; ``waiting`` ones lie on the goal; ``drawn`` is the one in hand while it asks.

    ``first_home`` is the seat that was first to reach the goal in this game; ``arrivals[seat][number]`` numbers the
    pawn's latest arrival there, 0 while there was none. ``remembered``: see `engine.wiedumir.remembering`; empty where
    nothing is secret.
    """

    seats: int
    board: Board
    length: Length
    auto_move: bool
    no_limits: bool
    no_comparing: bool
    no_measure: bool
    game: int
    phase: Phase
    roll: int | None
    pawns: tuple[tuple[int, ...], ...]
    used: tuple[Card, ...]
    waiting: tuple[Card, ...]
    drawn: DrawnCard | None
    first_home: Seat | None
    arrivals: tuple[tuple[int, ...], ...]
    remembered: tuple[Transfer, ...]
    results: tuple[GameResult, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Points of the finished games."""
        return self.results[-1].points if self.results else (0,) * self.seats

    @property
    def match_places(self) -> tuple[int, ...]:
        """A single game is decided by W9, several by their points alone: equal ones share the place (W13)."""
        return self.results[-1].places if self.length.games == 1 else places(self.points)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Empty until the end."""
        over = self.phase is Phase.OVER
        return tuple(seat for seat, place in enumerate(self.match_places) if place == 1) if over else ()

    @property
    def all_pawns(self) -> Iterator[tuple[Pawn, int]]:
        """Every pawn with its square, seat by seat."""
        for seat, squares in enumerate(self.pawns):
            for number, square in enumerate(squares):
                yield Pawn(seat, number), square

    @property
    def different_pawns(self) -> Iterator[tuple[Pawn, int]]:
        """Pawns with their squares; of a seat's pawns on one square, which are alike, only the lowest number."""
        return ((pawn, square) for pawn, square in self.all_pawns if self.first_alike(pawn) == pawn)

    @property
    def occupied(self) -> frozenset[int]:
        """The squares between start and goal on which pawns stand."""
        return frozenset(square for row in self.pawns for square in row if START < square < GOAL)

    def square_of(self, pawn: Pawn) -> int:
        return self.pawns[pawn.seat][pawn.number]

    def first_alike(self, pawn: Pawn) -> Pawn:
        """The seat's pawn with the lowest number on the pawn's square; it may be the pawn itself."""
        row = self.pawns[pawn.seat]
        return Pawn(pawn.seat, row.index(row[pawn.number]))


@dataclass(frozen=True, slots=True, kw_only=True)
class WieDuMirView(OpenState):
    """``viewer`` is None for an onlooker.

    ``turn`` is the seat that rolls and moves, ``to_act`` the one to act now: the drawer while a card asks
    (`Phase.DECIDING`), else ``turn``. Both are None before the first draw and at the end.

    ``moves`` in `Phase.MOVING`: every pawn that can be chosen, with the square it would land on; ``may_take``: the seat
    may take a chip instead (W16).

    ``chips[seat]`` and ``supply``: with ``no_comparing`` (W15) only the viewer's own number is there until the end, and
    the supply is None, since with two seats it would give the other one's number away.

    ``pile`` counts the cards to draw. ``question`` is what the card in hand asks. With ``no_comparing`` the question is
    for its drawer alone where it follows from secret counts (C6, C7, C11, C12, C13, C15, C22); others see None. The
    drawer thereby learns something of the others' counts: by C13's limits, by whom C7 and C12 offer. That is meant, for
    what carries a card out most fully depends on them (W7, W15).
    """

    viewer: Seat | None
    turn: Seat | None
    to_act: Seat | None
    moves: tuple[tuple[Pawn, int], ...]
    may_take: bool
    chips: tuple[int | None, ...]
    supply: int | None
    pile: int
    question: Question | None
