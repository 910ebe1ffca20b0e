"""Fate of a table's message, and the effect on it of a change of the table. Pure: a table in, a table out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from host.match.schedule import LONG_WAIT_SECONDS
from host.posts import Posted
from host.refusal import Refused
from host.table.display import Display
from host.table.status import Status
from host.table.table import Table


def with_look(before: Table, after: Table, now: float) -> Table:
    """``after`` with what the change means for its channel."""
    display = after.display
    if after.waiting_for != before.waiting_for:
        display = display.next_turn()
    elif after.waiting_since != before.waiting_since:
        display = replace(display, long_wait=False)
    if after.status is not Status.LOBBY and (display.calls or after.invited):
        for message in display.calls:
            display = display.with_leftover(message)
        display, after = replace(display, calls=()), replace(after, invited=frozenset())
    after = replace(after, display=display)
    if _looks_changed(before, after):
        after = replace(after, display=display.changed())
    return replace(after, display=after.display.with_delay(after.behind, now))


def with_post(table: Table, change: Callable[[Display], Display]) -> Table:
    """With that change of what the channel shows. What the bot ended is seen once the message shows it."""
    display = change(table.display)
    seen = display.shown == display.changes
    return replace(table, display=replace(display, notice_due=display.notice_due and not seen))


def with_holidays_changed(table: Table, person_id: int) -> Table:
    """The person has gone on holiday or come back, which invitations and proposals say."""
    present = any(person.id == person_id for person in table.people)
    waits = table.status is Status.LOBBY or table.proposal is not None
    if not present or not waits:
        return table
    return replace(table, display=table.display.changed())


def announced(table: Table, results: int, message_id: int | None = None) -> Table:
    """This number of the match's results has been posted, the latest as that message if it is still there."""
    result = None if message_id is None else Posted(table.channel_id, message_id)
    return replace(table, display=replace(table.display, announced=results, result=result))


def summed_up(table: Table, former: Posted) -> Table:
    """The match's result says all that this message said."""
    return replace(table, display=table.display.with_leftover(former))


def notified(table: Table, person_id: int, mention: Posted | None) -> Table:
    """The person in turn was notified, by that message if it is to be taken away after their turn."""
    if table.waiting_for != person_id:
        return replace(table, display=table.display.with_leftover(mention))
    return replace(table, display=replace(table.display, notified=True, mention=mention))


def called(table: Table, message: Posted | None) -> Table:
    """People were called to the invitation by that message, which is taken away with it."""
    display = table.display
    if table.status is not Status.LOBBY or message is None:
        return replace(table, display=display.with_leftover(message))
    return replace(table, display=replace(display, calls=(*display.calls, message)))


def reminded(table: Table, person_id: int, message: Posted | None) -> Table:
    """The person in turn was reminded, by that message if it is to be taken away after their turn."""
    if table.waiting_for != person_id:
        return replace(table, display=table.display.with_leftover(message))
    display = table.display.with_leftover(table.display.mention)
    return replace(table, display=replace(display, notified=True, mention=message))


def waited_long(table: Table, attended: float) -> Table:
    """The table has waited for a person for so long that it is shown since when. Others stay as they are."""
    overdue = attended - table.waits_from >= LONG_WAIT_SECONDS
    if table.waiting_for is None or table.display.long_wait or not overdue:
        return table
    return replace(table, display=replace(table.display, long_wait=True))


def with_notice_due(table: Table) -> Table:
    """The table was ended by the bot, and people have not been shown that yet."""
    return replace(table, display=replace(table.display, notice_due=True))


def replayed(table: Table, *, shown: bool = True) -> Table:
    """A replay of the match is shown to everybody. Raises Refused("replay-shown") the second time."""
    if shown and table.display.replayed:
        raise Refused("replay-shown")
    return replace(table, display=replace(table.display, replayed=shown))


def gone(table: Table) -> Table:
    """There is no channel any more in which anything could be shown."""
    return replace(table, display=replace(table.display, gone=True, notice_due=False))


def _looks_changed(before: Table, after: Table) -> bool:
    """Tell whether the table's message should look otherwise now. Seeds do not show, nor do notes in the record."""
    if _look(before) != _look(after):
        return True
    return before.transcript is not after.transcript and before.version != after.version


def _look(table: Table) -> tuple[object, ...]:
    holders = tuple((holder.person, holder.away, holder.level, holder.resigned) for holder in table.seats)
    return (
        table.status,
        table.options,
        holders,
        table.awaited,
        table.leader,
        table.proposal,
        table.language,
        table.preferences,
        table.readable,
        table.display.long_wait,
        _clock_face(table),
    )


def _clock_face(table: Table) -> tuple[object, ...]:
    """Visible state of the clock: its end, that it stands still, or that the time is up."""
    clock, pace = table.clock, table.preferences.pace
    if clock is None:
        return ()
    if clock.up or clock.is_held:
        return (clock.up, clock.holiday_until)
    return (clock.ends_at,) if pace.by_correspondence or clock.reminders else ()
