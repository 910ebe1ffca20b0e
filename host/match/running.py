"""What every change of a match that is being played has to see to. Pure: a table in, a table out."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.transcript import Note
from host.refusal import Refused
from host.table.status import Status
from host.table.table import Table
from host.table.table_base import TableBase


def require_playing(table: Table) -> None:
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


def require_playing_on(table: TableBase, seat: Seat) -> None:
    """Raises Refused("resigned") if the seat has been resigned."""
    if table.seats[seat].resigned:
        raise Refused("resigned")


def cause_of(table: Table, press: str | None) -> str | None:
    """What the record says of the press: nothing under protocol 1, whose draws do not follow from it."""
    return None if table.protocol == 1 else press


def noted(table: Table, note: Note) -> Table:
    """The table with the change of player or seed in its record, where that has a place for it."""
    return table if table.protocol == 1 else table.with_match(table.running_match.note(note))


def settled(table: Table) -> Table:
    """The table, finished if its match is over."""
    over = table.running_match.over
    return replace(table, status=Status.FINISHED, proposal=None) if over else table
