"""Why an action is better: what it does that the played one does not, then what harm that one alone does."""

from typing import Any

import pytest

from engine.forgetit.hand import NONE, Counts
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame, Reason
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.reasons import reason_between
from engine.wiedumir.cards import Card
from tests.engine.forgetit.positions import collecting, state_of
from tests.engine.kaeseschieben.positions import position as cheeses
from tests.engine.mensch.boards import board
from tests.engine.wiedumir.positions import WIEDUMIR, drawing
from tests.engine.wiedumir.positions import position as chips

EMPTY = ". . . . . . . .\n" * 4
EARNING = cheeses(f". m B . . . . .\n. A . . . . . .\n{EMPTY}. . . . . . . .\n. . . . . . . .", faces=(1,))
NEAR = cheeses(f"m . B . . . . .\n. . . . . . . .\n{EMPTY}. A . . . . . .\n. l . . . . . .", faces=(1,))
# The four wormy medium cheeses are the seat's own.
LAST = cheeses("A B" + " ." * 6, piles=[(1, 2, 4, 7), (8, 5)], worms=(1, 2, 4, 7), phase=Phase.BONUS)
SAFE = collecting(5, 4, Counts(0, 2, 2), Counts(2, 0, 0))
RISKY = collecting(5, 4, Counts(1, 1, 1), NONE)


@pytest.mark.parametrize(
    ("game", "state", "better", "played", "reason"),
    [
        # Seat 1's progress p is 20 more for seat 0.
        (MENSCH, board([10, 30], [33], die=3), "move:1", "move:2", Reason("captures", 1)),
        (MENSCH, board([25, 33], [2, 3], die=5), "move:1", "move:2", Reason("escapes", count=2)),
        (MENSCH, board([39, 30], [], die=2), "move:1", "move:2", Reason("gets-home")),
        (MENSCH, board([5, 30], [11], die=3), "move:1", "move:2", Reason("exposes", harm=True)),
        (
            MENSCH,
            board([11, 27], [18, 30], die=2),
            "move:2",
            "move:1",
            # A pawn with 13 squares behind it, three before one that another pawn can throw a six for.
            Reason("risks", count=3, harm=True, slight=True),
        ),
        (MENSCH, board([30, 12], [], die=2), "move:1", "move:2", None),
        (
            EINIGKEIT,
            board([5, 5, 30], [], [], [], pairs=True, die=3),
            "move:3",
            "move:1",
            Reason("opens-wall", harm=True),
        ),
        (KAESESCHIEBEN, NEAR, "move:s", "move:n", Reason("collects", count=4)),
        (KAESESCHIEBEN, EARNING, "move:s", "move:n", Reason("gives", 1, count=3, harm=True)),
        (KAESESCHIEBEN, LAST, "take:1:large", "decline", Reason("takes", 1, count=4)),
        (KAESESCHIEBEN, LAST, "take:1:medium", "take:1:large", Reason("worm-free")),
        (WIEDUMIR, chips([[0, 3], [5, 7]]), "move:0:0", "move:1:0", Reason("gains")),
        (WIEDUMIR, chips([[1, 0], [3, 11]]), "move:1:1", "move:1:0", Reason("costs", 1, count=4)),
        (WIEDUMIR, chips([[1, 0], [3, 9]]), "move:0:0", "move:1:0", Reason("feeds", 1, count=2, harm=True)),
        (WIEDUMIR, chips([[0, 0], [3, 9]], [4, 9]), "move:1:0", "move:0:0", Reason("limits", 1)),
        (WIEDUMIR, chips([[2, 0], [5, 7]]), "move:0:0", "move:1:1", None),
        (
            WIEDUMIR,
            drawing(Card.SWAP, [[3, 0], [4, 0], [5, 0]], [2, 3, 9]).state,
            "seat:2",
            "seat:1",
            Reason("gains", count=7),
        ),
        (FORGETIT, state_of(SAFE), "roll", "stop", Reason("survives", count=90)),
        (FORGETIT, state_of(RISKY), "roll", "stop", Reason("survives", count=99)),
        (FORGETIT, state_of(RISKY), "stop", "roll", Reason("saves", count=40)),
    ],
)
def test_the_first_reason_that_only_one_of_them_has(
    game: AnyGame, state: Any, better: str, played: str, reason: Reason | None
) -> None:
    assert reason_between(game, game.view(state, 0), 0, better, played) == reason
