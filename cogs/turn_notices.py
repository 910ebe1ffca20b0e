"""Notifies people of their turn, once a turn, as each of them wishes: in the channel, by a direct message, or never.

Edits notify nobody, so it takes a message of its own: a line below the table, which goes when the turn is over.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import discord
from discord import ui

from cogs.delivery import NOT_DELIVERED, patiently
from cogs.layout import Layout, Message, jump_url, link, text
from cogs.painter import TablePainter
from cogs.table_message import waiting_since
from host.display import Posted
from host.host import Host
from host.preferences import Notice, Preferences
from host.public_table import PublicTable

log = logging.getLogger(__name__)

_UNKNOWN_MESSAGE = 10008


class TurnNotices:
    """``channel_of`` gives the channel of a server by both ids, ``letters_of`` a person's direct messages."""

    def __init__(
        self,
        host: Host,
        painter: TablePainter,
        preferences: Preferences,
        channel_of: Callable[[int, int], discord.PartialMessageable],
        letters_of: Callable[[int], Awaitable[discord.abc.Messageable]],
    ) -> None:
        self._host = host
        self._painter = painter
        self._preferences = preferences
        self._channel_of = channel_of
        self._letters_of = letters_of

    async def notify(self, table: PublicTable) -> None:
        """Notifies the person in turn if it is time for that. What fails is tried when the table is shown next."""
        person_id, display = table.waiting_for, table.display
        if person_id is None or display.notified:
            return
        wish = (await self._preferences.people.of(person_id)).notice
        at_once = wish in (Notice.CHANNEL, Notice.DIRECT)
        if wish is Notice.NEVER or not (at_once or display.long_wait):
            return
        posted = await self._write_to(table, person_id) if wish is Notice.DIRECT else None
        if posted is None:
            try:
                posted = await self._mention(table, person_id)
            except NOT_DELIVERED as error:
                log.info("Person %d cannot be mentioned at table %d: %s", person_id, table.id, error)
                return
        await self._host.remember_notified(table.id, person_id, posted)

    async def _mention(self, table: PublicTable, person_id: int) -> Posted | None:
        say = await self._painter.speaker_of(table)
        layout = Layout(
            text(say("turn-mention", person=f"<@{person_id}>", since=say("turn-since", when=waiting_since(table))))
        )
        mentions = discord.AllowedMentions(users=[discord.Object(person_id)])
        channel = self._channel_of(table.guild_id, table.channel_id)
        try:
            posted = await patiently(
                lambda: channel.send(view=layout, nonce=f"sa{table.id}t{table.version}", allowed_mentions=mentions)
            )
        except discord.NotFound as error:
            if error.code != _UNKNOWN_MESSAGE:
                raise
            return None  # It was posted, and somebody has deleted it since.
        return Posted(table.channel_id, posted.id)

    async def _write_to(self, table: PublicTable, person_id: int) -> Posted | None:
        """None if the person takes no direct messages from us."""
        letter = await self._letter(table, person_id)
        try:
            letters = await patiently(lambda: self._letters_of(person_id))
            posted = await patiently(lambda: letters.send(view=letter.layout, nonce=f"sa{table.id}t{table.version}"))
        except NOT_DELIVERED as error:
            log.info("Person %d gets no direct message: %s", person_id, error)
            return None
        return Posted(posted.channel.id, posted.id)

    async def _letter(self, table: PublicTable, person_id: int) -> Message:
        say = await self._painter.speaker_to(person_id, table)
        to_table = link(say("button-to-table"), jump_url(table.guild_id, table.channel_id, table.message_id))
        line = say(
            "turn-letter", game=say(f"game-{table.game_key}"), since=say("turn-since", when=waiting_since(table))
        )
        return Message(Layout(text(line), ui.ActionRow(to_table)))
