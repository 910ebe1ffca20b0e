"""Why an action is better: what it does that the played one does not, then what harm that one alone does."""

from __future__ import annotations

import pytest

from engine.game import Reason
from engine.mensch.state import MenschState
from engine.reasons import reason_between
from tests.engine.mensch.asking import game_of
from tests.engine.mensch.boards import board


@pytest.mark.parametrize(
    ("state", "better", "played", "reason"),
    [
        # Seat 1's square p is the progress p + 20 of seat 0's.
        (board([10, 30], [33], die=3), 1, 2, Reason("captures", 1)),
        (board([25, 33], [2, 3], die=5), 1, 2, Reason("escapes", count=2)),
        (board([39, 30], [], die=2), 1, 2, Reason("gets-home")),
        (board([5, 30], [11], die=3), 1, 2, Reason("exposes", count=1, harm=True)),
        (board([5, 5, 30], [], [], [], pairs=True, die=3), 3, 1, Reason("opens-wall", harm=True)),
    ],
)
def test_a_move_of_mensch(state: MenschState, better: int, played: int, reason: Reason) -> None:
    game = game_of(state)
    view = game.view(state, 0)
    assert reason_between(game, view, 0, f"move:{better}", f"move:{played}") == reason
