"""How Käseschieben's computers look ahead, compiled: the same chances as `engine.kaeseschieben.players.search`.

What is compiled is a seat's best end for each roll. Python is asked for the chances after the last cheese alone. How
long decisions take is not measured with it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import NamedTuple
from unittest import mock

import numpy as np

from bench.strength.compiling import Bools, Bytes, Floats, Ints, compiled
from bench.strength.kaeseschieben_estimates import measured, tables
from engine.game import Seat
from engine.kaeseschieben.board import EDGES_OF_SEATS, Edge
from engine.kaeseschieben.players import chances, computer
from engine.kaeseschieben.players.flat_board import EDGES, EMPTY, FALL, LAST, MOUSE, RIM, SMALL, WIDTH, Falls, Place
from engine.kaeseschieben.players.search import REPLIES, BestEnd, Search
from engine.kaeseschieben.players.weights import Scale

_PLACES = WIDTH * WIDTH

_UNKNOWN = -1

_STEPS = np.array([WIDTH, 1, -WIDTH, -1])

_EDGES = np.array([EDGES.index(edge) for edge in (Edge.NORTH, Edge.EAST, Edge.SOUTH, Edge.WEST)])

_FALLS = np.array([[FALL[letter, byte] for byte in range(SMALL, MOUSE)] for letter in "nesw"])


class Table(NamedTuple):
    """What does not change while one position is searched.

    ``values`` are by a cheese's byte, ``owners`` the numbers of the seats' edges in `EDGES`.
    """

    values: Floats
    bonus: float
    owners: Ints
    scale: Scale
    standing: Floats
    mouse: Floats
    worth: Floats


class CompiledSearch(Search):
    def best_ends(
        self, board: bytes, falls: Falls, mice: Sequence[Place], mover: Seat, rolls: Collection[int] = REPLIES
    ) -> dict[int, BestEnd]:
        taken = np.array(self.estimate.taken(falls))
        flat, places_of_mice, longest = np.frombuffer(board, np.uint8), np.array(mice), max(rolls)
        while True:
            best, places, boards, fell = _best_ends(
                flat, falls, longest, places_of_mice, mover, taken, self._table, *self._over
            )
            if places[0] != _UNKNOWN:
                break
            self._learn(boards[0].tobytes(), int(fell[0]), mice, mover)
        return {
            steps: BestEnd(tuple(best[steps].tolist()), int(places[steps]), boards[steps].tobytes(), int(fell[steps]))
            for steps in rolls
        }

    def _learn(self, board: bytes, falls: Falls, mice: Sequence[Place], mover: Seat) -> None:
        """What the chances are when the last cheese has fallen so."""
        of_round = self.estimate.outlook(board, falls, mice, mover).known
        assert of_round is not None
        known, found = self._over
        chances = np.array([of_round]) @ self._table.worth
        self._over = np.append(known, falls), np.concatenate((found, chances))

    @cached_property
    def _over(self) -> tuple[Ints, Floats]:
        """Of what can have fallen with the last cheese: what has been asked for, and the chances."""
        return np.zeros(0, dtype=np.int64), np.zeros((0, self.estimate.seats))

    @cached_property
    def _table(self) -> Table:
        estimate, seats = self.estimate, self.estimate.seats
        return Table(
            np.array(estimate.values),
            estimate.bonus,
            np.array([EDGES.index(edge) for edge in EDGES_OF_SEATS[seats]]),
            estimate.scale,
            *tables(seats),
            np.eye(seats) if self.is_whole_match else np.array(self.worth),
        )


@contextmanager
def in_use() -> Iterator[None]:
    """The players of this process, and of those that it begins, think with it."""
    with mock.patch.object(computer, "Search", CompiledSearch), mock.patch.object(chances, "Search", CompiledSearch):
        yield


@compiled
def _best_ends(
    board: Bytes, fell: int, longest: int, mice: Ints, mover: int, taken: Floats, table: Table, over: Ints, won: Floats
) -> tuple[Floats, Ints, Bytes, Ints]:
    """By the number of steps: the chances after the mover's best end, its mouse's place, the board, and what fell.

    ``won`` are the chances where nothing is left, by what has fallen (``over``). If one of them is needed that is not
    there, the place for no steps is `_UNKNOWN`, and its board and what fell are the ones for no steps.
    """
    best, places = np.full((longest + 1, len(mice)), -1.0), np.zeros(longest + 1, dtype=np.int64)
    left, fallen = np.zeros((longest + 1, _PLACES), dtype=np.uint8), np.zeros(longest + 1, dtype=np.int64)
    cheeses = ((board > EMPTY) & (board < MOUSE)).sum()
    boards, falls, reached = board.reshape(1, -1).copy(), np.zeros(1, dtype=np.int64), np.zeros((1, _PLACES), np.bool_)
    reached[0, mice[mover]] = True
    for steps in range(1, longest + 1):
        boards, falls, reached = _one_step(boards, falls, reached, cheeses)
        for one in range(len(boards)):
            if not reached[one].any():
                continue
            if falls[one] >> LAST:
                place, chances = _first(reached[one]), _looked_up(over, won, fell + falls[one])
                if chances[0] < 0:
                    places[0], left[0], fallen[0] = _UNKNOWN, boards[one], fell + falls[one]
                    return best, places, left, fallen
            else:
                place, chances = _judged(boards[one], falls[one], reached[one], mice, mover, taken, table)
            if chances[mover] > best[steps, mover]:
                best[steps], places[steps], left[steps], fallen[steps] = chances, place, boards[one], fell + falls[one]
    return best, places, left, fallen


@compiled
def _looked_up(over: Ints, won: Floats, falls: int) -> Floats:
    found = np.full(won.shape[1], -1.0)
    for one in range(len(over)):
        if over[one] == falls:
            found[:] = won[one]
    return found


@compiled
def _first(reached: Bools) -> int:
    place = 0
    while not reached[place]:
        place += 1
    return place


@compiled
def _judged(
    board: Bytes, falls: int, reached: Bools, mice: Ints, mover: int, taken: Floats, table: Table
) -> tuple[int, Floats]:
    """The best of the places that the mover's mouse has reached, and the chances with it there."""
    means, row, squares = measured(board, mice, mover, table.values, table.bonus, table.standing, table.mouse)
    place = _first(reached)
    for other in range(place, _PLACES):
        if reached[other] and row[other] > row[place]:
            place = other
    means += taken
    means[mover] += row[place] - table.scale.optimism
    for seat in range(len(mice)):
        for byte in range(SMALL, MOUSE):
            means[seat] += (falls >> 4 * (3 * table.owners[seat] + byte - SMALL) & 15) * table.values[byte]
    two = np.sort(means)[-2:]
    means[means.argmax()] -= (1 - table.scale.lead) * min(two[1] - two[0], table.scale.contested)
    steepness = table.scale.steepness / np.sqrt(1 + table.scale.per_cheese * squares)
    weights = np.exp(steepness * (means - means.max()))
    return place, np.dot(weights / weights.sum(), table.worth)


