"""Computers read values off as they were made."""

from collections.abc import Iterator

import numpy as np
import pytest

from engine import number_tables
from engine.mensch.players import values
from engine.mensch.players.traits import Rules
from engine.mensch.players.values import Kind
from training import mensch as training
from training.mensch_play import Play, Seer
from training.mensch_rules import ABSENT
from training.network import Network
from training.tables import packed


@pytest.fixture(autouse=True)
def _read_afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(number_tables, "_tables", dict(number_tables._tables))
    known = values._net, values._alone, values._between
    for each in known:
        each.cache_clear()
    yield
    for each in known:
        each.cache_clear()


@pytest.mark.parametrize(
    ("kind", "seats", "rules"),
    [
        (values.KINDS[2], 2, Rules(False, three_tries=False)),
        (values.KINDS[3], 3, Rules(False, three_tries=True)),
        (values.KINDS[4], 4, Rules(False, three_tries=True)),
        (values.PAIRS, 4, Rules(True, True, help_partner=True, claims=True)),
    ],
)
def test_what_is_read_is_what_was_made(kind: Kind, seats: int, rules: Rules) -> None:
    randomness, seer = np.random.default_rng(1), Seer(kind)
    network = Network(seer.nothing, 8, len(kind.outputs), randomness)
    expected = training.Values(network, seer, kind)
    number_tables.provide({kind.table: {"units": 8, "weights": packed(training.weights(network), "i2")}})
    play = Play(rules, seats, 32, expected, randomness)
    play.steps(150, 0)
    boards, _ = play.steps(2, 0)
    for board, chances in zip(boards, expected(boards, rules), strict=True):
        around = [b"" if seat[0] == ABSENT else seat.tobytes() for seat in board]
        assert values.chances_before_roll(around, rules) == pytest.approx(chances, abs=0.004), board


def test_computers_find_positions_where_the_exact_table_has_them() -> None:
    boards = training.end_boards()
    places = [values.place_in_end(own.tobytes(), other.tobytes()) for own, _, other, _ in boards]
    assert places == list(range(len(boards)))
    assert (training.end_places(boards) == np.arange(len(boards))).all()
