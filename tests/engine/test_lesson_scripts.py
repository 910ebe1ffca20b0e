"""The scripts of lessons: their dice are what the lesson says, and anybody can verify them."""

import pytest

from engine.editions import Editions
from engine.forgetit.players.computer import choose
from engine.forgetit.rules import FORGETIT
from engine.game import HARD, PERFECT
from engine.lesson_script import LEARNER, LessonScript
from engine.mensch.actions import MovePawn, decode
from engine.mensch.players.computer import choose as choose_pawn
from engine.mensch.players.computer import rated_pawns
from engine.verification import verify
from tests.engine.lesson_dice import STARTS, WANTED
from tests.engine.lesson_matches import LESSON_SCRIPTS, after, begun
from tests.hosted import GAMES


@pytest.fixture(params=list(LESSON_SCRIPTS))
def script(request: pytest.FixtureRequest) -> LessonScript:
    return LESSON_SCRIPTS[request.param]


def test_every_draw_is_what_the_lesson_wants(script: LessonScript) -> None:
    game = GAMES[script.game]
    match = begun(script, game, script.start)
    assert STARTS[script.game](match.state)
    wanted = WANTED[script.game]
    for place, act in enumerate(script.acts):
        assert match.to_act()[0] == act.seat, place
        match = after(script, match, act)
        assert place not in wanted or wanted[place](match.state), (place, act.code)
    assert match.to_act() == (LEARNER,), "the free game begins with the learner"


def test_a_script_is_an_ordinary_match_that_verifies(script: LessonScript) -> None:
    game = GAMES[script.game]
    match = begun(script, game, script.start)
    for act in script.acts:
        match = after(script, match, act)
    ended = match.transcript.cancel()
    assert verify(ended, script.secret, Editions({game.spec.key: [game]}), None).passed


def test_in_for_get_it_the_lesson_decides_like_the_perfect_player() -> None:
    script = LESSON_SCRIPTS["forgetit"]
    match = begun(script, FORGETIT, script.start)
    for act in script.acts:
        if act.seat == LEARNER:
            assert FORGETIT.encode(choose(match.view(LEARNER), PERFECT)) == act.code
        match = after(script, match, act)


@pytest.mark.parametrize("key", ["mensch", "einigkeit"])
def test_with_pawns_the_lesson_decides_as_well_as_the_strongest_computer(key: str) -> None:
    """It may differ where two moves are as good as each other: by less than one hundredth of a win."""
    script, game = LESSON_SCRIPTS[key], GAMES[key]
    match = begun(script, game, script.start)
    for act in script.acts:
        if act.seat == LEARNER:
            decision = decode(act.code)
            if isinstance(decision, MovePawn):
                rated = rated_pawns(match.view(LEARNER))
                assert rated[decision.pawn] > max(rated.values()) - 0.01
            else:
                assert choose_pawn(match.view(LEARNER), HARD, lambda among: 0) == decision
        match = after(script, match, act)
