"""Sixty chips, after every single event of whole matches."""

import random

import pytest

from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards.deck import cards_for
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.view import Phase
from tests.engine.playing import random_result
from tests.engine.wiedumir.positions import WIEDUMIR, check_ledger


@pytest.mark.parametrize("seats", [2, 5, 8])
@pytest.mark.parametrize("number", range(8))
def test_the_chips_the_cards_and_the_pawns_are_all_there(seats: int, number: int) -> None:
    randomness = random.Random(100 * seats + number)
    variants = {"no_limits": bool(number & 1), "no_comparing": bool(number & 2), "no_measure": bool(number & 4)}
    state = WIEDUMIR.new({**WIEDUMIR.spec.default_options(), **variants, "length": "games-2"}, seats)
    while WIEDUMIR.outcome(state) is None:
        before = state
        if (request := WIEDUMIR.pending_chance(state)) is not None:
            step = WIEDUMIR.resolve(state, random_result(request, randomness))
        else:
            [seat] = WIEDUMIR.to_act(state)
            step = WIEDUMIR.apply(state, seat, randomness.choice(WIEDUMIR.legal_actions(state, seat)))
        check_ledger(before, step)
        state = step.state
        in_hand = () if state.drawn is None else (state.drawn.card,)
        if state.phase not in (Phase.SHUFFLING, Phase.OVER):
            assert sorted((*state.pile, *state.used, *state.waiting, *in_hand)) == list(cards_for(seats))
        on_the_way = [square for _, square in state.all_pawns if START < square < GOAL]
        assert len(set(on_the_way)) == len(on_the_way)
        if not state.no_limits:
            assert max(state.chips) <= LIMIT
