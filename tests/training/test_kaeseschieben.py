"""The network of two seats in Käseschieben is fitted to what the engine reads."""

import random

import numpy as np
import pytest

from engine.game import NORMAL
from engine.kaeseschieben.players import two_seats
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from engine.match import positions
from engine.number_tables import number_table, provide
from tests.engine.playing import begin, computer, play
from training.kaeseschieben import LIKELY, Memory, Network, averaged, best_of


def test_a_position_is_worth_what_the_engine_says() -> None:
    match = play(begin(KAESESCHIEBEN, seats=2, seed=5), computer(random.Random(5), NORMAL), seed=5)
    states = [place.state for place in positions(match.game, match.transcript) if place.state.phase is Phase.TO_ROLL]
    network, memory, shipped = Network(np.random.default_rng(5)), Memory(), number_table(two_seats.TABLE)
    viewers = [(None, 0, 1)[number % 3] for number in range(len(states))]
    for state, viewer in zip(states, viewers, strict=True):
        memory.add(state, viewer)
    found, rolls, starts = memory.arrays()
    learned = best_of(rolls, starts, network.chances(found)) @ LIKELY
    provide({two_seats.TABLE: averaged([network])})
    two_seats.net.cache_clear()
    try:
        views = [KAESESCHIEBEN.view(state, viewer) for state, viewer in zip(states, viewers, strict=True)]
        read = [KAESESCHIEBEN.win_chances(view)[view.turn or 0] for view in views]
    finally:
        provide({two_seats.TABLE: shipped})
        two_seats.net.cache_clear()
    assert read == pytest.approx(learned, abs=0.002)
