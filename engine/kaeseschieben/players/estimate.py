"""Chances of each seat to win the round, after a walk: by networks, and exactly where nothing can follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, TypeVar

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, EDGES_OF_SEATS, Edge
from engine.kaeseschieben.players import last_cheese
from engine.kaeseschieben.players.distances import seen_from
from engine.kaeseschieben.players.features import PART, Board, board
from engine.kaeseschieben.players.holdings import (
    SIZES,
    Chances,
    Pile,
    Unknown,
    best_bonus,
    leads,
    most_likely_to_win,
    sizes_of,
)
from engine.kaeseschieben.players.network import LAST, MORE, PAIR, Ends, ahead, by_lead, by_points, by_taker
from engine.kaeseschieben.steps import Grid, Mark, Place, cheese_of, cheeses_on
from engine.kaeseschieben.walk import EDGES, LAST_EDGE, Falls, fallen_over

Value = TypeVar("Value")


class Outlook(Protocol):
    """The ends of a walk that leave the same board, by the place of the mover's mouse."""

    def at(self, place: Place) -> tuple[Chances, float]:
        """The chances with the mover's mouse at that place, and by how many points the mover is then ahead."""

    def best(self, places: Iterable[Place]) -> Chances:
        """The chances with the mover's mouse at the best of these places."""


class Cleared(NamedTuple):
    """Outlook on a board without cheeses."""

    chances: Chances
    lead: float

    def at(self, place: Place) -> tuple[Chances, float]:
        return self.chances, self.lead

    def best(self, places: Iterable[Place]) -> Chances:
        return self.chances


class LastOfTwo(NamedTuple):
    """Outlook on the last cheese between two seats, which is exact; squares are as the next seat's edge sees them."""

    edge: Edge
    mover: Seat
    stake: last_cheese.Stake
    cheese: int
    following: int
    lead: float

    def at(self, place: Place) -> tuple[Chances, float]:
        return self._chances(self._of_next(place)), self.lead

    def best(self, places: Iterable[Place]) -> Chances:
        return self._chances(min(map(self._of_next, places)))

    def _of_next(self, last: Place) -> float:
        return last_cheese.chance_of_next(self.stake, self.cheese, self.following, seen_from(self.edge, last))

    def _chances(self, of_next: float) -> Chances:
        return (of_next, 1 - of_next) if self.mover else (1 - of_next, of_next)


