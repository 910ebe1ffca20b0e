"""The one message of each table that is kept up to date, and the results that stay below it.

What is shown is remembered with the table (`host.table.display`). Whatever is not shown when something fails here, or
when the process ends, the caretaker brings up to date later.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from time import monotonic
from typing import Any, TypeVar

import discord
from cachetools import LRUCache, TTLCache

from cogs.components.layout import NO_MENTIONS, Message
from cogs.messages.leftovers import Leftovers
from cogs.messages.painter import TablePainter
from cogs.notices.turn_notices import TurnNotices
from cogs.requests.delivery import NOT_DELIVERED, TOKEN_SECONDS, UNKNOWN_MESSAGE, is_forbidden, needs_new_message, retry
from host.host import Host
from host.match import showing
from host.results.epilogue import Epilogue
from host.table.public_table import PublicTable
from host.table.status import Status
from store.errors import DatabaseAway
from store.rows import DIRECT_MESSAGES

log = logging.getLogger(__name__)


MAX_AGE_SECONDS = 45 * 60
"""Discord rations edits of messages older than an hour, so a fresh one is posted before."""

SCROLLED_AWAY_AFTER = 5
"""With this many newer messages below it, the table's message counts as out of sight."""

LOOK_EVERY_SECONDS = 20
"""How often at most a channel is asked for newer messages."""

MOST_MEMORIES = 10_000
"""The number of tables of which something is remembered: some of them end without a word."""

_DRAWING_ENDS_SECONDS = 0.05
"""How often a drawing that has begun is looked at, until it has ended."""

PRESS_PATIENCE = 5.0
"""Seconds for the change of a message by a press; after that the channel's route is tried."""

MOST_PRESSES = 500
"""The number of messages that can be changed by the latest press on them, some 20 KB each."""

_MISSING_PERMISSIONS = 50013

T = TypeVar("T")


class Shown(Enum):
    """How far the table's present position is to be seen in its channel."""

    COMPLETE = auto()
    WITHOUT_PICTURE = auto()
    FORBIDDEN = auto()
    FAILED = auto()


@dataclass(slots=True)
class _Memory:
    """What is remembered of an open table's message. All of it may be lost: the table is then merely drawn once more.

    ``unsaved`` was posted, but the database could not take that. ``fresh_post`` is the number of the next post if it is
    certain that nobody has made it.
    """

    post_again: bool = False
    looked_for_newer: float | None = None
    unsaved: int | None = None
    fresh_post: int | None = None


