"""Networks of Käseschieben: reading positions as the engine does (`players.network`), and fitting."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from engine.kaeseschieben.players.features import PART, pushes_of_last, rows, stands_of_last
from engine.kaeseschieben.players.network import LEAST_UNSURE, MOST_UNSURE

BATCH = 256

FIXED, LAST, PAIR, MORE = range(4)
"""Kinds of boards: without cheeses, or otherwise sure; with the last cheese, with two, with more."""

LEAST_CHANCE = 0.02
"""Smaller ones are missed as if they were that large."""

Floats = NDArray[np.float32]
Numbers = NDArray[Any]


class Boards(NamedTuple):
    """Boards that walks leave, each with its ends; ``firsts`` say where those of each begin."""

    rows: Numbers
    parts: Numbers
    row_firsts: Numbers
    pushes: Numbers
    push_firsts: Numbers
    kinds: Numbers
    following: Numbers
    heads: Floats
    head_spans: Numbers
    places: Numbers
    rolls: Numbers
    end_firsts: Numbers
    position_firsts: Numbers


class Geometry(NamedTuple):
    """Rows for the last mouse, by the next seat and that mouse's place: of cheeses, by their place, and its own."""

    pushes: Numbers
    stands: Numbers


@cache
def geometry(seats: int) -> Geometry:
    pushes = [[list(row) for row in pushes_of_last(seats, (following - 1) % seats)] for following in range(seats)]
    stands = [list(stands_of_last(seats, following)) for following in range(seats)]
    return Geometry(np.array(pushes, np.int16), np.array(stands, np.int16))


def network(seats: int, units: int, randomness: np.random.Generator) -> list[Floats]:
    """Weights of rows, and of units in outputs; for each their moving average, and the means and squares of slopes."""
    outputs, first = seats + 1, rows(seats)
    wide = randomness.normal(0, 0.1, (first.total, outputs + units))
    wide[:, :outputs] = 0
    wide[first.left :, seats] = 1
    deep = randomness.normal(0, 0.02, (outputs, units))
    return [np.stack([each, each, 0 * each, 0 * each]).astype(np.float32) for each in (wide, deep)]


@njit(fastmath=True)
def _softmax(merits: Floats) -> Floats:
    weights: Floats = np.exp(merits - merits.max())
    weights /= weights.sum()
    return weights


