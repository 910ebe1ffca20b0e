"""What the script of a lesson has next at a table, while it is under way. Pure."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Seat
from engine.lesson_script import LessonScript
from engine.lesson_scripts import LESSON_SCRIPTS
from host.refusal import Refused
from host.status import Status
from host.table import Table


@dataclass(frozen=True, slots=True)
class NextAct:
    """What the script has next."""

    seat: Seat
    code: str


def script_of(table: Table) -> LessonScript | None:
    """The script that the table's lesson goes by at present; None where it is over, was left, or is not ours."""
    script = _begun_script(table)
    if script is None or table.lesson is None or table.lesson.place >= len(script.acts):
        return None
    return script


def is_reading(table: Table) -> bool:
    """Whether the learner has an explanation to read before the match goes on; the last ones follow the script."""
    script, lesson = _begun_script(table), table.lesson
    return script is not None and lesson is not None and lesson.page < script.pages.get(lesson.place, 0)


def _begun_script(table: Table) -> LessonScript | None:
    """The script of the table's lesson, even if all of its acts are done; None where it was left, or is not ours."""
    if table.lesson is None or table.lesson.free or table.status is not Status.PLAYING:
        return None
    script = LESSON_SCRIPTS.get(table.game_key)
    return None if script is None or script.commitment != table.commitment else script


def next_act(table: Table) -> NextAct | None:
    """What is to be done next by the script that is under way."""
    if (script := script_of(table)) is None or table.lesson is None:
        return None
    act = script.acts[table.lesson.place]
    return NextAct(act.seat, act.code)


def require_no_script(table: Table) -> None:
    """Raises Refused("lesson-course") during a scripted lesson: for what would spoil its prepared dice."""
    if script_of(table) is not None:
        raise Refused("lesson-course")
