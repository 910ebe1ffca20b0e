"""Watches the clocks of people whom tables wait for, and reminds each as they wish: one message at a time.

What is due for one person at the same look of the caretaker is one direct message. In channels one mention is made;
what else is due then, or soon after, waits. Nothing is kept here but when people were last reminded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from host.background.discord_port import DiscordPort
from host.host import Host
from host.match import turn_times
from host.people import absence
from host.people.absence import quiet_until
from host.people.preferences import Notice, PersonPreferences, Preferences, Reminder
from host.table.public_table import PublicTable

PAUSE_SECONDS = 5 * 60.0
"""Between two reminders for the same person."""

MOST_AT_A_LOOK = 30
"""The number of people who are reminded at one look of the caretaker: the next ones come with the looks after it."""

MOST_REMEMBERED = 10_000
"""The number of people of whom it is remembered when they were last reminded, the latest."""


@dataclass(frozen=True, slots=True)
class Due:
    """A person who is to be reminded of these tables."""

    person_id: int
    tables: Sequence[PublicTable]


class TurnWatch:
    """``now`` returns seconds since 1970."""

    def __init__(
        self, host: Host, preferences: Preferences, discord_port: DiscordPort, now: Callable[[], float]
    ) -> None:
        self._host = host
        self._preferences = preferences
        self._discord_port = discord_port
        self._now = now
        self._due: dict[int, list[PublicTable]] = {}
        self._written_to: LRUCache[int, float] = LRUCache(MOST_REMEMBERED)

    async def look_at(self, table: PublicTable, person_id: int) -> bool:
        """Does what time brings at a table that waits for the person. Returns whether that was anything."""
        time = self._host.time
        wishes = await self._preferences.people.of(person_id)
        holiday = absence.running(wishes.holiday, self._now())
        # First the holiday: it decides whether the clock runs at all.
        await time.follow_holiday(table.id, person_id, None if holiday is None else holiday.end)
        after = await time.adjust(table.id)
        is_due = after.waiting_for == person_id and await time.asks_for_reminder(after)
        if is_due:
            self._due.setdefault(person_id, []).append(after)
        return is_due or after.clock != table.clock

    async def owes_notice(self, table: PublicTable) -> bool:
        """Tell whether the person in turn has not been notified of it yet, wants that, and need not be spared any more.

        Where a clock runs, it brings what had to wait, unless the time is up by then.
        """
        person_id, display = table.waiting_for, table.display
        if person_id is None or display.notified or not display.long_wait:
            return False
        if table.clock is not None and not table.clock.up:
            return False
        if table.is_for_one:
            return False
        wishes, now = await self._preferences.people.of(person_id), self._now()
        if wishes.notice is Notice.NEVER or quiet_until(wishes.quiet_hours, wishes.time_zone, now) is not None:
            return False
        return not table.preferences.pace.by_correspondence or absence.running(wishes.holiday, now) is None

    def take_due(self) -> list[Due]:
        """The people to remind now: those whose time ends soonest. The others are found due at the next look."""
        due, self._due = self._due, {}
        for tables in due.values():
            tables.sort(key=_ends_at)
        # With more people due than one look can write to, those with the least time left come first.
        in_order = sorted(due.items(), key=lambda of_person: _ends_at(of_person[1][0]))
        return [Due(person_id, tables) for person_id, tables in in_order[:MOST_AT_A_LOOK]]

    async def remind(self, due: Due) -> None:
        """Writes to the person, or plans to do so later.

        May raise what the database or the discord_port raise; then it is tried again after a pause.
        """
        now, person_id = self._now(), due.person_id
        wishes = await self._preferences.people.of(person_id)
        wanted = []
        for table in due.tables:
            if _way(table, wishes) is Reminder.NEVER:
                await self._host.time.leave_unreminded(table.id, person_id)
            else:
                wanted.append(table)
        wait = self._must_wait_until(due, wishes, now)
        if not wanted or wait is not None:
            await self._put_off(wanted, person_id, wait or now)
            return
        # Noted before it is sent: a failure must not end in a letter with every look.
        self._written_to[person_id] = now
        written = [table for table in wanted if _way(table, wishes) is Reminder.DIRECT]
        sent = await self._discord_port.remind_directly(person_id, written) if written else None
        # Direct messages may be closed: then one table's channel says it, for all of them.
        if sent is None:
            written = wanted[:1]
            sent = await self._discord_port.remind_at(wanted[0], person_id)
        if sent is not None:
            for table in written:
                # A message about several tables outlasts the turn at one of them.
                message = sent.message if len(written) == 1 else None
                await self._host.time.remember_reminded(table.id, person_id, message)
            wanted = [table for table in wanted if table not in written]
        await self._put_off(wanted, person_id, now + PAUSE_SECONDS)

    def _must_wait_until(self, due: Due, wishes: PersonPreferences, now: float) -> float | None:
        if (quiet := quiet_until(wishes.quiet_hours, wishes.time_zone, now)) is not None:
            return quiet
        last = self._written_to.get(due.person_id)
        # A clock that was set back must not silence reminders for hours.
        if last is not None and 0 <= now - last < PAUSE_SECONDS:
            return last + PAUSE_SECONDS
        return None

    async def _put_off(self, tables: Sequence[PublicTable], person_id: int, until: float) -> None:
        for table in tables:
            await self._host.note(table.id, turn_times.put_off, person_id, until)


def _way(table: PublicTable, wishes: PersonPreferences) -> Reminder:
    """Way in which the person is written to about the table.

    A notice of their turn that had to wait goes its own way.
    """
    is_reminder = table.display.notified or table.clock is None or table.clock.remind_at is None
    if is_reminder or wishes.notice is Notice.NEVER:
        return wishes.reminded
    return Reminder.DIRECT if wishes.notice is Notice.DIRECT else Reminder.CHANNEL


def _ends_at(table: PublicTable) -> float:
    return table.waiting_since if table.clock is None else table.clock.ends_at