@compiled
def _one_step(boards: Bytes, falls: Ints, reached: Bools, cheeses: int) -> tuple[Bytes, Ints, Bools]:
    """From the boards, with what fell and the mouse's places on each, those after one step more (K7, K8).

    Where the last of the ``cheeses`` has fallen the walk is over.
    """
    most = len(boards) + 4 * reached.sum()
    after, fell = np.empty((most, _PLACES), dtype=np.uint8), np.empty(most, dtype=np.int64)
    places, marks, known = np.zeros((most, _PLACES), dtype=np.bool_), np.empty(most, dtype=np.int64), 0
    for one in range(len(boards)):
        board = boards[one]
        same = _placed(after, fell, marks, known, board, falls[one])
        known = max(known, same + 1)
        if falls[one] >> LAST:
            places[same] |= reached[one]
            continue
        for place in range(_PLACES):
            if not reached[one, place]:
                continue
            stuck = True
            for way in range(4):
                ahead = place + _STEPS[way]
                if board[ahead] == EMPTY:
                    stuck = False
                    places[same, ahead] = True
                elif board[ahead] < MOUSE:
                    pushed, more = _pushed(board, ahead, way)
                    if more >= 0:
                        stuck = False
                        more += falls[one]
                        if _count(more) == cheeses:
                            more += (1 + _EDGES[way]) << LAST
                        other = _placed(after, fell, marks, known, pushed, more)
                        known = max(known, other + 1)
                        places[other, ahead] = True
            if stuck:
                places[same, place] = True
    return after[:known], fell[:known], places[:known]


@compiled
def _count(falls: int) -> int:
    """How many cheeses fell."""
    total = 0
    while falls:
        total += falls & 15
        falls >>= 4
    return total


@compiled
def _placed(boards: Bytes, falls: Ints, marks: Ints, known: int, board: Bytes, fell: int) -> int:
    """Where the board is among those ``known``; if it is none of them, it is put behind them."""
    mark = fell
    for byte in board:
        mark = mark * 31 + byte
    for one in range(known):
        if marks[one] == mark and falls[one] == fell and np.array_equal(boards[one], board):
            return one
    boards[known], falls[known], marks[known] = board, fell, mark
    return known


@compiled
def _pushed(board: Bytes, first: int, way: int) -> tuple[Bytes, int]:
    """The board after a push of the line that begins at ``first``, with what falls, -1 if a mouse blocks it."""
    step, after, fell = _STEPS[way], board.copy(), 0
    end = first + step
    while EMPTY < board[end] < MOUSE:
        end += step
    if board[end] == MOUSE:
        return after, -1
    if board[end] == RIM:
        end -= step
        fell = _FALLS[way, board[end] - SMALL]
    while end != first:
        after[end] = after[end - step]
        end -= step
    after[first] = EMPTY
    return after, fell
