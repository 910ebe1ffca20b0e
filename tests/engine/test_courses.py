"""The courses of lessons: their dice are what the lesson says, and anybody can verify them."""

from __future__ import annotations

import pytest

from engine.course import LEARNER, Course, after, begun
from engine.courses import COURSES, GAMES
from engine.editions import Editions
from engine.fair_dice import commitment_to
from engine.forgetit.players.computer import PERFECT, choose
from engine.forgetit.rules import FORGETIT
from engine.game import HARD
from engine.mensch.actions import MovePawn, decode
from engine.mensch.players.computer import choose as choose_pawn
from engine.mensch.players.computer import rated_pawns
from engine.verification import verify
from tests.hosted import GAMES as HOSTED


@pytest.fixture(params=list(COURSES))
def course(request: pytest.FixtureRequest) -> Course:
    return COURSES[request.param]


def test_every_draw_is_what_the_lesson_wants(course: Course) -> None:
    game = GAMES[course.game]
    match = begun(course, game, course.start)
    assert course.brings(match.state)
    for place, act in enumerate(course.acts):
        assert match.to_act()[0] == act.seat, place
        match = after(course, match, act)
        assert act.brings(match.state), (place, act.code)
    assert match.to_act() == (LEARNER,), "the free game begins with the learner"


def test_a_course_is_an_ordinary_match_that_verifies(course: Course) -> None:
    game = GAMES[course.game]
    match = begun(course, game, course.start)
    for act in course.acts:
        match = after(course, match, act)
    assert commitment_to(course.secret) == course.commitment
    ended = match.transcript.cancel()
    assert verify(ended, course.secret, Editions([game]), None).passed


def test_the_newest_edition_plays_the_course(course: Course) -> None:
    """Lessons are opened by the newest edition, so a course must not be left behind by one."""
    assert HOSTED[course.game].spec.rules_version == GAMES[course.game].spec.rules_version


def test_in_for_get_it_the_lesson_decides_like_the_perfect_player() -> None:
    course = COURSES["forgetit"]
    match = begun(course, FORGETIT, course.start)
    for act in course.acts:
        if act.seat == LEARNER:
            assert FORGETIT.encode(choose(match.view(LEARNER), PERFECT)) == act.code
        match = after(course, match, act)


@pytest.mark.parametrize("key", ["mensch", "einigkeit"])
def test_with_pawns_the_lesson_decides_as_well_as_the_strongest_computer(key: str) -> None:
    """It may differ where two moves are as good as each other: by less than one hundredth of a win."""
    course, game = COURSES[key], GAMES[key]
    match = begun(course, game, course.start)
    for act in course.acts:
        if act.seat == LEARNER:
            decision = decode(act.code)
            if isinstance(decision, MovePawn):
                rated = rated_pawns(match.view(LEARNER))
                assert rated[decision.pawn] > max(rated.values()) - 0.01
            else:
                assert choose_pawn(match.view(LEARNER), HARD, lambda among: 0) == decision
        match = after(course, match, act)
