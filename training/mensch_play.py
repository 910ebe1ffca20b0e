"""Many boards of Mensch played at once, and what the positions before a roll are worth by those that follow."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np

from engine.mensch.board import BASE, FIRST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.players.sights import ALWAYS, AWAY, BARRED, HELPING, NOTHING, ONE_TRY, THREE_TRIES, Table
from engine.mensch.players.traits import CORNERS, QUARTER, Rules
from engine.mensch.players.values import Kind
from training.mensch_rules import (
    ABSENT,
    Boards,
    Flags,
    Floats,
    Whole,
    attempts,
    moves,
    owned,
    passes,
    squares_of,
    turned,
    walls,
)
from training.network import Numbers, shortened

USUAL = np.array([1, 0, 0, 0], np.uint8)
ABSENCES = {
    seats: [gone for gone in combinations(range(1, CORNERS), CORNERS - seats) if seats > 2 or gone == (1, 3)]
    for seats in (2, 3, 4)
}
"""Places without a seat, by the number of those that there are: two sit opposite each other."""

Two = tuple[int, int]
"""Places of two seats."""

Values = Callable[[Boards, Rules], Floats]
"""Chances by board and place."""


class Seer:
    """`Sight` for many boards."""

    def __init__(self, kind: Kind) -> None:
        found = self._sight = kind.sight
        self.nothing, self._none = found.rows, np.int16(found.rows)
        self._waiting = {place: self._numbers([states]) for place, states in found.waiting.items()}
        self._pawns = {place: self._numbers(table) for place, table in found.pawns.items()}
        self._entries = {two: self._numbers(table) for two, table in found.entries.items()}
        self._chases = {two: self._numbers(table) for two, table in found.chases.items()}
        self._ways = {two: np.pad(np.array(table), (0, 1)) for two, table in found.ways.items()}
        self._walls = np.array(found.walls, np.int16)
        self._barred = {place: self._numbers(table) for place, table in found.barred.items()}

    def rows(self, boards: Boards, rules: Rules) -> Numbers:
        at = np.sort(boards, 2).astype(np.int64)
        # Most boards have no walls, and far less is to be looked at then.
        walled = walls(at).any((1, 2)) if rules.pairs else np.zeros(len(at), np.bool_)
        parts = {bool(there): self._joined(at[walled == there], rules, bool(there)) for there in np.unique(walled)}
        rows = np.full((len(at), max(part.shape[1] for part in parts.values())), self._none)
        for there, part in parts.items():
            rows[walled == there, : part.shape[1]] = part
        return rows

    def _joined(self, at: Whole, rules: Rules, walled: bool) -> Numbers:
        found = [np.full((len(at), 1), ALWAYS, np.int16), *self._rows(at, rules, walled)]
        return shortened(np.concatenate([each.reshape(len(at), -1) for each in found], 1), self.nothing)

    def _rows(self, at: Whole, rules: Rules, walled: bool) -> Iterator[Numbers]:
        tries = np.stack([attempts(at[:, place], rules) for place in range(CORNERS)], 1)
        waiting = np.where((at == BASE).any(2), np.where(tries > 1, THREE_TRIES, ONE_TRY), AWAY)
        if rules.help_partner:
            waiting[at.min(2) >= FIRST_GOAL] = HELPING
            yield np.full((len(at), 1), self._sight.helps, np.int16)
        waiting[at.min(2) == ABSENT] = NOTHING
        for place, table in self._waiting.items():
            yield table[0, waiting[:, place]]
            yield self._pawns[place][np.arange(PAWNS), at[:, place]]
        entries = {two: row[waiting[:, two[1], None], at[:, two[0]]] for two, row in self._entries.items()}
        chases = {two: row[at[:, two[0], :, None], at[:, two[1], None]] for two, row in self._chases.items()}
        if walled:
            yield from self._of_walls(at, entries, chases)
        yield from entries.values()
        yield from chases.values()

    def _of_walls(self, at: Whole, entries: dict[Two, Numbers], chases: dict[Two, Numbers]) -> Iterator[Numbers]:
        """The rows of walls. Takes away those of pawns that one protects."""
        squares, walled = squares_of(at), walls(at)
        ahead = _ahead(walled)
        near, boards = ahead.min(1), np.arange(len(at))[:, None, None]
        for (prey, other), rows in entries.items():
            start = QUARTER * other
            rows[near[:, start, None] <= (squares[:, prey] - start) % LOOP] = self._none
        for (one, other), rows in chases.items():
            ways = self._ways[one, other][at[:, one, :, None], at[:, other, None]]
            hunter = np.where(ways > 0, squares[:, one, :, None], squares[:, other, None])
            rows[near[boards, hunter] <= abs(ways)] = self._none
        yield np.where(walled, self._walls, self._none)
        yield from self._barred_by(ahead, at, squares)

    def _barred_by(self, ahead: Whole, at: Whole, squares: Whole) -> Iterator[Numbers]:
        for place, table in self._barred.items():
            own = at[:, place]
            for is_own in (False, True):
                way = np.take_along_axis(ahead[:, (place + is_own + 1) % 2], squares[:, place], 1)
                bars = np.where(own == BASE, way == START, (way < BARRED) & (own + way <= LOOP))
                yield np.where(bars, table[int(is_own)][np.where(bars & (own > BASE), way, BASE)], self._none)

    def _numbers(self, table: Table) -> Numbers:
        """The table with what is there for nobody."""
        padded = np.pad(np.array(table, np.int16), (0, 1), constant_values=NOTHING)
        return np.where(padded == NOTHING, self._none, padded)


def _ahead(walled: Flags) -> Whole:
    """By board, side and square, `squares_to` its walls."""
    twice = np.where(np.concatenate((walled, walled), 2), np.arange(2 * LOOP), 4 * LOOP)
    following = np.minimum.accumulate(twice[:, :, ::-1], 2)[:, :, ::-1]
    found: Whole = following[:, :, 1 : LOOP + 1] - np.arange(LOOP)
    return found


class Ahead(NamedTuple):
    """Boards that may follow others before the next roll.

    For each move, its ``board``, ``die`` from 0, and ``pawn``; what is ``after`` it, as the seat sees it that rolls
    then, so many places on as it ``passes``; whether it ``won``, and its ``appeal``. For each board, its ``tries``, and
    how many places on it ``leaves`` the die.
    """

    boards: Boards
    board: Whole
    die: Whole
    pawn: Whole
    after: Boards
    passes: Whole
    won: Flags
    appeal: Floats
    tries: Whole
    leaves: Whole


class Judged(NamedTuple):
    """``targets``: by board. ``moves[board, die, pawn]``: the number of a move, -1 where it is not legal.

    ``chances``: after each move, as the mover sees them.
    """

    targets: Floats
    moves: Whole
    chances: Floats


def look(boards: Boards, rules: Rules) -> Ahead:
    parts = [moves(boards, die, rules) for die in range(1, SIX + 1)]
    board, pawn, after, again, won, appeal = (np.concatenate(part) for part in zip(*parts, strict=True))
    die = np.repeat(np.arange(SIX), [len(part.board) for part in parts])
    on, owners = np.where(again, 0, passes(after, rules)), owned(boards, rules)
    tries, leaves = attempts(owners[:, 0], rules), passes(boards, rules)
    return Ahead(boards, board, die, pawn, turned(after, on), on, won, appeal, tries, leaves)


def following(ahead: Ahead) -> Boards:
    """Boards to be valued: the positions after moves, then those in which nothing could move."""
    return np.concatenate((ahead.after, turned(ahead.boards, ahead.leaves)))


def judge(ahead: Ahead, values: Floats, rules: Rules) -> Judged:
    """The mean over six numbers of the best that follows, tries in vain included; ``values`` are of `following`."""
    count, size = len(ahead.board), len(ahead.boards)
    after = np.where(ahead.won[:, None], winners(rules), turned(values[:count], -ahead.passes))
    numbers = np.full((size, SIX, PAWNS), -1)
    numbers[ahead.board, ahead.die, ahead.pawn] = np.arange(count)
    best = np.where(numbers < 0, -1, after[numbers, 0]).argmax(2)
    able = numbers.max(2) >= 0
    chosen = after[np.take_along_axis(numbers, best[:, :, None], 2)[:, :, 0]]
    brought = np.where(able[:, :, None], chosen, 0).sum(1) / SIX
    stuck, six = (~able[:, :-1]).sum(1)[:, None] / SIX, ~able[:, -1:] / SIX
    tried = ahead.tries[:, None]
    tries = np.where(tried > 1, 1 + stuck + stuck**2, 1)
    # A six that moves nothing leads back to the same position.
    left = turned(values[count:], -ahead.leaves)
    targets = (brought * tries + left * stuck**tried) / (1 - six * tries)
    return Judged(targets.astype(np.float32), numbers, after.astype(np.float32))


def winners(rules: Rules) -> Floats:
    """Chances once the side that rolls has won."""
    return np.array([1, 0, rules.pairs, 0], np.float32)


class Step(NamedTuple):
    """``won``: whether the move did. ``passes``: how many places on the next seat rolls. ``meant``: if not random."""

    boards: Boards
    targets: Floats
    won: Flags
    passes: Whole
    meant: Flags


BY_LOOKS, AT_RANDOM = -1.0, -2.0
STYLES = np.array([0, 0.01, 0.02, 0.04, 0.04, BY_LOOKS, BY_LOOKS, AT_RANDOM])
"""Players by value waver by that part of a win; others have other ideas, so that all that can happen is seen."""


class Play:
    """As many matches as there are ``lanes``, of players of several styles."""

    def __init__(self, rules: Rules, seats: int, lanes: int, values: Values, randomness: np.random.Generator) -> None:
        self.rules, self._absences, self._values, self._random = rules, ABSENCES[seats], values, randomness
        self._boards, self._styles = np.empty((lanes, CORNERS, PAWNS), np.uint8), np.empty(lanes)
        self._begin(np.arange(lanes))

    def steps(self, count: int, trace: float) -> tuple[Boards, Floats]:
        """Positions, as many of each lane, and what they are worth: with more ``trace``, more by what came later."""
        boards, found = [], []
        later: Floats | None = None
        for step in reversed([self._step() for _ in range(count)]):
            targets = step.targets
            if later is not None:
                came = np.where(step.won[:, None], winners(self.rules), turned(later, -step.passes))
                targets = np.where(step.meant[:, None], targets + np.float32(trace) * (came - targets), targets)
            later = targets.astype(np.float32)
            boards.append(step.boards)
            found.append(later)
        return np.concatenate(boards), np.concatenate(found)

    def _step(self) -> Step:
        boards, ahead = self._boards, look(self._boards, self.rules)
        judged = judge(ahead, self._values(following(ahead), self.rules), self.rules)
        lanes = np.arange(len(boards))
        able = judged.moves.max(2) >= 0
        die, *tries = self._random.integers(0, SIX, (3, len(boards)))
        for again in tries:
            die = np.where((ahead.tries > 1) & ~able[lanes, die] & (die < SIX - 1), again, die)
        numbers = judged.moves[lanes, die]
        chosen = np.take_along_axis(numbers, self._liked(ahead, judged, numbers).argmax(1)[:, None], 1)[:, 0]
        moved = chosen >= 0
        on = np.where(moved, ahead.passes[chosen], np.where(die < SIX - 1, ahead.leaves, 0))
        self._boards = np.where(moved[:, None, None], ahead.after[chosen], turned(boards, on))
        won, meant = moved & ahead.won[chosen], np.asarray(self._styles != AT_RANDOM)
        self._begin(np.flatnonzero(won))
        return Step(boards, judged.targets, won, on, meant)

    def _liked(self, ahead: Ahead, judged: Judged, numbers: Whole) -> Floats:
        noise, styles = self._random.gumbel(size=numbers.shape), self._styles[:, None]
        by_value, by_looks = judged.chances[numbers, 0] + styles * noise, ahead.appeal[numbers] + 10 * noise
        liked = np.select([styles >= 0, styles == BY_LOOKS], [by_value, by_looks], noise)
        return np.where(numbers < 0, -np.inf, liked)

    def _begin(self, lanes: Whole) -> None:
        self._boards[lanes] = USUAL
        gone = np.array(self._absences, np.int64)[self._random.integers(0, len(self._absences), len(lanes))]
        self._boards[lanes[:, None], gone] = ABSENT
        self._styles[lanes] = self._random.choice(STYLES, len(lanes))
