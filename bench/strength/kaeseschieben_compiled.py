"""Games of Käseschieben at random, compiled to machine code.

``sizes[seat, place]`` and ``worths[seat, place]`` are a seat's pile, of which ``counts[seat]`` cheeses are there.
``left[size]`` and ``wormy[size]`` count what has not fallen: cheeses of one size are alike, so which of those on the
board are wormy is drawn as they fall.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Floats, Ints, compiled
from engine.kaeseschieben.players.flat_board import EMPTY, LARGE, MOUSE, RIM, SMALL, WIDTH

NOBODY = -1

_ROLLS = np.array([1] * 5 + [2] * 11 + [3] * 10 + [4] * 2 + [6] * 2)
"""K6: the steps of thirty equally likely turns."""

WAYS = ((WIDTH, 2), (1, 3), (-WIDTH, 0), (-1, 1))
"""What a step adds to a place, and the number of the edge that lies that way."""

_STEPS = np.array([step for step, _ in WAYS])
_EDGES = np.array([edge for _, edge in WAYS])

_POINTS = np.array([0, 2, 3, 4])


class World(NamedTuple):
    """``owners[edge]`` is the seat behind it, or `NOBODY`."""

    turn: int
    mice: Ints
    owners: Ints
    sizes: Ints
    worths: Ints
    counts: Ints
    left: Ints
    wormy: Ints


@compiled
def try_ends(world: World, boards: Ints, places: Ints, fell: Ints, lasts: Ints, horizon: int, won: Floats) -> None:
    """Plays on after each end of the walk of the seat in turn, and adds what it has of the win.

    ``fell[end, edge, size]`` is what the walk pushes over edges, ``lasts[end]`` the edge of the very last cheese.
    """
    for end in range(len(places)):
        found = World(
            world.turn,
            world.mice.copy(),
            world.owners,
            world.sizes.copy(),
            world.worths.copy(),
            world.counts.copy(),
            world.left.copy(),
            world.wormy.copy(),
        )
        found.mice[world.turn] = places[end]
        for edge in range(4):
            for size in range(SMALL, LARGE + 1):
                for _ in range(fell[end, edge, size]):
                    _take(found, size, edge)
        won[end] += _share_of_win(found, boards[end].copy(), lasts[end], horizon)


@compiled
def _share_of_win(world: World, board: Ints, last: int, horizon: int) -> float:
    turn, seats, acted = world.turn, len(world.mice), 0
    board[world.mice[turn]] = MOUSE
    while world.left.sum() and acted != horizon:
        turn = (turn + 1) % seats
        edge = _walk(world, board, turn, _ROLLS[np.random.randint(len(_ROLLS))])
        last = last if edge == NOBODY else edge
        acted += 1
    if not world.left.sum() and last != NOBODY and world.owners[last] != NOBODY:
        _bonus(world, world.owners[last])
    points = np.zeros(seats, dtype=np.int64)
    for seat in range(seats):
        points[seat] = world.worths[seat, : world.counts[seat]].sum()
    most = points.max()
    return 1 / (points == most).sum() if points[world.turn] == most else 0.0


@compiled
def _walk(world: World, board: Ints, turn: int, steps: int) -> int:
    """At random, step by step; returns the last edge over which something fell."""
    place, last = world.mice[turn], NOBODY
    board[place] = EMPTY
    ways = np.arange(4)
    for _ in range(steps):
        stuck = True
        for tried in range(4):
            # Any of the ways not tried yet, each as likely.
            chosen = tried + np.random.randint(4 - tried)
            ways[tried], ways[chosen] = ways[chosen], ways[tried]
            step, edge = _STEPS[ways[tried]], _EDGES[ways[tried]]
            done = stepped(world, board, place + step, step, edge)
            if done:
                place += step
                stuck = False
                if done == 2:
                    last = edge
                break
        if stuck or not world.left.sum():
            break
    board[place] = MOUSE
    world.mice[turn] = place
    return last


@compiled
def stepped(world: World, board: Ints, ahead: int, step: int, edge: int) -> int:
    """Carries the step out if it is possible (K8): 0 if it is not, 2 if a cheese falls."""
    if board[ahead] == EMPTY:
        return 1
    if board[ahead] >= MOUSE:
        return 0
    end = ahead
    while EMPTY < board[end] < MOUSE:
        end += step
    if board[end] == MOUSE:
        return 0
    done = 1
    if board[end] == RIM:
        end -= step
        _take(world, board[end], edge)
        done = 2
    while end != ahead:
        board[end] = board[end - step]
        end -= step
    board[ahead] = EMPTY
    return done


@compiled
def _take(world: World, size: int, edge: int) -> None:
    wormy = np.random.random() * world.left[size] < world.wormy[size]
    world.left[size] -= 1
    world.wormy[size] -= wormy
    seat = world.owners[edge]
    if seat != NOBODY:
        world.sizes[seat, world.counts[seat]] = size
        world.worths[seat, world.counts[seat]] = 0 if wormy else _POINTS[size]
        world.counts[seat] += 1


@compiled
def _bonus(world: World, taker: int) -> None:
    """K11, at random: any size of any other seat's, or none."""
    choices = 1
    for seat in range(len(world.mice)):
        for size in range(SMALL, LARGE + 1):
            choices += seat != taker and _first(world, seat, size) != NOBODY
    skipped = np.random.randint(choices)
    for seat in range(len(world.mice)):
        for size in range(SMALL, LARGE + 1):
            place = _first(world, seat, size)
            if seat != taker and place != NOBODY:
                if skipped == 0:
                    _give(world, seat, place, taker)
                    return
                skipped -= 1


@compiled
def _first(world: World, seat: int, size: int) -> int:
    """Where the seat's first cheese of the size lies in its pile, or `NOBODY`."""
    for place in range(world.counts[seat]):
        if world.sizes[seat, place] == size:
            return place
    return NOBODY


@compiled
def _give(world: World, seat: int, place: int, taker: int) -> None:
    """The order of the piles no longer matters then."""
    world.worths[taker, world.counts[taker]] = world.worths[seat, place]
    world.counts[taker] += 1
    world.worths[seat, place] = 0