@njit(fastmath=True)
def _takers(head: Floats, outputs: Floats, seats: int) -> Floats:
    """Chances of each seat, and of nobody, to get the last cheese."""
    merits = np.zeros(len(head) // seats, np.float32)
    merits[:seats] = outputs[:seats]
    return _softmax(merits)


@njit(fastmath=True)
def _steepness(outputs: Floats) -> Any:
    return np.exp(-min(max(outputs[-1], np.float32(LEAST_UNSURE)), np.float32(MOST_UNSURE)))


@njit(fastmath=True)
def _head(kind: int, head: Floats, outputs: Floats, seats: int, chances: Floats) -> None:
    """Write the chances of the seats."""
    chances[:] = 0
    if kind == LAST:
        takers = _takers(head, outputs, seats)
        for taker in range(len(takers)):
            chances += takers[taker] * head[taker * seats : (taker + 1) * seats]
        return
    steepness = _steepness(outputs)
    for first in range(0, len(head), seats + 1):
        chances += head[first + seats] * _softmax(steepness * (head[first : first + seats] + outputs[:seats]))


@njit(fastmath=True)
def _slopes(
    kind: int, head: Floats, outputs: Floats, seats: int, chances: Floats, target: Floats, found: Floats
) -> None:
    """Write the slopes of the cross entropy by the outputs."""
    found[:] = 0
    ratios = target / np.maximum(chances, np.float32(LEAST_CHANCE))
    if kind == LAST:
        takers = _takers(head, outputs, seats)
        gains = np.empty_like(takers)
        for taker in range(len(takers)):
            gains[taker] = (ratios * head[taker * seats : (taker + 1) * seats]).sum()
        found[:seats] = (takers * ((takers * gains).sum() - gains))[:seats]
        return
    steepness = _steepness(outputs)
    for first in range(0, len(head), seats + 1):
        points = head[first : first + seats] + outputs[:seats]
        shares = _softmax(steepness * points)
        slopes = head[first + seats] * steepness * shares * ((shares * ratios).sum() - ratios)
        found[:seats] += slopes
        found[seats] -= (slopes * points).sum()


@njit(fastmath=True)
def _read(sums: Floats, deep: Floats, outputs: Floats) -> None:
    count = len(outputs)
    for output in range(count):
        total = sums[output]
        for unit in range(deep.shape[1]):
            total += max(sums[count + unit], np.float32(0)) * deep[output, unit]
        outputs[output] = total


@njit(fastmath=True)
def _add_board(boards: Any, number: int, wide: Floats, sums: Floats) -> None:
    sums[:] = 0
    for place in range(boards.row_firsts[number], boards.row_firsts[number + 1]):
        part, row = np.float32(boards.parts[place] / PART), boards.rows[place]
        for each in range(len(sums)):
            sums[each] += part * wide[row, each]


@njit(fastmath=True)
def _add_mouse(boards: Any, geometry: Any, number: int, mouse: int, wide: Floats, sums: Floats, following: int) -> None:
    row = geometry.stands[following, mouse]
    for each in range(len(sums)):
        sums[each] += wide[row, each]
    for place in range(boards.push_firsts[number], boards.push_firsts[number + 1]):
        part = np.float32(boards.pushes[place, 0] / PART)
        row = geometry.pushes[following, boards.pushes[place, 1], mouse]
        for each in range(len(sums)):
            sums[each] += part * wide[row, each]


@njit(fastmath=True)
def judge(boards: Any, geometry: Any, weights: Any, wanted: NDArray[np.bool_], chances: Floats) -> None:
    """Write the chances of all ends that are ``wanted``, the next seat first."""
    seats = chances.shape[1]
    outputs = np.empty(seats + 1, np.float32)
    for number in range(len(boards.kinds)):
        first, last = boards.end_firsts[number], boards.end_firsts[number + 1]
        if not wanted[first:last].any():
            continue
        kind, following = boards.kinds[number], boards.following[number]
        head = boards.heads[boards.head_spans[number, 0] : boards.head_spans[number, 1]]
        if kind == FIXED:
            chances[first:last] = head
            continue
        wide, deep = weights[2 * (kind - 1)], weights[2 * (kind - 1) + 1]
        base, sums = np.empty(wide.shape[1], np.float32), np.empty(wide.shape[1], np.float32)
        _add_board(boards, number, wide, base)
        for end in range(first, last):
            if wanted[end]:
                sums[:] = base
                _add_mouse(boards, geometry, number, boards.places[end], wide, sums, following)
                _read(sums, deep, outputs)
                _head(kind, head, outputs, seats, chances[end])


@njit(fastmath=True)
def expectations(
    boards: Any, chances: Floats, likely: Floats, wanted: NDArray[np.bool_], close: float, found: Floats
) -> None:
    """Write what is expected of each position by the best end of each roll, and mark the ends near the best ones."""
    seats, rolls = chances.shape[1], len(likely)
    best, ends = np.empty(rolls, np.float32), np.empty(rolls, np.int64)
    for position in range(len(boards.position_firsts) - 1):
        begin, stop = boards.position_firsts[position], boards.position_firsts[position + 1]
        first, last = boards.end_firsts[begin + 1], boards.end_firsts[stop]
        best[:] = -1
        for end in range(first, last):
            if wanted[end]:
                for roll in range(rolls):
                    if boards.rolls[end] >> roll & 1 and chances[end, seats - 1] > best[roll]:
                        best[roll], ends[roll] = chances[end, seats - 1], end
        for seat in range(seats):
            found[position, seat] = 0
            for roll in range(rolls):
                found[position, seat] += likely[roll] * chances[ends[roll], (seat + seats - 1) % seats]
        if close > 0:
            for end in range(first, last):
                wanted[end] = False
                for roll in range(rolls):
                    if boards.rolls[end] >> roll & 1 and chances[end, seats - 1] >= best[roll] - close:
                        wanted[end] = True


@njit(fastmath=True)
def fit(
    boards: Any, geometry: Any, network: Any, kind: int, order: Numbers, targets: Floats, rate: float, steps: int
) -> int:
    """Steps of Adam on the cross entropy, for batches of positions of that kind; ``steps`` were taken before."""
    seats = targets.shape[1]
    wide, deep = network[0], network[1]
    below, above = np.zeros_like(wide[0]), np.zeros_like(deep[0])
    sums, slopes = np.empty(wide.shape[2], np.float32), np.empty(wide.shape[2], np.float32)
    outputs, chances, found = (
        np.empty(seats + 1, np.float32),
        np.empty(seats, np.float32),
        np.empty(seats + 1, np.float32),
    )
    count = 0
    for position in order:
        number = boards.position_firsts[position]
        end, following = boards.end_firsts[number], boards.following[number]
        mouse = boards.places[end]
        head = boards.heads[boards.head_spans[number, 0] : boards.head_spans[number, 1]]
        _add_board(boards, number, wide[0], sums)
        _add_mouse(boards, geometry, number, mouse, wide[0], sums, following)
        _read(sums, deep[0], outputs)
        _head(kind, head, outputs, seats, chances)
        _slopes(kind, head, outputs, seats, chances, targets[position], found)
        slopes[:] = 0
        for output in range(seats + 1):
            slopes[output] = found[output]
            for unit in range(deep.shape[2]):
                value = sums[seats + 1 + unit]
                if value > 0:
                    above[output, unit] += found[output] * value
                    slopes[seats + 1 + unit] += found[output] * deep[0, output, unit]
        for place in range(boards.row_firsts[number], boards.row_firsts[number + 1]):
            part, row = np.float32(boards.parts[place] / PART), boards.rows[place]
            for each in range(len(slopes)):
                below[row, each] += part * slopes[each]
        row = geometry.stands[following, mouse]
        for each in range(len(slopes)):
            below[row, each] += slopes[each]
        for place in range(boards.push_firsts[number], boards.push_firsts[number + 1]):
            part = np.float32(boards.pushes[place, 0] / PART)
            row = geometry.pushes[following, boards.pushes[place, 1], mouse]
            for each in range(len(slopes)):
                below[row, each] += part * slopes[each]
        count += 1
        if count == BATCH:
            count, steps = 0, steps + 1
            _descend(wide, below, rate, steps)
            _descend(deep, above, rate, steps)
    return steps


@njit(fastmath=True)
def _descend(layer: Floats, slopes: Floats, rate: float, steps: int) -> None:
    """A step of Adam."""
    on, slow = np.float32(rate / (1 - 0.9**steps)), np.float32(max(0.01, 1 / steps))
    scale = np.float32(1 / (1 - 0.999**steps))
    for row in range(slopes.shape[0]):
        for column in range(slopes.shape[1]):
            slope = slopes[row, column] / np.float32(BATCH)
            slopes[row, column] = 0
            layer[2, row, column] += np.float32(0.1) * (slope - layer[2, row, column])
            layer[3, row, column] += np.float32(0.001) * (slope * slope - layer[3, row, column])
            layer[0, row, column] -= (
                on * layer[2, row, column] / (np.sqrt(layer[3, row, column] * scale) + np.float32(1e-6))
            )
            layer[1, row, column] += slow * (layer[0, row, column] - layer[1, row, column])
