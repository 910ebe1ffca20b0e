"""``python -m training.wiedumir five``: chances in Wie Du mir … that agree with themselves.

Computers play by the engine's rules; some positions are kept with all that can follow them. A network is fitted to
the expectation of what follows by its own chances, again and again. By what it has learned computers play once more,
and another one is fitted to these matches, in which who won counts for a little as well: chances that only agree with
themselves may all be wrong alike.
"""

from __future__ import annotations

import argparse
import os
from array import array
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

# More threads than one gain nothing on batches as small as these.
os.environ.setdefault("OMP_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from cogs.games.wiedumir.board_file import read_board
from engine.game import Seat
from engine.number_tables import provide
from engine.wiedumir.cards import Card
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.players import lead
from engine.wiedumir.players.features import COURSE, SQUARES, Setting, row_of, seat_numbers
from engine.wiedumir.players.outlook import TABLES, forget, outlook_for
from engine.wiedumir.players.search import INDIFFERENT
from engine.wiedumir.players.trying import drawn, rolled
from engine.wiedumir.rules import WieDuMir
from engine.wiedumir.state import WieDuMirState, changed
from engine.wiedumir.view import SIDES, Phase
from training.network import BATCH, Floats, descend, learning_rate, network
from training.tables import packed, write

Numbers = NDArray[np.int32]

CARDS = 6
"""Number of cards tried at a draw, out of all that may be on top. One of them is drawn."""

OVERLOOKED = (0.0, 0.0, 0.1, 0.4)
"""Shares of ends whose merit is overlooked, one share a match: they count for 0, so that ends other than the best
are chosen."""

ANOTHER_BOARD, NO_MEASURE = 0.15, 0.15
"""Shares of matches on the squares in another order, and of those by W16."""

KEPT = 0.25
"""Share of a match's positions: more matches are worth more than more positions of each."""

FIRST = 0.4
"""Share of the positions that are played by `lead`, not by what was learned from these."""

UNITS, OUTPUTS, SWEEPS = 24, 2, 32

OF_RESULTS, RESULTS_OF_LEARNED = 0.25, 0.1
"""The first part of the sweeps, in which results count, less and less; and how much they always count if computers
played by what was learned."""

OF_CHIPS = 0.3
"""Weight of an error in final chips."""

FASTEST, SLOWEST, FAST = 0.003, 0.0001, 0.3
"""The rate of learning, in the first part of the time, and at the end."""

READ = 16_384
"""Positions that are read at once."""

SMALLEST = 1e-9


Merit = Callable[[WieDuMirState, Seat], float]
"""Worth of an end to the seat that chooses, for comparison only."""


class Rows:
    """Feature rows of each kind, numbered in the order of their first use."""

    def __init__(self) -> None:
        self._places: list[dict[tuple[Setting, int], int]] = [{} for _ in range(COURSE + 1)]

    def places(self, setting: Setting, state: WieDuMirState) -> list[int]:
        """Numbers of the rows of a position, by seat and kind."""
        course, rows = seat_numbers(state)
        elsewhere = setting._replace(values=(), no_measure=False)
        found = []
        for row in rows:
            for kind, (known, number) in enumerate(zip(self._places, (*row, course), strict=True)):
                key = (setting if kind == SQUARES else elsewhere, number)
                found.append(known.setdefault(key, len(known)))
        return found

    def tables(self) -> list[Floats]:
        return [
            np.array([row_of(setting, kind, number) for setting, number in known], np.float32)
            for kind, known in enumerate(self._places)
        ]


class Matches:
    """Positions before a roll or a card, each followed by all that may come of it.

    ``groups`` are the first ends of each roll or card, ``seats`` choose among them, ``firsts`` are the first groups of
    each position. Shares of the win are below 0 where they are open. Final chips are in tens.
    """

    def __init__(self, seats: int, *, no_limits: bool, rows: Rows) -> None:
        self._game, self._rows, self._seats, self._no_limits = WieDuMir(read_board()), rows, seats, no_limits
        self._of_positions, self._of_ends = array("i"), array("i")
        self._shares, self._chips, self._won, self._had = (array("f") for _ in range(4))
        self._groups, self._choosers, self._firsts = array("i"), array("i"), array("i")
        self._count = 0

    @property
    def count(self) -> int:
        """Number of positions kept."""
        return len(self._firsts)

    def play(self, randomness: Random, merit: Merit) -> None:
        """A match of one game. The pile's order is drawn as it is needed."""
        state, every = self._begun(randomness), cards_for(self._seats)
        setting, overlooked, unseen = Setting.of(state), randomness.choice(OVERLOOKED), list[Card]()
        before = self.count
        while state.phase is not Phase.OVER:
            seat, follow = state.turn, [rolled(state, number) for number in range(1, SIDES + 1)]
            taken = randomness.randrange(SIDES)
            if state.drawing is not None:
                unseen = unseen or [card for card in every if card not in state.waiting]
                cards = randomness.sample(unseen, min(CARDS, len(unseen)))
                seat, follow, taken = state.drawing.seat, [drawn(state, card) for card in cards], 0
                unseen.remove(cards[0])
            if randomness.random() < KEPT:
                self.add(setting, state, seat, follow)
            ends = follow[taken]
            merits = [merit(end, seat) if randomness.random() >= overlooked else 0.0 for end in ends]
            state = randomness.choice([end for end, each in zip(ends, merits, strict=True) if each == max(merits)])
        kept = self.count - before
        self._won.extend(shares_of(state) * kept)
        self._had.extend([had / 10 for had in state.chips] * kept)

    def _begun(self, randomness: Random) -> WieDuMirState:
        options = self._game.spec.default_options()
        if randomness.random() < ANOTHER_BOARD:
            squares = str(options["board"]).split()
            options |= {"board": " ".join(randomness.sample(squares, len(squares)))}
        options |= {"no_limits": self._no_limits, "no_measure": randomness.random() < NO_MEASURE}
        state = self._game.new(options, self._seats)
        state = self._game.resolve(state, tuple(range(len(cards_for(self._seats))))).state
        return changed(self._game.resolve(state, (1 + randomness.randrange(self._seats),)).state, pile=())

    def add(
        self, setting: Setting, state: WieDuMirState, seat: Seat, follow: Sequence[Sequence[WieDuMirState]]
    ) -> None:
        """Keep a position with the ends that the seat can choose from after each roll or card."""
        self._of_positions.extend(self._rows.places(setting, state))
        self._firsts.append(len(self._groups))
        for ends in follow:
            self._groups.append(self._count)
            self._choosers.extend([seat] * len(ends))
            self._count += len(ends)
            for end in ends:
                self._of_ends.extend(self._rows.places(setting, end))
                self._shares.extend(shares_of(end) if end.phase is Phase.OVER else [-1.0] * end.seats)
                self._chips.extend([had / 10 for had in end.chips])

    def following(self) -> Following:
        places = (np.array(each).reshape(-1, self._seats, COURSE + 1) for each in (self._of_positions, self._of_ends))
        numbers = map(np.array, (self._groups, self._choosers, self._firsts))
        floats = (self._shares, self._chips, self._won, self._had)
        return Following(*places, *numbers, *(np.array(each).reshape(-1, self._seats) for each in floats))


def shares_of(state: WieDuMirState) -> list[float]:
    return [(seat in state.winners) / len(state.winners) for seat in range(state.seats)]


class Following(NamedTuple):
    """Arrays of `Matches`."""

    positions: Numbers
    ends: Numbers
    groups: Numbers
    choosers: Numbers
    firsts: Numbers
    shares: Floats
    chips: Floats
    won: Floats
    had: Floats

    def targets(self, read: Callable[[Numbers], tuple[Floats, Floats]]) -> tuple[Floats, Floats]:
        """Expected shares and chips of each position, by what its ends are read as."""
        shares, chips = self.shares.copy(), self.chips.copy()
        still_open = np.flatnonzero(shares[:, 0] < 0)
        shares[still_open], chips[still_open] = read(self.ends[still_open])
        owners = np.repeat(np.arange(len(self.groups)), np.diff(self.groups, append=len(shares)))
        own = shares[np.arange(len(shares)), self.choosers]
        most = np.maximum.reduceat(own, self.groups)
        # As computers count it: `engine.wiedumir.players.search.before_choice`.
        likely = np.maximum(0, INDIFFERENT - most[owners] + own)[:, None]
        expected, had = (
            np.add.reduceat(likely * each, self.groups) / np.add.reduceat(likely, self.groups)
            for each in (shares, chips)
        )
        everyone, choosers = np.arange(len(most)), self.choosers[self.groups]
        expected[everyone, choosers] = 0
        expected *= ((1 - most) / np.maximum(expected.sum(1), SMALLEST))[:, None]
        expected[everyone, choosers] = most
        counts = np.diff(self.firsts, append=len(self.groups))[:, None]
        after = [(np.add.reduceat(each, self.firsts) / counts).astype(np.float32) for each in (expected, had)]
        return after[0], after[1]


class Network:
    """Weights of features in units, and of units in worth and final chips. Read by their moving average."""

    def __init__(self, tables: Sequence[Floats], randomness: np.random.Generator) -> None:
        seen = np.concatenate([table.any(0) for table in tables])
        self._arrays = network(len(seen), UNITS, OUTPUTS, randomness)
        # Weights of features that no position has would never be learned.
        self._arrays[:2, :-OUTPUTS] *= seen[:, None]
        self._tables, self._steps = tables, 0

    def read(self, positions: Numbers) -> tuple[Floats, Floats]:
        """Shares of the win, and final chips, by position and seat."""
        smooth = self._arrays[1]
        *parts, last = np.split(smooth, np.cumsum([table.shape[1] for table in self._tables]))
        weighed = [table @ part for table, part in zip(self._tables, parts, strict=True)]
        found = []
        for start in range(0, len(positions), READ):
            places = positions[start : start + READ]
            sums = sum(each[places[:, :, kind]] for kind, each in enumerate(weighed))
            found.append(np.maximum(sums, 0) @ last.T)
        every = np.concatenate(found)
        return softmax(every[:, :, 0]), every[:, :, 1]

    def fit(self, positions: Numbers, won: Floats, had: Floats, rate: float) -> None:
        weights, _, gradient, *_ = self._arrays
        first, last = weights[:-OUTPUTS], weights[-OUTPUTS:]
        read = np.concatenate([table[positions[:, :, kind]] for kind, table in enumerate(self._tables)], 2)
        flat = read.reshape(-1, len(first))
        sums = flat @ first
        units = np.maximum(sums, 0)
        found = (units @ last.T).reshape(*won.shape, OUTPUTS)
        missed = np.stack((softmax(found[:, :, 0]) - won, OF_CHIPS * (found[:, :, 1] - had)), 2).reshape(-1, OUTPUTS)
        gradient[:-OUTPUTS], gradient[-OUTPUTS:] = flat.T @ ((missed @ last) * (sums > 0)), missed.T @ units
        self._steps += 1
        descend(self._arrays.reshape(len(self._arrays), -1), rate, self._steps)

    def packed(self) -> list[str]:
        """As `engine.wiedumir.players.outlook` reads it."""
        return packed(1000 * self._arrays[1], "i2")


def softmax(worth: Floats) -> Floats:
    powers = np.exp(worth - worth.max(1, keepdims=True))
    found: Floats = powers / powers.sum(1, keepdims=True)
    return found


def fitted(followings: Sequence[Following], tables: Sequence[Floats], least: float, seed: int) -> Network:
    """``least`` is how much results always count."""
    randomness = np.random.default_rng(seed)
    learner = Network(tables, randomness)
    for sweep in range(SWEEPS):
        spent = sweep / SWEEPS
        of_results = max(least, 1 - spent / OF_RESULTS)
        rate = learning_rate(spent, FASTEST, SLOWEST, FAST)
        batches = list[tuple[Numbers, Floats, Floats]]()
        for each in followings:
            expected, had = each.targets(learner.read)
            missed = 100 * np.sqrt(((expected - learner.read(each.positions)[0]) ** 2).mean())
            print(f"sweep {sweep}, {each.won.shape[1]} seats: missed {missed:.2f}", flush=True)
            won, had = (
                np.float32(of_results) * result + np.float32(1 - of_results) * after
                for result, after in ((each.won, expected), (each.had, had))
            )
            order = randomness.permutation(len(won))
            parts = (order[start : start + BATCH] for start in range(0, len(order), BATCH))
            batches += [(each.positions[part], won[part], had[part]) for part in parts]
        for number in randomness.permutation(len(batches)).tolist():
            positions, results, chips = batches[number]
            learner.fit(positions, results, chips, rate)
    return learner


def weights_of(name: str, *, no_limits: bool, positions: int, seed: int) -> list[str]:
    """Weights for the seats of a table, from that many ``positions`` of all of them together."""
    dice, seats, merit = Random(f"{seed}|{name}|{no_limits}"), TABLES[name], lead
    for share, least in ((FIRST, 0.0), (1 - FIRST, RESULTS_OF_LEARNED)):
        rows = Rows()
        every = [Matches(number, no_limits=no_limits, rows=rows) for number in seats]
        for matches in every:
            while matches.count < share * positions / len(seats):
                matches.play(dice, merit)
        weights = fitted([matches.following() for matches in every], rows.tables(), least, seed).packed()
        provide({f"wiedumir/{name}": [weights, weights]})
        forget()
        merit = learned
    return weights


def learned(end: WieDuMirState, seat: Seat) -> float:
    chances = shares_of(end) if end.phase is Phase.OVER else outlook_for(Setting.of(end)).chances(end)
    return chances[seat]


def main() -> None:
    parser = argparse.ArgumentParser("python -m training.wiedumir", description=__doc__)
    parser.add_argument("name", choices=TABLES)
    parser.add_argument("--positions", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    table = [
        weights_of(asked.name, no_limits=no_limits, positions=asked.positions, seed=asked.seed)
        for no_limits in (False, True)
    ]
    write(f"wiedumir/{asked.name}", "Networks fitted to agree with themselves, in matches of their own.", table)


if __name__ == "__main__":
    main()
