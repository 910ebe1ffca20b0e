"""Notifies people of their turn, once a turn, as each of them wishes: in the channel, by a direct message, or never.

Edits notify nobody, so it takes a message of its own: a line below the table, which goes when the turn is over. The
reminder before the time is up takes its place.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from cogs.components.layout import TEXT_LIMIT, Message, jump_url, linked_message, text, text_message, unframed
from cogs.faces.scene import seat_name
from cogs.notices.personal_notices import Occasion, PersonalNotices
from cogs.requests.delivery import NOT_DELIVERED
from cogs.servers.servers import Languages
from cogs.wording.own_times import in_time
from host.background.discord_port import Sent
from host.host import Host
from host.match import showing, turn_times
from host.people import absence
from host.people.absence import quiet_until
from host.people.preferences import InWords, Notice, Preferences, Reminder
from host.table.public_table import PublicTable
from localization.catalog import Speaker

log = logging.getLogger(__name__)

_MOST_IN_A_REMINDER = 20
"""The number of tables that a direct message lists; `/mine` has all of them."""


@dataclass(eq=False)
class TurnNotices:
    """``now`` returns seconds since 1970."""

    host: Host
    languages: Languages
    preferences: Preferences
    notices: PersonalNotices
    now: Callable[[], float]

    async def notify(self, table: PublicTable) -> PublicTable:
        """Notifies the person in turn if it is time for that, and those who have lost their seats to computers.

        Returns the table as it is then.

        What fails is tried when the table is shown next. A table in direct messages, or a lesson, notifies nobody: the
        person who plays there alone knows.
        """
        for replaced in sorted(table.replaced):
            table = await self._tell_replaced(table, replaced)
        person_id, display = table.waiting_for, table.display
        if person_id is None or display.notified or table.is_for_one:
            return table
        wishes = await self.preferences.people.of(person_id)
        if table.preferences.pace.by_correspondence and absence.running(wishes.holiday, self.now()):
            return table
        # Who is told of every change by direct message knows already.
        told = wishes.notice is Notice.DIRECT and wishes.in_words is InWords.ALWAYS
        at_once = wishes.notice in (Notice.CHANNEL, Notice.DIRECT) and not told
        if wishes.notice is Notice.NEVER or not (at_once or display.long_wait):
            return table
        if (quiet := quiet_until(wishes.quiet_hours, wishes.time_zone, self.now())) is not None:
            if table.clock is not None and table.clock.remind_at is None:
                return await self.host.note(table.id, turn_times.put_off, person_id, quiet)
            return table
        sent, occasion = None, ("turn", table.id, table.version)
        if wishes.notice is Notice.DIRECT:
            sent = await self._write(person_id, await self._turn_message(table, person_id), occasion)
        if sent is None:
            say = await self.languages.speaker_of(table)
            since = say("turn-since", when=in_time(table.waiting_since))
            line = say("turn-mention", person=f"<@{person_id}>", since=since)
            sent = await self._mention(table, person_id, line, occasion)
        if sent is None:
            return table
        return await self.host.note(table.id, showing.notified, person_id, sent.message)

    async def may_mention(self, table: PublicTable) -> bool:
        """Tell whether `notify` may be about to mention the person in turn below the table."""
        if table.waiting_for is None or table.display.notified or table.is_for_one:
            return False
        wishes = await self.preferences.people.of(table.waiting_for)
        return table.display.long_wait or wishes.notice is Notice.CHANNEL

    async def _tell_replaced(self, table: PublicTable, person_id: int) -> PublicTable:
        """Notifies the person that a computer plays for them. A mention of that stays: they may not look for days."""
        wishes = await self.preferences.people.of(person_id)
        say, sent, occasion = await self.languages.speaker_of(table), None, ("replaced", table.id, table.version)
        if wishes.reminded is Reminder.DIRECT:
            url = jump_url(table.guild_id, table.channel_id, table.message_id)
            to_them = await self.languages.speaker_to(person_id, table)
            line = to_them("replaced-letter", game=to_them(f"game-{table.game_key}"), url=url)
            message = text_message("\n".join([line, *_small(_with_whom(table, person_id, to_them))]))
            sent = await self._write(person_id, message, occasion)
        if sent is None and wishes.reminded is not Reminder.NEVER:
            line = say("replaced-mention", person=f"<@{person_id}>")
            sent = await self._mention(table, person_id, line, occasion)
        if sent is None and wishes.reminded is not Reminder.NEVER:
            return table
        return await self.host.note(table.id, turn_times.replacement_known, person_id)

    async def remind_directly(self, person_id: int, tables: Sequence[PublicTable]) -> Sent | None:
        """One direct message for all these tables. None if the person takes none from us."""
        return await self._write(person_id, await self._reminder_message(person_id, tables), _reminder(tables[0]))

    async def remind_at(self, table: PublicTable, person_id: int) -> Sent | None:
        """By a mention at the table. None if that cannot be posted."""
        say = await self.languages.speaker_of(table)
        line = say("reminder-mention", person=f"<@{person_id}>", end=_end(table, say))
        return await self._mention(table, person_id, line, _reminder(table))

    async def _mention(self, table: PublicTable, person_id: int, line: str, occasion: Occasion) -> Sent | None:
        return await _sent(person_id, self.notices.mention(table, [person_id], text_message(line), occasion))

    async def _write(self, person_id: int, message: Message, occasion: Occasion) -> Sent | None:
        return await _sent(person_id, self.notices.write(person_id, message, occasion))

    async def _turn_message(self, table: PublicTable, person_id: int) -> Message:
        say = await self.languages.speaker_to(person_id, table)
        line = say(
            "turn-letter",
            game=say(f"game-{table.game_key}"),
            since=say("turn-since", when=in_time(table.waiting_since)),
        )
        return linked_message("\n".join([line, *_small(_with_whom(table, person_id, say))]), table, say)

    async def _reminder_message(self, person_id: int, tables: Sequence[PublicTable]) -> Message:
        say = await self.languages.speaker_to(person_id, tables[0])
        lines = [
            say(
                "reminder-letter-line",
                game=say(f"game-{table.game_key}"),
                url=jump_url(table.guild_id, table.channel_id, table.message_id),
                end=_end(table, say),
            )
            for table in tables[:_MOST_IN_A_REMINDER]
        ]
        title, foot = say("reminder-letter-title", count=len(tables)), say("reminder-letter-foot")
        companies = [_with_whom(table, person_id, say) for table in tables[:_MOST_IN_A_REMINDER]]
        detailed = [" · ".join(filter(None, parts)) for parts in zip(lines, companies, strict=True)]
        whole = "\n".join([title, *detailed, foot])
        return unframed(text(whole if len(whole) <= TEXT_LIMIT else "\n".join([title, *lines, foot])))


async def _sent(person_id: int, sending: Awaitable[Sent | None]) -> Sent | None:
    try:
        return await sending
    except NOT_DELIVERED as error:
        log.info("Person %d cannot be notified: %s", person_id, error)
        return None


def _end(table: PublicTable, say: Speaker) -> str:
    """Words on when the person's time is up."""
    return "" if table.clock is None else say("reminder-end", when=in_time(table.clock.ends_at))


def _with_whom(table: PublicTable, person_id: int, say: Speaker) -> str:
    """Words on who else plays: it tells two tables of one game apart. Empty where nobody else does."""
    others = [
        seat_name(seat, holder, say) for seat, holder in enumerate(table.seats) if not holder.belongs_to(person_id)
    ]
    return say("mine-with", names=", ".join(others)) if others else ""


def _small(content: str) -> list[str]:
    """A line in small print, or none."""
    return [f"-# {content}"] if content else []


def _reminder(table: PublicTable) -> Occasion:
    """The next reminder of the present turn."""
    return "reminder", table.id, table.version, 0 if table.clock is None else table.clock.reminders
