"""A lesson: a match that begins by a prepared script (`engine.lesson_script`), and goes on freely. Pure.

As long as the script lasts, presses count by the ids that the script has for them. Another move than the prepared one
is not carried out: people learn why, and may try again or leave the script. After it, the learner's next press is their
client seed, so that all further dice are new.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import IllegalAction, Seat
from engine.lesson_script import SEED
from engine.transcript import Seeded
from host import play
from host.lesson_script import is_reading, script_of
from host.refusal import Refused
from host.running import require_seat, settled
from host.status import Status
from host.table import Table


class OffScript(Refused):
    """The move is possible, but it is not what the script teaches here. Nothing has changed."""

    def __init__(self, table_id: int, codes: Sequence[str]) -> None:
        super().__init__("off-course")
        self.table_id = table_id
        self.codes = tuple(codes)


def act(table: Table, person_id: int, code: str, version: int | None, press: str, then: Sequence[str] = ()) -> Table:
    """`play.act` at any table. In a script it raises OffScript for another move than the prepared one."""
    script, lesson = script_of(table), table.lesson
    if lesson is None:
        return play.act(table, person_id, code, version, press, then)
    if script is None:
        return play.act(_with_new_dice(table, person_id, press), person_id, code, version, press, then)
    # What is not possible is refused like everywhere.
    play.act(table, person_id, code, version, press, then)
    codes = (code, *then)
    seat = require_seat(table, person_id)
    prepared = script.acts[lesson.place : lesson.place + len(codes)]
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
    """A computer player's act; in a script the prepared one, by the press that stands in for it."""
    script, lesson = script_of(table), table.lesson
    if script is None or lesson is None:
        return play.act_as_seat(table, seat, code, None)
    prepared = script.acts[lesson.place]
    if (prepared.seat, prepared.code) != (seat, code) or is_reading(table):
        raise Refused("outdated")
    return _advanced(play.act_as_seat(table, seat, code, prepared.cause), 1)


def page_read(table: Table, page: int) -> Table:
    """The next explanation after that one. Raises Refused("outdated") if another one is being read."""
    if table.lesson is None or not is_reading(table) or table.lesson.page != page:
        raise Refused("outdated")
    return replace(table, lesson=replace(table.lesson, page=page + 1))


def left(table: Table) -> Table:
    """The table with its script given up; the match goes on freely."""
    return table if table.lesson is None else replace(table, lesson=replace(table.lesson, free=True))


def _advanced(table: Table, acts: int) -> Table:
    assert table.lesson is not None
    return settled(replace(table, lesson=replace(table.lesson, place=table.lesson.place + acts, page=0)))


def _with_new_dice(table: Table, person_id: int, press: str) -> Table:
    """The free game, with the press as the person's client seed unless they have one of their own."""
    table, seat = left(table), table.seat_of(person_id)
    if table.status is not Status.PLAYING or seat is None or table.seeds[seat] != SEED:
        return table
    return table.with_match(table.running_match.note(Seeded(seat, press)))
