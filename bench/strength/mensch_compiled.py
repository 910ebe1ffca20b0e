"""Random games of Mensch ärgere Dich nicht and Einigkeit macht stark, compiled to machine code.

``pawns[corner, pawn]`` are progresses as in `training.mensch_games`, whose rules these are, one game at a time; seats
that are not there count as home. `bench.strength.mensch_check` compares both.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Bools, Ints, compiled
from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES
from training.mensch_games import CORNERS, QUARTER


class Table(NamedTuple):
    """The options that make a difference."""

    pairs: bool
    three_tries: bool
    help: bool
    claims: bool


NONE, ANY = -1, -2
"""No pawn can move; any of those that can."""


@compiled
def square_of(corner: int, progress: int) -> int:
    return (QUARTER * corner + progress - START) % LOOP


@compiled
def is_home(pawns: Ints, corner: int) -> bool:
    for pawn in range(PAWNS):  # noqa: SIM110 - numba compiles no generators
        if pawns[corner, pawn] < FIRST_GOAL:
            return False
    return True


@compiled
def _is_rival(pairs: bool, one: int, other: int) -> bool:
    return (one - other) % 2 == 1 if pairs else one != other


@compiled
def _is_hit(pairs: bool, pawns: Ints, owner: int, end: int, corner: int, pawn: int) -> bool:
    """Whether a landing of the owner's captures that pawn."""
    progress = pawns[corner, pawn]
    if end > LOOP or not START <= progress <= LOOP or not _is_rival(pairs, corner, owner):
        return False
    return square_of(corner, progress) == square_of(owner, end)


@compiled
def _hits(pairs: bool, pawns: Ints, owner: int, end: int) -> int:
    """How many pawns a landing of the owner's captures."""
    found = 0
    for corner in range(CORNERS):
        for pawn in range(PAWNS):
            found += _is_hit(pairs, pawns, owner, end, corner, pawn)
    return found


@compiled
def _capture(pairs: bool, pawns: Ints, owner: int, end: int) -> None:
    for corner in range(CORNERS):
        for pawn in range(PAWNS):
            if _is_hit(pairs, pawns, owner, end, corner, pawn):
                pawns[corner, pawn] = BASE


@compiled
def owner_moved(table: Table, pawns: Ints, turn: int) -> int:
    return (turn + 2) % CORNERS if table.help and is_home(pawns, turn) else turn


@compiled
def prepared(table: Table, pawns: Ints, owner: int, die: int, legal: Bools) -> int:
    """Fells a wall where a 6 does (P4), sets ``legal`` by pawn, and returns how many may move."""
    own = pawns[owner]
    has_base = _stands_at(own, BASE)
    if table.pairs:
        return _legal_in_pairs(pawns, owner, die, has_base, legal)
    found, on_start, first_base = 0, NONE, NONE
    for pawn in range(PAWNS):
        start, end = own[pawn], own[pawn] + die
        legal[pawn] = start != BASE and end <= LAST_GOAL and not _stands_at(own, end)
        found += legal[pawn]
        if start == START:
            on_start = pawn
        if start == BASE and first_base == NONE:
            first_base = pawn
    only = NONE
    if has_base and on_start != NONE:
        only = on_start if legal[on_start] else NONE
    elif has_base and die == SIX:
        only = first_base
    if only == NONE:
        return found
    legal[:] = False
    legal[only] = True
    return 1


@compiled
def _stands_at(own: Ints, progress: int) -> bool:
    for pawn in range(PAWNS):  # noqa: SIM110 - numba compiles no generators
        if own[pawn] == progress:
            return True
    return False


@compiled
def _legal_in_pairs(pawns: Ints, owner: int, die: int, has_base: bool, legal: Bools) -> int:
    own, entry = pawns[owner], QUARTER * owner
    if has_base and die == SIX and _hits(True, pawns, owner, START) > 1:
        _capture(True, pawns, owner, START)
    # How many pawns of each side stand on each square.
    standing = np.zeros((2, LOOP), dtype=np.int8)
    for corner in range(CORNERS):
        for pawn in range(PAWNS):
            progress = pawns[corner, pawn]
            if START <= progress <= LOOP:
                standing[corner % 2, square_of(corner, progress)] += 1
    found, on_start = 0, NONE
    for pawn in range(PAWNS):
        start = own[pawn]
        end = START if start == BASE else start + die
        able = (start != BASE or die == SIX) and end <= LAST_GOAL and (end <= LOOP or not _stands_at(own, end))
        for other in range(pawn):
            able = able and own[other] != start
        if able:
            for progress in range(start + 1, min(end, LOOP) + 1):
                square = square_of(owner, progress)
                if standing[0, square] > 1 or standing[1, square] > 1:
                    able = False
                    break
        legal[pawn] = able
        found += able
        if able and start == START:
            on_start = pawn
    if has_base and die != SIX and on_start != NONE and standing[0, entry] < 2 and standing[1, entry] < 2:
        legal[:] = False
        legal[on_start] = True
        return 1
    return found


