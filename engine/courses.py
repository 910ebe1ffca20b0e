"""The courses of lessons, by the game's key."""

from __future__ import annotations

from collections.abc import Mapping

from engine.course import Course
from engine.forgetit.course import COURSE as FORGETIT_COURSE
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame
from engine.kaeseschieben.course import COURSE as KAESESCHIEBEN_COURSE
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.wiedumir.course import BOARD
from engine.wiedumir.course import COURSE as WIEDUMIR_COURSE
from engine.wiedumir.rules import WieDuMir

COURSES: Mapping[str, Course] = {
    course.game: course for course in (FORGETIT_COURSE, KAESESCHIEBEN_COURSE, WIEDUMIR_COURSE)
}

GAMES: Mapping[str, AnyGame] = {game.spec.key: game for game in (FORGETIT, KAESESCHIEBEN, WieDuMir(BOARD))}
"""The editions that the courses were made for."""
