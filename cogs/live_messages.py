"""The one message of each table that is kept up to date, and the results that stay below it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum, auto
from time import monotonic
from typing import TypeVar

import discord

from cogs.delivery import NOT_DELIVERED
from cogs.incidents import record_incident
from cogs.layout import NO_MENTIONS, Message, jump_url, words
from cogs.painter import TablePainter
from engine.game import Seat
from host.host import Host
from host.preferences import Preferences
from host.public_table import PublicTable
from host.table import Status

log = logging.getLogger(__name__)

MAX_AGE_SECONDS = 45 * 60
"""Discord rations edits of messages older than an hour, so a fresh one is posted before."""

SCROLLED_AWAY_AFTER = 5
"""With this many newer messages below it, the table is posted again."""

LOOK_EVERY_SECONDS = 20
"""How often at most a channel is asked for newer messages."""

MOST_DISPLAYS = 10_000
"""This many messages are remembered; tables whose channel vanished never say that they are done."""

RETRY_PAUSES = (0.5, 2.0, 5.0)
"""Seconds before each further try when Discord fails or asks for patience."""

_DRAWING_ENDS_SECONDS = 0.05
"""How often a drawing that has begun is looked at, until it has ended."""

_UNKNOWN_CHANNEL = 10003
_MISSING_PERMISSIONS = 50013
_TOO_MANY_REQUESTS = 429

T = TypeVar("T")


class Shown(Enum):
    """How far the table's present position is to be seen in its channel."""

    COMPLETE = auto()
    WITHOUT_PICTURE = auto()
    FORBIDDEN = auto()
    FAILED = auto()


@dataclass(slots=True)
class _Display:
    """What is remembered of an open table's message. All of it may be lost: the table is then merely posted again."""

    post_again: bool = False
    looked_for_newer: float | None = None
    turn_shown: tuple[Seat, ...] | None = None