@dataclass(eq=False)
class LiveMessages:
    """Draws and posts, one drawing a table at a time; what changes meanwhile is drawn next.

    ``channel_of`` gives the channel of a server by both ids.
    """

    host: Host
    painter: TablePainter
    leftovers: Leftovers
    notices: TurnNotices
    channel_of: Callable[[int, int], discord.PartialMessageable]
    _waiting: set[int] = field(default_factory=set, init=False)
    _drawing: set[int] = field(default_factory=set, init=False)
    _memories: LRUCache[int, _Memory] = field(default_factory=partial(LRUCache, MOST_MEMORIES), init=False)
    _behind_since: dict[int, float] = field(default_factory=dict, init=False)
    _presses: TTLCache[int, discord.Interaction[Any]] = field(
        default_factory=partial(TTLCache, MOST_PRESSES, TOKEN_SECONDS), init=False
    )
    _resting: bool = field(default=False, init=False)
    _latest: int = field(default=0, init=False)

    async def show(self, table: PublicTable, *, post_again: bool = False) -> Shown:
        """Brings the channel up to date; ``post_again`` posts the table below everything else.

        If the table is being drawn already, that drawing's end takes care of this position too.
        """
        if self._resting:
            return Shown.COMPLETE
        if post_again:
            self._memory(table.id).post_again = True
        self._waiting.add(table.id)
        self._behind_since.setdefault(table.id, monotonic())
        if table.id in self._drawing:
            return Shown.COMPLETE
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

    def pressed(self, table: PublicTable, press: discord.Interaction[Any]) -> None:
        """Remembers an acknowledged press on the table's message: by its token the message can be changed for a while.

        Such edits do not count for Discord's global limit, nor for the channel's.
        """
        self._latest = max(self._latest, press.id)
        if press.message is not None and press.message.id == table.message_id:
            self._presses[press.message.id] = press

    def forget_people(self) -> None:
        """Drops all that is kept of those who pressed."""
        self._presses.clear()

    def is_drawing(self, table_id: int) -> bool:
        """Whether the table may be about to get another message."""
        return table_id in self._drawing

    async def is_in_sight(self, table: PublicTable) -> bool:
        """Whether few enough messages are below the table's. False if that is not to be found out."""
        try:
            return table.message_id is not None and not await self._is_scrolled_away(table, table.message_id)
        except NOT_DELIVERED:
            return False

    def rest(self) -> None:
        """From now on nothing is drawn but `show_back_soon`: the next start shows what is missing."""
        self._resting = True

    async def show_back_soon(self, table_id: int) -> None:
        """Says on the table's message that the bot will be back, without any button. Raises what Discord raises."""
        while table_id in self._drawing:  # noqa: ASYNC110 - a rare wait, and a short one
            await asyncio.sleep(_DRAWING_ENDS_SECONDS)
        table = await self.host.table(table_id)
        if table.message_id is None or not table.status.is_open:
            return
        message = await self.painter.back_soon_message(table)
        # Before it is said: the process may not live to note it afterwards.
        await self.host.note(table_id, showing.outdated)
        partial = self._channel(table).get_partial_message(table.message_id)
        await partial.edit(view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS)

    def nothing_to_show(self, table_id: int) -> None:
        """The channel shows the table as it is, or there is no channel any more."""
        self._behind_since.pop(table_id, None)

    @property
    def unshown(self) -> int:
        """The number of tables whose channel does not show them as they are, because something failed.

        Channels that let nothing be shown do not count: that is for their servers to change.
        """
        return len(self._behind_since)

    @property
    def oldest_unshown(self) -> float | None:
        """For how many seconds the one that is furthest behind has been so; None if none is."""
        return monotonic() - min(self._behind_since.values()) if self._behind_since else None

    async def _bring_up_to_date(self, table_id: int) -> Shown:
        try:
            table = await self.host.table(table_id)
            if table.display.gone:
                return Shown.FORBIDDEN
            if table.guild_id != DIRECT_MESSAGES and not self.painter.languages.servers.is_here(table.guild_id):
                self.nothing_to_show(table_id)
                return Shown.FAILED
            announced = await self._announce_all(table)
            shown = await self._show_position(await self.host.table(table_id))
            table = await self.host.table(table_id)
            await self.notices.notify(table)
            await self.leftovers.remove(table)
        except NOT_DELIVERED as error:
            if (gone := self.painter.languages.servers.is_gone(table.channel_id, error)) is False:
                # Nothing of the host's is wrong: its health does not count the table.
                self.nothing_to_show(table_id)
                return Shown.FAILED
            if gone:
                await self.host.upkeep.abandon(table_id)
                self._memories.pop(table_id, None)
                return Shown.FORBIDDEN
            if is_forbidden(error):
                log.info("Table %d cannot be shown in its channel: %s", table_id, error)
                if table.lesson is not None and table.message_id is None:
                    # Its learner, whose direct messages may be closed, has never seen it.
                    await self.host.upkeep.abandon(table_id)
                return Shown.FORBIDDEN
            log.warning("Table %d could not be shown: %s", table_id, error)
            return Shown.FAILED
        except DatabaseAway:
            return Shown.FAILED
        self.painter.languages.servers.found(table.channel_id)
        if not table.status.is_open:
            self._memories.pop(table_id, None)
        return shown if announced else Shown.FORBIDDEN

    async def _announce_all(self, table: PublicTable) -> bool:
        """Posts the results that are missing. Returns False if nothing may be posted: buttons can go all the same."""
        try:
            while table.display.announced < table.milestones:
                former = table.display.result
                message_id = await self._announce(table)
                await self.host.note(table.id, showing.announced, table.display.announced + 1, message_id)
                table = await self.host.table(table.id)
                if former is None or former.message_id != message_id:
                    self._memory(table.id).post_again = True
                    if former is not None and self.painter.adds_up(table):
                        await self.host.note(table.id, showing.summed_up, former)
        except discord.HTTPException as error:
            if not is_forbidden(error):
                raise
            log.info("The results of table %d cannot be posted: %s", table.id, error)
            return False
        return True

    async def _announce(self, table: PublicTable) -> int | None:
        """Posts the next result, or changes the latest into it. Returns its message, None if that is gone already."""
        number = table.display.announced
        nonce = f"sa{table.id}r{number}"
        is_last = number + 1 == table.milestones and not table.status.is_open
        epilogue = await self.host.records.epilogue(table.id) if is_last else Epilogue()
        latest = table.display.result if self.painter.adds_up(table) and not is_last else None

        async def send(message: Message) -> int:
            if latest is None:
                return (await self._send(table, message, nonce)).id
            partial = self._channel(table).get_partial_message(latest.message_id)
            await partial.edit(view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS)
            return latest.message_id

        try:
            _, message_id = await self._deliver(
                lambda pictures: self.painter.result_message(table, number, epilogue, pictures=pictures), send
            )
        except discord.NotFound as error:
            # It was posted, and somebody has deleted it since.
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        return message_id

    async def _show_position(self, table: PublicTable) -> Shown:
        memory = self._memory(table.id)
        if memory.unsaved is not None:
            await self.host.note(table.id, showing.posted, memory.unsaved)
            memory.unsaved = None
            table = await self.host.table(table.id)
        # What we ended must be seen, also where the former message has scrolled away or was deleted.
        over = not table.status.is_open and not table.display.notice_due
        if over and table.message_id is None:
            return Shown.COMPLETE
        # Another process may have posted, and died before it remembered that.
        again = memory.post_again or table.display.posting or await self._is_out_of_sight(table, memory)
        if table.message_id is not None and ((over and not table.display.posting) or not again):
            try:
                return await self._edit_position(table, table.message_id)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
                log.info("The message of table %d was deleted", table.id)
                if over:
                    await self.host.note(table.id, showing.posted, None)
                    return Shown.COMPLETE
            except discord.HTTPException as error:
                if over or not needs_new_message(error):
                    raise
                log.info("Table %d is posted again: %s", table.id, error)
        if table.message_id is not None and not table.display.posting:
            await self.host.note(table.id, showing.posting, begun=True)
        try:
            return await self._post_position(table)
        except discord.HTTPException as error:
            if table.message_id is None or not is_forbidden(error):
                raise
            await self.host.note(table.id, showing.posting, begun=False)
            # What stands there already may still be changed.
            await self._edit_position(table, table.message_id)
            return Shown.FORBIDDEN

    async def _edit_position(self, table: PublicTable, message_id: int) -> Shown:
        partial = self._channel(table).get_partial_message(message_id)
        display = table.display
        is_in_words = not display.pictures and display.shown == display.changes

        async def edit(message: Message) -> None:
            if is_in_words and not message.attachments:
                return
            if (press := self._presses.get(message_id)) is not None:
                try:
                    # discord.py would wait for as long as a limit of this route asks; the channel's is another.
                    async with asyncio.timeout(PRESS_PATIENCE):
                        await press.edit_original_response(
                            view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS
                        )
                    return
                except NOT_DELIVERED as error:
                    # The token is no longer accepted, or the message is gone: the channel's answer tells.
                    log.info("Table %d cannot be changed by a press: %r", table.id, error)
                    self._presses.pop(message_id, None)
            await partial.edit(view=message.layout, attachments=message.files, allowed_mentions=NO_MENTIONS)

        shown, _ = await self._deliver(lambda pictures: self.painter.table_message(table, pictures=pictures), edit)
        pictures = shown is Shown.COMPLETE
        if (display.shown, display.pictures) != (display.changes, pictures) or display.notice_due:
            await self.host.note(table.id, showing.drawn, message_id, changes=display.changes, pictures=pictures)
        return shown

    async def _post_position(self, table: PublicTable) -> Shown:
        """Posts the table once, even if that was tried before with an unknown result."""
        memory, display = self._memory(table.id), table.display
        # Discord answers a repeated nonce with the message that is there, which may show an earlier position.
        is_fresh = memory.fresh_post == display.posts
        may_exist = not is_fresh and display.changes > 0
        memory.fresh_post = None
        nonce = f"sa{table.id}p{display.posts}"
        try:
            shown, posted = await self._deliver(
                lambda pictures: self.painter.table_message(table, pictures=pictures),
                lambda message: self._send(table, message, nonce),
            )
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or is_fresh:
                raise
            # It was posted, and somebody has deleted it since.
            await self.host.note(table.id, showing.not_posted)
            table = await self.host.table(table.id)
            memory.fresh_post = table.display.posts
            return await self._post_position(table)
        memory.unsaved, self._latest = posted.id, max(self._latest, posted.id)
        changes = None if may_exist else display.changes
        await self.host.note(table.id, showing.posted, posted.id, changes=changes, pictures=shown is Shown.COMPLETE)
        memory.unsaved, memory.post_again = None, False
        table = await self.host.table(table.id)
        memory.fresh_post = table.display.posts
        return await self._edit_position(table, posted.id) if may_exist else shown

    async def _deliver(
        self, paint: Callable[[bool], Awaitable[Message]], send: Callable[[Message], Awaitable[T]]
    ) -> tuple[Shown, T]:
        """Sends with the picture, or in words where files are not allowed; tries again when Discord fails."""
        message = await paint(True)
        try:
            return Shown.COMPLETE, await retry(lambda: send(message))
        except discord.Forbidden as error:
            if error.code != _MISSING_PERMISSIONS or not message.attachments:
                raise
        words = await paint(False)
        return Shown.WITHOUT_PICTURE, await retry(lambda: send(words))

    async def _send(self, table: PublicTable, message: Message, nonce: str) -> discord.Message:
        """discord.py has Discord enforce the nonce: what is sent twice within some minutes is posted once."""
        return await self._channel(table).send(
            view=message.layout, files=message.files, nonce=nonce, allowed_mentions=NO_MENTIONS
        )

    def _channel(self, table: PublicTable) -> discord.PartialMessageable:
        return self.channel_of(table.guild_id, table.channel_id)

    async def _is_out_of_sight(self, table: PublicTable, memory: _Memory) -> bool:
        """Whether the table's message has grown old or others have pushed it up."""
        if table.message_id is None or table.status is Status.LOBBY:
            return False
        # Discord's own clock: the host's may be wrong.
        age = discord.utils.snowflake_time(self._latest) - discord.utils.snowflake_time(table.message_id)
        if age.total_seconds() > MAX_AGE_SECONDS:
            return True
        now = asyncio.get_running_loop().time()
        if memory.looked_for_newer is not None and now - memory.looked_for_newer < LOOK_EVERY_SECONDS:
            return False
        memory.looked_for_newer = now
        try:
            return await self._is_scrolled_away(table, table.message_id)
        except NOT_DELIVERED:
            return False  # Reading the history is a right that the bot can do without.

    async def _is_scrolled_away(self, table: PublicTable, message_id: int) -> bool:
        newer = self._channel(table).history(after=discord.Object(message_id), limit=SCROLLED_AWAY_AFTER)
        return len([message async for message in newer]) >= SCROLLED_AWAY_AFTER

    def _memory(self, table_id: int) -> _Memory:
        return self._memories.setdefault(table_id, _Memory())
