"""Many games of Mensch ärgere Dich nicht, or of Einigkeit macht stark, at once: the rules on arrays of numpy.

Every game is on four corners. Seats that are not there count as home from the start, so that fewer seats are the same
game. ``pawns[game, corner, pawn]`` are progresses, as in `engine.mensch.board`. ``python -m training.mensch`` compares
these rules with those of the engine before it learns anything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START, square
from engine.mensch.moving import THREE_TRIES

CORNERS = 4
QUARTER = LOOP // CORNERS

Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]

_SQUARES = np.array([square(corner, progress) for corner in range(CORNERS) for progress in range(LAST_GOAL + 1)])

HOME = np.arange(FIRST_GOAL, LAST_GOAL + 1)


@dataclass
class Games:
    """``turn`` is to roll, after ``tries`` in vain. ``three_tries``, ``help`` and ``claims`` are the options."""

    pairs: bool
    pawns: Ints
    turn: Ints
    tries: Ints
    three_tries: Bools
    help: Bools
    claims: Bools

    def __len__(self) -> int:
        return len(self.turn)

    def of(self, chosen: Ints | Bools) -> Games:
        return Games(
            self.pairs,
            self.pawns[chosen],
            self.turn[chosen],
            self.tries[chosen],
            self.three_tries[chosen],
            self.help[chosen],
            self.claims[chosen],
        )

    def home(self) -> Bools:
        return np.asarray(np.minimum.reduce([self.pawns[:, :, pawn] for pawn in range(PAWNS)]) >= FIRST_GOAL)


class Rolled(NamedTuple):
    """What a number lets the seat to roll do: ``owner`` moves, ``legal[game, pawn]``."""

    owner: Ints
    legal: Bools

    def of(self, chosen: Ints) -> Rolled:
        return Rolled(self.owner[chosen], self.legal[chosen])


def begun(count: int, corners: tuple[int, ...], *, pairs: bool, rng: np.random.Generator) -> Games:
    """New games, with the options and the seat that begins by chance."""
    pawns = np.zeros((count, CORNERS, PAWNS), dtype=np.int64)
    pawns[:, :, 0] = START
    for corner in set(range(CORNERS)) - set(corners):
        pawns[:, corner] = HOME
    turn = np.array(corners)[rng.integers(len(corners), size=count)]
    three, help_partner, claims = rng.random((3, count)) < np.array([[0.5], [0.4], [0.7]])
    nothing = np.zeros(count, dtype=bool)
    if pairs:
        return Games(True, pawns, turn, np.zeros(count, dtype=np.int64), ~nothing, help_partner, claims)
    return Games(False, pawns, turn, np.zeros(count, dtype=np.int64), three, nothing, nothing)


def squares_of(pawns: Ints) -> Ints:
    """The loop's squares of pawns on it; what it says of others means nothing."""
    return _SQUARES.take(pawns + (LAST_GOAL + 1) * np.arange(CORNERS)[:, None])


def walls_of(pawns: Ints) -> Bools:
    """P3, by square."""
    count = len(pawns)
    on_loop = (pawns >= START) & (pawns <= LOOP)
    places = np.arange(count)[:, None, None] * LOOP + squares_of(pawns)
    walls = np.zeros((count, LOOP), dtype=bool)
    for side in (0, 1):
        found = places[:, side::2][on_loop[:, side::2]]
        walls |= np.bincount(found, minlength=count * LOOP).reshape(count, LOOP) > 1
    return walls


def walls_ahead(walls: Bools, corner: Ints) -> Ints:
    """How many walls a pawn of the corner has passed at each progress from 0 to 40."""
    seen = np.take_along_axis(walls, (QUARTER * corner[:, None] + np.arange(LOOP)) % LOOP, axis=1)
    return np.concatenate([np.zeros((len(walls), 1), dtype=np.int64), np.cumsum(seen, axis=1)], axis=1)


def rolled(games: Games, die: Ints) -> Rolled:
    """Changes ``games.pawns`` where a 6 fells a wall (P4)."""
    every = np.arange(len(games))
    pawns, owner = games.pawns, games.turn
    if games.pairs:
        own_home = pawns[every, owner].min(axis=1) >= FIRST_GOAL
        owner = np.where(games.help & own_home, (owner + 2) % CORNERS, owner)
    own = pawns[every, owner]
    six, on_base = die[:, None] == SIX, own == BASE
    has_base = on_base.any(axis=1)
    end = np.where(on_base, START, own + die[:, None])
    meets = (end[:, :, None] == own[:, None, :]).any(axis=2)
    if not games.pairs:
        free = ~on_base & (end <= LAST_GOAL) & ~meets
        first_base = on_base & (np.cumsum(on_base, axis=1) == 1)
        on_start = own == START
        has_start = on_start.any(axis=1)
        start_may = (free & on_start).any(axis=1)
        cleared = (has_base & has_start & start_may)[:, None]
        entering = (has_base & ~has_start & (die == SIX))[:, None]
        return Rolled(owner, np.where(cleared, on_start, np.where(entering, first_base, free)))
    _fell_walls(pawns, owner, has_base & (die == SIX))
    walls = walls_of(pawns)
    passed = walls_ahead(walls, owner)
    barred = np.take_along_axis(passed, np.minimum(end, LOOP), 1) > np.take_along_axis(passed, np.minimum(own, LOOP), 1)
    alike = np.tril(own[:, :, None] == own[:, None, :], -1).any(axis=2)
    legal = (~on_base | six) & (end <= LAST_GOAL) & ((end <= LOOP) | ~meets) & ~barred & ~alike
    on_start = (own == START) & legal & ~np.take_along_axis(walls, QUARTER * owner[:, None], 1)
    cleared = (has_base & (die != SIX) & on_start.any(axis=1))[:, None]
    return Rolled(owner, np.where(cleared, on_start, legal))