class LiveMessages:
    """Draws and posts, one drawing a table at a time; what changes meanwhile is drawn next.

    ``channel_of`` gives the channel of a server by both ids.
    """

    def __init__(
        self,
        host: Host,
        painter: TablePainter,
        preferences: Preferences,
        channel_of: Callable[[int, int], discord.PartialMessageable],
    ) -> None:
        self._host = host
        self._painter = painter
        self._preferences = preferences
        self._channel_of = channel_of
        self._waiting: set[int] = set()
        self._drawing: set[int] = set()
        self._displays: dict[int, _Display] = {}
        self._behind_since: dict[int, float] = {}
        self._resting = False

    async def show(self, table: PublicTable, *, post_again: bool = False) -> Shown:
        """Brings the channel up to date; ``post_again`` posts the table below everything else.

        If the table is being drawn already, that drawing's end takes care of this position too.
        """
        if self._resting:
            return Shown.COMPLETE
        if post_again:
            self._display(table.id).post_again = True
        self._waiting.add(table.id)
        self._behind_since.setdefault(table.id, monotonic())
        if table.id in self._drawing:
            # Nobody knows yet whether people will see what they must not miss.
            return Shown.FAILED if table.notice_due else Shown.COMPLETE
        self._drawing.add(table.id)
        shown = Shown.COMPLETE
        try:
            while table.id in self._waiting:
                self._waiting.discard(table.id)
                shown = await self._bring_up_to_date(table.id)
        finally:
            self._waiting.discard(table.id)
            self._drawing.discard(table.id)
        if shown is not Shown.FAILED:
            self._behind_since.pop(table.id, None)
        return shown

    def rest(self) -> None:
        """From now on nothing is drawn but `show_back_soon`: the next start shows what is missing."""
        self._resting = True

    async def show_back_soon(self, table_id: int) -> None:
        """Says on the table's message that the bot will be back, without any button. Raises what Discord raises."""
        while table_id in self._drawing:  # noqa: ASYNC110 - a rare wait, and a short one
            await asyncio.sleep(_DRAWING_ENDS_SECONDS)
        table = await self._host.table(table_id)
        if table.message_id is None or not table.status.is_open:
            return
        message = await self._painter.back_soon_message(table)
        # Before it is said: the process may not live to note it afterwards.
        await self._host.remember_back_soon(table_id, back_soon=True)
        partial = self._channel(table).get_partial_message(table.message_id)
        await partial.edit(view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS)

    @property
    def unshown(self) -> int:
        """The number of tables whose channel does not show them as they are."""
        return len(self._behind_since)

    @property
    def oldest_unshown(self) -> float | None:
        """For how many seconds the one that is furthest behind has been so; None if none is."""
        return monotonic() - min(self._behind_since.values()) if self._behind_since else None

    async def _bring_up_to_date(self, table_id: int) -> Shown:
        table = await self._host.table(table_id)
        try:
            while table.announced < table.milestones:
                await self._announce(table)
                await self._host.remember_announced(table_id, table.announced + 1)
                table = await self._host.table(table_id)
                self._display(table_id).post_again = True
            shown = await self._show_position(table)
            if table.back_soon:
                await self._host.remember_back_soon(table_id, back_soon=False)
        except discord.Forbidden as error:
            log.info("Table %d cannot be shown in channel %d: %s", table.id, table.channel_id, error)
            return Shown.FORBIDDEN
        except discord.NotFound as error:
            if error.code != _UNKNOWN_CHANNEL:
                raise
            await self._host.abandon_channel(table.channel_id)
            self._displays.pop(table_id, None)
            return Shown.FORBIDDEN
        except NOT_DELIVERED as error:
            record_incident(error, f"table {table.id} could not be shown")
            return Shown.FAILED
        finally:
            if not table.status.is_open:
                self._displays.pop(table_id, None)
        return shown

    async def _announce(self, table: PublicTable) -> None:
        await self._deliver(
            lambda pictures: self._painter.result_message(table, table.announced, pictures=pictures),
            lambda message: self._send(table, message),
        )

    async def _show_position(self, table: PublicTable) -> Shown:
        # What we ended must be seen, also where the former message has scrolled away or was deleted.
        over = not table.status.is_open and not table.notice_due
        if over and table.message_id is None:
            return Shown.COMPLETE
        pinged = await self._person_to_ping(table)
        display = self._display(table.id)
        again = display.post_again or pinged is not None or await self._is_out_of_sight(table, display)
        if table.message_id is not None and (over or not again):
            try:
                return await self._edit_position(table, table.message_id)
            except discord.NotFound as error:
                if error.code == _UNKNOWN_CHANNEL:
                    raise
                log.info("The message of table %d was deleted", table.id)
                if over:
                    return Shown.COMPLETE
        return await self._post_position(table, pinged)

    async def _edit_position(self, table: PublicTable, message_id: int) -> Shown:
        partial = self._channel(table).get_partial_message(message_id)

        async def edit(message: Message) -> None:
            await partial.edit(view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS)

        shown, _ = await self._deliver(lambda pictures: self._painter.table_message(table, pictures=pictures), edit)
        return shown

    async def _post_position(self, table: PublicTable, pinged: int | None) -> Shown:
        shown, posted = await self._deliver(
            lambda pictures: self._painter.table_message(table, pictures=pictures),
            lambda message: self._send(table, message, pinged),
        )
        await self._host.remember_message(table.id, posted.id)
        if table.notice_due:
            await self._host.remember_notice(table.id)
        self._display(table.id).post_again = False
        if table.message_id is not None:
            await self._retire(table, table.message_id, posted.id)
        return shown

    async def _retire(self, table: PublicTable, former: int, present: int) -> None:
        """Takes picture and buttons off the message that showed the table before."""
        say = await self._painter.speaker_of(table)
        moved_on = words(say("table-moved-on", url=jump_url(table.guild_id, table.channel_id, present)))
        try:
            await self._channel(table).get_partial_message(former).edit(view=moved_on.layout, attachments=[])
        except NOT_DELIVERED as error:
            log.info("The former message of table %d stays as it is: %s", table.id, error)

    async def _deliver(
        self, paint: Callable[[bool], Awaitable[Message]], send: Callable[[Message], Awaitable[T]]
    ) -> tuple[Shown, T]:
        """Sends with the picture, or in words where files are not allowed; tries again when Discord fails."""
        message = await paint(True)
        try:
            return Shown.COMPLETE, await self._patiently(lambda: send(message))
        except discord.Forbidden as error:
            if error.code != _MISSING_PERMISSIONS:
                raise
        message = await paint(False)
        return Shown.WITHOUT_PICTURE, await self._patiently(lambda: send(message))

    async def _patiently(self, attempt: Callable[[], Awaitable[T]]) -> T:
        for pause in RETRY_PAUSES:
            try:
                return await attempt()
            except NOT_DELIVERED as error:
                if isinstance(error, discord.HTTPException) and not _may_pass(error.status):
                    raise
                log.info("Trying again in %s s: %s", pause, error)
                await asyncio.sleep(pause)
        return await attempt()

    async def _send(self, table: PublicTable, message: Message, pinged: int | None = None) -> discord.Message:
        mentions = NO_MENTIONS if pinged is None else discord.AllowedMentions(users=[discord.Object(pinged)])
        return await self._channel(table).send(view=message.layout, files=message.files, allowed_mentions=mentions)

    def _channel(self, table: PublicTable) -> discord.PartialMessageable:
        return self._channel_of(table.guild_id, table.channel_id)

    async def _is_out_of_sight(self, table: PublicTable, display: _Display) -> bool:
        """Whether the table's message has grown old or others have pushed it up."""
        if table.message_id is None or table.status is Status.LOBBY:
            return False
        age = discord.utils.utcnow() - discord.utils.snowflake_time(table.message_id)
        if age.total_seconds() > MAX_AGE_SECONDS:
            return True
        now = asyncio.get_running_loop().time()
        if display.looked_for_newer is not None and now - display.looked_for_newer < LOOK_EVERY_SECONDS:
            return False
        display.looked_for_newer = now
        newer = self._channel(table).history(after=discord.Object(table.message_id), limit=SCROLLED_AWAY_AFTER)
        try:
            return len([message async for message in newer]) >= SCROLLED_AWAY_AFTER
        except NOT_DELIVERED:
            return False  # Reading the history is a right that the bot can do without.

    async def _person_to_ping(self, table: PublicTable) -> int | None:
        """The person whose turn it has become, if they asked for that."""
        display = self._display(table.id)
        before, turn = display.turn_shown, table.to_act[:1]
        display.turn_shown = turn
        if before is None or before == turn:
            return None
        for seat in turn:
            holder = table.seats[seat]
            if holder.person and not holder.away and (await self._preferences.of_person(holder.person.id)).ping:
                return holder.person.id
        return None

    def _display(self, table_id: int) -> _Display:
        display = self._displays.setdefault(table_id, _Display())
        if len(self._displays) > MOST_DISPLAYS:
            del self._displays[next(iter(self._displays))]
        return display


def _may_pass(status: int) -> bool:
    """Whether the same request may succeed a little later."""
    return status >= 500 or status == _TOO_MANY_REQUESTS
