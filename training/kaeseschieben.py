"""``python -m training.kaeseschieben --seats 2``: chances in Käseschieben that agree with themselves.

A position before a roll is worth the mean, over all rolls, of the best end for its mover. Computers play each other by
what was learned before, beginners at first. Of positions with few cheeses, others like them are learned, too. The
outputs of some networks are averaged: each errs elsewhere.
"""

from __future__ import annotations

import argparse
import random
from array import array
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np

from engine.fair_dice import FairDice
from engine.game import EASY, NORMAL, Seat
from engine.kaeseschieben.board import Square
from engine.kaeseschieben.players import network as read
from engine.kaeseschieben.players.estimate import Estimate, from_seat, relative
from engine.kaeseschieben.players.holdings import holdings
from engine.kaeseschieben.players.search import REPLIES
from engine.kaeseschieben.rules import KAESESCHIEBEN as GAME
from engine.kaeseschieben.state import KaeseschiebenState
from engine.kaeseschieben.steps import Grid, Place, cheeses_on, lay_out, place_of
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Falls, reach
from engine.number_tables import provide
from host.number_tables import provide_number_tables
from training.kaeseschieben_network import (
    BATCH,
    FIXED,
    LAST,
    MORE,
    PAIR,
    Boards,
    Floats,
    Numbers,
    expectations,
    fit,
    geometry,
    judge,
    network,
)
from training.network import learning_rate
from training.tables import packed, write

UNITS, NETWORKS = 12, 3
"""Hidden units of each network."""

OUTCOMES = (0.6, 0.6, 0.4, 0.3, 0.2, 0.15, 0.1, 0.1, 0.05, 0.05)
"""Parts of who won in what is learned, by generation."""

RECENT = 3
"""Generations whose ends count."""

GENERATIONS, SWEEPS, PASSES = len(OUTCOMES), 8, 3
FASTEST, SLOWEST = 0.003, 0.0002

CLOSE = 0.06
"""Ends that seem worse than the best by more than this chance are left out until the next generation."""

SEEN, STRAY = 0.6, 0.05
"""Shares of the positions of a match that are learned, and of the moves that are made as beginners do."""

STRAYED, NEAR = {1: 3, 2: 3, 3: 2, 4: 1}, 3
"""By the cheeses left, positions that are learned, too, with mice up to that many squares elsewhere."""

KINDS = {read.LAST: LAST, read.PAIR: PAIR, read.MORE: MORE}

LIKELY = np.array([*REPLIES.values()], np.float32)


