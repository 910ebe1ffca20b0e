"""Mensch and Einigkeit once more. A test holds what follows a roll against the engine's rules.

A board is seen from the seat that rolls: ``board[place]`` are the progresses of its pawns, ascending, `ABSENT` where
nobody sits.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.mensch import board as path
from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES
from engine.mensch.players import sights
from engine.mensch.players.sights import CORNERS, Rules
from training.network import compiled

ABSENT = LAST_GOAL + 1
"""As good as home: nobody rolls there."""

WON, STAYS = -1, -2

Board = NDArray[np.int64]
Whole = NDArray[np.int64]

_PARTNER = CORNERS // 2

progress_at, target = compiled(path.progress_at), compiled(path.target)
ahead, square_of = compiled(sights.ahead), compiled(sights.square_of)
walls: Any = compiled(sights.walls)


class Moves(NamedTuple):
    """By number of the die and pawn: what is there after the move, as the seat sees it that rolls then.

    ``passes`` tells how many places on it sits, or that the mover has `WON` or cannot move (`STAYS`). ``appeal`` is
    what beginners see in it.
    """

    ends: Board
    passes: Whole
    appeal: Whole


@compiled
def moves(board: Board, rules: Rules) -> Moves:
    found = Moves(
        np.empty((SIX, PAWNS, CORNERS, PAWNS), np.int64), np.full((SIX, PAWNS), STAYS), np.empty((SIX, PAWNS), np.int64)
    )
    owner, walled, (now, after, other) = owner_of(board, rules), 0, np.empty((3, CORNERS, PAWNS), np.int64)
    own = board[owner]
    turn(board, 0, now)
    for die in range(1, SIX + 1):
        if rules.pairs:
            if die == SIX and own[0] == BASE and walls(board, 1) >> square_of(owner, START) & 1:
                # P4: before the six is used.
                _send_back(now, owner, START, rules)
            walled = walls(now, 0) | walls(now, 1)
        able = _able(own, owner, die, walled, rules.pairs)
        for pawn in range(PAWNS):
            if not able >> pawn & 1:
                continue
            start, end = own[pawn], target(own[pawn], die)
            turn(now, 0, after)
            _put(after[owner], start, end)
            prey = _send_back(after, owner, end, rules)
            for rank in range(PAWNS if rules.claims and not prey else 0):
                # P7: of the pawns that could have captured, the one that has come farthest.
                missed = own[PAWNS - 1 - rank]
                turn(now, 0, other)
                if able >> PAWNS - 1 - rank & 1 and missed and _send_back(other, owner, target(missed, die), rules):
                    _put(after[owner], missed, BASE)
                    break
            done = is_home(after[owner])
            passed = 0 if die == SIX and not done else passes(after, rules)
            turn(after, passed, found.ends[die - 1, pawn])
            won = done and (not rules.pairs or is_home(after[(owner + _PARTNER) % CORNERS]))
            found.passes[die - 1, pawn] = WON if won else passed
            found.appeal[die - 1, pawn] = 200 * prey + 100 * (start <= LOOP < end) + 50 * (start == BASE) + start
    return found


@compiled
def owner_of(board: Board, rules: Rules) -> int:
    """Place of the seat whose pawns are moved: one that is home moves its partner's (P8)."""
    return _PARTNER if rules.help_partner and is_home(board[0]) else 0


@compiled
def is_home(own: Board) -> bool:
    return bool(own[0] >= FIRST_GOAL)


@compiled
def attempts(own: Board, rules: Rules) -> int:
    """Rolls that a seat has for its six (M11)."""
    for progress in own:
        if START <= progress <= LOOP:
            return 1
    return THREE_TRIES if rules.three_tries and own[0] == BASE else 1


@compiled
def passes(board: Board, rules: Rules) -> int:
    """Places from a seat to that on which the next seat rolls (M12, P8)."""
    for place in range(1, CORNERS):
        if not is_home(board[place]) or (rules.help_partner and not is_home(board[place - _PARTNER])):
            return place
    return 0


@compiled
def turn(board: Board, places: int, found: Board) -> None:
    """Turn the board around to another seat's view of it."""
    for place in range(CORNERS):
        for pawn in range(PAWNS):
            found[place, pawn] = board[(place + places) % CORNERS, pawn]


@compiled
def _send_back(board: Board, owner: int, square: int, rules: Rules) -> int:
    """Send opponents' pawns on that square of the owner's way to their base. Return how far they had come."""
    for place in range(CORNERS):
        if place != owner and not (rules.pairs and (place - owner) % 2 == 0):
            come, met = progress_at(place, square_of(owner, square)), False
            for pawn in range(PAWNS):
                if square <= LOOP and board[place, pawn] == come:
                    _put(board[place], come, BASE)
                    met = True
            if met:
                return come
    return 0


@compiled
def _put(own: Board, start: int, end: int) -> None:
    """One of a seat's pawns elsewhere. They stay in order."""
    pawn = 0
    while own[pawn] != start:
        pawn += 1
    while pawn < PAWNS - 1 and own[pawn + 1] < end:
        own[pawn] = own[pawn + 1]
        pawn += 1
    while pawn and own[pawn - 1] > end:
        own[pawn] = own[pawn - 1]
        pawn -= 1
    own[pawn] = end


@compiled
def _able(own: Board, owner: int, die: int, walled: int, pairs: bool) -> int:
    """A bit for each pawn (M6 to M8, M10, P2, P3)."""
    able, forced, entry = 0, -1, walled >> square_of(owner, START) & 1
    if own[0] == BASE and not (pairs and (die == SIX or entry)):
        forced = BASE
        for progress in own:
            forced = START if progress == START else forced
    for pawn in range(PAWNS):
        start, end = own[pawn], target(own[pawn], die)
        if (start == BASE and die < SIX) or end > LAST_GOAL or (pawn and own[pawn - 1] == start):
            continue
        barred = ahead(walled, square_of(owner, start)) & (1 << max(0, min(die, LOOP - start))) - 1
        free = not (barred if start > BASE else entry)
        for other in own:
            free &= other != end or (pairs and end <= LOOP)
        if free and start == forced:
            return 1 << pawn
        able |= free << pawn
    return able
