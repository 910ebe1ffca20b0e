"""Notifies those who watch a table once that it is over, and how it ended, which ends their watching."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.components.linked_message import linked_message
from cogs.games.scene import seat_name
from cogs.notices.personal_notices import MOST_MENTIONED, PersonalNotices, nonce_for
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from cogs.servers.languages import Languages
from cogs.servers.membership import may_view
from cogs.wording.game_name import game_name
from cogs.wording.names import plain
from host.host import Host
from host.people.watching import WatchNotice
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker
from render.seat_marks import MARKS

log = logging.getLogger(__name__)


class WatchNotices:
    """``guild_of`` gives the servers that the bot is on."""

    def __init__(
        self,
        host: Host,
        languages: Languages,
        notices: PersonalNotices,
        guild_of: Callable[[int], discord.Guild | None],
    ) -> None:
        self._host = host
        self._languages = languages
        self._notices = notices
        self._guild_of = guild_of

    async def notify(self, table_id: int) -> None:
        """Notifies everybody who watches the table that it is over, if they may see it now.

        What fails for a while stays to be done. Raises DatabaseAway.
        """
        table = await self._host.table(table_id, folded=False)
        say = await self._languages.speaker_of(table)
        watchers = await self._host.watching.watchers_of(table_id)
        mentioned, served = [], []
        try:
            for watcher in watchers:
                person, wish = watcher.person_id, WatchNotice(watcher.notice)
                wanted = wish is not WatchNotice.NEVER and not table.plays(person)
                if wanted and await self._may_see(table, person):
                    to_them = await self._languages.speaker_to(person, table)
                    message = linked_message(ending_of(table, to_them), table, to_them)
                    directly = wish is WatchNotice.DIRECT
                    if not directly or not await self._notices.write(person, message, f"sa{table.id}w"):
                        mentioned.append(person)
                        continue
                served.append(person)
            for start in range(0, len(mentioned), MOST_MENTIONED):
                group = mentioned[start : start + MOST_MENTIONED]
                people = ", ".join(f"<@{person}>" for person in group)
                message = linked_message(f"{people}: {ending_of(table, say)}", table, say)
                # Who is left for another try may be grouped in another way.
                await self._notices.mention(table, group, message, nonce_for(group[0], f"sa{table.id}wc"))
                served += group
        except NOT_DELIVERED as error:
            log.warning("Not everybody who watches table %d could be notified of its end: %s", table_id, error)
        for person in served:
            await self._host.watching.unwatch(table_id, person)

    async def _may_see(self, table: PublicTable, person_id: int) -> bool:
        guild = self._guild_of(table.guild_id)
        if guild is None:
            return False
        try:
            member = await guild.fetch_member(person_id)
        except NOT_DELIVERED as error:
            if may_pass(error):
                raise
            return False
        return await may_view(guild, member, table.channel_id)


def ending_of(table: PublicTable, say: Speaker) -> str:
    """How the table ended, in a line."""
    game = game_name(table.game_key, say)
    if table.outcome is not None and table.status is Status.FINISHED:
        winners = ", ".join(
            f"{MARKS[seat].emoji} **{seat_name(seat, table.seats[seat], say)}**" for seat in table.outcome.winners
        )
        return say("watch-over-won", game=game, winners=winners)
    if table.cancellation is not None:
        return say("watch-over-because", game=game, reason=plain(table.cancellation.reason))
    return say("watch-over", game=game)
