"""Preconditions of changes to a running match, and what comes next in it without a press. Pure."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace

from engine.fair_dice import commitment_to, pick_of
from engine.game import Seat
from engine.lesson_script import LessonScript, ScriptedAct
from engine.long_work import Decision
from engine.transcript import Note
from host.refusal import Refused
from host.table.status import Status
from host.table.table import Table, TableBase


def require_playing(table: TableBase) -> None:
    """Require that the match has begun and is not over. Raises Refused."""
    if table.status is Status.RETIRED:
        raise Refused("table-retired")
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")


def require_seat(table: Table, person_id: int) -> Seat:
    """The person's seat, also while a computer plays it. Raises Refused."""
    require_playing(table)
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def require_present(table: TableBase, person_id: int) -> Seat:
    """The person's seat. Raises Refused unless they play it themselves."""
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    require_playing_on(table, seat)
    if table.seats[seat].away:
        raise Refused("away")
    return seat


def require_version(table: Table, version: int | None) -> None:
    """Require that nothing was recorded since the person looked; None asks for nothing. Raises Refused("outdated")."""
    if version is not None and version != table.version:
        raise Refused("outdated")


def require_playing_on(table: TableBase, seat: Seat) -> None:
    """Raises Refused("resigned") if the seat has been resigned."""
    if table.seats[seat].resigned:
        raise Refused("resigned")


def noted(table: Table, note: Note) -> Table:
    """The table with the change of player or seed in its record."""
    return table.with_match(table.running_match.note(note))


def finished_if_over(table: Table) -> Table:
    """The table, finished if its match is over."""
    over = table.running_match.over
    return replace(table, status=Status.FINISHED, proposal=None) if over else table


def script_of(table: Table) -> LessonScript | None:
    """The course that the table's lesson goes by at present; None where it is over, was left, or is not ours."""
    course = _begun_script(table)
    if course is None or table.lesson is None or table.lesson.place >= len(course.acts):
        return None
    return course


def is_reading(table: Table) -> bool:
    """Tell whether the learner has an explanation to read before the match goes on; the last ones follow the course."""
    course, lesson = _begun_script(table), table.lesson
    return course is not None and lesson is not None and lesson.page < course.pages.get(lesson.place, 0)


def _begun_script(table: Table) -> LessonScript | None:
    """The course of the table's lesson, even if all of its acts are done; None where it was left, or is not ours."""
    if table.lesson is None or table.lesson.free or table.status is not Status.PLAYING:
        return None
    course = None if table.game is None else table.game.lesson
    return None if course is None or commitment_to(course.secret) != table.commitment else course


def next_act(table: Table) -> ScriptedAct | None:
    """Next act of the course that is under way; None without one."""
    course = script_of(table)
    return None if course is None or table.lesson is None else course.acts[table.lesson.place]


def require_no_script(table: Table) -> None:
    """Raises Refused("lesson-course") during a course: for what would spoil its prepared dice."""
    if script_of(table) is not None:
        raise Refused("lesson-course")


@dataclass(frozen=True, slots=True)
class ComputerPosition:
    """``decision`` is what the player gets of the seat to be played; ``version`` is the match's. Its source of chance
    gives the same in the same position of the match.

    ``prepared`` is the code of what a lesson's course has it do, or a standing order; None where it decides itself.
    ``objectors`` are the seats whose people may do something before the turn goes on, and need time for it: they may
    object to ``objection``.
    """

    version: int
    seat: Seat
    objectors: frozenset[Seat]
    prepared: str | None
    objection: Hashable | None = field(compare=False, repr=False)
    decision: Decision = field(compare=False, repr=False)

    @property
    def key(self) -> tuple[int, Seat, frozenset[Seat]]:
        """Stays the same as long as the position does; people who leave or come back change it, too."""
        return (self.version, self.seat, self.objectors)


def computer_positions(table: Table) -> tuple[ComputerPosition, ...]:
    """Of all seats that computers may play now, or that of which an order is due. The match must have been folded."""
    seats, prepared = table.computers_to_act, next_act(table)
    if (found := table.by_order) is not None:
        standing, code = found
        seats, prepared = (standing.order.seat,), ScriptedAct(standing.order.seat, code)
    if not seats or is_reading(table):
        return ()
    match = table.running_match
    if prepared is not None:
        seats = tuple(seat for seat in seats if seat == prepared.seat)
    objection = None if prepared is not None else table.edition.objection(match.state)
    objectors = () if objection is None else match.to_act()[1:]
    people = frozenset(seat for seat in objectors if not table.seats[seat].played_by_computer)
    return tuple(
        ComputerPosition(
            version=table.version,
            seat=seat,
            objectors=people,
            prepared=None if prepared is None else prepared.code,
            objection=objection,
            decision=Decision(
                table.edition,
                match.view(seat),
                table.seats[seat].level,
                pick_of(table.secret.value, table.version, seat),
            ),
        )
        for seat in seats
    )
