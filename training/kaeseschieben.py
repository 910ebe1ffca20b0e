"""``python -m training.kaeseschieben``: chances of two seats in Käseschieben that agree with themselves.

A position before a roll is worth the mean, over all rolls, of the best end for its mover. Computers play each other by
what was learned before, beginners at first. Of positions with few cheeses, others like them are learned, too. The
outputs of some networks that know nothing of each other are averaged: each errs elsewhere.
"""

from __future__ import annotations

import argparse
import os
import random
from array import array
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple

# More threads than one gain nothing on batches as small as these.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from engine.fair_dice import FairDice
from engine.game import EASY, NORMAL
from engine.kaeseschieben.board import Square
from engine.kaeseschieben.players import last_cheese
from engine.kaeseschieben.players import two_seats as two
from engine.kaeseschieben.players.holdings import holdings
from engine.kaeseschieben.players.search import REPLIES
from engine.kaeseschieben.rules import KAESESCHIEBEN as GAME
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.steps import Grid, cheeses_on, lay_out, place_of
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Falls, reach
from engine.number_tables import provide
from host.number_tables import provide_number_tables
from training.tables import packed, write

UNITS, NETWORKS = 12, 3
"""Hidden units of each network."""

OUTCOMES = (0.6, 0.6, 0.4, 0.3, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05)
"""Parts of who won in what is learned, by generation."""

RECENT = 3
"""Generations whose ends count."""

GENERATIONS, SWEEPS, PASSES, BATCH, READ = len(OUTCOMES), 8, 3, 256, 4096
FASTEST, SLOWEST, DECAY = 0.003, 0.0002, 1e-4

CLOSE = 0.06
"""Ends that seem worse than the best by more than this chance are left out until the next generation."""

SEEN, STRAY = 0.6, 0.05
"""Shares of the positions of a match that are learned, and of the moves that are made as beginners do."""

FEW, NEAR = 4, 3
"""Cheeses with which mice are also put up to that many squares elsewhere."""

MOST_ROWS, MOST_LEADS = 67, 45
LIKELY = np.array([*REPLIES.values()])

Floats = NDArray[np.float32]


class Positions(NamedTuple):
    """Positions before a roll: numbers of rows, with the parts of a point by which they count, and what is at stake."""

    rows: NDArray[np.int16]
    parts: NDArray[np.int16]
    least: Floats
    leads: NDArray[np.int32]
    likely: Floats

    def of(self, places: Any) -> Positions:
        return Positions(*(column[places] for column in self))

    def inputs(self) -> Floats:
        """By position, the weight of each row."""
        places = (two.ROWS + 1) * np.arange(len(self.rows))[:, None] + self.rows
        counted = np.bincount(places.ravel(), self.parts.ravel() / two.PART, (two.ROWS + 1) * len(self.rows))
        return counted.reshape(len(self.rows), -1)[:, :-1].astype(np.float32)


class Memory:
    """Positions before a roll, each followed by all to which its mover can come, as the other seat's."""

    def __init__(self) -> None:
        self._columns: list[array[Any]] = [array(kind) for kind in "hhfif"]
        self._rolls, self._starts = array("b"), array("i")

    def add(self, state: KaeseschiebenState, viewer: int | None) -> None:
        mover, mice = state.turn, [place_of(square) for square in state.mice]
        estimate = two.TwoSeats(*holdings(GAME.view(state, viewer)))
        self._starts.append(len(self._rolls))
        self._extend(estimate, lay_out(state.cheeses), 0, mover, mice[mover], {mice[1 - mover]: 0})
        layers = reach(lay_out(state.cheeses, [state.mice[1 - mover]]), mice[mover], max(REPLIES))
        ends: dict[tuple[Grid, Falls], dict[int, int]] = {}
        for number, steps in enumerate(REPLIES):
            for left, places in layers[steps].items():
                rolls = ends.setdefault(left, {})
                rolls.update({place: rolls.get(place, 0) | 1 << number for place in places})
        for (grid, falls), rolls in ends.items():
            self._extend(estimate, grid, falls, 1 - mover, mice[1 - mover], rolls)

    def _extend(
        self, estimate: two.TwoSeats, grid: Grid, falls: Falls, seat: int, mouse: int, rolls: Mapping[int, int]
    ) -> None:
        """``rolls`` are by the place of the other mouse."""
        cheeses, seen = cheeses_on(grid), two.seen_by(seat)
        squares, worth = [seen[place] for place, _ in cheeses], [estimate.parts[mark] for _, mark in cheeses]
        rows, firsts = two.rows_of_mice(seen[mouse], len(cheeses)), two.first_pushes(len(cheeses))
        parts = [two.PART] * (len(rows) + 1)
        for each, numbers in zip(worth, two.rows_of_cheeses(squares, seen[mouse]), strict=True):
            rows, parts = rows + numbers, parts + [each] * len(numbers)
        parts += worth * len(firsts)
        unused = MOST_ROWS - len(parts)
        least = 0.0 if cheeses else estimate.of_empty(falls)[seat]
        leads = estimate.leads(falls, seat) if len(cheeses) > 1 else ()
        points, likely = zip(*leads, *[(0, 0.0)] * (MOST_LEADS - len(leads)), strict=True)
        for place, bits in rolls.items():
            last = seen[place]
            if len(cheeses) == 1:
                least = last_cheese.chance_of_next(
                    estimate.stake(cheeses[0][1], falls, seat), squares[0], seen[mouse], last
                )
            pushes = [first + two.cells()[1][square][last] for first in firsts for square in squares]
            # In the order of their parts: one mouse after the other, then what they push.
            own = [*rows[:2], two.row_of_last_mouse(last), *rows[2:], *pushes, *[two.ROWS] * unused]
            new: tuple[Iterable[Any], ...] = own, parts + [0] * unused, [least], points, likely
            for column, more in zip(self._columns, new, strict=True):
                column.extend(more)
            self._rolls.append(bits)

    def arrays(self) -> tuple[Positions, NDArray[Any], NDArray[Any]]:
        """All of them, by which rolls of the former one they are reached, and the numbers of the former ones."""
        found = Positions(*(np.array(column).reshape(len(self._rolls), -1) for column in self._columns))
        return found, np.array(self._rolls)[:, None] >> np.arange(len(LIKELY)) & 1, np.array(self._starts)


