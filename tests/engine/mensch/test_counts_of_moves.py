"""How many ways a few positions can go on: a rule that changes, however little, changes one of the numbers."""

from __future__ import annotations

import random

import pytest

from engine.match import Match
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.rules import Mensch
from engine.mensch.state import MenschState
from engine.transcript import Transcript
from tests.engine.mensch.asking import game_of
from tests.engine.mensch.boards import board
from tests.engine.playing import begin, computer, dice_of

START = ([1, 0, 0, 0],) * 4
MIDDLE = ([12, 20, 0, 44], [5, 33, 40, 0], [1, 9, 0, 0], [28, 41, 43, 0])
BASES = ([0, 0, 0, 0], [0, 0, 0, 41], [5, 0, 0, 0], [0, 0, 44, 43])
WALLS = ([12, 12, 0, 30], [2, 9, 31, 0], [10, 22, 0, 0], [11, 35, 44, 0])
LATE = ([40, 42, 43, 44], [36, 41, 43, 44], [39, 40, 44, 43], [30, 38, 42, 44])


def ways(state: MenschState, rolls: int) -> int:
    """The number of lines that this many rolls lead to, every number and every move counted. Claims are left out."""
    game = game_of(state)
    if game.outcome(state) is not None or not rolls:
        return 1
    rolling = game.apply(state, state.turn, game.decode("roll")).state
    total = 0
    for number in range(1, 7):
        rolled = game.resolve(rolling, (number,)).state
        moves = game.legal_actions(rolled, rolled.turn) if rolled.choice else ()
        total += sum(ways(game.apply(rolled, rolled.turn, move).state, rolls - 1) for move in moves)
        total += 0 if moves else ways(rolled, rolls - 1)
    return total


@pytest.mark.parametrize(
    ("state", "counts"),
    [
        pytest.param(board(*START), (6, 36, 216, 1296), id="start"),
        pytest.param(board(*MIDDLE), (11, 163, 1272, 11117), id="middle"),
        pytest.param(board(*BASES, three_tries=True), (6, 36, 216, 1296), id="three-tries"),
        pytest.param(board(*LATE), (6, 41, 286, 2841), id="late"),
        pytest.param(board(*START, pairs=True), (7, 48, 332, 2303), id="pairs-start"),
        pytest.param(board(*WALLS, pairs=True), (13, 240, 3322, 41895), id="pairs-walls"),
        pytest.param(board(*LATE, pairs=True, help_partner=True), (6, 41, 251, 2386), id="pairs-late"),
    ],
)
def test_the_ways_on_are_as_many_as_they_were(state: MenschState, counts: tuple[int, ...]) -> None:
    assert tuple(ways(state, rolls) for rolls in range(1, 5)) == counts


@pytest.mark.parametrize(("game", "seed"), [(MENSCH, 1), (EINIGKEIT, 2)])
def test_two_runs_of_the_same_record_offer_the_same(game: Mensch, seed: int) -> None:
    def offered(match: Match) -> list[list[str]]:
        states = [
            Match.fold(game, Transcript(match.header, match.records[:count])).state
            for count in range(0, len(match.records), 9)
        ]
        return [[game.encode(action) for action in game.legal_actions(state, state.turn)] for state in states]

    match = begin(game, seats=4, seed=seed)
    chooser, dice = computer(random.Random(seed)), dice_of(seed)
    for _ in range(150):
        seat = match.to_act()[0]
        match = match.act(seat, chooser(match, seat), dice.draw)
    assert offered(match) == offered(match)
    assert max(map(len, offered(match))) > 1
