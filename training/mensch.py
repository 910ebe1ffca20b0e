"""``python -m training.mensch two``: chances in Mensch that agree with themselves.

``end`` are all positions in which both of two seats have three pawns home, exactly; ``two`` are the others. ``end``
comes first, since the others build on it. ``three`` and ``four`` are those of more seats, ``pairs`` those of Einigkeit.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from engine.mensch.board import FIRST_GOAL, LAST_GOAL, LOOP, PAWNS
from engine.mensch.players.sights import CORNERS, ROWS, Chases, Rules, chases
from engine.mensch.players.values import KINDS, PAIRS, SCALE, WHOLE, Kind
from engine.number_tables import number_table, whole_numbers
from host.number_tables import provide_number_tables
from training.mensch_play import Lanes, Mind, begin, look, play
from training.mensch_rules import ABSENT, Board
from training.network import BATCH, Floats, compiled, fit, learning_rate, network
from training.tables import packed, write

END = "mensch/end"
TRIES = ("one_try", "three_tries")

SURE = 1e-6
"""Values are exact once none changes by more than that in a sweep."""

MOST_ROWS = 128

LANES, STEPS = (192, 64), 64
"""Matches that are played at once, by whether there are three tries, or whether partners help; steps between fits."""

TIMES = 3
"""Fits to each position."""

FASTEST, SLOWEST, FAST = 0.003, 0.00005, 0.4
"""The rate of learning, in the first part of the time, and at the end."""

TRACE, TRACED = 0.9, 0.4
"""Lambda at the beginning. After that part of the time, how matches went on does not count any more."""


def end_boards() -> Board:
    """In the order of `place_in_end`."""
    goals = np.arange(FIRST_GOAL, LAST_GOAL + 1)
    own = [[last, *np.delete(goals, free)] for free in range(PAWNS) for last in range(LOOP + 1)]
    boards = np.full((len(own) ** 2, CORNERS, PAWNS), ABSENT)
    boards[:, 0], boards[:, 2] = np.repeat(own, len(own), 0), np.tile(own, (len(own), 1))
    return boards


@compiled
def sweep(boards: Board, rules: Rules, mind: Mind, found: Floats) -> float:
    """Judge each position by those that follow. Return the greatest change."""
    target, change = np.empty(CORNERS, np.float32), 0.0
    for place in range(len(boards)):
        look(boards[place], rules, mind, 0.0, target)
        change = max(change, abs(target[0] - found[place]))
        found[place] = target[0]
    return change


def end_table() -> Floats:
    boards = end_boards()
    end = np.full((len(TRIES), len(boards)), 0.5, np.float32)
    exact = mind(KINDS[2], np.zeros((2, 1), np.float32), end)
    for option, found in enumerate(end):
        while sweep(boards, Rules(False, bool(option)), exact, found) > SURE:
            pass
    return end


def mind(kind: Kind, weights: Floats, end: Floats | None = None) -> Mind:
    """One that reads those weights, and the table of ends unless there is another ``end``."""
    if end is None:
        end = np.array([whole_numbers(number_table(END)[name]) for name in TRIES], np.float32) / np.float32(WHOLE)
    found: Any = map(np.array, chases())
    return Mind(weights, Chases(*found), end, np.array(kind.outputs))


def lanes(count: int, seats: int) -> Lanes:
    found = Lanes(np.empty((count, CORNERS, PAWNS), np.int64), np.empty(count, np.float32))
    for lane in range(count):
        begin(found, lane, seats)
    return found


def trained(kind: Kind, seats: int, positions: int, units: int, randomness: np.random.Generator) -> Floats:
    fitted = network(ROWS, units, len(kind.outputs), randomness)
    reading, plays, size = mind(kind, fitted[1]), [lanes(count, seats) for count in LANES], sum(LANES) * STEPS
    rows = np.empty((sum(LANES), STEPS, MOST_ROWS), np.int16)
    targets = np.empty((sum(LANES), STEPS, CORNERS), np.float32)
    for part, seen in enumerate(range(0, positions, size)):
        spent = seen / positions
        for option, here in enumerate((slice(LANES[0]), slice(LANES[0], None))):
            rules = Rules(True, True, bool(option), True) if kind is PAIRS else Rules(False, bool(option))
            trace = TRACE * max(0.0, 1 - spent / TRACED)
            play(plays[option], seats, rules, reading, trace, rows[here], targets[here])
        rate = learning_rate(spent, FASTEST, SLOWEST, FAST)
        learned = rows.reshape(size, -1), targets.reshape(size, -1)[:, kind.outputs]
        for time in range(TIMES):
            steps = (part * TIMES + time) * (size // BATCH)
            missed = fit(fitted, *learned, randomness.permutation(size), rate, steps)
        if part % 10 == 0:
            print(f"{seen:,} positions, missed {100 * missed**0.5:.2f}", flush=True)
    # Nothing is to be kept of rows that no position adds up.
    weights: Floats = reading.weights * fitted[-1].any(1, keepdims=True)
    return weights


@compiled
def seed(number: int) -> None:
    np.random.seed(number)


def main() -> None:
    parser = argparse.ArgumentParser("python -m training.mensch", description=__doc__)
    tables = {kind.table.partition("/")[2]: (kind, seats) for seats, kind in (*KINDS.items(), (CORNERS, PAIRS))}
    parser.add_argument("table", choices=["end", *tables])
    parser.add_argument("--positions", type=int, default=10_000_000)
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.table == "end":
        found = {name: packed(WHOLE * end, "u2") for name, end in zip(TRIES, end_table(), strict=True)}
        write(END, "Exact: value iteration over all positions.", found)
        return
    provide_number_tables()
    kind, seats = tables[asked.table]
    seed(asked.seed)
    weights = trained(kind, seats, asked.positions, asked.units, np.random.default_rng(asked.seed))
    method = "A network fitted to agree with itself, in self-play: temporal differences, lambda from 0.9 to 0."
    write(kind.table, method, {"units": asked.units, "weights": packed(weights * SCALE, "i2")})


if __name__ == "__main__":
    main()
