"""The tables of a game night: each is opened in a thread of its own, begun, and read when it is over."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

from cogs.components.layout import text_message
from cogs.messages.sending import Shown
from cogs.messages.threads import new_thread
from cogs.nights.message import people_in_words
from cogs.requests.delivery import NOT_DELIVERED, may_pass, retry
from cogs.requests.nonces import nonce
from cogs.servers.servers import Languages
from cogs.wording.names import game_name
from host.host import Host
from host.match import ending, lobby
from host.nights import changes
from host.nights.night import Night, NightTable
from host.people.preferences import Preferences
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from host.table.table import Table
from store.store import Store

log = logging.getLogger(__name__)


@dataclass(eq=False)
class NightTables:
    """``show_table`` shows a table in its channel, ``add_to_thread`` adds a person to a thread by both ids."""

    host: Host
    store: Store
    languages: Languages
    preferences: Preferences
    show_table: Callable[[PublicTable], Awaitable[Shown]]
    add_to_thread: Callable[[int, int], Awaitable[object]]

    async def play(self, night: Night) -> Night:
        """Opens the tables of the round that are not open yet, and reads how the others stand."""
        for place in range(len(night.played[-1].tables)):
            table = night.played[-1].tables[place]
            if table.is_decided or table.cancelled or not night.is_open:
                continue
            try:
                night = await self._opened(night, place)
                night = await self._read(night, place)
            except (Refused, *NOT_DELIVERED) as error:
                # A round waits for Discord, but not for a channel that refuses for good.
                if may_pass(error) or self.languages.servers.is_gone(night.channel_id, error) is False:
                    log.info("Table %d of night %d is tried again: %s", place + 1, night.id, error)
                    continue
                log.warning("Table %d of night %d cannot be played: %s", place + 1, night.id, error)
                night = await self._with_table(night, place, cancelled=True)
        return night

    async def _opened(self, night: Night, place: int) -> Night:
        """With that table open, and its match begun. Each step is stored before the next. Raises Refused."""
        table = night.played[-1].tables[place]
        if not table.sitting.persons:
            # All of them had their data deleted.
            raise Refused("night-too-few")
        if table.channel_id is None:
            server = await self.preferences.servers.of(night.guild_id)
            # Before there is a thread: one without a table would stay behind empty.
            await self.host.opening.require_room(night.guild_id, table.sitting.persons[0], server)
            # Read anew after each step: the one before has stored something in it.
            night = await self._with_table(night, place, channel_id=await self._create_thread(night, place))
        table = night.played[-1].tables[place]
        if table.table_id is None:
            await self._add_people(table)
            night = await self._with_table(night, place, table_id=await self._open(night, table))
        table = night.played[-1].tables[place]
        assert table.table_id is not None
        public = await self.host.table(table.table_id)
        if public.status is Status.LOBBY:
            if await self.show_table(public) is Shown.FORBIDDEN:
                raise Refused("cannot-post-here")
            await self._in_time(public.id, lobby.start_at_once, Status.LOBBY)
        attended = await self.host.time.attended.seconds(night.guild_id)
        # A count that began again, after its storage was lost, would make every table late.
        if table.began is None or table.began > attended:
            night = await self._with_table(night, place, began=attended)
        return night

    async def _create_thread(self, night: Night, place: int) -> int:
        """The table's thread; its people are added once its id is stored. Raises Refused."""
        guild = self.languages.servers.known(night.guild_id)
        channel = None if guild is None else guild.get_channel(night.channel_id)
        if not isinstance(channel, discord.TextChannel):
            raise Refused("no-threads-here")
        say, table, number = await self.languages.speaker_of(night), night.played[-1].tables[place], len(night.played)
        name = say("night-thread", number=number, game=game_name(table.sitting.game, say))
        starter = text_message(say("night-thread-starter", name=name, people=people_in_words(table.sitting.persons)))
        occasion = nonce("night", night.id, "thread", number, place, table.tries)
        return await new_thread(channel, starter, occasion, name)

    async def _add_people(self, table: NightTable) -> None:
        """To its thread, as far as Discord lets them be added: the night's message leads there, too."""
        assert table.channel_id is not None
        for person in table.sitting.persons:
            try:
                await retry(partial(self.add_to_thread, table.channel_id, person))
            except NOT_DELIVERED as error:
                log.info("Person %d could not be added to thread %d: %s", person, table.channel_id, error)

    async def _open(self, night: Night, table: NightTable) -> int:
        seated = [
            None if person is None else Person(person, night.names.get(person, "")) for person in table.sitting.people
        ]
        opener = next((person for person in seated if person is not None), None)
        if opener is None:
            raise Refused("night-too-few")
        assert table.channel_id is not None
        try:
            opened = await self.host.opening.open(
                guild_id=night.guild_id,
                channel_id=table.channel_id,
                game_key=table.sitting.game,
                opener=opener,
                press="",
                server=await self.preferences.servers.of(night.guild_id),
                seated=seated,
            )
        except Refused as refusal:
            if refusal.code != "table-exists":
                raise
            # It was opened just before the process ended; or somebody has used the thread for a table of their own.
            present = await self.host.table(int(refusal.values["table"]))
            # By who sits there, since nobody else's table has just these people in this order.
            if tuple(holder.person_id for holder in present.seats) != table.sitting.people:
                raise
            return present.id
        return opened.id

    async def _read(self, night: Night, place: int) -> Night:
        """With the result of that table, if it is over; a table that has taken too long is stopped first."""
        table = night.played[-1].tables[place]
        assert table.table_id is not None
        # Read before the results: once it is over, they are there.
        status = (await self.host.table(table.table_id, folded=False)).status
        assert table.began is not None
        had = await self.host.time.attended.seconds(night.guild_id) - table.began
        is_late = night.choices.minutes is not None and had >= night.choices.minutes * 60
        if status is Status.PLAYING and is_late:
            await self._in_time(table.table_id, ending.stop_at_limit, status)
        if status.is_open:
            return night
        results = await self.store.results_of_table(table.table_id)
        if results:
            return await self.host.nights.change(night.id, changes.with_results, place, results)
        return await self._with_table(night, place, cancelled=True)

    async def _in_time(self, table_id: int, operation: Callable[[Table], Table], status: Status) -> None:
        """Does it and shows the table, unless that has left the ``status`` meanwhile. Raises Refused."""
        try:
            changed = await self.host.change(table_id, operation)
        except Refused:
            # Meanwhile somebody has started or ended it by hand: that is what was wanted.
            if (await self.host.table(table_id, folded=False)).status is status:
                raise
        else:
            await self.show_table(changed)

    async def _with_table(self, night: Night, place: int, **values: Any) -> Night:
        return await self.host.nights.change(night.id, changes.with_table, place, **values)
