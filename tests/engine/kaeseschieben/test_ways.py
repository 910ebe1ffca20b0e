"""The good ways that a person is offered."""

from __future__ import annotations

from engine.game import HARD
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.players.computer import Merit, good_ways, rated_ends
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import KaeseschiebenView, Phase
from engine.kaeseschieben.walk import Walk, distinct_ends
from tests.games import UNDER_TEST
from tests.hosted import GAMES


def views() -> list[KaeseschiebenView]:
    """What the seat to move sees, in every tenth such position of a match."""
    game = UNDER_TEST["kaeseschieben"]
    match = game.playthrough.play(GAMES[game.key])
    states = [place.state for place in match.positions()]
    moving = [
        state for state in states if match.game.to_act(state) and match.game.view(state, None).phase is Phase.MOVING
    ]
    return [match.game.view(state, match.game.to_act(state)[0]) for state in moving[::10]]


def test_they_are_whole_moves_to_different_ends() -> None:
    for view in views():
        ways = good_ways(view)
        assert 1 <= len(ways) <= 3
        for _, walk in ways:
            assert walk.complete
            assert Walk.of_view(view, walk.path) == walk
        assert len({(walk.mouse, frozenset(walk.cheeses.items()), walk.falls) for _, walk in ways}) == len(ways)


def test_one_that_pushes_most_moves_as_many_cheeses_as_any_way() -> None:
    for view in views():
        start = Walk.of_view(view)

        def pushed(walk: Walk, start: Walk = start) -> int:
            return len(start.cheeses.items() - walk.cheeses.items())

        for merit, walk in good_ways(view):
            if merit is Merit.PUSHES:
                assert pushed(walk) == max(map(pushed, distinct_ends(start)))


def test_the_computer_player_would_take_one_as_good_as_the_best() -> None:
    for view in views():
        chosen = KAESESCHIEBEN.choose(view, HARD, lambda count: 0)
        assert isinstance(chosen, MoveMouse)
        best = good_ways(view)[0][1]
        rated = {end.path: value for value, end in rated_ends(view, HARD)}
        assert abs(rated[chosen.path] - rated[best.path]) < 1e-6
