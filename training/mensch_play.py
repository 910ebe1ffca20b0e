"""Matches of Mensch, and what the positions before a roll are worth by those that follow."""

from typing import NamedTuple

import numpy as np

from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.players import sights
from engine.mensch.players.sights import (
    ALWAYS,
    AWAY,
    CORNERS,
    HELPING,
    HELPS,
    NOTHING,
    ONE_TRY,
    THREE_TRIES,
    Chases,
    Rules,
)
from training.mensch_rules import (
    ABSENT,
    STAYS,
    WON,
    Board,
    Moves,
    Whole,
    attempts,
    is_home,
    moves,
    owner_of,
    passes,
    turn,
    walls,
)
from training.network import Floats, Numbers, compiled, read

BY_LOOKS, AT_RANDOM = -1.0, -2.0
STYLES = np.array([0, 0.01, 0.02, 0.04, 0.04, BY_LOOKS, BY_LOOKS, AT_RANDOM])
"""Players by value waver by that part of a win; others have other ideas, so that all that can happen is seen."""

add_alone, add_between = compiled(sights.add_alone), compiled(sights.add_between)
add_walls = compiled(sights.add_walls)

_GOALS = sum(range(FIRST_GOAL + 1, LAST_GOAL + 1))
_LAST_PAWNS = PAWNS * (LOOP + 1)


class Mind(NamedTuple):
    """The sources of values: ``weights``, and by option the exact ``end`` of two seats with three pawns home each."""

    weights: Floats
    chases: Chases
    end: Floats
    outputs: Whole


class Lanes(NamedTuple):
    """Matches that are played side by side, by ``styles`` of their players."""

    boards: Board
    styles: Floats


@compiled
def rows_of(board: Board, rules: Rules, chases: Chases) -> list[int]:
    """The rows of a position before a roll."""
    rows = [ALWAYS, HELPS] if rules.help_partner else [ALWAYS]
    first, second = (walls(board, 0), walls(board, 1)) if rules.pairs else (0, 0)
    for place in range(CORNERS):
        own = board[place]
        if own[0] == ABSENT:
            continue
        state = AWAY if own[0] > BASE else ONE_TRY
        if rules.help_partner and is_home(own):
            state = HELPING
        elif attempts(own, rules) > 1:
            state = THREE_TRIES
        add_alone(rows, place, own, state)
        if first | second:
            add_walls(rows, place, own, first, second)
        for other in range(place + 1, CORNERS):
            if board[other, 0] < ABSENT and not (rules.pairs and (other - place) % 2 == 0):
                add_between(rows, place, other, own, board[other], first | second, chases)
    return rows


@compiled
def value(board: Board, rules: Rules, mind: Mind, found: Floats) -> None:
    """Write the chances by place of a position before a roll."""
    found[:] = 0
    place = end_place(board)
    if place >= 0 and not rules.pairs:
        found[0] = mind.end[int(rules.three_tries), place]
        found[2] = 1 - found[0]
        return
    units, shares = np.empty(mind.weights.shape[1], np.float32), np.empty(len(mind.outputs), np.float32)
    read(mind.weights, rows_of(board, rules, mind.chases), units, shares)
    for output, place in enumerate(mind.outputs):
        found[place] = shares[output] * (board[place, 0] < ABSENT)
    found /= found.sum()
    if rules.pairs:
        found[2:] = found[:2]


@compiled
def end_place(board: Board) -> int:
    """The engine's `place_in_end`; below 0 of positions that are not there."""
    place = 0
    for seat in range(CORNERS):
        own = board[seat]
        if own[0] < ABSENT if seat % 2 else own[0] >= FIRST_GOAL or own[1] < FIRST_GOAL:
            return -1
        if seat % 2 == 0:
            place = place * _LAST_PAWNS + (_GOALS - own[1] - own[2] - own[3]) * (LOOP + 1) + own[0]
    return place


@compiled
def turned(chances: Floats, places: int, rules: Rules, found: Floats) -> None:
    """Turn a seat's chances into those that the first seat sees, or write the win."""
    for place in range(CORNERS):
        won = place == 0 or (rules.pairs and place == 2)
        found[place] = won if places == WON else chances[(place - places) % CORNERS]


