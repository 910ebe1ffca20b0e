"""Many boards of Mensch played at once, and what the positions before a roll are worth by those that follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from engine.mensch.board import BASE, PAWNS, SIX
from engine.mensch.players.sights import ALWAYS, AWAY, NOTHING, ONE_TRY, PLACES, THREE_TRIES, sight
from training.mensch_rules import Boards, Flags, Floats, Whole, attempts, moves, turned
from training.network import Numbers, shortened

USUAL = np.array([1, 0, 0, 0], np.uint8)

Values = Callable[[Boards, bool], Floats]
"""By board, the chance of the seat that rolls next; with three tries or without (M11)."""


class Seer:
    """`Sight` for many boards."""

    def __init__(self) -> None:
        found = sight()
        self.nothing = found.rows
        tables = (np.array(table, np.int16) for table in (found.waiting, found.pawns, found.entries, found.chases))
        self._waiting, self._pawns, self._entries, self._chases = (
            np.where(table == NOTHING, np.int16(found.rows), table) for table in tables
        )

    def rows(self, boards: Boards, three_tries: bool) -> Numbers:
        at, size = np.sort(boards, 2).astype(np.int64), len(boards)
        tries = np.stack([attempts(boards[:, place], three_tries) for place in PLACES], 1)
        waiting = np.where((boards == BASE).any(2), np.where(tries > 1, THREE_TRIES, ONE_TRY), AWAY)
        places = np.array(PLACES)[:, None]
        found = (
            np.full((size, 1), ALWAYS, np.int16),
            self._waiting[PLACES, waiting],
            self._pawns[places, np.arange(PAWNS), at],
            self._entries[places, waiting[:, ::-1, None], at],
            self._chases[at[:, 0, :, None], at[:, 1, None]],
        )
        return shortened(np.concatenate([each.reshape(size, -1) for each in found], 1), self.nothing)


class Ahead(NamedTuple):
    """Boards that may follow others before the next roll.

    For each move, its ``board``, ``die`` from 0, and ``pawn``; what is ``after`` it, as the seat sees it that rolls
    then, which is the other one if the turn ``passes``; whether it ``won``, and its ``appeal``. For each board, its
    ``tries``.
    """

    boards: Boards
    board: Whole
    die: Whole
    pawn: Whole
    after: Boards
    passes: Flags
    won: Flags
    appeal: Floats
    tries: Whole


class Judged(NamedTuple):
    """``targets``: by board. ``moves[board, die, pawn]``: the number of a move, -1 where it is not legal.

    ``chances``: the mover's after each move.
    """

    targets: Floats
    moves: Whole
    chances: Floats


def look(boards: Boards, three_tries: bool) -> Ahead:
    parts = [moves(boards, die) for die in range(1, SIX + 1)]
    board, pawn, after, again, won, appeal = (np.concatenate(part) for part in zip(*parts, strict=True))
    die = np.repeat(np.arange(SIX), [len(part.board) for part in parts])
    tries = attempts(boards[:, 0], three_tries)
    return Ahead(boards, board, die, pawn, turned(after, ~again), ~again, won, appeal, tries)


def following(ahead: Ahead) -> Boards:
    """Boards to be valued: the positions after moves, then those in which nothing could move."""
    return np.concatenate((ahead.after, turned(ahead.boards, True)))


def judge(ahead: Ahead, values: Floats) -> Judged:
    """The mean over six numbers of the best that follows, tries in vain included; ``values`` are of `following`."""
    count, size = len(ahead.board), len(ahead.boards)
    after = np.where(ahead.won, 1, np.where(ahead.passes, 1 - values[:count], values[:count]))
    numbers = np.full((size, SIX, PAWNS), -1)
    numbers[ahead.board, ahead.die, ahead.pawn] = np.arange(count)
    best = np.where(numbers < 0, -1, after[numbers]).max(2)
    able = best >= 0
    brought = np.where(able, best, 0).sum(1) / SIX
    stuck, six = (~able[:, :-1]).sum(1) / SIX, ~able[:, -1] / SIX
    tries = np.where(ahead.tries > 1, 1 + stuck + stuck**2, 1)
    # A six that moves nothing leads back to the same position.
    targets = (brought * tries + (1 - values[count:]) * stuck**ahead.tries) / (1 - six * tries)
    return Judged(targets.astype(np.float32), numbers, after.astype(np.float32))


class Step(NamedTuple):
    """``won``: whether the move did. ``passes``: whether the other seat rolls next. ``meant``: if it was not random."""

    boards: Boards
    targets: Floats
    won: Flags
    passes: Flags
    meant: Flags


BY_LOOKS, AT_RANDOM = -1.0, -2.0
STYLES = np.array([0, 0.01, 0.02, 0.04, 0.04, BY_LOOKS, BY_LOOKS, AT_RANDOM])
"""Players by value waver by that part of a win; others have other ideas, so that all that can happen is seen."""


class Play:
    """As many matches as there are ``lanes``, of players of several styles."""

    def __init__(self, three_tries: bool, lanes: int, values: Values, randomness: np.random.Generator) -> None:
        self.three_tries, self._values, self._random = three_tries, values, randomness
        self._boards, self._styles = np.empty((lanes, len(PLACES), PAWNS), np.uint8), np.empty(lanes)
        self._begin(np.arange(lanes))

    def steps(self, count: int, trace: float) -> tuple[Boards, Floats]:
        """Positions, as many of each lane, and what they are worth: with more ``trace``, more by what came later."""
        boards, found = [], []
        later: Floats | None = None
        for step in reversed([self._step() for _ in range(count)]):
            targets = step.targets
            if later is not None:
                came = np.where(step.won, 1, np.where(step.passes, 1 - later, later))
                targets = np.where(step.meant, targets + np.float32(trace) * (came - targets), targets)
            later = targets.astype(np.float32)
            boards.append(step.boards)
            found.append(later)
        return np.concatenate(boards), np.concatenate(found)

    def _step(self) -> Step:
        boards, ahead = self._boards, look(self._boards, self.three_tries)
        judged = judge(ahead, self._values(following(ahead), self.three_tries))
        lanes = np.arange(len(boards))
        able = judged.moves.max(2) >= 0
        die, *tries = self._random.integers(0, SIX, (3, len(boards)))
        for again in tries:
            die = np.where((ahead.tries > 1) & ~able[lanes, die] & (die < SIX - 1), again, die)
        numbers = judged.moves[lanes, die]
        chosen = np.take_along_axis(numbers, self._liked(ahead, judged, numbers).argmax(1)[:, None], 1)[:, 0]
        moved = chosen >= 0
        passes = np.where(moved, ahead.passes[chosen], die < SIX - 1)
        self._boards = np.where(moved[:, None, None], ahead.after[chosen], turned(boards, passes))
        won, meant = moved & ahead.won[chosen], np.asarray(self._styles != AT_RANDOM)
        self._begin(np.flatnonzero(won))
        return Step(boards, judged.targets, won, passes, meant)

    def _liked(self, ahead: Ahead, judged: Judged, numbers: Whole) -> Floats:
        noise, styles = self._random.gumbel(size=numbers.shape), self._styles[:, None]
        by_value, by_looks = judged.chances[numbers] + styles * noise, ahead.appeal[numbers] + 10 * noise
        liked = np.select([styles >= 0, styles == BY_LOOKS], [by_value, by_looks], noise)
        return np.where(numbers < 0, -np.inf, liked)

    def _begin(self, lanes: Whole) -> None:
        self._boards[lanes] = USUAL
        self._styles[lanes] = self._random.choice(STYLES, len(lanes))
