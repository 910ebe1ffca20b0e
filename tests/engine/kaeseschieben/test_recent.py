"""What is shown as the last move."""

from __future__ import annotations

import random

from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.recent import last_move
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from tests.engine.playing import begin, dice_of, random_mover


def test_the_last_move_is_that_of_the_round_on_the_board() -> None:
    match = begin(KAESESCHIEBEN, seats=2, seed=5, options={"rounds": 2})
    mover, dice = random_mover(random.Random(5)), dice_of(5)
    assert last_move(match.recent) is None
    for _ in range(4):
        [seat] = match.to_act()
        match = match.act(seat, mover(match, seat), dice.draw)
    moved = last_move(match.recent)
    assert isinstance(moved, MouseMoved)
    assert moved.squares[-1] == match.state.mice[moved.seat]
    rolled = match.act(match.to_act()[0], "roll", dice.draw)
    assert last_move(rolled.recent) == moved, "it stays until the next one"
    assert last_move(rolled.stop("match", dice.draw).recent) == moved, "and after the match"
    assert last_move(rolled.stop("round", dice.draw).recent) is None, "but not in the next round"


def test_between_two_rounds_there_is_none() -> None:
    match = begin(KAESESCHIEBEN, seats=2, seed=5, options={"rounds": 2})
    mover, dice = random_mover(random.Random(5)), dice_of(5)
    while match.state.round == 1:
        [seat] = match.to_act()
        match = match.act(seat, mover(match, seat), dice.draw)
    for place in match.positions():
        if place.state.round == 2 and place.state.phase in (Phase.PLACING_LARGE_WORMS, Phase.PLACING_MEDIUM_WORMS):
            assert last_move(match.recent[: place.number]) is None
