"""Computers read values off as they were made."""

from collections.abc import Iterator

import numpy as np
import pytest

from engine import number_tables
from engine.mensch.players import values
from engine.mensch.players.sights import CORNERS, ROWS, Rules
from engine.mensch.players.values import Kind
from training import mensch as training
from training.mensch_play import end_place, play, value
from training.mensch_rules import ABSENT
from training.network import network
from training.tables import packed

LANES = 4
"""Matches that are played, in plain Python here."""


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
    training.seed(1)
    weights = network(ROWS, 8, len(kind.outputs), np.random.default_rng(1))[0]
    number_tables.provide({kind.table: {"units": 8, "weights": packed(weights * values.SCALE, "i2")}})
    mind, matches, found = training.mind(kind, weights), training.lanes(LANES, seats), np.empty(CORNERS, np.float32)
    room = np.empty((LANES, 10, training.MOST_ROWS), np.int16), np.empty((LANES, 10, CORNERS), np.float32)
    for _ in range(10):
        play(matches, seats, rules, mind, 0, *room)
        for board in matches.boards:
            around = [b"" if seat[0] == ABSENT else bytes(seat.tolist()) for seat in board]
            value(board, rules, mind, found)
            assert values.chances_before_roll(around, rules) == pytest.approx(found, abs=0.004), board


def test_computers_find_positions_where_the_exact_table_has_them() -> None:
    boards = training.end_boards()
    assert [end_place(board) for board in boards] == list(range(len(boards)))
    assert [values.place_in_end(bytes(own.tolist()), bytes(other.tolist())) for own, _, other, _ in boards] == list(
        range(len(boards))
    )
