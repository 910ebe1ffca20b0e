"""`engine.mensch.players.traits` for many positions at once, as rows of numbers for `training.mensch`."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES
from engine.mensch.players.traits import (
    CORNERS,
    DANGERS,
    ENTERING,
    ENTRY,
    HUNTS,
    QUARTER,
    TEMPO,
    TEMPOS,
    THREAT,
    THREATS,
    TRAITS,
    WHOLE_WAY,
)
from training.mensch_games import Bools, Games, Ints, squares_of, walls_of

PROGRESSES = LAST_GOAL + 1
WIDTH = {pairs: PROGRESSES + TEMPOS[pairs] + TRAITS[pairs] for pairs in (False, True)}
"""How many numbers a seat has; by whether there are partners."""

Floats: TypeAlias = NDArray[np.float32]

_NO_THREAT = (0.0,) * THREATS
_THREATS = np.array([[each or _NO_THREAT for row in part for each in row] for part in THREAT], dtype=np.float32)
"""By corners between, then by hunter and prey in one."""

_ONES = np.ones(PAWNS, dtype=np.float32)
_ENTRIES = np.array(ENTRY, dtype=np.float32)


def seen_from_turn(games: Games) -> Ints:
    """The pawns by place: the seat that rolls next first."""
    order = (games.turn[:, None] + np.arange(CORNERS)) % CORNERS
    return np.asarray(np.take_along_axis(games.pawns, order[:, :, None], axis=1))


def rows_of(games: Games) -> tuple[Floats, Bools]:
    """By game and place the numbers of the seat, and whether it is left."""
    pawns = seen_from_turn(games)
    count = len(pawns)
    left = pawns.min(axis=2) < FIRST_GOAL
    shown = np.ones_like(left) if games.pairs else left
    rows = np.zeros((count, CORNERS, WIDTH[games.pairs]), dtype=np.float32)
    places = np.arange(count * CORNERS)[:, None] * PROGRESSES + pawns.reshape(-1, 4)
    rows[:, :, :PROGRESSES] = np.bincount(places.ravel(), minlength=count * CORNERS * PROGRESSES).reshape(
        count, CORNERS, PROGRESSES
    )
    if games.pairs:
        rows[:, np.arange(CORNERS), PROGRESSES + np.arange(CORNERS)] = 1
    else:
        begin = np.array([0, 0, *TEMPO.values()])[left.sum(axis=1)][:, None] + np.cumsum(left, axis=1) - 1
        np.put_along_axis(rows, PROGRESSES + np.maximum(begin, 0)[:, :, None], 1, axis=2)
    start = PROGRESSES + TEMPOS[games.pairs]
    _put_dangers(rows[:, :, start:], games, pawns, left)
    start += DANGERS + HUNTS
    ways = (pawns.sum(axis=2) / WHOLE_WAY).astype(np.float32)
    if games.pairs:
        rows[:, :, start] = np.roll(ways, 1, axis=1) + np.roll(ways, -1, axis=1)
        rows[:, :, start + 1] = np.roll(ways, 2, axis=1)
        rows[:, :, start + 2] = games.help[:, None]
        rows[:, :, start + 3] = games.claims[:, None]
        rows[:, :, start + 4] = games.help[:, None] & ~np.roll(left, 2, axis=1)
        _put_walls(rows[:, :, start + 5 :], pawns)
    else:
        of_left = np.where(left, ways, 0)
        for place in range(CORNERS):
            others = np.delete(of_left, place, axis=1)
            leading = others.max(axis=1)
            rows[:, place, start] = leading
            rows[:, place, start + 1] = others.sum(axis=1) - leading
        rows[:, :, start + 2] = games.three_tries[:, None]
    rows[~shown] = 0
    return rows, shown


def _put_dangers(rows: Floats, games: Games, pawns: Ints, left: Bools) -> None:
    on_loop = (pawns >= START) & (pawns <= LOOP)
    has_base = (pawns == BASE).any(axis=2)
    waiting = has_base & ~on_loop.any(axis=2) & games.three_tries[:, None]
    entering = np.where(waiting, ENTERING[THREE_TRIES], ENTERING[1]) * has_base
    squares = squares_of(pawns)
    passed = None
    if games.pairs:
        walls = walls_of(pawns)
        twice = np.concatenate([walls, walls], axis=1)
        passed = np.concatenate([np.zeros((len(pawns), 1), dtype=np.int64), np.cumsum(twice, axis=1)], axis=1)
    for prey in range(CORNERS):
        for hunter in range(CORNERS):
            ahead = (hunter - prey) % CORNERS
            if ahead == 0 or (games.pairs and ahead == 2):
                continue
            both = (left[:, hunter] & left[:, prey]).astype(np.float32)
            free = _is_free(passed, squares[:, hunter], squares[:, prey]) if passed is not None else None
            total = np.zeros((len(pawns), THREATS), dtype=np.float32)
            for one in range(PAWNS):
                of_hunter = pawns[:, hunter, one] * PROGRESSES
                for other in range(PAWNS):
                    threat = _THREATS[ahead].take(of_hunter + pawns[:, prey, other], axis=0)
                    if free is not None:
                        threat *= free[:, one, other, None]
                    total += threat
            entry = _ENTRIES[ahead].take(pawns[:, prey])
            if passed is not None:
                entry *= _is_free(passed, np.full((len(pawns), 1), QUARTER * hunter), squares[:, prey])[:, 0]
            total *= both[:, None]
            first = 0 if hunter < prey else THREATS + 1
            rows[:, prey, first : first + THREATS] += total
            rows[:, prey, first + THREATS] += (entry @ _ONES) * entering[:, hunter] * both
            rows[:, hunter, DANGERS + (hunter > prey)] += total[:, 1]


def _is_free(passed: Ints, starts: Ints, ends: Ints) -> Bools:
    """Whether no wall stands after the start up to the end, by game, start and end."""
    begin = (np.arange(len(passed)) * passed.shape[1])[:, None, None] + starts[:, :, None] + 1
    distance = (ends[:, None, :] - starts[:, :, None]) % LOOP
    return np.asarray(passed.take(begin + distance) == passed.take(begin))


def _put_walls(rows: Floats, pawns: Ints) -> None:
    on_loop = (pawns >= START) & (pawns <= LOOP)
    squares = squares_of(pawns)
    has_base = (pawns == BASE).any(axis=2)
    sides = []
    for side in (0, 1):
        others = pawns.copy()
        others[:, 1 - side :: 2] = BASE
        sides.append(walls_of(others))
    begin = (np.arange(len(pawns)) * LOOP)[:, None]
    for place in range(CORNERS):
        allied, opposed = sides[place % 2], sides[1 - place % 2]
        own, square, going = pawns[:, place], squares[:, place], on_loop[:, place]
        in_walls = allied.take(begin + square) & going
        rows[:, place, 0] = in_walls.sum(axis=1)
        rows[:, place, 1] = (in_walls * own).sum(axis=1) / LOOP
        soon, later, by_own = np.zeros_like(going), np.zeros_like(going), np.zeros_like(going)
        for distance in range(1, 2 * SIX + 1):
            possible = going & (own + distance <= LOOP)
            there = begin + (square + distance) % LOOP
            if distance <= SIX:
                soon |= possible & opposed.take(there)
                by_own |= possible & allied.take(there)
            else:
                later |= possible & opposed.take(there) & ~soon
        rows[:, place, 2] = soon.sum(axis=1)
        rows[:, place, 3] = later.sum(axis=1)
        rows[:, place, 4] = by_own.sum(axis=1)
        rows[:, place, 5] = has_base[:, place] & opposed[:, QUARTER * place]
        rows[:, place, 6] = has_base[:, place] & allied[:, QUARTER * place]
