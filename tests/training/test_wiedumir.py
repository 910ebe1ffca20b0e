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


@pytest.fixture(autouse=True)
def _read_afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(number_tables, "_tables", dict(number_tables._tables))
    known = outlook.weights_for, outlook._weighed
    for each in known:
        each.cache_clear()
    yield
    for each in known:
        each.cache_clear()


@pytest.mark.parametrize("no_limits", [False, True])
def test_positions_are_worth_what_can_follow_them(no_limits: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[WieDuMirState, Seat, Sequence[Sequence[WieDuMirState]]]] = []
    add = training.Matches._add

    def noting(
        matches: training.Matches,
        setting: Setting,
        state: WieDuMirState,
        seat: Seat,
        follow: Sequence[Sequence[WieDuMirState]],
    ) -> None:
        met.append((state, seat, follow))
        add(matches, setting, state, seat, follow)

    monkeypatch.setattr(training.Matches, "_add", noting)
    rows = training.Rows()
    matches = training.Matches(3, no_limits=no_limits, rows=rows)
    matches.play(Random(SEED), lead)
    network = training.Network(rows.tables(), np.random.default_rng(SEED))
    number_tables.provide({"wiedumir/five": {no_limits: network.packed()}})
    expected, _ = matches.following().targets(network.read)
    for (state, seat, follow), target in zip(met, expected, strict=True):
        computers = outlook.Outlook(Setting.of(state))

        def chances(end: WieDuMirState, computers: outlook.Outlook = computers) -> list[float]:
            return training.shares_of(end) if end.phase is Phase.OVER else computers.chances(end)

        after = [before_choice([chances(end) for end in ends], seat) for ends in follow]
        assert np.mean(after, 0) == pytest.approx(target, abs=0.01), (SEED, state)
