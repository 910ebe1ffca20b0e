"""How the strongest computers of Mensch ärgere Dich nicht and Einigkeit macht stark look ahead, compiled.

The same chances as `engine.mensch.players.search` finds, which the bot itself works out in Python, in a thirtieth of
the time. How long decisions take is not measured with it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from contextlib import contextmanager
from unittest import mock

import numpy as np

from bench.strength.compiling import Bools, Floats, Ints, compiled, compiled_here
from bench.strength.mensch_compiled import Table, following, is_home, move, owner_moved, prepared, tries_again
from bench.strength.mensch_estimates import ALONE, PAIRS, Net, chance_of_pair, chances_alone
from engine.game import Seat
from engine.mensch.agreement import OFF, Agreement
from engine.mensch.board import PAWNS, SIX, Pawns
from engine.mensch.players import chances, computer
from engine.mensch.players.search import Chances, Search
from training.mensch_games import CORNERS, HOME


class CompiledSearch(Search):
    def __init__(self, agreed: Agreement) -> None:
        super().__init__(agreed)
        self._corners = list(agreed.corners)
        self._table = Table(agreed.pairs, agreed.three_tries, agreed.help_partner, agreed.claims != OFF)
        self._net = PAIRS if agreed.pairs else ALONE

    def after_moves(
        self, pawns: Pawns, turn: Seat, die: int, depth: int, among: Container[int] = range(PAWNS)
    ) -> dict[int, Chances]:
        wanted = np.array([pawn in among for pawn in range(PAWNS)])
        found = _after_moves(self._table, self._array(pawns), self._corners[turn], die, depth, wanted, self._net)
        return {pawn: row[self._corners].tolist() for pawn, row in enumerate(found) if row[0] >= 0}

    def before_roll(self, pawns: Pawns, turn: Seat, tries: int, depth: int) -> Chances:
        found = _before_roll(self._table, self._array(pawns), self._corners[turn], tries, depth, self._net)
        by_seat: list[float] = found[self._corners].tolist()
        return by_seat

    def _array(self, pawns: Pawns) -> Ints:
        found = np.tile(HOME, (CORNERS, 1))
        for corner, own in zip(self._corners, pawns, strict=True):
            found[corner] = list(own)
        return found


@contextmanager
def in_use() -> Iterator[None]:
    """The players of this process, and of those that it begins, think with it."""
    with mock.patch.object(computer, "Search", CompiledSearch), mock.patch.object(chances, "Search", CompiledSearch):
        yield


@compiled_here
def _after_moves(table: Table, before: Ints, turn: int, die: int, depth: int, wanted: Bools, net: Net) -> Floats:
    """By pawn and corner; -1 for pawns that cannot move, or are not wanted."""
    pawns, legal = before.copy(), np.zeros(PAWNS, dtype=np.bool_)
    owner = owner_moved(table, pawns, turn)
    prepared(table, pawns, owner, die, legal)
    found = np.full((PAWNS, CORNERS), -1.0)
    for pawn in range(PAWNS):
        if legal[pawn] and wanted[pawn]:
            found[pawn] = _after_move(table, pawns, turn, owner, die, pawn, legal, depth, net)
    return found


@compiled_here
def _after_move(
    table: Table, before: Ints, turn: int, owner: int, die: int, pawn: int, legal: Bools, depth: int, net: Net
) -> Floats:
    pawns = before.copy()
    move(table, pawns, owner, die, pawn, legal)
    home = is_home(pawns, owner)
    if home and (not table.pairs or is_home(pawns, (owner + 2) % CORNERS)):
        found = np.zeros(CORNERS)
        found[owner] = 1
        if table.pairs:
            found[(owner + 2) % CORNERS] = 1
        return found
    following_turn = turn if die == SIX and not home else following(table, pawns, turn)
    return _before_roll(table, pawns, following_turn, 0, depth, net)


@compiled_here
def _before_roll(table: Table, before: Ints, turn: int, tries: int, depth: int, net: Net) -> Floats:
    if depth == 0 and tries == 0:
        return _estimated(table, before, turn, net)
    further, total = max(0, depth - 1), np.zeros(CORNERS)
    for die in range(1, SIX + 1):
        pawns, legal = before.copy(), np.zeros(PAWNS, dtype=np.bool_)
        owner = owner_moved(table, pawns, turn)
        if prepared(table, pawns, owner, die, legal):
            best = np.full(CORNERS, -1.0)
            for pawn in range(PAWNS):
                if legal[pawn]:
                    after = _after_move(table, pawns, turn, owner, die, pawn, legal, further, net)
                    if after[turn] > best[turn]:
                        best = after
            total += best
        elif die == SIX:
            total += _before_roll(table, pawns, turn, 0, further, net)
        elif tries_again(table, pawns, owner, tries):
            total += _before_roll(table, pawns, turn, tries + 1, further, net)
        else:
            total += _before_roll(table, pawns, following(table, pawns, turn), 0, further, net)
    return total / SIX


@compiled
def _estimated(table: Table, pawns: Ints, turn: int, net: Net) -> Floats:
    around, left = np.zeros((CORNERS, PAWNS), dtype=np.int64), np.ones(CORNERS, dtype=np.bool_)
    for place in range(CORNERS):
        corner = (turn + place) % CORNERS
        left[place] = table.pairs or not is_home(pawns, corner)
        if left[place]:
            around[place] = pawns[corner]
    if table.pairs:
        chance = chance_of_pair(around, table.three_tries, table.help, table.claims, net)
        by_place = np.array([chance, 1 - chance, chance, 1 - chance])
    else:
        by_place = chances_alone(around, left, table.three_tries, net)
    found = np.zeros(CORNERS)
    for place in range(CORNERS):
        found[(turn + place) % CORNERS] = by_place[place]
    return found
