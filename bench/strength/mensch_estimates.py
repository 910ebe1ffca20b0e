"""How likely each side is to win in Mensch ärgere Dich nicht and Einigkeit macht stark, compiled.

The same numbers as `engine.mensch.players.estimate` and `traits`; ``pawns[place]`` begin with the seat that rolls next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bench.strength.compiling import Bools, Floats, Ints, compiled
from engine.mensch.board import BASE, FIRST_GOAL, LAST_GOAL, LOOP, PAWNS, SIX, START
from engine.mensch.moving import THREE_TRIES
from engine.mensch.players import weights
from engine.mensch.players.traits import (
    CORNERS,
    ENTERING,
    ENTRY,
    QUARTER,
    TEMPOS,
    THREAT,
    THREATS,
    TRAITS,
    WHOLE_WAY,
)

_NO_THREAT = (0.0,) * THREATS
_THREATS = np.array([[[cell or _NO_THREAT for cell in row] for row in part] for part in THREAT])
_ENTRIES = np.array(ENTRY)
_ONE_TRY, _ALL_TRIES = ENTERING[1], ENTERING[THREE_TRIES]
_TEMPO = np.array([0, 0, 0, 2, 5])
_PROGRESSES = LAST_GOAL + 1
_ALONE_TRAITS, _PAIRS_TRAITS, _ALONE_TEMPOS = TRAITS[False], TRAITS[True], TEMPOS[False]


class Net(NamedTuple):
    rows: Floats
    bias: Floats
    outputs: Floats
    sureness: float


def _net(
    rows: Sequence[Sequence[int]], bias: Sequence[Sequence[int]], outputs: Sequence[Sequence[int]], sureness: int
) -> Net:
    return Net(np.array(rows) / 1000, np.array(bias[0]) / 1000, np.array(outputs) / 1000, sureness / 1000)


ALONE = _net(weights.ALONE_ROWS, weights.ALONE_BIAS, weights.ALONE_OUTPUTS, weights.ALONE_SURENESS)
PAIRS = _net(weights.PAIRS_ROWS, weights.PAIRS_BIAS, weights.PAIRS_OUTPUTS, weights.PAIRS_SURENESS)


@compiled
def chances_alone(pawns: Ints, left: Bools, three_tries: bool, net: Net) -> Floats:
    """By place; ``left`` are those that are still to come home."""
    traits = np.zeros((CORNERS, _ALONE_TRAITS))
    _dangers(traits, pawns, left, False, three_tries, np.zeros(LOOP, dtype=np.bool_))
    ways = pawns.sum(axis=1) / WHOLE_WAY
    first, order = _TEMPO[left.sum()], 0
    logits = np.full(CORNERS, -np.inf)
    for place in range(CORNERS):
        if not left[place]:
            continue
        leading, total = 0.0, 0.0
        for other in range(CORNERS):
            if other != place and left[other]:
                leading, total = max(leading, ways[other]), total + ways[other]
        traits[place, _ALONE_TRAITS - 3] = leading
        traits[place, _ALONE_TRAITS - 2] = total - leading
        traits[place, _ALONE_TRAITS - 1] = three_tries
        found = _seat(pawns[place], first + order, _ALONE_TEMPOS, traits[place], net)
        logits[place] = found[0]
        order += 1
    shares: Floats = np.exp(net.sureness * (logits - logits.max()))
    shares /= shares.sum()
    return shares


@compiled
def chance_of_pair(pawns: Ints, three_tries: bool, help_partner: bool, claims: bool, net: Net) -> float:
    """Of the pair of the seat that rolls next."""
    standing = np.zeros((2, LOOP), dtype=np.int8)
    for place in range(CORNERS):
        for pawn in range(PAWNS):
            if BASE < pawns[place, pawn] <= LOOP:
                standing[place % 2, _square(place, pawns[place, pawn])] += 1
    walls = standing > 1
    traits = np.zeros((CORNERS, _PAIRS_TRAITS))
    _dangers(traits, pawns, np.ones(CORNERS, dtype=np.bool_), True, three_tries, walls[0] | walls[1])
    ways = pawns.sum(axis=1) / WHOLE_WAY
    early, more = np.zeros(CORNERS), np.zeros(CORNERS)
    for place in range(CORNERS):
        partner = (place + 2) % CORNERS
        own = traits[place]
        start = 2 * (THREATS + 1) + 2
        own[start] = ways[place - 1] + ways[(place + 1) % CORNERS]
        own[start + 1] = ways[partner]
        own[start + 2] = help_partner
        own[start + 3] = claims
        own[start + 4] = help_partner and pawns[partner].min() >= FIRST_GOAL
        _wall_traits(own[start + 5 :], place, pawns[place], walls[place % 2], walls[1 - place % 2])
        found = _seat(pawns[place], place, CORNERS, own, net)
        early[place], more[place] = found[0], found[1]
    logits = np.zeros(2)
    for side in range(2):
        one, other = early[side], early[side + 2]
        logits[side] = more[side] + more[side + 2] + min(one, other) - np.log1p(np.exp(-abs(one - other)))
    chance: float = 1 / (1 + np.exp(net.sureness * (logits[1] - logits[0])))
    return chance


@compiled
def _square(place: int, progress: int) -> int:
    return (QUARTER * place + progress - START) % LOOP


@compiled
def _seat(own: Ints, tempo: int, tempos: int, traits: Floats, net: Net) -> Floats:
    """What the network makes of one seat."""
    units = len(net.bias)
    values = net.rows[_PROGRESSES + tempo].copy()
    values[:units] += net.bias
    for progress in own:
        values += net.rows[progress]
    for trait in range(len(traits)):
        if traits[trait]:
            values += traits[trait] * net.rows[_PROGRESSES + tempos + trait]
    found: Floats = values[units:].copy()
    for unit in range(units):
        if values[unit] > 0:
            for output in range(len(found)):
                found[output] += values[unit] * net.outputs[output, unit]
    return found


@compiled
def _dangers(traits: Floats, pawns: Ints, left: Bools, pairs: bool, three_tries: bool, walls: Bools) -> None:
    walled = walls.any()
    for hunter in range(CORNERS):
        if not left[hunter]:
            continue
        has_base, waits = False, True
        for pawn in range(PAWNS):
            has_base |= pawns[hunter, pawn] == BASE
            waits &= not BASE < pawns[hunter, pawn] <= LOOP
        entering = _ALL_TRIES if three_tries and waits else _ONE_TRY
        for prey in range(CORNERS):
            ahead = (hunter - prey) % CORNERS
            if ahead == 0 or not left[prey] or (pairs and ahead == 2):
                continue
            first = 0 if hunter < prey else THREATS + 1
            hunt = 2 * (THREATS + 1) + (0 if hunter < prey else 1)
            for one in range(PAWNS):
                progress = pawns[prey, one]
                if not BASE < progress <= LOOP:
                    continue
                for other in range(PAWNS):
                    behind = pawns[hunter, other]
                    if not BASE < behind <= LOOP:
                        continue
                    threat = _THREATS[ahead, behind, progress]
                    if (threat[0] or threat[2] or threat[3]) and not (
                        walled and _is_safe(walls, hunter, behind, prey, progress)
                    ):
                        for kind in range(THREATS):
                            traits[prey, first + kind] += threat[kind]
                        traits[hunter, hunt] += threat[1]
                danger = _ENTRIES[ahead, progress]
                if has_base and danger and not (walled and _is_safe(walls, hunter, START, prey, progress)):
                    traits[prey, first + THREATS] += danger * entering


@compiled
def _is_safe(walls: Bools, hunter: int, behind: int, prey: int, progress: int) -> bool:
    start = _square(hunter, behind)
    for ahead in range(1, (_square(prey, progress) - start) % LOOP + 1):  # noqa: SIM110 - numba compiles no generators
        if walls[(start + ahead) % LOOP]:
            return True
    return False


@compiled
def _wall_traits(found: Floats, place: int, own: Ints, allied: Bools, opposed: Bools) -> None:
    has_base = False
    for progress in own:
        has_base |= progress == BASE
        if not BASE < progress <= LOOP:
            continue
        square = _square(place, progress)
        if allied[square]:
            found[0] += 1
            found[1] += progress / LOOP
        on = min(2 * SIX, LOOP - progress)
        for distance in range(1, on + 1):
            if opposed[(square + distance) % LOOP]:
                found[2 if distance <= SIX else 3] += 1
                break
        for distance in range(1, min(SIX, on) + 1):
            if allied[(square + distance) % LOOP]:
                found[4] += 1
                break
    found[5] = has_base and opposed[QUARTER * place]
    found[6] = has_base and allied[QUARTER * place]