class Memory:
    """Positions before a roll, each followed by all ends to which its mover can come."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._rows, self._parts, self._pushes = array("h"), array("h"), array("h")
        self._kinds, self._following, self._heads, self._spans = array("b"), array("b"), array("f"), array("i")
        self._places, self._rolls = array("B"), array("B")
        self._row_firsts, self._push_firsts, self._end_firsts, self._firsts = (array("i", [0]) for _ in range(4))

    def add(self, state: KaeseschiebenState, viewer: Seat | None) -> None:
        mover, mice = state.turn, [place_of(square) for square in state.mice]
        estimate, spans = Estimate(*holdings(GAME.view(state, viewer))), dict[Any, tuple[int, int]]()
        before = (mover - 1) % self._seats
        self._board(estimate, spans, lay_out(state.cheeses), 0, mice, before, {mice[before]: 0})
        others = [square for seat, square in enumerate(state.mice) if seat != mover]
        layers = reach(lay_out(state.cheeses, others), mice[mover], max(REPLIES))
        ends: dict[tuple[Grid, Falls], dict[Place, int]] = {}
        for number, steps in enumerate(REPLIES):
            for left, places in layers[steps].items():
                rolls = ends.setdefault(left, {})
                rolls.update({place: rolls.get(place, 0) | 1 << number for place in places})
        for (grid, falls), rolls in ends.items():
            self._board(estimate, spans, grid, falls, mice, mover, rolls)
        self._firsts.append(len(self._kinds))

    def _board(
        self,
        estimate: Estimate,
        spans: dict[Any, tuple[int, int]],
        grid: Grid,
        falls: Falls,
        mice: Sequence[Place],
        mover: Seat,
        rolls: Mapping[Place, int],
    ) -> None:
        """``rolls`` are by the place of the mover's mouse."""
        following, cheeses = (mover + 1) % self._seats, cheeses_on(grid)
        if not cheeses or (self._seats == 2 and len(cheeses) == 1):
            # Exactly known.
            outlook = estimate.outlook(grid, falls, mice, mover)
            for place, bits in rolls.items():
                head = from_seat(outlook.at(place)[0], following)
                self._finish(FIXED, following, self._span(spans, (FIXED, head), head), {place: bits})
            return
        rows = estimate.board(grid, falls, mice, mover)
        for row, parts in (*rows.once, *((row, worth) for worth, numbers in rows.cheeses for row in numbers)):
            self._rows.append(row)
            self._parts.append(parts)
        for (place, _), (parts, _) in zip(cheeses, rows.pushes, strict=True):
            self._pushes.extend((parts, place))
        if len(cheeses) == 1:
            mark = cheeses[0][1]
            stakes = relative(estimate.stakes(mark, falls), following)
            self._finish(LAST, following, self._span(spans, (LAST, mark, falls, following), sum(stakes, ())), rolls)
        else:
            # Points of the seats, and how likely they are.
            found = [*from_seat(estimate.taken(falls), following), 1.0]
            if self._seats == 2:
                found = [number for lead, likely in estimate.leads(falls, following) for number in (lead, 0, likely)]
            self._finish(
                PAIR if len(cheeses) == 2 else MORE,
                following,
                self._span(spans, (MORE, falls, following), found),
                rolls,
            )

    def _span(self, spans: dict[Any, tuple[int, int]], key: Any, head: Sequence[float]) -> tuple[int, int]:
        if key not in spans:
            spans[key] = len(self._heads), len(self._heads) + len(head)
            self._heads.extend(head)
        return spans[key]

    def _finish(self, kind: int, following: Seat, span: tuple[int, int], rolls: Mapping[Place, int]) -> None:
        self._kinds.append(kind)
        self._following.append(following)
        self._spans.extend(span)
        self._places.extend(rolls)
        self._rolls.extend(rolls.values())
        self._row_firsts.append(len(self._rows))
        self._push_firsts.append(len(self._pushes) // 2)
        self._end_firsts.append(len(self._places))

    def boards(self) -> Boards:
        return Boards(
            np.array(self._rows),
            np.array(self._parts),
            np.array(self._row_firsts),
            np.array(self._pushes).reshape(-1, 2),
            np.array(self._push_firsts),
            np.array(self._kinds),
            np.array(self._following),
            np.array(self._heads),
            np.array(self._spans).reshape(-1, 2),
            np.array(self._places),
            np.array(self._rolls),
            np.array(self._end_firsts),
            np.array(self._firsts),
        )


class Network:
    """Of every kind."""

    def __init__(self, seats: int, seed: int) -> None:
        self._seats, self._randomness = seats, np.random.default_rng(seed)
        self.layers = [network(seats, UNITS, self._randomness) for _ in KINDS]
        self._steps = [0] * len(KINDS)

    def judge(self, boards: Boards, wanted: Any) -> Floats:
        chances = np.zeros((len(boards.places), self._seats), np.float32)
        smooth = tuple(np.ascontiguousarray(layer[1]) for layers in self.layers for layer in layers)
        judge(boards, geometry(self._seats), smooth, wanted, chances)
        return chances

    def fit(self, boards: Boards, kinds: Numbers, targets: Floats, rate: float) -> None:
        for each, kind in enumerate(KINDS.values()):
            order = self._randomness.permutation(np.flatnonzero(kinds == kind))
            if len(order) >= BATCH:
                self._steps[each] = fit(
                    boards,
                    geometry(self._seats),
                    tuple(self.layers[each]),
                    kind,
                    order,
                    targets,
                    rate,
                    self._steps[each],
                )


def averaged(networks: Sequence[Network], seats: int) -> dict[str, list[str]]:
    """One network of each kind with all hidden units, as the engine reads it."""
    found = {}
    for each, name in enumerate(KINDS):
        if seats == 2 and name == read.LAST:
            continue
        wide, deep = zip(*([layer[1] for layer in network.layers[each]] for network in networks), strict=True)
        outputs = sum(rows[:, : seats + 1] for rows in wide) / len(networks)
        rows = np.concatenate([outputs, *(rows[:, seats + 1 :] for rows in wide)], 1)
        last = np.concatenate(deep, 1) / len(networks)
        found[name] = packed(read.SCALE * np.concatenate((rows.ravel(), last.ravel())), "i2")
    return found


def play(memory: Memory, seats: int, level: str, positions: int, dice: random.Random) -> list[list[float]]:
    """Add that many positions, or more. Return of each what the seats won, the next one first; nothing if unknown."""
    results: list[list[float]] = []
    viewers = [None, None, *range(seats)]
    while len(results) < positions:
        state, draws, fair = GAME.new(GAME.spec.default_options(), seats), count(), FairDice(dice.randbytes(32), ())
        movers: list[Seat | None] = []
        while (outcome := GAME.outcome(state)) is None:
            if request := GAME.pending_chance(state):
                state = GAME.resolve(state, fair.draw(next(draws), request)).state
                continue
            if state.phase is Phase.TO_ROLL and len(state.cheeses) > (seats == 2):
                if dice.random() < SEEN:
                    memory.add(state, dice.choice(viewers))
                    movers.append(state.turn)
                for _ in range(STRAYED.get(len(state.cheeses), 0)):
                    memory.add(strayed(state, dice), dice.choice(viewers))
                    movers.append(None)
            view = GAME.view(state, state.turn)
            action = GAME.choose(view, EASY if dice.random() < STRAY else level, dice.randrange)
            state = GAME.apply(state, state.turn, action).state
        won = [(seat in outcome.winners) / len(outcome.winners) for seat in range(seats)]
        results += [[-1.0] * seats if seat is None else [*from_seat(won, seat)] for seat in movers]
    return results


def strayed(state: KaeseschiebenState, dice: random.Random) -> KaeseschiebenState:
    mice = list(state.mice)
    for seat, mouse in enumerate(mice):
        near = Square(mouse.column + dice.randint(-NEAR, NEAR), mouse.row + dice.randint(-NEAR, NEAR))
        if near.on_board and near not in state.cheeses and near not in mice:
            mice[seat] = near
    return replace(state, mice=tuple(mice))


def trained(seats: int, positions: int, seed: int) -> list[Network]:
    dice, memory = random.Random(seed), Memory(seats)
    networks = [Network(seats, seed + number) for number in range(NETWORKS)]
    results: list[list[float]] = []
    for generation in range(GENERATIONS):
        new = len(results)
        results += play(memory, seats, NORMAL if generation else EASY, positions // GENERATIONS, dice)
        new = len(results) - new
        won = np.array(results, np.float32)
        # Of matches by former players, the end tells no more.
        recent = np.arange(len(won)) >= len(won) - RECENT * new
        counted = (OUTCOMES[generation] * (won[:, 0] >= 0) * recent)[:, None]
        boards = memory.boards()
        firsts = boards.position_firsts[:-1]
        kinds, begins = boards.kinds[firsts], boards.end_firsts[firsts]
        missed = []
        for one in networks:
            wanted: Any = np.ones(len(boards.places), np.bool_)
            expected = np.empty((len(firsts), seats), np.float32)
            for sweep in range(SWEEPS):
                chances = one.judge(boards, wanted)
                expectations(boards, chances, LIKELY, wanted, 0.0 if sweep else CLOSE, expected)
                wanted[begins] = False
                targets = (expected + counted * (won - expected)).astype(np.float32)
                rate = learning_rate((generation + sweep / SWEEPS) / GENERATIONS, FASTEST, SLOWEST)
                for _ in range(PASSES):
                    one.fit(boards, kinds, targets, rate)
            wanted[:] = False
            wanted[begins] = True
            missed.append(expected - one.judge(boards, wanted)[begins])
        told = ", ".join(
            f"{name} {100 * np.sqrt((np.mean(missed, 0)[-new:][kinds[-new:] == kind] ** 2).mean()):.2f}"
            for name, kind in KINDS.items()
            if (kinds == kind).any()
        )
        print(f"{len(firsts):,} positions, missed: {told}", flush=True)
        provide({read.TABLES[seats]: averaged(networks, seats)})
        read.net.cache_clear()
    return networks


def main() -> None:
    parser = argparse.ArgumentParser("python -m training.kaeseschieben", description=__doc__)
    parser.add_argument("--seats", type=int, choices=read.TABLES, required=True)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    provide_number_tables()
    networks = trained(asked.seats, asked.positions, asked.seed)
    method = "Networks fitted to agree with themselves in self-play by value iteration, averaged."
    write(read.TABLES[asked.seats], method, averaged(networks, asked.seats))


if __name__ == "__main__":
    main()
