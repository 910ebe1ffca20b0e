"""What lessons say: a text for every step and every objection, in every language."""

from __future__ import annotations

import pytest

from cogs.games.registry import hosted_games
from engine.course import LEARNER, after, begun
from engine.courses import COURSES, GAMES
from localization.catalog import Language, load_speakers

LESSONS = {key: game.face.lesson for key, game in hosted_games().items() if game.face.lesson is not None}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LESSONS)
def test_every_step_and_objection_has_its_text(key: str, language: Language) -> None:
    say, lesson = load_speakers()[language], LESSONS[key]
    for step in lesson.steps:
        assert say(f"lesson-{key}-{step.key}")
        for objection in step.objections:
            assert say(f"lesson-{key}-{step.key}-{objection.key}")


@pytest.mark.parametrize("key", LESSONS)
def test_steps_follow_the_course_to_its_end(key: str) -> None:
    places = [step.place for step in LESSONS[key].steps]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, len(COURSES[key].acts))


@pytest.mark.parametrize("key", ["mensch", "einigkeit"])
def test_every_other_choice_of_a_pawn_is_explained(key: str) -> None:
    course, game, lesson = COURSES[key], GAMES[key], LESSONS[key]
    match, wrong = begun(course, game, course.start), 0
    for place, act in enumerate(course.acts):
        if act.seat == LEARNER:
            codes = [game.encode(action) for action in game.legal_actions(match.state, LEARNER)]
            for code in set(codes) - {act.code}:
                objections = lesson.step_at(place).objections
                assert any(each.holds(match.view(LEARNER), [code]) for each in objections), (place, code)
                wrong += 1
        match = after(course, match, act)
    assert wrong
