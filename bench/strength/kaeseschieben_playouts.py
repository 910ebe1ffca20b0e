"""Flat Monte Carlo for Käseschieben on a board of bytes: by the rules alone, a game at random takes most of a second.

It tries the same actions with the same number of play-outs as `bench.strength.playouts.FlatMonteCarlo`, except that of
paths to the same end only one is tried, and that mice go at random step by step, not path by path.
"""

from __future__ import annotations

import random
from typing import Any

from engine.game import AnyGame, Pick
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.board import EDGES_OF_SEATS, Direction
from engine.kaeseschieben.players.flat_board import (
    EDGES,
    EMPTY,
    LAST,
    MOUSE,
    RIM,
    SMALL,
    WIDTH,
    fallen,
    flat_board,
    place_of,
    reach,
)
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.view import KaeseschiebenView, Phase

_ROLLS = (1,) * 5 + (2,) * 11 + (3,) * 10 + (4,) * 2 + (6,) * 2
"""K6: the steps of thirty equally likely turns."""

_STEPS = ((WIDTH, 2), (1, 3), (-WIDTH, 0), (-1, 1))
"""What a step adds to a place, and the number of the edge that lies that way."""

_POINTS = (0, 2, 3, 4)

Pile = list[tuple[int, int]]
"""Sizes and points."""


def choose_move(
    game: AnyGame, view: KaeseschiebenView, playouts: int, horizon: int | None, most: int, pick: Pick
) -> MoveMouse | None:
    """The path whose play-outs won most; None if there is nothing to be walked. ``horizon`` counts turns."""
    if view.phase is not Phase.MOVING or view.turn is None:
        return None
    seat, randomness = view.turn, random.Random(pick(2**32))
    board = flat_board(view.cheeses, view.others_of_turn)
    layer = reach(board, place_of(view.mice[seat]), view.steps, len(view.cheeses))[view.steps]
    ends = [(path, place, *end) for end, places in layer.items() for place, path in places.items()]
    if len(ends) > most:
        ends = randomness.sample(ends, most)
    if len(ends) < 2:
        return MoveMouse(tuple(map(Direction, ends[0][0])))
    won = [0.0] * len(ends)
    for _ in range(playouts):
        world = game.imagine(view, pick)
        for number, (_, place, after, falls) in enumerate(ends):
            won[number] += _Playout(world, after, place, falls, randomness).share_of_win(horizon)
    best = [end[0] for end, value in zip(ends, won, strict=True) if value == max(won)]
    return MoveMouse(tuple(map(Direction, best[pick(len(best))])))


class _Playout:
    """A world after one end of the acting seat's walk, played on at random."""

    def __init__(
        self, world: KaeseschiebenState, board: bytes, place: int, falls: int, randomness: random.Random
    ) -> None:
        self._seat = world.turn
        self._random = randomness.random
        self._board = bytearray(board)
        self._board[place] = MOUSE
        self._mice = [place_of(square) for square in world.mice]
        self._mice[self._seat] = place
        self._owners = [EDGES.index(edge) for edge in EDGES_OF_SEATS[world.seats]]
        self._piles: list[Pile] = [
            [(_byte(cheese.size), 0 if cheese.id in world.worms else cheese.size.points) for cheese in pile]
            for pile in world.piles
        ]
        # Cheeses of one size are alike: which of those on the board are wormy is drawn as they fall.
        self._left, self._wormy = [0] * 4, [0] * 4
        for cheese in world.cheeses.values():
            self._left[_byte(cheese.size)] += 1
            self._wormy[_byte(cheese.size)] += cheese.id in world.worms
        self._last = (falls >> LAST) - 1
        for edge in range(len(EDGES)):
            for size, count in enumerate(fallen(falls, edge), start=SMALL):
                for _ in range(count):
                    self._take(size, edge)

    def share_of_win(self, horizon: int | None) -> float:
        turn, seats, acted = self._seat, len(self._mice), 0
        while sum(self._left) and acted != horizon:
            turn = (turn + 1) % seats
            self._walk(turn, _ROLLS[int(self._random() * len(_ROLLS))])
            acted += 1
        if not sum(self._left) and self._last in self._owners:
            self._bonus(self._owners.index(self._last))
        points = [sum(worth for _, worth in pile) for pile in self._piles]
        return (points[self._seat] == max(points)) / points.count(max(points))

    def _walk(self, turn: int, steps: int) -> None:
        board, place = self._board, self._mice[turn]
        board[place] = EMPTY
        for _ in range(steps):
            # Any of the possible steps, each as likely.
            ways = list(_STEPS)
            while ways:
                step, edge = ways.pop(int(self._random() * len(ways)))
                if self._stepped(place + step, step, edge):
                    place += step
                    break
            if not ways or not sum(self._left):
                break
        board[place] = MOUSE
        self._mice[turn] = place

    def _stepped(self, ahead: int, step: int, edge: int) -> bool:
        """Carries the step out if it is possible (K8)."""
        board = self._board
        if board[ahead] == EMPTY:
            return True
        if board[ahead] >= MOUSE:
            return False
        end = ahead
        while EMPTY < board[end] < MOUSE:
            end += step
        if board[end] == MOUSE:
            return False
        if board[end] == RIM:
            end -= step
            self._take(board[end], edge)
            self._last = edge
        while end != ahead:
            board[end] = board[end - step]
            end -= step
        board[ahead] = EMPTY
        return True

    def _take(self, size: int, edge: int) -> None:
        wormy = self._random() * self._left[size] < self._wormy[size]
        self._left[size] -= 1
        self._wormy[size] -= wormy
        if edge in self._owners:
            self._piles[self._owners.index(edge)].append((size, 0 if wormy else _POINTS[size]))

    def _bonus(self, taker: int) -> None:
        """K11, at random: any size of any other seat's, or none."""
        takes = [
            (victim, size)
            for victim, pile in enumerate(self._piles)
            for size in {size for size, _ in pile}
            if victim != taker
        ]
        chosen = int(self._random() * (len(takes) + 1))
        if chosen < len(takes):
            victim, size = takes[chosen]
            taken = next(cheese for cheese in self._piles[victim] if cheese[0] == size)
            self._piles[victim].remove(taken)
            self._piles[taker].append(taken)


def _byte(size: Any) -> int:
    return SMALL + ("small", "medium", "large").index(size.value)
