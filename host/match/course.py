"""What the course of a lesson has next at a table, while it is under way. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from engine.course import Course
from engine.courses import COURSES
from engine.game import Seat
from host.refusal import Refused
from host.table.status import Status
from host.table.table import Table


@dataclass(frozen=True, slots=True)
class NextAct:
    """What the course has next."""

    seat: Seat
    code: str


def course_of(table: Table) -> Course | None:
    """The course that the table's lesson goes by at present; None where it is over, was left, or is not ours."""
    course = _begun_course(table)
    if course is None or table.lesson is None or table.lesson.place >= len(course.acts):
        return None
    return course


def is_reading(table: Table) -> bool:
    """Whether the learner has an explanation to read before the match goes on; the last ones follow the course."""
    course, lesson = _begun_course(table), table.lesson
    return course is not None and lesson is not None and lesson.page < course.pages.get(lesson.place, 0)


def _begun_course(table: Table) -> Course | None:
    """The course of the table's lesson, even if all of its acts are done; None where it was left, or is not ours."""
    if table.lesson is None or table.lesson.free or table.status is not Status.PLAYING:
        return None
    course = COURSES.get(table.game_key)
    return None if course is None or course.commitment != table.commitment else course


def next_act(table: Table) -> NextAct | None:
    """What is to be done next by the course that is under way."""
    if (course := course_of(table)) is None or table.lesson is None:
        return None
    act = course.acts[table.lesson.place]
    return NextAct(act.seat, act.code)


def require_no_course(table: Table) -> None:
    """Raises Refused("lesson-course") during a course: for what would spoil its prepared dice."""
    if course_of(table) is not None:
        raise Refused("lesson-course")
