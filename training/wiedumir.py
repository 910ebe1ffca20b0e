"""Fits what the computers of Wie Du mir … know (`engine/wiedumir/players/weights.py`) to games that they play alone.

Each of several generations plays with the weights of the one before, looking one move ahead and sometimes doing
something at random. From its games two things are fitted, with a hidden layer in common: by the likelihood of the
results who wins, and by least squares how many chips everybody has in the end. ``python -m training.wiedumir`` does it
for 2, for 3 to 5 and for 6 to 8 seats, with limits and without.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

import numpy as np

from engine.wiedumir.board import parse_board
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.players.features import CHIPS, COURSE, WIDTHS
from engine.wiedumir.players.flat_board import NOBODY, Setting
from engine.wiedumir.players.weights import WEIGHTS, Weights
from training.wiedumir_check import check
from training.wiedumir_play import Met, play
from training.wiedumir_tables import KINDS, Network, key_of, table_of

TARGET = Path(__file__).parents[1] / "engine/wiedumir/players/weights.py"

BOARD = Path(__file__).parents[1] / "data/boards/wie-du-mir.txt"

SEATS = {2: (2,), 5: (3, 4, 5), 8: (6, 7, 8)}
"""By the most of them, the numbers of seats that share their weights."""

GAMES = {2: 40_000, 5: 40_000, 8: 20_000}
"""How many games a generation plays in each group: those with more seats have more positions."""

CELLS = 24

AT_RANDOM = 0.06
"""How often something is done at random, so that all kinds of positions are met."""

OTHER_BOARDS = 0.15
"""How many of the games are played on squares in another order, so that these are not learned by heart."""

AMONG_NORMAL = 0.4
"""How many of the games one seat plays against the level below: among more than two it matters how the others play."""

WITHOUT_MEASURE = 0.15
"""How many of the games are played by W16."""

TRUST = 0.8
"""How much of a position's target is what became of it later; the rest is what is thought of the next one. The first
generation's thoughts are not trusted."""

EPOCHS, BATCH, RATE = 4, 1024, 0.003


class Played(NamedTuple):
    """A game, and the setting whose tables its numbers are of."""

    setting: Setting
    met: Met


def played(network: Network, seats: int, trust: float, number: int, *, no_limits: bool) -> Played:
    """One game of that many seats from that seed."""
    randomness = random.Random(f"training|{seats}|{no_limits}|{number}")
    values = (0, *parse_board(BOARD.read_text()).values, 0)
    if randomness.random() < OTHER_BOARDS:
        squares = list(values[1:-1])
        randomness.shuffle(squares)
        values = (0, *squares, 0)
    setting = Setting(seats, 2 if seats <= 5 else 1, values, no_limits, randomness.random() < WITHOUT_MEASURE)
    learner = randomness.randrange(seats) if randomness.random() < AMONG_NORMAL else NOBODY
    weighed = network.weighed(setting)
    return Played(setting, play(setting, weighed, learner, AT_RANDOM, trust, randomness.randrange(2**32)))


class Arrays(NamedTuple):
    """``tables[kind]`` are rows of features, ``places[position, seat, kind]`` which of them describe a seat.

    ``seats`` that are not there have weight 0.
    """

    tables: list[np.ndarray]
    places: np.ndarray
    there: np.ndarray
    won: np.ndarray
    chips: np.ndarray

    def inputs(self, positions: np.ndarray) -> np.ndarray:
        """``[position, seat, feature]``."""
        return np.concatenate([table[self.places[positions, :, kind]] for kind, table in enumerate(self.tables)], 2)


def arrays_of(games: Sequence[Played], most: int) -> Arrays:
    """Of all their positions, in their order."""
    tables: list[list[np.ndarray]] = [[] for _ in range(KINDS)]
    begins: list[dict[Setting, int]] = [{} for _ in range(KINDS)]
    counts = [0] * KINDS
    places, there, won, chips = [], [], [], []
    for setting, met in games:
        for kind in range(KINDS):
            key = key_of(setting, kind)
            if key not in begins[kind]:
                table = table_of(setting, kind)
                tables[kind].append(table)
                begins[kind][key] = counts[kind]
                counts[kind] += len(table)
        offsets = [begins[kind][key_of(setting, kind)] for kind in range(KINDS)]
        count = len(met.course)
        own = np.zeros((count, most, KINDS), dtype=np.int32)
        own[:, : setting.seats, :COURSE] = met.rows
        own[:, : setting.seats, COURSE] = met.course[:, None]
        own[:, : setting.seats] += np.array(offsets, dtype=np.int32)
        places.append(own)
        there.append(np.broadcast_to(np.arange(most) < setting.seats, (count, most)))
        won.append(_padded(met.target, most))
        chips.append(np.broadcast_to(_padded(met.chips[None] / 10, most), (count, most)))
    return Arrays(
        [np.concatenate(table) for table in tables],
        *(np.concatenate(part) for part in (places, there, won, chips)),
    )


