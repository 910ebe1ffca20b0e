"""Giving a seat up for good: a computer plays it on, and it counts as lost. Pure: a table in, a table out."""

from __future__ import annotations

from dataclasses import replace

from engine.match import sides_left
from engine.transcript import RESIGNED, Seated, resigned_to
from host import consent
from host.chronicle import Change, SeatChanged
from host.lobby import pass_leadership
from host.refusal import Refused
from host.running import noted, require_playing_on, require_seat, settled
from host.status import Status
from host.table import Table


def resign(table: Table, person_id: int, press: str) -> Table:
    """The person gives their seat up for good; a proposal that this decides is carried out by that press.

    The match ends at once where nobody is left to play against: where only one seat, or one pair, has not been
    resigned, and where everybody who held a seat has resigned. Those who are left win then.

    Raises Refused.
    """
    seat = require_seat(table, person_id)
    require_playing_on(table, seat)
    if table.protocol == 1:
        # Its record has no place for it.
        raise Refused("no-resigning-here")
    holder = table.seats[seat]
    assert holder.person is not None
    level = holder.level if holder.away else table.stand_in
    given_up = noted(
        table.with_seat(seat, replace(holder, away=True, resigned=True, level=level)), Seated(seat, resigned_to(level))
    )
    given_up = given_up.remembering(SeatChanged(Change.RESIGNED, seat, holder.person))
    if not _has_opponents(given_up):
        match = given_up.running_match.stop(RESIGNED, given_up.draw(None))
        return settled(replace(given_up.with_match(match), proposal=None))
    # A proposal may pass because somebody who did not agree has gone.
    return consent.counted(pass_leadership(given_up, person_id, seat), press)


def _has_opponents(table: Table) -> bool:
    resigned = [seat for seat, holder in enumerate(table.seats) if holder.resigned]
    somebody_left = any(holder.person_id is not None and not holder.resigned for holder in table.seats)
    return somebody_left and len(sides_left(table.edition.sides(len(table.seats)), resigned)) > 1


def ends_match(table: Table, person_id: int) -> bool:
    """Whether the match would be over if the person resigned now."""
    seat = table.seat_of(person_id)
    if seat is None or table.status is not Status.PLAYING:
        return False
    return not _has_opponents(table.with_seat(seat, replace(table.seats[seat], resigned=True)))
