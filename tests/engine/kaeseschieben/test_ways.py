"""Ways that the computers would take in a person's place, as that person is shown them."""

from engine.game import HARD
from engine.kaeseschieben.actions import MoveMouse
from engine.kaeseschieben.players.computer import LEVELS, ways_of_levels
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.kaeseschieben.view import Phase
from engine.kaeseschieben.walk import Walk
from engine.match import positions
from tests.games import UNDER_TEST
from tests.hosted import GAMES


def test_it_is_what_they_do_each_way_once_and_the_strongest_first() -> None:
    game = UNDER_TEST["kaeseschieben"]
    match = game.playthrough.play(GAMES[game.key])
    states = [place.state for place in positions(match.game, match.transcript) if match.game.to_act(place.state)]
    views = [match.game.view(state, match.game.to_act(state)[0]) for state in states]
    for view in [view for view in views if view.phase is Phase.MOVING][::10]:
        ways = ways_of_levels(view)
        assert list(ways) == [level for level in reversed(LEVELS) if level in ways]
        assert KAESESCHIEBEN.choose(view, HARD, lambda _: 0) == MoveMouse(ways[HARD])
        assert len(set(ways.values())) == len(ways)
        assert all(Walk.of_view(view, path).complete for path in ways.values())
