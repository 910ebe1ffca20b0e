"""Taking over a seat in mid-match, from a computer or from somebody who has left. Pure: a table in, a table out.

What a seat may know is its view, and that follows from the position alone: a substitute sees what the seat owns, and
nothing of what was shown to the person before. That person's right to the seat ends; where seats have secrets, they
take no other one either, since they know what the former one hides.
"""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat
from engine.transcript import PERSON, Seated, Seeded
from host.match import consent
from host.match.lobby import led_by
from host.match.running import noted, require_playing
from host.refusal import Refused
from host.table.seats import Person, SeatHolder
from host.table.table import Table
from host.table.table_base import TableBase
from host.table.table_log import Change, SeatChanged


def free_seats(table: TableBase) -> tuple[Seat, ...]:
    """The seats that somebody else may take: computers', and those of people who are away without having resigned.

    Empty in a lesson and where the table does not allow it, and without seats whose secrets might be the second ones
    that somebody learns who was forgotten.
    """
    if table.lesson is not None or not table.preferences.substitutes:
        return ()
    return tuple(
        seat
        for seat, holder in enumerate(table.seats)
        if holder.played_by_computer and not holder.resigned and not _may_be_a_second_seat(table, seat)
    )


def require_welcome(table: Table, person_id: int) -> None:
    """Raises Refused for somebody who may take over no seat in this match, whichever is free."""
    if table.lesson is not None:
        raise Refused("lesson-of-another")
    if person_id in table.kick:
        raise Refused("put-out")
    if person_id in table.former_holders:
        raise Refused("seat-lost")


def _may_be_a_second_seat(table: TableBase, seat: Seat) -> bool:
    """Whether somebody may know another seat's secrets of whom nobody can tell any more who they are."""
    return bool(table.known_to_forgotten - {seat})


def substitute(table: Table, person: Person, seat: Seat, press: str) -> Table:
    """The person plays that seat from now on, and leads if nobody else was there to.

    Their client seed is the press's id until they choose another. Raises Refused.
    """
    require_playing(table)
    own = table.seat_of(person.id)
    if own is not None:
        raise Refused("resigned" if table.seats[own].resigned else "already-seated")
    require_welcome(table, person.id)
    if not table.preferences.substitutes:
        raise Refused("no-substitutes")
    if not 0 <= seat < len(table.seats):
        raise Refused("no-such-seat")
    former = table.seats[seat]
    if former.resigned:
        raise Refused("seat-resigned")
    if _may_be_a_second_seat(table, seat):
        raise Refused("secrets-forgotten")
    if seat not in free_seats(table):
        raise Refused("seat-taken")
    # Under protocol 1 the numbers of the joins stay what they were at the start.
    seed = former.seed if table.protocol == 1 else press
    holder = SeatHolder(person, seed, level=former.level, since=table.records)
    taken = table.with_seat(seat, holder)
    taken = noted(taken, Seated(seat, PERSON))
    taken = noted(taken, Seeded(seat, press))
    if former.person is not None and taken.proposal is not None:
        # Somebody who has lost their seat has no say any more.
        taken = replace(taken, proposal=taken.proposal.without_person(former.person.id))
    if former.person_id is not None and table.edition.spec.has_secrets:
        taken = replace(taken, former_holders=taken.former_holders | {former.person_id})
    turns = None if taken.turns is None else taken.turns.with_another_person(seat)
    taken = replace(taken, turns=turns).remembering(SeatChanged(Change.TOOK_OVER, seat, person, former.person))
    taken = taken if table.people else led_by(taken, person)
    return consent.counted(taken, press)
