"""What a seat or an onlooker may know of a game, and how rounds and matches are scored (K5, K12, K13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.game import Event, Seat, places
from engine.kaeseschieben.board import Cheese, Cheeses, Direction, Edge, Size, Square
from engine.kaeseschieben.events import MatchDecided, MouseMoved, RoundBegan, RoundScored


class Phase(StrEnum):
    PLACING_LARGE_WORMS = "placing-large-worms"
    PLACING_MEDIUM_WORMS = "placing-medium-worms"
    DRAWING_STARTER = "drawing-starter"
    TO_ROLL = "to-roll"
    ROLLING = "rolling"
    MOVING = "moving"
    BONUS = "bonus"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Collected:
    """A cheese that a seat owns. ``wormy`` is None where the viewer must not know."""

    cheese: Cheese
    wormy: bool | None


@dataclass(frozen=True, slots=True)
class RevealedCheese:
    cheese: Cheese
    wormy: bool

    @property
    def points(self) -> int:
        return 0 if self.wormy else self.cheese.size.points


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round, worms and all (K12).

    ``piles[seat]`` are the seat's cheeses in the order they came; ``unowned`` fell over an
    edge without an owner, ``on_board`` were left when a vote ended the round (K15). ``winners`` is empty if no seat
    scored (K13).
    """

    piles: tuple[tuple[RevealedCheese, ...], ...]
    unowned: tuple[RevealedCheese, ...]
    on_board: tuple[RevealedCheese, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    by_vote: bool


@dataclass(frozen=True, slots=True)
class KaeseschiebenView:
    """``viewer`` is None for an onlooker, who knows of no worm before a round's end.

    ``faces`` are the throws of the roll in hand (None is a star) and ``steps`` what it grants;
    both are empty and 0 outside `Phase.MOVING`. ``piles[seat]`` holds worms for the viewer's own
    cheeses only, and with closed lids (K14) for none. ``results`` are the finished rounds.
    """

    viewer: Seat | None
    seats: int
    edges: tuple[Edge, ...]
    rounds: int
    closed_lids: bool
    round: int
    phase: Phase
    turn: Seat | None
    faces: tuple[int | None, ...]
    steps: int
    mice: tuple[Square, ...]
    cheeses: Cheeses
    piles: tuple[tuple[Collected, ...], ...]
    unowned: tuple[Size, ...]
    results: tuple[RoundResult, ...]
    winners: tuple[Seat, ...]

    @property
    def other_mice(self) -> frozenset[Square]:
        """The squares of all mice but that of the seat to move, which cannot enter them (K7)."""
        return frozenset(square for seat, square in enumerate(self.mice) if seat != self.turn)


Revealed = tuple[RevealedCheese, ...]


def score_round(piles: tuple[Revealed, ...], unowned: Revealed, on_board: Revealed, *, by_vote: bool) -> RoundResult:
    """The round as it stands; ``piles`` are by seat."""
    points = tuple(sum(cheese.points for cheese in pile) for pile in piles)
    winners = tuple(seat for seat, value in enumerate(points) if value == max(points))
    if not any(points):  # K13: a round without any points has no winner.
        winners = ()
    return RoundResult(piles, unowned, on_board, points, winners, by_vote)


def bonus_cheese(cheeses: Iterable[Cheese], size: Size) -> int | None:
    """K11: the index of the cheese that a bonus takes from a seat, the first of that size to fall; None without one."""
    return next((index for index, cheese in enumerate(cheeses) if cheese.size is size), None)


def lowest_seats(points: Sequence[int]) -> tuple[Seat, ...]:
    """K5: the seats that may start the next round."""
    return tuple(seat for seat, value in enumerate(points) if value == min(points))


def rounds_won(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """By seat. A shared round counts as won for each sharer (K13)."""
    return tuple(sum(seat in result.winners for result in results) for seat in range(seats))


def total_points(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """By seat, over all rounds."""
    return tuple(sum(result.points[seat] for result in results) for seat in range(seats))


def match_places(results: Sequence[RoundResult], seats: int) -> tuple[int, ...]:
    """K13: by rounds won, then by points; equal seats share a place."""
    return places(list(zip(rounds_won(results, seats), total_points(results, seats), strict=True)))


def moves_since(recent: Sequence[tuple[Event, ...]], seat: Seat | None) -> tuple[MouseMoved, ...]:
    """The moves since that seat's own latest one, oldest first; the latest move of all even if it is that seat's.

    ``recent`` are the latest events, one tuple for each record. Only moves of the round that is on the board count;
    after the match, the board is that of its last round. Without a seat: back to the first that would be a second move
    of any.
    """
    moves: list[MouseMoved] = []
    for move in _latest_first(recent):
        if moves and move.seat in (seat, *(later.seat for later in moves)):
            break
        moves.append(move)
        if move.seat == seat:
            break
    return tuple(reversed(moves))


def facing(recent: Sequence[tuple[Event, ...]]) -> dict[Seat, Direction]:
    """The direction of each mouse's latest step in the round on the board, without mice that have not moved."""
    found: dict[Seat, Direction] = {}
    for move in _latest_first(recent):
        if move.path:
            found.setdefault(move.seat, move.path[-1])
    return found


def _latest_first(recent: Sequence[tuple[Event, ...]]) -> Iterator[MouseMoved]:
    decided = False
    for event in (event for events in reversed(recent) for event in reversed(events)):
        match event:
            case MouseMoved():
                yield event
            case RoundBegan():
                return
            case MatchDecided():
                decided = True
            case RoundScored() if not decided:
                return
