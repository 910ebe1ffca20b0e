"""Computers read values off as they were made."""

from collections.abc import Iterator

import numpy as np
import pytest

from engine import number_tables
from engine.mensch.players import values
from training import mensch as training
from training.mensch_play import Play, Seer
from training.network import Network
from training.tables import packed


@pytest.fixture(autouse=True)
def _read_afresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(number_tables, "_tables", dict(number_tables._tables))
    known = values._net, values._alone
    for each in known:
        each.cache_clear()
    yield
    for each in known:
        each.cache_clear()


@pytest.mark.parametrize("three_tries", [False, True])
def test_what_is_read_is_what_was_made(three_tries: bool) -> None:
    randomness, seer = np.random.default_rng(1), Seer()
    network = Network(seer.nothing, 8, randomness)
    expected = training.Values(network, seer)
    number_tables.provide({"mensch/two": {"units": 8, "weights": packed(training.weights(network), "i2")}})
    play = Play(three_tries, 64, expected, randomness)
    play.steps(300, 0)
    boards, _ = play.steps(8, 0)
    for board, chance in zip(boards, expected(boards, three_tries), strict=True):
        own, other = (seat.tobytes() for seat in board)
        assert values.chance_of_two(own, other, three_tries) == pytest.approx(chance, abs=0.004)


def test_computers_find_positions_where_the_exact_table_has_them() -> None:
    boards = training.end_boards()
    places = [values.place_in_end(*(own.tobytes() for own in board)) for board in boards]
    assert places == list(range(len(boards)))
    assert (training.end_places(boards) == np.arange(len(boards))).all()
