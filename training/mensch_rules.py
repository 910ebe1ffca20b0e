"""Mensch of two seats for many positions at once. A test holds what follows a roll against the engine's rules.

Boards are seen from the seat that rolls: ``boards[board, place, pawn]`` is a progress.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES
from engine.mensch.players.sights import AHEAD

Boards = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float32]
Whole = NDArray[np.int64]

_EACH = np.arange(PAWNS)


class Moves(NamedTuple):
    """Of one number of the die: the ``board`` and ``pawn`` of each move, and what is there ``after`` it.

    ``again``: whether the mover rolls once more; ``won``: whether all its pawns are home. ``appeal`` is what beginners
    see in it.
    """

    board: Whole
    pawn: Whole
    after: Boards
    again: Flags
    won: Flags
    appeal: Floats


def moves(boards: Boards, die: int) -> Moves:
    able, ends = _able(boards[:, 0], die)
    board, pawn = np.nonzero(able)
    start, end = boards[board, 0, pawn], ends[board, pawn]
    after = boards[board]
    after[np.arange(len(board)), 0, pawn] = end
    apart = (end[:, None].astype(np.int64) - after[:, 1]) % LOOP
    met = (after[:, 1] > BASE) & (after[:, 1] <= LOOP) & (end <= LOOP)[:, None] & (apart == AHEAD)
    prey = np.where(met, after[:, 1], 0).max(1)
    after[:, 1][met] = BASE
    won = after[:, 0].min(1) >= FIRST_GOAL
    home = (end > LOOP) & (start <= LOOP)
    appeal = 200.0 * prey + 100 * home + 50 * (start == BASE) + start
    return Moves(board, pawn, after, (die == SIX) & ~won, won, appeal.astype(np.float32))


def attempts(own: Boards, three_tries: bool) -> Whole:
    """Rolls that a seat has for its six (M11)."""
    waits = (own == BASE).any(1) & ~((own >= START) & (own <= LOOP)).any(1)
    return np.where(waits & three_tries, THREE_TRIES, 1)


def turned(boards: Boards, where: Flags | bool) -> Boards:
    """The boards as the other seat sees them, ``where`` it is its turn."""
    return np.where(np.reshape(where, (-1, 1, 1)), boards[:, ::-1], boards)


def _able(own: Boards, die: int) -> tuple[Flags, Boards]:
    """M6 to M8, M10."""
    ends = np.where(own > BASE, own + np.uint8(die), np.uint8(START))
    blocked = (ends[:, :, None] == own[:, None, :]).any(2)
    twin = ((own[:, :, None] == own[:, None, :]) & (_EACH[:, None] > _EACH)).any(2)
    free = ((own > BASE) | (die == SIX)) & (ends <= LAST_GOAL) & ~blocked & ~twin
    on_base, on_start = own == BASE, own == START
    forced = np.where(on_start.any(1), on_start.argmax(1), on_base.argmax(1))
    force = on_base.any(1) & (on_start.any(1) | (die == SIX)) & free[np.arange(len(own)), forced]
    return np.where(force[:, None], forced[:, None] == _EACH, free), ends
