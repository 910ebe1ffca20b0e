"""Texts of lessons: one for every step and every objection, in every language."""

from itertools import pairwise

import pytest

from cogs.games.registry import hosted_games
from engine.lesson_script import LEARNER
from localization.catalog import Language, load_speakers
from tests.engine.lesson_matches import LESSON_SCRIPTS, after, begun
from tests.hosted import GAMES

LESSONS = {key: game.face.lesson for key, game in hosted_games().items()}


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
    assert places == sorted(places)
    assert (places[0], places[-1]) == (0, len(LESSON_SCRIPTS[key].acts))


@pytest.mark.parametrize("key", LESSONS)
def test_what_is_not_followed_by_a_decision_waits_to_be_read(key: str) -> None:
    """Before a computer's act every explanation does; before the learner's, all but the one that asks for it."""
    script, lesson = LESSON_SCRIPTS[key], LESSONS[key]
    for place in range(len(script.acts) + 1):
        steps = sum(step.place == place for step in lesson.steps)
        by_computer = place < len(script.acts) and script.acts[place].seat != LEARNER
        assert script.pages.get(place, 0) == (steps if by_computer else max(0, steps - 1)), place


@pytest.mark.parametrize("key", LESSONS)
def test_no_computer_begins_to_move_unannounced(key: str) -> None:
    script = LESSON_SCRIPTS[key]
    for place, (before, act) in enumerate(pairwise(script.acts), 1):
        if before.seat == LEARNER != act.seat:
            assert script.pages.get(place, 0) > 0, place


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LESSONS)
def test_a_lesson_takes_four_to_eight_minutes(key: str, language: Language) -> None:
    """At 150 words a minute, and eight seconds for each press."""
    say, lesson, script = load_speakers()[language], LESSONS[key], LESSON_SCRIPTS[key]
    words = sum(len(say(f"lesson-{key}-{step.key}").split()) for step in lesson.steps)
    presses = sum(script.pages.values()) + sum(act.seat == LEARNER for act in script.acts)
    assert 4 <= words / 150 + presses * 8 / 60 <= 8.5


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", LESSONS)
def test_an_explanation_fits_a_phone(key: str, language: Language) -> None:
    say = load_speakers()[language]
    for step in LESSONS[key].steps:
        assert len(say(f"lesson-{key}-{step.key}")) <= 700, step.key


@pytest.mark.parametrize("key", ["mensch", "einigkeit"])
def test_every_other_choice_of_a_pawn_is_explained(key: str) -> None:
    script, game, lesson = LESSON_SCRIPTS[key], GAMES[key], LESSONS[key]
    match, wrong = begun(script, game, script.start), 0
    for place, act in enumerate(script.acts):
        if act.seat == LEARNER:
            codes = [game.encode(action) for action in game.legal_actions(match.state, LEARNER)]
            for code in set(codes) - {act.code}:
                objections = lesson.step_at(place).objections
                assert any(each.holds(match.view(LEARNER), [code]) for each in objections), (place, code)
                wrong += 1
        match = after(script, match, act)
    assert wrong
