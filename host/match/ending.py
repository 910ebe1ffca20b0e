"""All ways in which a match ends before its rules end it: cancelled, resigned, abandoned, retired. Pure."""

from __future__ import annotations

from dataclasses import replace

from engine.match import sides_left
from engine.transcript import CANCELLED, RESIGNED, Seated, resigned_to
from host.match import consent, schedule
from host.match.lobby import pass_leadership
from host.match.running import finished_if_over, noted, require_playing, require_playing_on, require_seat
from host.match.showing import with_notice_due
from host.refusal import Refused, only_leader
from host.table.seats import Person
from host.table.status import Status, given_reason
from host.table.table import Table
from host.table.table_log import Change, SeatChanged

PATIENCE_SECONDS = 600
"""Seconds for which a table must have stood still before its leader may cancel it, or a stranger one that sleeps."""


def cancel(table: Table, asker: Person, now: float, *, moderator: bool, reason: str = "") -> Table:
    """Cancels the match without an outcome; everybody is shown the ``reason``, if there is one.

    A moderator who gives a reason need not wait, nor a leader who plays alone. Anyone with a seat may end
    a table that sleeps at once, anybody else after a while, also those who resigned. Raises Refused.
    """
    require_playing(table)
    given = given_reason(asker, reason, leader=table.leader, moderator=moderator)
    may_explain = moderator or asker.id == table.leader
    # Anybody may end a table that sleeps, but only those two may explain.
    if not may_explain and (given or not table.asleep):
        raise only_leader(table.leader, or_moderator=True)
    if table.asleep:
        at_once, still_since = moderator or table.belongs_to(asker.id), table.waiting_since
    else:
        alone = all(person.id == asker.id for person in table.people)
        # A reason makes a moderator's haste answerable.
        at_once, still_since = alone or (moderator and given is not None), table.moved_at
    waited = now - still_since
    if not at_once and waited < PATIENCE_SECONDS:
        raise Refused("moved-recently", minutes=max(1, round((PATIENCE_SECONDS - waited) / 60)))
    return replace(abandon(table), cancellation=given)


def resign(table: Table, person_id: int, press: str) -> Table:
    """The person gives their seat up for good; a proposal that this decides is carried out by that press.

    The match ends at once if no opponent is left: if only one seat, or one pair, has not been
    resigned, and where everybody who held a seat has resigned. Those who are left win then.

    Raises Refused.
    """
    seat = require_seat(table, person_id)
    require_playing_on(table, seat)
    holder = table.seats[seat]
    assert holder.person is not None
    # A computer that plays there already keeps its level.
    level = holder.level if holder.away else table.stand_in
    given_up = noted(
        table.with_seat(seat, replace(holder, away=True, resigned=True, level=level)), Seated(seat, resigned_to(level))
    )
    given_up = given_up.remembering(SeatChanged(Change.RESIGNED, seat, holder.person))
    if not _has_opponents(given_up):
        match = given_up.running_match.stop(RESIGNED, given_up.draw(None))
        return finished_if_over(replace(given_up.with_match(match), proposal=None))
    # A proposal may pass because a person who did not agree has gone.
    return consent.counted(pass_leadership(given_up, person_id, seat), press)


def stop_at_limit(table: Table) -> Table:
    """The match ends with the scores as they stand, like by a vote; cancelled where the game knows no such end."""
    if table.status is not Status.PLAYING:
        return table
    scopes = table.edition.spec.stop_scopes
    if not scopes:
        return abandon(table)
    # The usual scope comes first, the whole match last.
    match = table.running_match.stop(scopes[-1], table.draw(None))
    return finished_if_over(replace(table.with_match(match), proposal=None))


def _has_opponents(table: Table) -> bool:
    resigned = [seat for seat, holder in enumerate(table.seats) if holder.resigned]
    somebody_left = any(holder.person_id is not None and not holder.resigned for holder in table.seats)
    return somebody_left and len(sides_left(table.edition.sides(len(table.seats)), resigned)) > 1


def ends_match(table: Table, person_id: int) -> bool:
    """Tell whether the match would be over if the person resigned now."""
    seat = table.seat_of(person_id)
    if seat is None or table.status is not Status.PLAYING:
        return False
    return not _has_opponents(table.with_seat(seat, replace(table.seats[seat], resigned=True)))


def abandon(table: Table) -> Table:
    """Give the table up, on request or because its channel is gone. This needs no rules."""
    if not table.status.is_open:
        # It only held the channel for its results.
        return replace(table, display=replace(table.display, announced=table.milestones, notice_due=False))
    if table.transcript is None:
        return replace(table, status=Status.CLOSED)
    if not table.readable and table.game is not None:
        # Nothing can be appended to a record that is damaged.
        return retire(table)
    # What is not folded is cancelled all the same: that takes no rules.
    if table.match is None:
        table = replace(table, transcript=table.transcript.cancel())
    else:
        table = table.with_match(table.match.stop(CANCELLED, table.draw(None)))
    return replace(table, status=Status.CANCELLED, proposal=None)


def cancel_if_forgotten(table: Table, attended: float, unfinished_seconds: float) -> Table:
    """Cancels a match that has waited for longer than `schedule.patience` allows. Others stay as they are."""
    patience = schedule.patience(table, unfinished_seconds)
    if table.status is not Status.PLAYING or attended - table.waits_from < patience:
        return table
    return with_notice_due(replace(abandon(table), forgotten=True))


def retire(table: Table) -> Table:
    """The rules of the table are gone or its record is damaged: it ends, and the channel is free."""
    if table.transcript is None:
        return with_notice_due(replace(table, status=Status.CLOSED))
    table = with_notice_due(replace(table, display=replace(table.display, announced=table.milestones)))
    return table if table.status is Status.FINISHED else replace(table, status=Status.RETIRED, proposal=None)