@compiled
def move(table: Table, pawns: Ints, owner: int, die: int, pawn: int, legal: Bools) -> None:
    """Moves the pawn; a missed capture is claimed (P7)."""
    own = pawns[owner]
    start = own[pawn]
    end = START if start == BASE else start + die
    lost = NONE
    if table.claims and _hits(table.pairs, pawns, owner, end) == 0:
        for other in range(PAWNS):
            if (
                other != pawn
                and legal[other]
                and own[other] != BASE
                and (lost == NONE or own[other] > own[lost])
                and _hits(table.pairs, pawns, owner, own[other] + die)
            ):
                lost = other
    _capture(table.pairs, pawns, owner, end)
    own[pawn] = end
    if lost != NONE:
        own[lost] = BASE


@compiled
def following(table: Table, pawns: Ints, turn: int) -> int:
    for _ in range(CORNERS):
        turn = (turn + 1) % CORNERS
        if not is_home(pawns, turn) or (table.help and not is_home(pawns, (turn + 2) % CORNERS)):
            break
    return turn


@compiled
def step(table: Table, pawns: Ints, turn: int, tries: int, die: int, pawn: int) -> tuple[int, int]:
    """Moves that pawn (or `ANY`) by the number if one can move; returns who rolls next, after how many tries."""
    legal = np.zeros(PAWNS, dtype=np.bool_)
    owner = owner_moved(table, pawns, turn)
    able = prepared(table, pawns, owner, die, legal)
    if able:
        if pawn == ANY:
            skipped = np.random.randint(able) if able > 1 else 0
            for other in range(PAWNS):
                if legal[other]:
                    pawn = other
                    if skipped == 0:
                        break
                    skipped -= 1
        move(table, pawns, owner, die, pawn, legal)
        if die == SIX and not is_home(pawns, owner):
            return turn, 0
        return following(table, pawns, turn), 0
    if die == SIX:
        return turn, 0
    if tries_again(table, pawns, owner, tries):
        return turn, tries + 1
    return following(table, pawns, turn), 0


@compiled
def tries_again(table: Table, pawns: Ints, owner: int, tries: int) -> bool:
    """Whether another roll is due after one more than that many tries in vain (M11, P6)."""
    waits, has_base = True, False
    for pawn in range(PAWNS):
        progress = pawns[owner, pawn]
        waits = waits and not START <= progress <= LOOP
        has_base = has_base or progress == BASE
    return table.three_tries and waits and has_base and tries + 1 < THREE_TRIES


@compiled
def is_over(table: Table, pawns: Ints, home_before: int) -> bool:
    home = 0
    for corner in range(CORNERS):
        home += is_home(pawns, corner)
    if not table.pairs:
        return home > home_before
    if home < 2:
        return False
    return (is_home(pawns, 0) and is_home(pawns, 2)) or (is_home(pawns, 1) and is_home(pawns, 3))


@compiled
def wins(
    table: Table, before: Ints, turn: int, tries: int, die: int, pawn: int, side: int, home_before: int, count: int
) -> int:
    """How many of that many games the corner's side wins at random.

    They begin with a number that waits for that pawn's move, or none (0). ``home_before`` seats have been home before.
    """
    won = 0
    for _ in range(count):
        pawns = before.copy()
        roller, vain, number, moved = turn, tries, die, pawn
        while not is_over(table, pawns, home_before):
            roller, vain = step(table, pawns, roller, vain, number or np.random.randint(SIX) + 1, moved)
            number, moved = 0, ANY
        won += is_home(pawns, side) and (not table.pairs or is_home(pawns, (side + 2) % CORNERS))
    return won
