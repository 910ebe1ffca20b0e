"""Computers of Wie Du mir … read networks off as they were made, and expect of a choice what training expects."""

from collections.abc import Iterator, Sequence
from random import Random

import numpy as np
import pytest

from engine import number_tables
from engine.game import Seat
from engine.wiedumir.players import lead, outlook
from engine.wiedumir.players.features import Setting
from engine.wiedumir.players.search import before_choice
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase
from training import wiedumir as training

SEED = 7

STEPS = 100
"""Of learning, which are enough for a few positions."""


@pytest.fixture(autouse=True)
def _read_afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(number_tables, "_tables", dict(number_tables._tables))
    outlook.forget()
    yield
    outlook.forget()


class Noted(training.Matches):
    """Keeps what it was given, too."""

    def __init__(self, seats: int, *, no_limits: bool, rows: training.Rows) -> None:
        super().__init__(seats, no_limits=no_limits, rows=rows)
        self.met: list[tuple[WieDuMirState, Seat, Sequence[Sequence[WieDuMirState]]]] = []

    def add(
        self, setting: Setting, state: WieDuMirState, seat: Seat, follow: Sequence[Sequence[WieDuMirState]]
    ) -> None:
        self.met.append((state, seat, follow))
        super().add(setting, state, seat, follow)


@pytest.mark.parametrize("no_limits", [False, True])
def test_positions_are_worth_what_can_follow_them(no_limits: bool) -> None:
    rows = training.Rows()
    matches = Noted(3, no_limits=no_limits, rows=rows)
    matches.play(Random(SEED), lead)
    network = training.Network(rows.tables(), np.random.default_rng(SEED))
    number_tables.provide({"wiedumir/five": {no_limits: network.packed()}})
    expected, _ = matches.following().targets(network.read)
    for (state, seat, follow), target in zip(matches.met, expected, strict=True):
        computers = outlook.Outlook(Setting.of(state))

        def chances(end: WieDuMirState, computers: outlook.Outlook = computers) -> list[float]:
            return training.shares_of(end) if end.phase is Phase.OVER else computers.chances(end)

        after = [before_choice([chances(end) for end in ends], seat) for ends in follow]
        assert np.mean(after, 0) == pytest.approx(target, abs=0.002), (SEED, state)


def test_a_network_learns_what_it_is_shown() -> None:
    rows = training.Rows()
    matches = training.Matches(3, no_limits=False, rows=rows)
    matches.play(Random(SEED), lead)
    shown = matches.following()
    network = training.Network(rows.tables(), np.random.default_rng(SEED))

    def missed() -> float:
        chances, chips = network.read(shown.positions)
        return float(abs(chances - shown.won).mean() + abs(chips - shown.had).mean())

    before = missed()
    for _ in range(STEPS):
        network.fit(shown.positions, shown.won, shown.had, training.FASTEST)
    assert missed() < before / 4, SEED
