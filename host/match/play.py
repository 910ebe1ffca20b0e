"""Acting, leaving, coming back, taking over a seat and choosing a client seed. Pure: a table in, a table out.

A substitute sees the view of the seat, which follows from the position alone, and nothing that was shown to the person
before. That person loses the right to the seat. In games with secrets they cannot take another seat either, because
they know what the former one hides.

A client seed is a text of a person's own that all draws follow from. Until they choose one, it is the id that Discord
gave to the press that seated them. A rematch starts with such ids again: words that were known before its commitment
would bind the host to nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import replace

from engine.game import Seat
from engine.orders import cause_of
from engine.transcript import PERSON, Seated, Seeded
from host.match import consent, lobby
from host.match.lobby import led_by
from host.match.running import (
    finished_if_over,
    noted,
    require_no_script,
    require_playing,
    require_playing_on,
    require_present,
    require_seat,
    require_version,
)
from host.refusal import Refused
from host.table.people_in import without_person
from host.table.seats import Person, SeatHolder
from host.table.status import Status
from host.table.table import Table, TableBase
from host.table.table_log import Change, SeatChanged


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


def act_by_order(table: Table) -> Table:
    """The table does what the seat in turn has ordered. Raises Refused("outdated") if that is nothing."""
    if (found := table.by_order) is None:
        raise Refused("outdated")
    (place, order), code = found
    return act_as_seat(table, order.seat, code, cause_of(table.records), place)


def act_as_seat(table: Table, seat: Seat, code: str, cause: str | None, ordered: int | None = None) -> Table:
    """``cause`` is a press, or None for a computer player's act. ``ordered`` is as in `Acted`."""
    match = table.running_match.act(seat, code, table.draw(cause), cause, ordered)
    turns = table.turns
    # Acts out of turn, such as a claim (P7), are not counted as turns.
    if turns is not None and seat == table.running_match.to_act()[0]:
        holder = table.seats[seat]
        # A resigned seat's computer acts for nobody, and its turns must not weigh in the person's result.
        turns = (
            turns.after_uncounted_decision(seat)
            if holder.resigned
            else turns.after_decision(seat, by_computer=holder.played_by_computer)
        )
    acted = replace(table.with_match(match), turns=turns)
    return finished_if_over(consent.after_act(table, acted, seat))


def leave(table: Table, person_id: int, press: str | None, change: Change = Change.LEFT) -> Table:
    """The person leaves the lobby; during the match a computer plays their seat from now on.

    ``press`` is None if they did not ask for it. Raises Refused.
    """
    if table.status is not Status.PLAYING:
        return lobby.leave(table, person_id)
    seat = require_seat(table, person_id)
    require_playing_on(table, seat)
    if table.seats[seat].away:
        raise Refused("already-away")
    # A proposal may pass because a person who did not agree has gone.
    return consent.counted(consent.handed_over(table, seat, table.stand_in, change), press)


def join(table: Table, person: Person, press: str) -> Table:
    """The person joins the lobby, or plays their own seat again during the match. Raises Refused."""
    returns = table.status is Status.PLAYING and table.seat_of(person.id) is not None
    return _come_back(table, person, press) if returns else lobby.join(table, person, press)


def _come_back(table: Table, person: Person, press: str) -> Table:
    """The person plays their seat again, and leads if no other person is present."""
    seat = require_seat(table, person.id)
    require_playing_on(table, seat)
    if not table.seats[seat].away:
        raise Refused("already-seated")
    back = noted(table.with_seat(seat, replace(table.seats[seat], person=person, away=False)), Seated(seat, PERSON))
    back = back.remembering(SeatChanged(Change.CAME_BACK, seat, person))
    # What they agreed to before they left counts again.
    return consent.counted(back if table.people else lobby.led_by(back, person), press)


