"""Views of a seat or an onlooker, and the scoring of rounds and matches (K5, K12, K13)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.game import Event, Seat, places
from engine.kaeseschieben.board import EDGES_OF_SEATS, Cheese, Cheeses, Direction, Edge, Size, Square, steps_granted
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
        """Points of the cheese once worms are known: a wormy one has none (K12)."""
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


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenState:
    """Public part of the state: the truth and all views have it in common. ``results`` are the finished rounds.

    ``faces`` are the throws of the roll in hand, None for each star; views have them in `Phase.MOVING` only.
    """

    seats: int
    rounds: int
    closed_lids: bool
    round: int
    phase: Phase
    faces: tuple[int | None, ...]
    mice: tuple[Square, ...]
    cheeses: Cheeses
    results: tuple[RoundResult, ...]

    @property
    def edges(self) -> tuple[Edge, ...]:
        """By seat."""
        return EDGES_OF_SEATS[self.seats]

    @property
    def steps(self) -> int:
        """K6: what the finished roll grants."""
        return steps_granted(self.faces) if self.phase is Phase.MOVING else 0

    @property
    def tied_starters(self) -> tuple[Seat, ...]:
        """K5: the seats that may start the next round, or one of which is drawn to start the one in hand."""
        points = self.results[-1].points if self.results else (0,) * self.seats
        return tuple(seat for seat, value in enumerate(points) if value == min(points))

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Empty until the match is decided."""
        found = match_places(self.results, self.seats) if self.phase is Phase.OVER else ()
        return tuple(seat for seat, place in enumerate(found) if place == 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class KaeseschiebenView(OpenState):
    """``viewer`` is None for an onlooker, who knows of no worm before a round's end.

    ``piles[seat]`` holds worms for the viewer's own cheeses only, and with closed lids (K14) for none.
    """

    viewer: Seat | None
    turn: Seat | None
    piles: tuple[tuple[Collected, ...], ...]
    unowned: tuple[Size, ...]

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