@compiled
def look(board: Board, rules: Rules, mind: Mind, style: float, target: Floats) -> tuple[Moves, Whole]:
    """Write the ``target``: the mean over six numbers of the best that follows, tries in vain included.

    Return the moves, and by number the pawn that is liked best, or `STAYS`.
    """
    found, liked, likes = moves(board, rules), np.full(SIX, STAYS), np.full(SIX, -np.inf)
    best, (chances, after) = np.zeros((SIX, CORNERS), np.float32), np.zeros((2, CORNERS), np.float32)
    for die in range(SIX):
        for pawn in range(PAWNS):
            passed = found.passes[die, pawn]
            if passed == STAYS:
                continue
            if passed != WON:
                value(found.ends[die, pawn], rules, mind, chances)
            turned(chances, passed, rules, after)
            if liked[die] == STAYS or after[0] > best[die, 0]:
                best[die] = after
            liking = after[0]
            if style != 0:
                noise = -np.log(-np.log(np.random.random()))
                looks = (style == BY_LOOKS) * found.appeal[die, pawn] / 10
                liking = liking + style * noise if style > 0 else noise + looks
            if liking > likes[die]:
                likes[die], liked[die] = liking, pawn
    stuck = np.float32((liked[:-1] == STAYS).sum() / SIX)
    after[:] = 0
    if stuck > 0:
        passed, left = passes(board, rules), board.copy()
        turn(board, passed, left)
        value(left, rules, mind, chances)
        turned(chances, passed, rules, after)
    tries = attempts(board[owner_of(board, rules)], rules)
    rolls = 1 + stuck + stuck**2 if tries > 1 else np.float32(1)
    # A six that moves nothing leads back to the same position.
    again = np.float32((liked[-1] == STAYS) / SIX)
    target[:] = (best.sum(0) / np.float32(SIX) * rolls + after * stuck**tries) / (1 - again * rolls)
    return found, liked


@compiled
def begin(lanes: Lanes, lane: int, seats: int) -> None:
    board = lanes.boards[lane]
    board[:] = BASE
    board[:, PAWNS - 1] = START
    # Some begin with a seat that waits for its six.
    board[np.random.randint(CORNERS), PAWNS - 1] *= np.random.randint(4) > 0
    if seats == 2:
        board[1::2] = ABSENT
    elif seats == 3:
        gone = np.random.randint(1, CORNERS)
        board[gone] = ABSENT
        if gone != 2 and np.random.randint(4) == 0:
            # One of three may be home already.
            board[2] = ABSENT
    lanes.styles[lane] = STYLES[np.random.randint(len(STYLES))]


@compiled
def advance(lanes: Lanes, lane: int, seats: int, rules: Rules, ahead: tuple[Moves, Whole]) -> int:
    """Roll, and do what is liked best. Return how many places on the next seat rolls."""
    board, (found, liked) = lanes.boards[lane], ahead
    die, tries = np.random.randint(SIX), attempts(board[owner_of(board, rules)], rules)
    while liked[die] == STAYS and (die == SIX - 1 or tries > 1):
        tries -= die < SIX - 1
        die = np.random.randint(SIX)
    passed = found.passes[die, liked[die]] if liked[die] != STAYS else passes(board, rules)
    if liked[die] == STAYS:
        turn(board.copy(), passed, board)
    elif passed == WON:
        begin(lanes, lane, seats)
    else:
        board[:] = found.ends[die, liked[die]]
    return passed


@compiled
def play(lanes: Lanes, seats: int, rules: Rules, mind: Mind, trace: float, rows: Numbers, targets: Floats) -> None:
    """Go on with each match.

    By lane and step, write the rows of its positions and the ``targets``: with more ``trace``, more by what came later.
    """
    steps, later = rows.shape[1], np.empty(CORNERS, np.float32)
    passed, traces = np.empty(steps, np.int64), np.empty(steps, np.float32)
    for lane in range(len(lanes.boards)):
        board = lanes.boards[lane]
        for step in range(steps):
            # Values are not those of players at random.
            traces[step] = trace if lanes.styles[lane] != AT_RANDOM else 0
            rows[lane, step] = NOTHING
            for number, row in enumerate(rows_of(board, rules, mind.chases)):
                rows[lane, step, number] = row
            ahead = look(board, rules, mind, lanes.styles[lane], targets[lane, step])
            passed[step] = advance(lanes, lane, seats, rules, ahead)
        for step in range(steps - 2, -1, -1):
            turned(targets[lane, step + 1], passed[step], rules, later)
            targets[lane, step] += traces[step] * (later - targets[lane, step])
