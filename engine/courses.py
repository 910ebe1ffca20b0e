"""The courses of lessons, by the game's key."""

from __future__ import annotations

from collections.abc import Mapping

from engine.course import Course
from engine.forgetit.course import COURSE as FORGETIT_COURSE
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame

COURSES: Mapping[str, Course] = {course.game: course for course in (FORGETIT_COURSE,)}

GAMES: Mapping[str, AnyGame] = {game.spec.key: game for game in (FORGETIT,)}
"""The editions that the courses were made for."""
