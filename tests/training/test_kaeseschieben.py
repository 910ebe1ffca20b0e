"""The networks of Käseschieben are fitted to what the engine reads."""

import random

import numpy as np
import pytest

from engine.game import EASY
from engine.kaeseschieben.players import network
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from engine.match import positions
from engine.number_tables import number_table, provide
from tests.engine.playing import begin, computer, play
from training.kaeseschieben import LIKELY, Memory, Network, averaged
from training.kaeseschieben_network import expectations


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_is_worth_what_the_engine_says(seats: int) -> None:
    match = play(begin(KAESESCHIEBEN, seats=seats, seed=5), computer(random.Random(5), EASY), seed=5)
    states = [place.state for place in positions(match.game, match.transcript) if place.state.phase is Phase.TO_ROLL]
    memory, networks, shipped = (
        Memory(seats),
        [Network(seats, 5), Network(seats, 6)],
        number_table(network.TABLES[seats]),
    )
    viewers = [(None, *range(seats))[number % (seats + 1)] for number in range(len(states))]
    for state, viewer in zip(states, viewers, strict=True):
        memory.add(state, viewer)
    for one in networks[1:]:
        # Only of one network: averages cannot be compared with what each of them says.
        one.layers = networks[0].layers
    boards = memory.boards()
    chances = networks[0].judge(boards, np.ones(len(boards.places), np.bool_))
    learned = np.empty((len(states), seats), np.float32)
    expectations(boards, chances, LIKELY, np.ones(len(boards.places), np.bool_), 0.0, learned)
    provide({network.TABLES[seats]: averaged(networks, seats)})
    network.net.cache_clear()
    try:
        views = [KAESESCHIEBEN.view(state, viewer) for state, viewer in zip(states, viewers, strict=True)]
        read = [KAESESCHIEBEN.win_chances(view) for view in views]
    finally:
        provide({network.TABLES[seats]: shipped})
        network.net.cache_clear()
    for state, found, expected in zip(states, read, learned, strict=True):
        # Ends that are as good for the mover may differ for the others.
        assert found[state.turn] == pytest.approx(expected[0], abs=0.002)
        assert found == pytest.approx(np.roll(expected, state.turn), abs=0.02)
