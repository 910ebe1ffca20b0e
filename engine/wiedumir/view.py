"""What a seat, or an onlooker, may know of a game of Wie Du mir …."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.game import Seat
from engine.wiedumir.board import Board, Pawn, Standing
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import Question
from engine.wiedumir.remembering import Transfer

SIDES = 3
"""Those of the die."""


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


@dataclass(frozen=True, slots=True)
class WieDuMirView(Standing):
    """``viewer`` is None for an onlooker.

    ``turn`` is the seat that rolls and moves, ``to_act`` the one to act now: the drawer while a card asks
    (`Phase.DECIDING`), else ``turn``. Both are None before the first draw and at the end. ``roll`` is the number in
    hand during the turn.

    ``pawns[seat][number]`` is the pawn's square. ``moves`` in `Phase.MOVING`: every pawn that can be chosen, with the
    square it would land on; ``may_take``: the seat may take a chip instead (W16).

    ``chips[seat]`` and ``supply``: with ``no_comparing`` (W15) only the viewer's own number is there until the end, and
    the supply is None, since with two seats it would give the other one's number away.

    ``drawn`` is the card in hand while it asks; ``question`` is what it asks. With ``no_comparing`` the question is for
    its drawer alone where it follows from secret counts (C6, C7, C11, C12, C13, C15, C22); others see None. The drawer
    thereby learns something of the others' counts: by C13's limits, by whom C7 and C12 offer. That is meant, for
    what carries a card out most fully depends on them (W7, W15).

    ``pile`` counts the cards to draw, ``used`` lie face up, the last on top (the card in hand is not among them),
    ``waiting`` lie on the goal. ``first_home`` is the seat that was first to reach the goal in this game;
    ``arrivals[seat][number]`` numbers the pawn's latest arrival there, 0 while there was none. ``points`` are those of
    the finished games. ``winners`` is empty until the end. ``remembered``: see `engine.wiedumir.remembering`; empty
    where nothing is secret.
    """

    viewer: Seat | None
    seats: int
    board: Board
    length: Length
    auto_move: bool
    no_limits: bool
    no_comparing: bool
    no_measure: bool
    game: int
    phase: Phase
    turn: Seat | None
    to_act: Seat | None
    roll: int | None
    pawns: tuple[tuple[int, ...], ...]
    moves: tuple[tuple[Pawn, int], ...]
    may_take: bool
    chips: tuple[int | None, ...]
    supply: int | None
    pile: int
    used: tuple[Card, ...]
    waiting: tuple[Card, ...]
    drawn: DrawnCard | None
    question: Question | None
    first_home: Seat | None
    arrivals: tuple[tuple[int, ...], ...]
    remembered: tuple[Transfer, ...]
    points: tuple[int, ...]
    results: tuple[GameResult, ...]
    winners: tuple[Seat, ...]
    by_vote: bool