def _padded(columns: np.ndarray, most: int) -> np.ndarray:
    found = np.zeros((len(columns), most), dtype=np.float32)
    found[:, : columns.shape[1]] = columns
    return found


CHIPS_COUNT = 0.15
"""How much the error in final chips counts beside the likelihood of the results."""


def fit(
    found: Arrays, start: tuple[np.ndarray, np.ndarray, np.ndarray] | None, randomness: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The rows of cells, and what they count for the win and for chips: Adam, its rate falling to nothing."""
    width = sum(table.shape[1] for table in found.tables)
    if start is None:
        start = (
            randomness.normal(0, width**-0.5, (width, CELLS)).astype(np.float32),
            randomness.normal(0, CELLS**-0.5, CELLS).astype(np.float32),
            randomness.normal(0, CELLS**-0.5, CELLS).astype(np.float32),
        )
    parameters = [part.copy() for part in start]
    first, second = [np.zeros_like(part) for part in parameters], [np.zeros_like(part) for part in parameters]
    count = len(found.won)
    held = count // 20
    steps, step = EPOCHS * ((count - held) // BATCH), 0
    for _ in range(EPOCHS):
        order = held + randomness.permutation(count - held)
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            places = order[begin : begin + BATCH]
            gradients = _gradients(parameters, found, places)
            step += 1
            rate = RATE * (1 - step / (steps + 1))
            for part, gradient, mean, square in zip(parameters, gradients, first, second, strict=True):
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient**2 - square)
                part -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    said, chips, _ = _forward(parameters, found.inputs(np.arange(held)), found, np.arange(held))
    loss = -(found.won[:held] * np.log(said + 1e-9)).sum(axis=1).mean()
    there = found.there[:held]
    entropy = -(found.won[:held] * np.log(np.where(there, 1 / there.sum(axis=1, keepdims=True), 1))).sum(axis=1).mean()
    off = 10 * math.sqrt(float((((chips - found.chips[:held]) ** 2)[there]).mean()))
    print(f"  {count:,} positions, loss {loss:.4f} of {entropy:.4f}, chips off by {off:.2f}", flush=True)
    return parameters[0], parameters[1], parameters[2]


def _forward(
    parameters: Sequence[np.ndarray], inputs: np.ndarray, found: Arrays, places: np.ndarray
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    cells, worth, chips = parameters
    hidden = np.maximum(0, inputs @ cells)
    worths = np.where(found.there[places], hidden @ worth, -1e9)
    weights = np.exp(worths - worths.max(axis=1, keepdims=True))
    return weights / weights.sum(axis=1, keepdims=True), hidden @ chips, hidden


def _gradients(parameters: Sequence[np.ndarray], found: Arrays, places: np.ndarray) -> list[np.ndarray]:
    cells, worth, chips = parameters
    inputs = found.inputs(places)
    said, expected, hidden = _forward(parameters, inputs, found, places)
    there = found.there[places]
    wrong = (said - found.won[places]) / len(places)
    off = np.where(there, expected - found.chips[places], 0) * (CHIPS_COUNT * 2 / len(places))
    back = (wrong[:, :, None] * worth + off[:, :, None] * chips) * (hidden > 0)
    return [
        np.tensordot(inputs, back, axes=((0, 1), (0, 1))) + 1e-5 * cells,
        np.tensordot(wrong, hidden, axes=((0, 1), (0, 1))),
        np.tensordot(off, hidden, axes=((0, 1), (0, 1))),
    ]


def write(weights: Mapping[tuple[int, bool], Weights]) -> None:
    lines = [
        '"""What `training.wiedumir` has learned of who wins. Made by it; not to be changed by hand."""',
        "# ruff: noqa: E501",
        "",
        "from __future__ import annotations",
        "",
        "from collections.abc import Mapping",
        "from typing import NamedTuple",
        "",
        "",
        "class Weights(NamedTuple):",
        '    """In thousandths. ``cells``: a row for each feature (`features.row_of`), what it adds to each cell.',
        "",
        "    ``worth`` and ``chips`` are what each cell counts for the win, and for a seat's final chips in tens.",
        '    """',
        "",
        "    cells: tuple[tuple[int, ...], ...]",
        "    worth: tuple[int, ...]",
        "    chips: tuple[int, ...]",
        "",
        "",
        "# fmt: off",
        "WEIGHTS: Mapping[tuple[int, bool], Weights] = {",
        "    # By the most seats that they are for, and whether there are no limits (W14).",
    ]
    for key, (cells, worth, chips) in weights.items():
        lines.append(f"    {key}: Weights(")
        lines.append("        cells=(")
        lines += [f"            ({', '.join(map(str, row))})," for row in cells]
        lines.append("        ),")
        lines.append(f"        worth=({', '.join(map(str, worth))}),")
        lines.append(f"        chips=({', '.join(map(str, chips))}),")
        lines.append("    ),")
    lines += ["}", "# fmt: on", ""]
    TARGET.write_text("\n".join(lines))


