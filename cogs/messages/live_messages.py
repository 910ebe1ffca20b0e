"""The one message of each table that is kept up to date, and the results that stay below it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import discord

from cogs.components.layout import Message
from cogs.messages.channel_message import ChannelMessage
from cogs.messages.painter import TablePainter
from cogs.messages.sending import deliver, edit, post
from cogs.messages.words_letters import WordsLetters
from cogs.notices.turn_notices import TurnNotices
from cogs.requests.delivery import UNKNOWN_MESSAGE, is_forbidden, needs_new_message
from cogs.requests.nonces import nonce
from host.host import Host
from host.match import showing
from host.results.epilogue import Epilogue
from host.table.display import Display
from host.table.public_table import PublicTable
from host.table.status import Status

log = logging.getLogger(__name__)

_DRAWING_ENDS_SECONDS = 0.05
"""Seconds between two looks at a drawing that has begun, until it has ended."""


@dataclass(eq=False, kw_only=True)
class LiveMessages(ChannelMessage[PublicTable]):
    """The tables of this process."""

    kind: ClassVar[str] = "table"

    host: Host
    painter: TablePainter
    notices: TurnNotices
    letters: WordsLetters

    async def load(self, number: int) -> PublicTable:
        return await self.host.table(number)

    async def note(self, number: int, change: Callable[[Display], Display]) -> PublicTable:
        return await self.host.note(number, showing.with_post, change)

    async def paint(self, place: PublicTable, *, pictures: bool) -> Message:
        return await self.painter.table_message(place, pictures=pictures)

    async def paint_moved_on(self, place: PublicTable) -> Message:
        return await self.painter.moved_on(place)

    async def abandon(self, number: int) -> None:
        await self.host.upkeep.abandon(number)

    def is_open(self, place: PublicTable) -> bool:
        return place.status.is_open

    def moves(self, place: PublicTable) -> bool:
        return place.status is not Status.LOBBY

    async def calls_somebody(self, place: PublicTable) -> bool:
        return await self.notices.may_mention(place)

    def must_be_seen(self, place: PublicTable) -> bool:
        """Answer yes also for what the bot ended, though the message has scrolled away or was deleted."""
        return place.status.is_open or place.display.notice_due

    async def before(self, place: PublicTable) -> tuple[PublicTable, bool]:
        """Posts the results that are missing. Where nothing may be posted, buttons can go all the same."""
        try:
            while place.display.announced < place.milestones:
                former = place.display.result
                message_id = await self._announce(place)
                place = await self.host.note(place.id, showing.announced, place.display.announced + 1, message_id)
                if former is None or former.message_id != message_id:
                    # A result pushes the table's message up, which belongs below it.
                    self._memory(place.id).post_again = True
                    if former is not None and self.painter.adds_up(place):
                        place = await self.host.note(place.id, showing.summed_up, former)
        except discord.HTTPException as error:
            if not is_forbidden(error):
                raise
            log.info("The results of table %d cannot be posted: %s", place.id, error)
            return place, False
        return place, True

    async def after(self, place: PublicTable) -> PublicTable:
        await self.letters.send(place)
        return await self.notices.notify(place)

    async def forbidden(self, place: PublicTable) -> None:
        if place.lesson is not None and place.message_id is None:
            # Its learner, whose direct messages may be closed, has never seen it.
            await self.abandon(place.id)

    async def show_back_soon(self, number: int) -> None:
        """Says on the message that the bot will be back, without any button. Raises what Discord raises."""
        while self.is_drawing(number):  # noqa: ASYNC110 - a rare wait, and a short one
            await asyncio.sleep(_DRAWING_ENDS_SECONDS)
        table = await self.load(number)
        if table.message_id is None or not table.status.is_open:
            return
        message = await self.painter.back_soon_message(table)
        # Before it is said: the process may not live to note it afterwards.
        await self.note(number, Display.outdated)
        await edit(self._partial(table, table.message_id), message)

    async def _announce(self, table: PublicTable) -> int | None:
        """Posts the next result, or changes the latest into it. Returns its message, None if that is gone already."""
        number = table.display.announced
        is_last = number + 1 == table.milestones and not table.status.is_open
        epilogue = await self.host.records.epilogue(table.id) if is_last else Epilogue()
        # The last result tells of the whole match, and gets a message of its own.
        latest = table.display.result if self.painter.adds_up(table) and not is_last else None

        async def send(message: Message) -> int:
            if latest is not None:
                try:
                    await edit(self._partial(table, latest.message_id), message)
                except discord.HTTPException as error:
                    if not needs_new_message(error):
                        raise
                else:
                    return latest.message_id
            return (await post(self._channel(table), message, nonce(self.kind, table.id, "result", number))).id

        try:
            _, message_id = await deliver(
                lambda pictures: self.painter.result_message(table, number, epilogue, pictures=pictures), send
            )
        except discord.NotFound as error:
            # It was posted, and somebody has deleted it since.
            if error.code != UNKNOWN_MESSAGE:
                raise
            return None
        return message_id