class Network:
    """``smooth`` is a moving average of the weights, which errs less than any moment."""

    def __init__(self, randomness: np.random.Generator) -> None:
        rows = randomness.normal(0, 0.1, (two.ROWS, two.OUTPUTS + UNITS))
        rows[:, : two.OUTPUTS] = 0
        rows[two.LEFT :, 1] = 1
        units = randomness.normal(0, 0.02, (two.OUTPUTS, UNITS))
        self._weights, self.smooth, self._means, self._squares = (
            [part * each.astype(np.float32) for each in (rows, units)] for part in (1, 1, 0, 0)
        )
        self._steps, self._decay = 0, np.zeros((two.ROWS, 1), np.float32)
        for first, last in (
            (two.STANDING, two.NEXT_PUSHES),
            (two.NEXT_PUSHES, two.LAST_PUSHES),
            (two.LAST_PUSHES, two.IN_LINE),
        ):
            self._decay[first + (last - first) // two.PHASES : last] = DECAY

    def chances(self, positions: Positions) -> Floats:
        """Of the seat that rolls next."""
        firsts = range(0, len(positions.rows), READ)
        return np.concatenate([_judged(positions.of(slice(first, first + READ)), self.smooth)[0] for first in firsts])

    def fit(self, positions: Positions, targets: Floats, rate: float) -> None:
        chances, slopes, read, active = _judged(positions, self._weights)
        # As for the cross entropy, nearly: else small chances would hardly be learned.
        missed = (chances - targets) / np.maximum(chances * (1 - chances), 0.03) / len(targets)
        outputs = slopes * missed[:, None]
        below = np.concatenate((outputs, (outputs @ self._weights[1]) * (active > 0)), 1)
        self._steps += 1
        for number, gradient in enumerate((read.T @ below + self._decay * self._weights[0], outputs.T @ active)):
            mean, square, weights = self._means[number], self._squares[number], self._weights[number]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            scale = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-6
            weights -= np.float32(rate / (1 - 0.9**self._steps)) * mean / scale
            self.smooth[number] += np.float32(max(0.01, 1 / self._steps)) * (weights - self.smooth[number])


def averaged(networks: Sequence[Network]) -> list[str]:
    """One network with all hidden units, as `two_seats` reads it."""
    rows, units = zip(*(network.smooth for network in networks), strict=True)
    outputs = sum(each[:, : two.OUTPUTS] for each in rows) / len(networks)
    wide = np.concatenate([outputs, *(each[:, two.OUTPUTS :] for each in rows)], 1)
    last = np.concatenate(units, 1) / len(networks)
    return packed(two.SCALE * np.concatenate((wide.ravel(), last.ravel())), "i2")


def _judged(positions: Positions, weights: list[Floats]) -> tuple[Any, ...]:
    """The chances, their slopes by both outputs, the inputs, and the hidden units."""
    read = positions.inputs()
    sums = read @ weights[0]
    active = np.maximum(sums[:, two.OUTPUTS :], 0)
    points, unsure = (sums[:, : two.OUTPUTS] + active @ weights[1].T).T[..., None]
    steepness = np.exp(-np.clip(unsure, two.LEAST_UNSURE, two.MOST_UNSURE))
    ahead = positions.leads + points
    shares = 1 / (1 + np.exp(-steepness * ahead))
    slope = positions.likely * shares * (1 - shares) * steepness
    slopes = np.stack((slope.sum(1), -(slope * ahead).sum(1)), 1)
    return positions.least[:, 0] + (positions.likely * shares).sum(1), slopes, read, active


def play(memory: Memory, level: str, positions: int, dice: random.Random) -> list[float]:
    """Add that many positions, or more. Return of each what its seat won, below 0 where that is not known."""
    results: list[float] = []
    while len(results) < positions:
        state, draws, fair = GAME.new(GAME.spec.default_options(), 2), count(), FairDice(dice.randbytes(32), ())
        movers: list[int | None] = []
        while (outcome := GAME.outcome(state)) is None:
            if request := GAME.pending_chance(state):
                state = GAME.resolve(state, fair.draw(next(draws), request)).state
                continue
            if state.phase is Phase.TO_ROLL and len(state.cheeses) > 1:
                if dice.random() < SEEN:
                    memory.add(state, dice.choice((None, None, 0, 1)))
                    movers.append(state.turn)
                if len(state.cheeses) <= FEW:
                    memory.add(strayed(state, dice), dice.choice((None, None, 0, 1)))
                    movers.append(None)
            view = GAME.view(state, state.turn)
            action = GAME.choose(view, EASY if dice.random() < STRAY else level, dice.randrange)
            state = GAME.apply(state, state.turn, action).state
        results += [-1 if seat is None else (seat in outcome.winners) / len(outcome.winners) for seat in movers]
    return results


def strayed(state: KaeseschiebenState, dice: random.Random) -> KaeseschiebenState:
    mice = list(state.mice)
    for seat, mouse in enumerate(mice):
        near = Square(mouse.column + dice.randint(-NEAR, NEAR), mouse.row + dice.randint(-NEAR, NEAR))
        if near.on_board and near not in state.cheeses and near not in mice:
            mice[seat] = near
    return replace(state, mice=tuple(mice))


def best_of(rolls: NDArray[Any], starts: NDArray[Any], chances: Floats) -> Floats:
    """By position and roll: the mover's chance by its best end."""
    best: Floats = np.maximum.reduceat(rolls * (1 - chances)[:, None], starts)
    return best


def trained(positions: int, seed: int) -> Network:
    dice, randomness, memory = random.Random(seed), np.random.default_rng(seed), Memory()
    network = Network(randomness)
    results: list[float] = []
    new = positions // GENERATIONS
    for generation in range(GENERATIONS):
        results += play(memory, NORMAL if generation else EASY, new, dice)
        won = np.array(results, np.float32)
        # Of matches by former players, the end tells no more.
        counted = OUTCOMES[generation] * (won >= 0) * (np.arange(len(won)) >= len(won) - RECENT * new)
        found, rolls, starts = memory.arrays()
        before = found.of(starts)
        close: NDArray[np.bool_] = np.ones(len(rolls), np.bool_)
        for sweep in range(SWEEPS):
            chances = np.ones(len(rolls), np.float32)
            chances[close] = network.chances(found.of(close))
            best = best_of(rolls, starts, chances)
            if sweep == 0:
                least = np.repeat(best, np.diff(starts, append=len(rolls)), 0) - CLOSE
                close = np.asarray(((rolls > 0) & (1 - chances[:, None] >= least)).any(1))
                close[starts] = True
            expected = best @ LIKELY
            targets = (expected + counted * (won - expected)).astype(np.float32)
            rate = FASTEST * (SLOWEST / FASTEST) ** ((generation + sweep / SWEEPS) / GENERATIONS)
            for _ in range(PASSES):
                order = randomness.permutation(len(starts))
                for first in range(0, len(order) - BATCH + 1, BATCH):
                    batch = order[first : first + BATCH]
                    network.fit(before.of(batch), targets[batch], rate)
        missed = (expected - chances[starts])[-new:]
        print(f"{len(starts):,} positions, missed {100 * np.sqrt((missed**2).mean()):.2f}", flush=True)
        provide({two.TABLE: averaged([network])})
        two.net.cache_clear()
    return network


def main() -> None:
    parser = argparse.ArgumentParser("python -m training.kaeseschieben", description=__doc__)
    parser.add_argument("--positions", type=int, default=64_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    provide_number_tables()
    networks = [trained(asked.positions, asked.seed + number) for number in range(NETWORKS)]
    method = "Networks fitted to agree with themselves in self-play by value iteration, averaged."
    write(two.TABLE, method, averaged(networks))


if __name__ == "__main__":
    main()
