"""What people do at a table while the match runs. Pure: a table in, a table out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Seat
from engine.transcript import CANCELLED, PERSON, Seated
from host.match import consent, lobby
from host.match.running import (
    cause_of,
    noted,
    require_playing,
    require_playing_on,
    require_present,
    require_seat,
    settled,
)
from host.refusal import Refused
from host.table.seats import Person
from host.table.showing import with_notice_due
from host.table.status import Status
from host.table.table import Table
from host.table.table_log import Change, SeatChanged
from host.time import schedule


def act(table: Table, person_id: int, code: str, version: int | None, press: str, then: Sequence[str] = ()) -> Table:
    """The person's seat acts, by a press of that id. ``version`` is the match's that they saw, None for the present.

    ``then`` are further acts of the seat by the same press: all are carried out, or none.

    Raises Refused for what the table forbids and IllegalAction for what the rules do.
    """
    require_playing(table)
    seat = require_present(table, person_id)
    require_version(table, version)
    for each in (code, *then):
        table = act_as_seat(table, seat, each, press)
    return table


def act_as_seat(table: Table, seat: Seat, code: str, press: str | None) -> Table:
    """``press`` is None for a computer player's act."""
    match = table.running_match.act(seat, code, table.draw(press), cause_of(table, press))
    turns = table.turns
    # Acts out of turn, such as a claim (P7), are nobody's turn.
    if turns is not None and seat == table.running_match.to_act()[0]:
        holder = table.seats[seat]
        turns = (
            turns.after_uncounted_decision(seat)
            if holder.resigned
            else turns.after_decision(seat, by_computer=holder.played_by_computer)
        )
    acted = replace(table.with_match(match), turns=turns)
    return settled(consent.after_act(table, acted, seat))


def leave(table: Table, person_id: int, press: str | None, change: Change = Change.LEFT) -> Table:
    """A computer plays the person's seat from now on. ``press`` is None if it was not they who asked for it."""
    seat = require_seat(table, person_id)
    require_playing_on(table, seat)
    if table.seats[seat].away:
        raise Refused("already-away")
    # A proposal may pass because somebody who did not agree has gone.
    return consent.counted(consent.handed_over(table, seat, table.stand_in, change), press)


def take_back(table: Table, person: Person, press: str) -> Table:
    """The person plays their seat again, and leads if nobody else was there to."""
    seat = require_seat(table, person.id)
    require_playing_on(table, seat)
    if not table.seats[seat].away:
        raise Refused("already-seated")
    back = noted(table.with_seat(seat, replace(table.seats[seat], person=person, away=False)), Seated(seat, PERSON))
    back = back.remembering(SeatChanged(Change.CAME_BACK, seat, person))
    # What they agreed to before they left counts again.
    return consent.counted(back if table.people else lobby.led_by(back, person), press)


def abandon(table: Table) -> Table:
    """The table is given up, because somebody asked or the channel is gone. That takes no rules."""
    if not table.status.is_open:
        # It only held the channel for its results.
        return replace(table, display=replace(table.display, announced=table.milestones, notice_due=False))
    if table.transcript is None:
        return replace(table, status=Status.CLOSED)
    if not table.readable and table.game is not None:
        # Nothing can be appended to a record that is damaged.
        return retire(table)
    if table.match is None:
        table = replace(table, transcript=table.transcript.cancel())
    else:
        table = table.with_match(table.match.stop(CANCELLED, table.draw(None)))
    return replace(table, status=Status.CANCELLED, proposal=None)


def cancel_if_forgotten(table: Table, now: float, unfinished_seconds: float) -> Table:
    """Cancels a match that has waited for longer than `schedule.patience` allows. Others stay as they are."""
    patience = schedule.patience(table, unfinished_seconds)
    if table.status is not Status.PLAYING or now - table.waiting_since < patience:
        return table
    return with_notice_due(replace(abandon(table), forgotten=True))


def retire(table: Table) -> Table:
    """The rules of the table are gone or its record is damaged: it ends, and the channel is free."""
    if table.transcript is None:
        return with_notice_due(replace(table, status=Status.CLOSED))
    table = with_notice_due(replace(table, display=replace(table.display, announced=table.milestones)))
    return table if table.status is Status.FINISHED else replace(table, status=Status.RETIRED, proposal=None)


def require_version(table: Table, version: int | None) -> None:
    if version is not None and version != table.version:
        raise Refused("outdated")
