"""The turn that is shown as the last one."""

import random

from engine.forgetit.events import Busted, TurnStopped
from engine.forgetit.rules import FORGETIT
from engine.forgetit.view import last_turn
from tests.engine.playing import begin, dice_of, random_mover


def test_the_last_turn_is_the_one_that_filled_in_the_sheet_last() -> None:
    seed = 9
    match, mover, dice = begin(FORGETIT, seats=3, seed=seed), random_mover(random.Random(seed)), dice_of(seed)
    assert last_turn(match.recent) is None
    kinds = set()
    while not match.over:
        [seat] = match.to_act()
        before = match.state
        match = match.act(seat, mover(match, seat), dice.draw)
        last = last_turn(match.recent)
        if match.state.sheet != before.sheet:
            assert last is not None
            assert last.seat == seat
            assert match.state.sheet[seat][-1] == (last.score if isinstance(last, TurnStopped) else None)
            assert last.hand.busted is isinstance(last, Busted)
            kinds.add(type(last))
    assert kinds == {TurnStopped, Busted}