def _fell_walls(pawns: Ints, owner: Ints, where: Bools) -> None:
    """P4: opponents' walls on the owner's start square."""
    standing = (pawns >= START) & (pawns <= LOOP) & (squares_of(pawns) == QUARTER * owner[:, None, None])
    standing &= (((np.arange(CORNERS) - owner[:, None]) % 2) == 1)[:, :, None] & where[:, None, None]
    standing &= standing.sum(axis=(1, 2), keepdims=True) > 1
    pawns[standing] = BASE


def hit_at(games: Games, owner: Ints, end: Ints) -> Bools:
    """The pawns that a landing of the owner's at that progress captures, by corner and pawn."""
    square = (QUARTER * owner + end - START) % LOOP
    there = (games.pawns >= START) & (games.pawns <= LOOP) & (squares_of(games.pawns) == square[:, None, None])
    away = (np.arange(CORNERS) - owner[:, None]) % CORNERS
    rival = away % 2 == 1 if games.pairs else away > 0
    return np.asarray(there & rival[:, :, None] & (end <= LOOP)[:, None, None])


def moved(games: Games, die: Ints, found: Rolled, pawn: Ints) -> Games:
    """The games after that pawn's move, opponents' claims included (P7), with the seat that rolls next."""
    every, owner = np.arange(len(games)), found.owner
    own = games.pawns[every, owner]
    ends = np.where(own == BASE, START, own + die[:, None])
    captured = hit_at(games, owner, ends[every, pawn])
    pawns = games.pawns.copy()
    pawns[captured] = BASE
    pawns[every, owner, pawn] = ends[every, pawn]
    if games.pairs:
        idle = games.claims & ~captured.any(axis=(1, 2))
        missed = found.legal & (own != BASE) & (np.arange(PAWNS) != pawn[:, None]) & idle[:, None]
        for other in range(PAWNS):
            missed[:, other] &= hit_at(games, owner, ends[:, other]).any(axis=(1, 2))
        farthest = np.where(missed, own, -1).argmax(axis=1)
        lost = missed.any(axis=1)
        pawns[every[lost], owner[lost], farthest[lost]] = BASE
    done = pawns[every, owner].min(axis=1) >= FIRST_GOAL
    after = Games(games.pairs, pawns, games.turn, np.zeros_like(die), games.three_tries, games.help, games.claims)
    after.turn = np.where((die == SIX) & ~done, games.turn, following(after))
    return after


def following(games: Games) -> Ints:
    """Whose turn it is after this one; a seat that is home is skipped, unless it helps (M12, P8)."""
    home = games.home()
    skipped = home & (~games.help[:, None] | np.roll(home, 2, axis=1)) if games.pairs else home
    turn = games.turn
    every = np.arange(len(games))
    undecided = np.ones(len(games), dtype=bool)
    for _ in range(CORNERS):
        turn = np.where(undecided, (turn + 1) % CORNERS, turn)
        undecided &= skipped[every, turn]
    return turn


def idled(games: Games, die: Ints, found: Rolled) -> Games:
    """The games after a number that nothing could be moved with (M6, M11, P6)."""
    own = games.pawns[np.arange(len(games)), found.owner]
    waiting = (own == BASE).any(axis=1) & ~((own >= START) & (own <= LOOP)).any(axis=1)
    attempts = np.where(games.three_tries & waiting, THREE_TRIES, 1)
    tries = np.where(die == SIX, 0, games.tries + 1)
    over = (die != SIX) & (tries >= attempts)
    turn = np.where(over, following(games), games.turn)
    tries = np.where(over, 0, tries)
    return Games(games.pairs, games.pawns, turn, tries, games.three_tries, games.help, games.claims)


def finished(games: Games) -> Bools:
    """Whether the match is over (M12, P9)."""
    home = games.home()
    return np.asarray((home[:, 0] & home[:, 2]) | (home[:, 1] & home[:, 3]) if games.pairs else home.sum(axis=1) > 2)


Policy = Callable[[Games, Ints, Rolled], Ints]
"""Which pawn moves, for games that have several to choose from."""


def step(games: Games, die: Ints, policy: Policy) -> Games:
    """A roll of the die in every game, and what is done with it."""
    found = rolled(games, die)
    choices = found.legal.sum(axis=1)
    pawn = found.legal.argmax(axis=1)
    several = np.flatnonzero(choices > 1)
    if len(several):
        pawn[several] = policy(games.of(several), die[several], found.of(several))
    after_move, after_none = moved(games, die, found, pawn), idled(games, die, found)
    able = choices > 0
    return Games(
        games.pairs,
        np.where(able[:, None, None], after_move.pawns, after_none.pawns),
        np.where(able, after_move.turn, after_none.turn),
        np.where(able, 0, after_none.tries),
        games.three_tries,
        games.help,
        games.claims,
    )


def at_random(rng: np.random.Generator) -> Policy:
    def choose(games: Games, die: Ints, found: Rolled) -> Ints:
        return np.asarray(np.where(found.legal, rng.random(found.legal.shape), -1).argmax(axis=1))

    return choose
