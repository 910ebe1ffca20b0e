"""``python -m training.mensch two``: chances in Mensch that agree with themselves.

``end`` are all positions in which both of two seats have three pawns home, exactly; ``two`` are the others. ``end``
comes first, since ``two`` builds on it. ``three`` and ``four`` are those of more seats, ``pairs`` those of Einigkeit.
"""

from __future__ import annotations

import argparse
import os

# More threads than one gain nothing on batches as small as these.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np

from engine.mensch.board import FIRST_GOAL, LAST_GOAL, LOOP, PAWNS
from engine.mensch.players.traits import CORNERS, Rules
from engine.mensch.players.values import KINDS, PAIRS, SCALE, WHOLE, Kind
from engine.number_tables import number_table, whole_numbers
from host.number_tables import provide_number_tables
from training.mensch_play import Play, Seer, following, judge, look
from training.mensch_rules import ABSENT, Boards, Floats, Whole, is_home
from training.network import LEARNED, Network, shortened
from training.tables import packed, write

END = "mensch/end"
TRIES = {False: "one_try", True: "three_tries"}
HOME = np.arange(FIRST_GOAL, LAST_GOAL + 1, dtype=np.uint8)

SURE = 1e-6
"""Values are exact once none changes by more than that in a sweep."""

UNITS = 64
LANES = {False: 384, True: 128}
"""Boards that are played at once, by whether there are three tries, or whether partners help."""

STEPS, BATCHES = 64, 384
"""Steps until something is learned, and the batches in which it is."""

FASTEST, SLOWEST, FAST = 0.003, 0.00005, 0.4
"""The rate of learning, in the first part of the time, and at the end."""

TRACE, TRACED = 0.97, 0.4
"""Lambda at the beginning. After that part of the time, how matches went on does not count any more."""


def end_boards() -> Boards:
    """In the order of `place_in_end`."""
    own = [[last, *np.delete(HOME, free)] for free in range(PAWNS) for last in range(LOOP + 1)]
    seats = np.array(own, np.uint8)
    boards = np.full((len(seats) ** 2, CORNERS, PAWNS), ABSENT, np.uint8)
    boards[:, 0], boards[:, 2] = np.repeat(seats, len(seats), 0), np.tile(seats, (len(seats), 1))
    return boards


def end_places(boards: Boards) -> Whole:
    """`place_in_end` of each board."""
    two = boards[:, ::2]
    last = two.min(2).astype(np.int64)
    free = HOME.sum(dtype=np.int64) - FIRST_GOAL - (two.sum(2, dtype=np.int64) - last)
    seats = free * (LOOP + 1) + last
    places: Whole = seats[:, 0] * PAWNS * (LOOP + 1) + seats[:, 1]
    return places


def end_table(three_tries: bool) -> Floats:
    boards, rules = end_boards(), Rules(False, three_tries)
    ahead = look(boards, rules)
    # Who has won rolls no more, and what is read there does not count.
    places = np.minimum(end_places(following(ahead)), len(boards) - 1)
    chances, change = np.full(len(boards), 0.5, np.float32), 1.0
    while change > SURE:
        found = judge(ahead, of_two(chances[places]), rules).targets[:, 0]
        change, chances = abs(found - chances).max(), found
    return chances


def of_two(chances: Floats) -> Floats:
    """By board and place, of the two seats opposite each other."""
    none = np.zeros_like(chances)
    return np.stack((chances, none, 1 - chances, none), 1)


class Values:
    """Answers of the network, or of two seats at the end of the table."""

    def __init__(self, network: Network, seer: Seer, kind: Kind) -> None:
        self._network, self._seer, self._kind = network, seer, kind
        self._end: dict[bool, Floats] = {
            tries: (np.array(whole_numbers(number_table(END)[name])) / WHOLE).astype(np.float32)
            for tries, name in TRIES.items()
        }

    def __call__(self, boards: Boards, rules: Rules) -> Floats:
        found = np.zeros((len(boards), CORNERS), np.float32)
        found[:, self._kind.outputs] = self._network.chances(self._seer.rows(boards, rules))
        if rules.pairs:
            found[:, 2:] = found[:, :2]
            return found
        found[boards.min(2) == ABSENT] = 0
        found /= found.sum(1, keepdims=True)
        home = (boards[:, ::2] >= FIRST_GOAL).sum(2)
        late = np.flatnonzero((home.min(1) >= PAWNS - 1) & (boards[:, 1::2] == ABSENT).all((1, 2)))
        late = late[~is_home(boards[late, 0]) & ~is_home(boards[late, 2])]
        found[late] = of_two(self._end[rules.three_tries][end_places(boards[late])])
        return found


def trained(kind: Kind, seats: int, positions: int, seed: int) -> Network:
    randomness, seer = np.random.default_rng(seed), Seer(kind)
    network = Network(seer.nothing, UNITS, len(kind.outputs), randomness)
    values = Values(network, seer, kind)
    rules = [Rules(True, True, option, True) if kind.pairs else Rules(False, option) for option in LANES]
    plays = [Play(each, seats, lanes, values, randomness) for each, lanes in zip(rules, LANES.values(), strict=True)]
    for part, seen in enumerate(range(0, positions, sum(LANES.values()) * STEPS)):
        spent, learned = seen / positions, []
        for play in plays:
            boards, targets = play.steps(STEPS, TRACE * max(0.0, 1 - spent / TRACED))
            learned.append((seer.rows(boards, play.rules), targets[:, kind.outputs]))
        rate = FASTEST * (SLOWEST / FASTEST) ** max(0.0, (spent - FAST) / (1 - FAST))
        missed = 0.0
        for number in range(BATCHES):
            # Of four batches, one with the option.
            rows, targets = learned[number % 4 == 3]
            batch = randomness.integers(0, len(rows), LEARNED)
            missed += network.fit(shortened(rows[batch], seer.nothing), targets[batch], rate) / BATCHES
        if part % 10 == 0:
            print(f"{seen:,} positions, missed {100 * missed**0.5:.2f}", flush=True)
    return network


def weights(network: Network) -> Floats:
    """As `values` reads them: the rows, then a row for each output."""
    rows, outputs = network.weights
    return np.concatenate((rows[:-1], outputs.T)) * np.float32(SCALE)


def main() -> None:
    parser = argparse.ArgumentParser("python -m training.mensch", description=__doc__)
    tables = {kind.table.partition("/")[2]: (kind, seats) for seats, kind in (*KINDS.items(), (CORNERS, PAIRS))}
    parser.add_argument("table", choices=["end", *tables])
    parser.add_argument("--positions", type=int, default=2_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    if asked.table == "end":
        method = "Exact: value iteration over all positions."
        write(END, method, {name: packed(WHOLE * end_table(tries), "u2") for tries, name in TRIES.items()})
        return
    provide_number_tables()
    kind, seats = tables[asked.table]
    network = trained(kind, seats, asked.positions, asked.seed)
    method = "A network fitted to agree with itself, in self-play: temporal differences, lambda from 0.97 to 0."
    write(kind.table, method, {"units": UNITS, "weights": packed(weights(network), "i2")})


if __name__ == "__main__":
    main()
