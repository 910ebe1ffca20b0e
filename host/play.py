"""What people do at a table while the match runs. Pure: a table in, a table out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import NORMAL, Seat
from engine.transcript import CANCELLED, PERSON, Seated, computer
from host import schedule
from host.lobby import pass_leadership
from host.refusal import Refused
from host.table import Person, Status, Table, Vote

PATIENCE_SECONDS = 600
"""How long a table must have stood still before its leader or a moderator may cancel it."""


def act(table: Table, person_id: int, code: str, version: int | None, press: str, then: Sequence[str] = ()) -> Table:
    """The person's seat acts, by a press of that id. ``version`` is the match's that they saw, None for the present.

    ``then`` are further acts of the seat by the same press: all are carried out, or none.

    Raises Refused for what the table forbids and IllegalAction for what the rules do.
    """
    seat = require_seat(table, person_id)
    if table.seats[seat].away:
        raise Refused("away")
    require_version(table, version)
    for each in (code, *then):
        table = act_as_seat(table, seat, each, press)
    return table


def act_as_seat(table: Table, seat: Seat, code: str, press: str | None) -> Table:
    """``press`` is None for a computer player's act."""
    match = table.running_match.act(seat, code, table.draw(press), _cause(table, press))
    turns = table.turns
    # Acts out of turn, such as a claim (P7), are nobody's turn.
    if turns is not None and seat == table.running_match.to_act()[0]:
        turns = turns.after_decision(seat, by_computer=table.seats[seat].played_by_computer)
    return _settled(replace(table.with_match(match), turns=turns))


def leave(table: Table, person_id: int, press: str | None) -> Table:
    """A computer plays the person's seat from now on. ``press`` is None if it was not they who asked for it."""
    seat = require_seat(table, person_id)
    holder = table.seats[seat]
    if holder.away:
        raise Refused("already-away")
    gone = _noted(table.with_seat(seat, replace(holder, away=True)), Seated(seat, computer(NORMAL)))
    # A vote may pass because somebody who did not agree has gone.
    return _counted(pass_leadership(gone, person_id, seat), press)


def take_back(table: Table, person: Person) -> Table:
    """The person plays their seat again, and leads if nobody else was there to."""
    seat = require_seat(table, person.id)
    if not table.seats[seat].away:
        raise Refused("already-seated")
    back = _noted(table.with_seat(seat, replace(table.seats[seat], person=person, away=False)), Seated(seat, PERSON))
    return replace(back, leader=person.id) if not table.people else back


def vote(table: Table, person_id: int, scope: str | None, agrees: bool, press: str) -> Table:
    """The person opens a vote on ``scope``, or votes on the open one. More than half of the people decide.

    What chance sets up after the vote follows from the press that decides it.
    """
    _require_playing(table)
    if person_id not in {person.id for person in table.people}:
        raise Refused("not-seated")
    if not table.edition.spec.stop_scopes:
        raise Refused("no-vote-in-game")
    if table.vote is None:
        if scope is None:
            raise Refused("no-vote")
        if scope not in table.edition.spec.stop_scopes:
            raise Refused("unknown-scope")
        return _counted(replace(table, vote=Vote(scope, yes=frozenset({person_id}))), press)
    if scope is not None and scope != table.vote.scope:
        raise Refused("other-vote")
    yes, no = table.vote.yes - {person_id}, table.vote.no - {person_id}
    ballot = Vote(table.vote.scope, yes | {person_id}, no) if agrees else Vote(table.vote.scope, yes, no | {person_id})
    return _counted(replace(table, vote=ballot), press)


def cancel(table: Table, asker: Person, now: float, *, moderator: bool) -> Table:
    """The match is given up without an outcome. Anyone may do it to a table that sleeps."""
    _require_playing(table)
    if not table.asleep:
        if asker.id != table.leader and not moderator:
            raise Refused("only-leader-or-moderator")
        waited = now - table.moved_at
        if waited < PATIENCE_SECONDS:
            raise Refused("moved-recently", minutes=max(1, round((PATIENCE_SECONDS - waited) / 60)))
    return abandon(table)


def abandon(table: Table) -> Table:
    """The table is given up, because somebody asked or the channel is gone. That takes no rules."""
    if not table.status.is_open:
        # It only held the channel for its results.
        return replace(table, announced=table.milestones, notice_due=False)
    if table.transcript is None:
        return replace(table, status=Status.CLOSED)
    if not table.readable and table.game is not None:
        # Nothing can be appended to a record that is damaged.
        return retire(table)
    if table.match is None:
        table = replace(table, transcript=table.transcript.cancel())
    else:
        table = table.with_match(table.match.stop(CANCELLED, table.draw(None)))
    return replace(table, status=Status.CANCELLED, vote=None)


def cancel_if_forgotten(table: Table, now: float, unfinished_seconds: float) -> Table:
    """Cancels a match that has waited for longer than `schedule.patience` allows. Others stay as they are."""
    patience = schedule.patience(table, unfinished_seconds)
    if table.status is not Status.PLAYING or now - table.waiting_since < patience:
        return table
    return replace(abandon(table), notice_due=True)


def retire(table: Table) -> Table:
    """The rules of the table are gone or its record is damaged: it ends, and the channel is free."""
    if table.transcript is None:
        return replace(table, status=Status.CLOSED, notice_due=True)
    if table.status is Status.FINISHED:
        return replace(table, announced=table.milestones, notice_due=True)
    return replace(table, status=Status.RETIRED, announced=table.milestones, vote=None, notice_due=True)


def require_seat(table: Table, person_id: int) -> Seat:
    _require_playing(table)
    seat = table.seat_of(person_id)
    if seat is None:
        raise Refused("not-seated")
    return seat


def require_version(table: Table, version: int | None) -> None:
    if version is not None and version != table.version:
        raise Refused("outdated")


def _counted(table: Table, press: str | None) -> Table:
    """Carries the vote out once it is decided, by that press if by any."""
    if table.vote is None:
        return table
    present = {person.id for person in table.people}
    if not present:
        return replace(table, vote=None)
    if 2 * len(table.vote.yes & present) > len(present):
        match = table.running_match.stop(table.vote.scope, table.draw(press), _cause(table, press))
        return _settled(replace(table.with_match(match), vote=None))
    if 2 * len(table.vote.no & present) >= len(present):
        return replace(table, vote=None)
    return table


def _cause(table: Table, press: str | None) -> str | None:
    """What the record says of the press: nothing under protocol 1, whose draws do not follow from it."""
    return None if table.protocol == 1 else press


def _noted(table: Table, seated: Seated) -> Table:
    """The table with the change of player in its record, where that has a place for it."""
    return table if table.protocol == 1 else table.with_match(table.running_match.note(seated))


def _settled(table: Table) -> Table:
    over = table.running_match.over
    return replace(table, status=Status.FINISHED, vote=None) if over else table


def _require_playing(table: Table) -> None:
    if table.status is Status.RETIRED:
        raise Refused("table-retired")
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")