class Estimate:
    """Of positions that follow from one, in which the seats had these piles."""

    def __init__(self, piles: Sequence[Pile], unknown: Unknown) -> None:
        self.seats = len(piles)
        self._piles = tuple(piles)
        self._unknown = unknown
        by_size = dict(zip(SIZES, unknown.values(), strict=True))
        # By the mark of a field: 0 is a field without a cheese.
        self._parts = (0, *(round(PART * by_size[cheese.size]) for cheese in CHEESES))
        self._edges = EDGES_OF_SEATS[self.seats]
        self._taken: dict[Falls, list[float]] = {}
        self._unsure: dict[Falls, list[float]] = {}
        self._leads: dict[tuple[Falls, Seat], Sequence[tuple[int, float]]] = {}
        self._stakes: dict[tuple[Mark, Falls], Sequence[Chances]] = {}

    def outlook(self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat) -> Outlook:
        """Of all ends of the mover's walk that leave this board; where the mover's own mouse stands does not matter."""
        cheeses, taken, following = cheeses_on(grid), self.taken(falls), (mover + 1) % self.seats
        if not cheeses:
            return Cleared(self.of_empty(falls), ahead(taken, mover))
        if len(cheeses) > 1:
            two, kind = self.seats == 2, PAIR if len(cheeses) == 2 else MORE
            head = by_lead(self.leads(falls, following)) if two else by_points(from_seat(taken, following))
            return Ends(kind, self.board(grid, falls, mice, mover), mover, taken, head)
        stakes = self.stakes(cheeses[0][1], falls)
        if self.seats == 2:
            stake = stakes[following][following], stakes[-1][following], stakes[mover][following]
            edge = self._edges[following]
            cheese, mouse = (seen_from(edge, place) for place in (cheeses[0][0], mice[following]))
            return LastOfTwo(edge, mover, stake, cheese, mouse, ahead(taken, mover))
        head = by_taker(relative(stakes, following))
        return Ends(LAST, self.board(grid, falls, mice, mover), mover, taken, head)

    def board(self, grid: Grid, falls: Falls, mice: Sequence[Place], mover: Seat) -> Board:
        """Features of that outlook, with at least two cheeses, or one among more than two seats."""
        cheeses = cheeses_on(grid)
        if len(cheeses) == 1:
            [(place, mark)] = cheeses
            return board([(place, PART)], mice, mover, gains(self.stakes(mark, falls)))
        worth = [(place, self._parts[mark]) for place, mark in cheeses]
        return board(worth, mice, mover, self._variances(falls) if self.seats > 2 else ())

    def _variances(self, falls: Falls) -> list[float]:
        if falls not in self._unsure:
            self._unsure[falls] = [self._unknown.variance(pile) for pile in self._with(falls)]
        return self._unsure[falls]

    def leads(self, falls: Falls, seat: Seat) -> Sequence[tuple[int, float]]:
        """Points by which one of two seats may be ahead, each with the chance of that."""
        if (falls, seat) not in self._leads:
            self._leads[falls, seat] = leads(self._with(falls), self._unknown, seat)
        return self._leads[falls, seat]

    def taken(self, falls: Falls) -> list[float]:
        """The mean points of every seat, with what has fallen."""
        # Many ends have the same falls, and piles are slow to sum up.
        if falls not in self._taken:
            self._taken[falls] = [self._unknown.mean_points(pile) for pile in self._with(falls)]
        return self._taken[falls]

    def stakes(self, last: Mark, falls: Falls) -> Sequence[Chances]:
        """Chances if the last cheese goes to each seat, with its bonus (K11), and then if it goes to nobody."""
        if (last, falls) not in self._stakes:
            piles, more = self._with(falls), [cheese_of(last).size is size for size in SIZES]
            found = [
                best_bonus(
                    [pile.with_more(*more) if seat == taker else pile for seat, pile in enumerate(piles)],
                    self._unknown,
                    taker,
                )
                for taker in range(self.seats)
            ]
            if self.seats < len(EDGES):
                found.append(most_likely_to_win(piles, self._unknown))
            self._stakes[last, falls] = found
        return self._stakes[last, falls]

    def of_empty(self, falls: Falls) -> Chances:
        """After the last cheese, whose seat may take the bonus (K11)."""
        # The last cheese to fall decides whose the bonus is; its edge is kept beside the falls.
        piles, last = self._with(falls), EDGES[(falls >> LAST_EDGE) - 1]
        if last in self._edges:
            return best_bonus(piles, self._unknown, self._edges.index(last))
        return most_likely_to_win(piles, self._unknown)

    def _with(self, falls: Falls) -> tuple[Pile, ...]:
        return tuple(
            pile.with_more(*sizes_of(fallen_over(falls, edge)))
            for pile, edge in zip(self._piles, self._edges, strict=True)
        )


def relative(stakes: Sequence[Chances], first: Seat) -> list[Chances]:
    """Rows and columns from that seat on; nobody stays last."""
    seats = len(stakes[0])
    return [from_seat(row, first) for row in (*from_seat(stakes[:seats], first), *stakes[seats:])]


def from_seat(values: Sequence[Value], first: Seat) -> tuple[Value, ...]:
    """By seat, from that one on."""
    return (*values[first:], *values[:first])


def gains(stakes: Sequence[Chances]) -> list[float]:
    """By how much more each seat wins if the last cheese goes to it and not to another, in the mean."""
    columns = list(zip(*stakes, strict=True))[: len(stakes[0])]
    return [column[seat] - (sum(column) - column[seat]) / (len(column) - 1) for seat, column in enumerate(columns)]
