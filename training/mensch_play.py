"""Games of computers that look one move ahead, for `training.mensch` to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from engine.mensch.board import BASE, LOOP, SIX, START
from training.mensch_games import (
    CORNERS,
    QUARTER,
    Bools,
    Games,
    Ints,
    Policy,
    Rolled,
    at_random,
    begun,
    finished,
    hit_at,
    moved,
    squares_of,
    step,
)
from training.mensch_net import Floats, Net
from training.mensch_traits import rows_of

WON = 2.0
"""More than any chance."""

LOOKED_AT = {False: 10, True: 25}

ROLLS = {False: {2: 130, 3: 280, 4: 450}, True: {4: 320}}
"""About how many a game takes; by whether there are partners, and seats."""


class Seen(NamedTuple):
    """Positions before a roll, and who won then: by place from the seat that rolls, or by pair."""

    rows: Floats
    left: Bools
    won: Floats
    match: Ints


def values(net: Net, games: Games) -> Floats:
    """The chances by corner: to be the next that is home, or that the seat's pair wins."""
    rows, left = rows_of(games)
    by_place = net.chances(rows, left)
    if games.pairs:
        by_place = np.tile(by_place, 2)
    order = (np.arange(CORNERS) - games.turn[:, None]) % CORNERS
    return np.asarray(np.take_along_axis(by_place, order, axis=1))


def best_by(net: Net) -> Policy:
    """The move after which the mover's chance is greatest."""

    def choose(games: Games, die: Ints, found: Rolled) -> Ints:
        game, pawn = np.nonzero(found.legal)
        mover = games.turn[game]
        after = moved(games.of(game), die[game], found.of(game), pawn)
        every = np.arange(len(game))
        worth = values(net, after)[every, mover]
        home = after.home()
        done = home[every, mover] & (home[every, (mover + 2) % CORNERS] if games.pairs else True)
        worth = np.where(done, WON, worth)
        table = np.full(found.legal.shape, -1.0)
        table[game, pawn] = worth
        return np.asarray(table.argmax(axis=1))

    return choose


def by_rules_of_thumb(games: Games, die: Ints, found: Rolled) -> Ints:
    """What `engine.mensch.players.rules_of_thumb` says; of equals the first."""
    game, pawn = np.nonzero(found.legal)
    among, owner = games.of(game), found.owner[game]
    start = among.pawns[np.arange(len(game)), owner, pawn]
    end = np.where(start == BASE, START, start + die[game])
    prey = np.where(hit_at(among, owner, end), among.pawns, 0).max(axis=(1, 2))
    goes_home = (end > LOOP) & (start <= LOOP)
    flees = _pursued(among, owner, start) & ~_pursued(among, owner, end)
    appeal = start + 50 * (flees + 2 * (start == BASE) + 4 * goes_home + 8 * prey)
    table = np.full(found.legal.shape, -1)
    table[game, pawn] = appeal
    return np.asarray(table.argmax(axis=1))


def _pursued(games: Games, owner: Ints, progress: Ints) -> Bools:
    """Whether an opponent's pawn stands so near behind that one number is enough."""
    square = (QUARTER * owner + progress - START) % LOOP
    behind = (square[:, None, None] - squares_of(games.pawns)) % LOOP
    away = (np.arange(CORNERS) - owner[:, None]) % CORNERS
    rival = away % 2 == 1 if games.pairs else away > 0
    near = (games.pawns >= START) & (behind > 0) & (behind <= SIX) & (games.pawns + behind <= LOOP)
    on_loop = (progress >= START) & (progress <= LOOP)
    return np.asarray((near & rival[:, :, None]).any(axis=(1, 2)) & on_loop)


def learned_from(
    policy: Policy, corners: tuple[int, ...], count: int, prelude: int, *, pairs: bool, rng: np.random.Generator
) -> Seen:
    """Plays that many games to the end; in the first rolls, as many as ``prelude`` says, seats move at random.

    Of the positions after that, about as many of a game as `LOOKED_AT` says are looked at.
    """
    games = begun(count, corners, pairs=pairs, rng=rng)
    rank = np.where(games.home(), -1, CORNERS)
    number = np.arange(count)
    seen: list[tuple[Games, Ints]] = []
    aimless, rolls = at_random(rng), 0
    share = LOOKED_AT[pairs] / ROLLS[pairs][len(corners)]
    while len(games):
        if rolls >= prelude:
            looked_at = (rng.random(len(games)) < share) & (games.tries == 0)
            seen.append((games.of(looked_at), number[looked_at]))
        games = step(games, rng.integers(1, SIX + 1, size=len(games)), policy if rolls >= prelude else aimless)
        rolls += 1
        home = games.home()
        new = home & (rank[number] == CORNERS)
        rank[number] = np.where(new, (home.sum(axis=1, keepdims=True) - 1), rank[number])
        on = ~finished(games)
        games, number = games.of(on), number[on]
    parts = [_with_result(one, numbers, rank) for one, numbers in seen if len(one)]
    return joined(parts)


def _with_result(games: Games, number: Ints, rank: Ints) -> Seen:
    rows, left = rows_of(games)
    if games.pairs:
        both = np.maximum(rank[number][:, :2], rank[number][:, 2:])
        first = (both[:, 1] < both[:, 0]).astype(np.int64)
        winner = (first != games.turn % 2).astype(np.int64)
    else:
        place = np.where(games.home(), CORNERS + 1, rank[number]).argmin(axis=1)
        winner = (place - games.turn) % CORNERS
    return Seen(rows, left, np.eye(2 if games.pairs else CORNERS, dtype=np.float32)[winner], number)


def joined(parts: Sequence[Seen]) -> Seen:
    return Seen(*[np.concatenate(column) for column in zip(*parts, strict=True)])