def free_seats(table: TableBase) -> tuple[Seat, ...]:
    """The seats that can be taken over: those of computers, and of people who are away without having resigned.

    Empty in a lesson and where the table does not allow it, and without seats whose secrets might be the second ones
    that somebody learns who was forgotten.
    """
    # A lesson is one person's own.
    if table.lesson is not None or not table.preferences.substitutes:
        return ()
    return tuple(
        seat
        for seat, holder in enumerate(table.seats)
        if holder.played_by_computer and not holder.resigned and not _may_be_a_second_seat(table, seat)
    )


def require_welcome(table: Table, person_id: int) -> None:
    """Raises Refused if the person may not take over any seat in this match."""
    if table.lesson is not None:
        raise Refused("lesson-of-another")
    if person_id in table.kick:
        raise Refused("put-out")
    if person_id in table.former_holders:
        raise Refused("seat-lost")


def _may_be_a_second_seat(table: TableBase, seat: Seat) -> bool:
    """Tell whether a forgotten person, who can no longer be recognised, may know another seat's secrets."""
    return bool(table.known_to_forgotten - {seat})


def substitute(table: Table, person: Person, seat: Seat, press: str) -> Table:
    """The person plays that seat from now on, and leads if no other person was present.

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
    # Decisions before belong to the player before: the seat's own begin here.
    holder = SeatHolder(person, press, level=former.level, since=table.records)
    taken = table.with_seat(seat, holder)
    taken = noted(taken, Seated(seat, PERSON))
    # In force at once: no draw of theirs rests on the former player's seed.
    taken = noted(taken, Seeded(seat, press))
    if former.person is not None and taken.proposal is not None:
        # A person who has lost their seat has no vote any more.
        taken = replace(taken, proposal=without_person(taken.proposal, former.person.id))
    # Whoever has seen secrets must not come back at another seat.
    if former.person_id is not None and table.edition.spec.has_secrets:
        taken = replace(taken, former_holders=taken.former_holders | {former.person_id})
    turns = None if taken.turns is None else taken.turns.with_another_person(seat)
    taken = replace(taken, turns=turns).remembering(SeatChanged(Change.TOOK_OVER, seat, person, former.person))
    taken = taken if table.people else led_by(taken, person)
    return consent.counted(taken, press)


LONGEST = 64
"""Characters of a seed."""

_JOINERS = "\u200c\u200d"
"""Persian words and many emoji need them."""


def choose_seed(table: Table, person_id: int, text: str) -> Table:
    """The table with the person's own words as their seat's seed, for all draws that follow.

    Raises Refused for people without a seat or who have resigned it and for what is no seed.
    """
    if table.status is Status.RETIRED:
        raise Refused("table-retired")
    if not table.status.is_open:
        raise Refused("table-closed" if table.status is Status.CLOSED else "match-over")
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    if table.status is Status.PLAYING:
        require_playing_on(table, seat)
    require_no_script(table)
    seed = cleaned(text)
    # Sent twice, a form changes nothing.
    if seed == table.seeds[seat]:
        return table
    if table.status is Status.LOBBY:
        return table.with_seat(seat, replace(table.seats[seat], seed=seed))
    return table.with_match(table.running_match.note(Seeded(seat, seed)))


def cleaned(text: str) -> str:
    """The text as everybody sees it: composed (NFC), and with single spaces. Raises Refused for what is no seed."""
    seed = " ".join(unicodedata.normalize("NFC", text).split())
    if not seed:
        raise Refused("seed-empty")
    if len(seed) > LONGEST:
        raise Refused("seed-too-long", most=LONGEST)
    categories = {unicodedata.category(character) for character in seed if character not in _JOINERS}
    # People who compare seeds must see all of them: nothing unseen, nothing that turns the line around.
    # Marks alone have nothing to stand on, and nobody could read them out.
    if categories & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"} or not categories - {"Zs", "Mn", "Me", "Mc"}:
        raise Refused("seed-characters")
    return seed
