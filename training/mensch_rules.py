"""Mensch and Einigkeit for many positions at once. A test holds what follows a roll against the engine's rules.

Boards are seen from the seat that rolls: ``boards[board, place, pawn]`` is a progress, `ABSENT` where nobody sits.
Chances are by board and place.
"""

from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES
from engine.mensch.players.traits import CORNERS, QUARTER, Rules

ABSENT = LAST_GOAL + 1
"""As good as home: nobody rolls there."""

Boards = NDArray[np.uint8]
Flags = NDArray[np.bool_]
Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
ByPlace = TypeVar("ByPlace", bound=NDArray[Any])

_EACH, _PLACES = np.arange(PAWNS), np.arange(CORNERS)
_PARTNER = CORNERS // 2


class Moves(NamedTuple):
    """Of one number of the die: the ``board`` and ``pawn`` of each move, and what is there ``after`` it.

    ``again``: whether the mover rolls once more; ``won``: whether its side has. ``appeal`` is what beginners see in it.
    """

    board: Whole
    pawn: Whole
    after: Boards
    again: Flags
    won: Flags
    appeal: Floats


def moves(boards: Boards, die: int, rules: Rules) -> Moves:
    seen = owned(boards, rules)
    if rules.pairs and die == SIX:
        # P4: before the six is used.
        falls = walls(seen)[:, 1, 0] & (seen[:, 0] == BASE).any(1)
        seen = np.where(_meets(seen, np.full(len(seen), START), rules) & falls[:, None, None], np.uint8(BASE), seen)
    able, ends = _able(seen[:, 0], die, _anybodys(seen) if rules.pairs else None)
    board, pawn = np.nonzero(able)
    start, end = seen[board, 0, pawn], ends[board, pawn]
    after, each = seen[board], np.arange(len(board))
    after[each, 0, pawn] = end
    met = _meets(after, end, rules)
    prey = np.where(met, after, 0).max((1, 2))
    after[met] = BASE
    if rules.claims:
        # P7: of the pawns that could have captured, the one that has come farthest.
        could = np.zeros(able.shape, np.uint8)
        could[board, pawn] = np.where(prey > 0, start, BASE)
        missed = np.flatnonzero((prey == 0) & (could.max(1) > BASE)[board])
        after[missed, 0, could.argmax(1)[board[missed]]] = BASE
    done = is_home(after[:, 0])
    won = done & is_home(after[:, _PARTNER]) if rules.pairs else done
    home = (end > LOOP) & (start <= LOOP)
    appeal = 200.0 * prey + 100 * home + 50 * (start == BASE) + start
    # Partners see each other where they see themselves.
    after = turned(after, _helped(boards, rules)[board])
    return Moves(board, pawn, after, (die == SIX) & ~done, won, appeal.astype(np.float32))


def attempts(own: Boards | Whole, rules: Rules) -> Whole:
    """Rolls that a seat has for its six (M11)."""
    waits = (own == BASE).any(1) & ~((own >= START) & (own <= LOOP)).any(1)
    return np.where(waits & rules.three_tries, THREE_TRIES, 1)


def is_home(own: Boards) -> Flags:
    home: Flags = own.min(1) >= FIRST_GOAL
    return home


def passes(boards: Boards, rules: Rules) -> Whole:
    """Places from a seat to that on which the next seat rolls (M12, P8)."""
    rolls = boards.min(2) < FIRST_GOAL
    if rules.help_partner:
        rolls |= np.roll(rolls, _PARTNER, 1)
    return np.where(rolls[:, 1:].any(1), 1 + rolls[:, 1:].argmax(1), 0)


def owned(boards: Boards, rules: Rules) -> Boards:
    """The boards as the seat sees them whose pawns are moved (P8)."""
    return turned(boards, _helped(boards, rules)) if rules.help_partner else boards


def squares_of(boards: Boards | Whole) -> Whole:
    """Of the loop, counted from the first place's start, as `square_of` does."""
    found: Whole = (boards.astype(np.int64) + QUARTER * _PLACES[:, None] - START) % LOOP
    return found


def walls(boards: Boards | Whole) -> Flags:
    """By board, side and square (P3)."""
    sides = 2 * np.arange(len(boards))[:, None, None] + _PLACES[:, None] % 2
    on_loop = (boards >= START) & (boards <= LOOP)
    counts = np.bincount((LOOP * sides + squares_of(boards))[on_loop], minlength=2 * LOOP * len(boards))
    found: Flags = (counts > 1).reshape(-1, 2, LOOP)
    return found


def _anybodys(boards: Boards) -> Flags:
    return np.asarray(walls(boards).any(1))


def turned(by_place: ByPlace, places: Whole) -> ByPlace:
    """Boards, or chances, as the seat so many places on sees them."""
    order = (_PLACES + places[:, None]) % CORNERS
    found: ByPlace = by_place[np.arange(len(by_place))[:, None], order]
    return found


def _helped(boards: Boards, rules: Rules) -> Whole:
    return np.where(rules.help_partner & is_home(boards[:, 0]), _PARTNER, 0)


def _meets(boards: Boards, square: Boards | Whole, rules: Rules) -> Flags:
    """Opponents' pawns on that square of the first place's way."""
    places = _PLACES[1 :: 2 if rules.pairs else 1]
    apart = (boards + QUARTER * _PLACES[:, None] - square[:, None, None].astype(np.int64)) % LOOP
    opposed = np.isin(_PLACES, places)[:, None]
    met: Flags = opposed & (boards >= START) & (boards <= LOOP) & (apart == 0) & (square <= LOOP)[:, None, None]
    return met


def _able(own: Boards, die: int, walled: Flags | None) -> tuple[Flags, Boards]:
    """M6 to M8, M10, P2, P3."""
    ends = np.where(own > BASE, own + np.uint8(die), np.uint8(START))
    blocked = (ends[:, :, None] == own[:, None, :]).any(2)
    on_base, on_start = own == BASE, own == START
    forced = np.where(on_start.any(1), on_start.argmax(1), on_base.argmax(1))
    force = on_base.any(1) & (on_start.any(1) | (die == SIX))
    if walled is not None:
        passed = np.pad(np.cumsum(walled, 1, dtype=np.uint8), ((0, 0), (START, PAWNS + SIX)), "edge")
        passed[:, BASE] = 0
        barred = np.take_along_axis(passed, ends, 1) > np.take_along_axis(passed, own, 1)
        blocked = (blocked & (ends > LOOP)) | barred
        force &= (die < SIX) & ~walled[:, 0]
    twin = ((own[:, :, None] == own[:, None, :]) & (_EACH[:, None] > _EACH)).any(2)
    free = ((own > BASE) | (die == SIX)) & (ends <= LAST_GOAL) & ~blocked & ~twin
    force &= free[np.arange(len(own)), forced]
    return np.where(force[:, None], forced[:, None] == _EACH, free), ends
