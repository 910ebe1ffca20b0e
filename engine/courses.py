"""The courses of lessons, by the game's key."""

from __future__ import annotations

from collections.abc import Mapping

from engine.course import Course
from engine.forgetit.course import COURSE as FORGETIT_COURSE
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame
from engine.kaeseschieben.course import COURSE as KAESESCHIEBEN_COURSE
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.mensch.course import COURSE as MENSCH_COURSE
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.pairs_course import COURSE as EINIGKEIT_COURSE
from engine.wiedumir.course import BOARD
from engine.wiedumir.course import COURSE as WIEDUMIR_COURSE
from engine.wiedumir.rules import WieDuMir

COURSES: Mapping[str, Course] = {
    course.game: course
    for course in (KAESESCHIEBEN_COURSE, FORGETIT_COURSE, MENSCH_COURSE, EINIGKEIT_COURSE, WIEDUMIR_COURSE)
}

GAMES: Mapping[str, AnyGame] = {
    game.spec.key: game for game in (KAESESCHIEBEN, FORGETIT, MENSCH, EINIGKEIT, WieDuMir(BOARD))
}
"""The editions that the courses were made for."""
