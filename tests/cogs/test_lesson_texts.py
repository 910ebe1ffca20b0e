"""What lessons say: a text for every step and every objection, in every language."""

from __future__ import annotations

import pytest

from cogs.games.registry import hosted_games
from engine.courses import COURSES
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
