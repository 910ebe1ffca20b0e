"""A lesson: a match that begins by a prepared course (`engine.lesson_script`), and goes on freely.

During the course, presses count by the ids that the course has for them. A move other than the prepared one is not
carried out: the learner is told why, and may try again or leave the course. After it, the learner's next press becomes
their client seed, so that all further dice are new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import IllegalAction, Seat
from engine.lesson_script import SEED
from engine.transcript import Seeded
from host.match import play
from host.match.running import finished_if_over, is_reading, next_act, require_seat, script_of
from host.refusal import Refused
from host.table.status import Status
from host.table.table import Table


class OffScript(Refused):
    """The move is possible, but it is not what the course teaches here. Nothing has changed."""

    def __init__(self, table_id: int, codes: Sequence[str]) -> None:
        super().__init__("off-course")
        self.table_id = table_id
        self.codes = tuple(codes)


def act(table: Table, person_id: int, code: str, version: int | None, press: str, then: Sequence[str] = ()) -> Table:
    """`play.act` at any table. In a course it raises OffScript for another move than the prepared one."""
    course, lesson = script_of(table), table.lesson
    if lesson is None:
        return play.act(table, person_id, code, version, press, then)
    if course is None:
        return play.act(_with_new_dice(table, person_id, press), person_id, code, version, press, then)
    # What is not possible is refused like everywhere.
    play.act(table, person_id, code, version, press, then)
    codes = (code, *then)
    seat = require_seat(table, person_id)
    prepared = course.acts[lesson.place : lesson.place + len(codes)]
    if len(prepared) < len(codes) or any(act.seat != seat for act in prepared):
        raise OffScript(table.id, codes)
    acted = wanted = table
    for own, each in zip(codes, prepared, strict=True):
        try:
            wanted = play.act_as_seat(wanted, each.seat, each.code, each.cause)
            acted = play.act_as_seat(acted, each.seat, own, each.cause)
        except IllegalAction as impossible:
            raise OffScript(table.id, codes) from impossible
    # Two ways of saying the same are one move.
    if acted.running_match.state != wanted.running_match.state:
        raise OffScript(table.id, codes)
    return _advanced(acted, len(codes))


def act_for_computer(table: Table, seat: Seat, code: str) -> Table:
    """A computer player's act; in a course the prepared one, by the press that stands in for it."""
    prepared = next_act(table)
    if prepared is None:
        return play.act_as_seat(table, seat, code, None)
    if (prepared.seat, prepared.code) != (seat, code) or is_reading(table):
        raise Refused("outdated")
    return _advanced(play.act_as_seat(table, seat, code, prepared.cause), 1)


def read_page(table: Table, person_id: int, page: int) -> Table:
    """The learner has read that explanation. Raises Refused("outdated") if another one is being read."""
    require_seat(table, person_id)
    if table.lesson is None or not is_reading(table) or table.lesson.page != page:
        raise Refused("outdated")
    return replace(table, lesson=replace(table.lesson, page=page + 1))


def leave_script(table: Table, person_id: int, codes: Sequence[str], version: int, *, press: str) -> Table:
    """The match goes on freely, with the acts of ``codes`` if there are any. Raises like `act`."""
    require_seat(table, person_id)
    freed = _freed(table)
    return act(freed, person_id, codes[0], version, press, codes[1:]) if codes else freed


def hint_seat(table: Table, person_id: int) -> Seat:
    """The seat for which the person may ask for a hint now. Raises Refused or IllegalAction."""
    seat = require_seat(table, person_id)
    if table.lesson is None:
        raise Refused("no-hints")
    if seat not in table.running_match.to_act():
        raise IllegalAction("not-your-turn")
    return seat


def _freed(table: Table) -> Table:
    """The table with its course given up; the match goes on freely."""
    return table if table.lesson is None else replace(table, lesson=replace(table.lesson, free=True))


def _advanced(table: Table, acts: int) -> Table:
    assert table.lesson is not None
    return finished_if_over(replace(table, lesson=replace(table.lesson, place=table.lesson.place + acts, page=0)))


def _with_new_dice(table: Table, person_id: int, press: str) -> Table:
    """The free game, with the press as the person's client seed unless they have one of their own."""
    table, seat = _freed(table), table.seat_of(person_id)
    if table.status is not Status.PLAYING or seat is None or table.seeds[seat] != SEED:
        return table
    return table.with_match(table.running_match.note(Seeded(seat, press)))