def in_thousandths(parts: Sequence[np.ndarray]) -> Weights:
    cells, worth, chips = ((1000 * part).round().astype(int).tolist() for part in parts)
    return Weights(tuple(map(tuple, cells)), tuple(worth), tuple(chips))


def from_thousandths(weights: Weights) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    cells, worth, chips = (np.array(part, dtype=np.float32) / 1000 for part in weights)
    return cells, worth, chips


def first_guess(*, no_limits: bool) -> Weights:
    """What the first generation plays with: chips are good, for oneself."""
    widths = WIDTHS[no_limits]
    cells = [[0] * CELLS for _ in range(sum(widths))]
    for had in range(LIMIT + 1):
        cells[sum(widths[:CHIPS]) + had][0] = 100 * had
    return Weights(tuple(map(tuple, cells)), (3000, *[0] * (CELLS - 1)), (1000, *[0] * (CELLS - 1)))


def learned(kind: tuple[int, bool], generations: range, games: int) -> Iterator[Weights]:
    """The weights after each generation.

    Each is fitted to its own games and those of the one before, but the first one's players know nothing yet.
    """
    most, no_limits = kind
    fitted, sizes = WEIGHTS[kind] if generations.start else first_guess(no_limits=no_limits), SEATS[most]
    before: list[Played] = []
    for generation in generations:
        began = perf_counter()
        trust = TRUST if generation else 1.0
        network = Network(*from_thousandths(fitted)[:2])
        met = [
            played(network, sizes[number % len(sizes)], trust, number, no_limits=no_limits)
            for number in range(generation * games, (generation + 1) * games)
        ]
        print(f"generation {generation}, up to {most} seats, {'without' if no_limits else 'with'} limits", flush=True)
        start = from_thousandths(fitted) if generation else None
        # What is held back of the newer games is not among those that the former weights were fitted to.
        fitted = in_thousandths(fit(arrays_of(met + before, most), start, np.random.default_rng(generation)))
        before = met if generation else []
        print(f"  {perf_counter() - began:.0f} s", flush=True)
        yield fitted


def main() -> None:
    parser = argparse.ArgumentParser(
        "python -m training.wiedumir", description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter
    )
    parser.add_argument("--generations", type=int, default=4, help="how many to train")
    parser.add_argument("--scale", type=float, default=1, help="games per generation, in times the usual number")
    parser.add_argument(
        "--first",
        type=int,
        default=0,
        help="number of the first generation; any but 0 goes on from the weights there are",
    )
    parser.add_argument(
        "--groups",
        type=int,
        nargs="+",
        default=list(SEATS),
        help="of numbers of seats that share weights, each by its greatest",
    )
    parser.add_argument("--limits", choices=("with", "without", "both"), default="both", help="of chips (W14)")
    arguments = parser.parse_args()
    check()
    generations = range(arguments.first, arguments.first + arguments.generations)
    weights = dict(WEIGHTS)
    for no_limits in {"with": (False,), "without": (True,), "both": (False, True)}[arguments.limits]:
        for most in arguments.groups:
            kind = most, no_limits
            games = round(GAMES[most] * arguments.scale)
            for fitted in learned(kind, generations, games):
                weights[kind] = fitted
                write(weights)


if __name__ == "__main__":
    main()
