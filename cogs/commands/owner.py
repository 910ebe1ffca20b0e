"""The owner's commands, on one server: how the bot is, tables, blocks, and announcements at all tables."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from cogs.caretaking import person_left_server
from cogs.components.layout import NO_MENTIONS, TEXT_LIMIT, jump_url, text_message
from cogs.components.press_id import id_in
from cogs.conversation import Conversation, converse
from cogs.games.scene import seat_names
from cogs.health.figures import Figures, Reported
from cogs.requests.delivery import NOT_DELIVERED
from cogs.servers.servers import Languages
from cogs.services import Services
from cogs.wording.command_names import named, named_options
from cogs.wording.names import game_name, plain
from cogs.wording.own_times import in_time
from host.host import Host
from host.people.blocks import Blockable
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from store.errors import DatabaseAway

audit = logging.getLogger("host.audit")


KINDS = [app_commands.Choice(name=named(f"owner-{kind}"), value=kind.value) for kind in Blockable]

Handler = Callable[[Conversation], Awaitable[None]]

Callback = TypeVar("Callback", bound=Callable[..., Any])


def _of_somebody(command: Callback) -> Callback:
    """A command about a person or a server, given by kind and id."""
    return named_options("command-owner", "kind", number="id")(app_commands.choices(kind=KINDS)(command))


class OwnerCommands(app_commands.Group):
    def __init__(self, bot: commands.AutoShardedBot, services: Services, figures: Figures) -> None:
        super().__init__(
            name=named("command-owner"),
            description=named("command-owner-description"),
            # Nobody else on that server need even see them.
            default_permissions=discord.Permissions(administrator=True),
        )
        self._bot = bot
        self._services = services
        self._figures = figures
        self._started_at = services.now()
        self._announcer = Announcer(services.host, services.languages, bot.get_partial_messageable)

    @app_commands.command(name=named("command-owner-numbers"), description=named("command-owner-numbers-description"))
    async def numbers(self, interaction: discord.Interaction[Any]) -> None:
        await self._converse(interaction, self._numbers)

    @app_commands.command(name=named("command-owner-table"), description=named("command-owner-table-description"))
    @named_options("command-owner-table", "number")
    async def table(self, interaction: discord.Interaction[Any], number: app_commands.Range[int, 1]) -> None:
        await self._converse(interaction, lambda conversation: self._table(conversation, number))

    @app_commands.command(name=named("command-owner-block"), description=named("command-owner-block-description"))
    @_of_somebody
    async def block(self, interaction: discord.Interaction[Any], kind: str, number: str) -> None:
        await self._converse(interaction, lambda conversation: self._block(conversation, kind, number))

    @app_commands.command(name=named("command-owner-unblock"), description=named("command-owner-unblock-description"))
    @_of_somebody
    async def unblock(self, interaction: discord.Interaction[Any], kind: str, number: str) -> None:
        await self._converse(interaction, lambda conversation: self._unblock(conversation, kind, number))

    @app_commands.command(name=named("command-owner-announce"), description=named("command-owner-announce-description"))
    @named_options("command-owner-announce", words="text")
    async def announce(self, interaction: discord.Interaction[Any], words: app_commands.Range[str, 1, 1500]) -> None:
        await self._converse(interaction, lambda conversation: self._announce(conversation, words))

    async def _converse(self, interaction: discord.Interaction[Any], handle: Handler) -> None:
        async def for_owners(conversation: Conversation) -> None:
            if not await self._bot.is_owner(interaction.user):
                raise Refused("only-owners")
            await handle(conversation)

        await converse(self._services, interaction, for_owners)

    async def _numbers(self, conversation: Conversation) -> None:
        services, say = self._services, conversation.say
        audit.info("The numbers were shown to person %d", conversation.person.id)
        counted = await services.host.count_open_tables(everywhere=True)
        by_game: Counter[str] = Counter()
        for (game, _), number in counted.items():
            by_game[game] += number
        games = ", ".join(f"{game_name(game, say)} {number}" for game, number in by_game.most_common())
        processes = await self._figures.of_all(services.now())
        numbers = say(
            "owner-numbers",
            tables=sum(counted.values()),
            games=games or "–",
            when=in_time(self._started_at),
            people=await services.blocks.count(Blockable.PERSON),
            blocked_servers=await services.blocks.count(Blockable.SERVER),
            **Figures.together(processes),
        )
        lines = [numbers] if len(processes) == 1 else [numbers, *(_process_line(each, say) for each in processes)]
        await conversation.answer(text_message("\n".join(lines)[:TEXT_LIMIT]))

    async def _table(self, conversation: Conversation, number: int) -> None:
        table = await self._services.host.table(number)
        audit.info("Table %d was shown to person %d", number, conversation.person.id)
        await conversation.tell("owner-table", **await self._facts(table, conversation.say))

    async def _facts(self, table: PublicTable, say: Speaker) -> dict[str, int | str]:
        """What everybody in the table's channel knows as well."""
        guild = await self._services.servers.of(table.guild_id)
        return {
            "table": str(table.id),
            "game": game_name(table.game_key, say),
            "status": say(f"owner-status-{table.status.value}"),
            "server": _server_name(table, guild, say),
            "server_id": str(table.guild_id),
            "url": jump_url(table.guild_id, table.channel_id, table.message_id),
            "people": _listed(seat_names(table, say)),
            "records": table.version,
            "when": in_time(table.waiting_since),
            "commitment": table.commitment,
        }

    async def _block(self, conversation: Conversation, kind: str, number: str) -> None:
        blockable, discord_id = Blockable(kind), _discord_id(number)
        services = self._services
        # discord.py asks for a user, and looks at nothing but the id.
        if blockable is Blockable.PERSON and await self._bot.is_owner(discord.Object(discord_id)):  # type: ignore[arg-type]
            raise Refused("block-owner")
        if blockable is Blockable.SERVER and discord_id == conversation.guild_id:
            raise Refused("block-owner")
        new = await services.blocks.block(blockable, discord_id)
        audit.info("%s %d blocked by person %d", kind.capitalize(), discord_id, conversation.person.id)
        await conversation.tell("owner-blocked" if new else "owner-blocked-already", kind=kind, id=str(discord_id))
        if blockable is Blockable.PERSON:
            # Others must not wait for somebody who is refused every move.
            for guild_id in await services.host.servers_of_open_tables(discord_id):
                await person_left_server(services, guild_id, discord_id)

    async def _unblock(self, conversation: Conversation, kind: str, number: str) -> None:
        discord_id = _discord_id(number)
        changed = await self._services.blocks.unblock(Blockable(kind), discord_id)
        audit.info("%s %d unblocked by person %d", kind.capitalize(), discord_id, conversation.person.id)
        await conversation.tell("owner-unblocked" if changed else "owner-not-blocked", kind=kind, id=str(discord_id))

    async def _announce(self, conversation: Conversation, words: str) -> None:
        async with self._announcer.begun() as tables:
            audit.info("Announcement to %d tables by person %d: %r", len(tables), conversation.person.id, words)
            await conversation.tell("owner-announcing", tables=len(tables))
            sent = await self._announcer.send(tables, words)
        audit.info("The announcement reached %d of %d tables", sent, len(tables))
        await conversation.tell("owner-announced", sent=sent, tables=len(tables))


def _process_line(process: Reported, say: Speaker) -> str:
    key = "owner-process" if process.is_recent else "owner-process-silent"
    return say(key, shards=process.shards, when=in_time(process.reported_at), **process.figures)


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)[: TEXT_LIMIT // 2] or "–"


def _discord_id(text: str) -> int:
    """Ids have more digits than Discord's whole numbers hold, so they are typed as text. Raises Refused."""
    number = id_in(text.strip())
    if number is None:
        raise Refused("no-discord-id")
    return number


def _server_name(table: PublicTable, guild: discord.Guild | None, say: Speaker) -> str:
    if table.is_direct:
        return say("owner-direct-messages")
    return plain(guild.name) if guild is not None else str(table.guild_id)


log = logging.getLogger(__name__)

PAUSE_SECONDS = 0.5
"""Between two channels: two a second leave most of what Discord allows, fifty a second, to the games."""


class Announcer:
    def __init__(
        self,
        host: Host,
        languages: Languages,
        channel_of: Callable[..., discord.PartialMessageable],
        *,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._host = host
        self._languages = languages
        self._channel_of = channel_of
        self._sleep = sleep
        self._busy = False

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[Sequence[int]]:
        """The tables that `send` will reach; meanwhile a second announcement raises Refused("announcing")."""
        if self._busy:
            raise Refused("announcing")
        self._busy = True
        try:
            yield await self._host.open_table_ids(everywhere=True)
        finally:
            self._busy = False

    async def send(self, tables: Sequence[int], content: str) -> int:
        """Returns the number of channels that took it. Channels that refuse it are passed over."""
        sent = 0
        for table_id in tables:
            sent += await self._send_to(table_id, content)
            await self._sleep(PAUSE_SECONDS)
        return sent

    async def _send_to(self, table_id: int, content: str) -> bool:
        try:
            table = await self._host.table(table_id)
            say = await self._languages.speaker_of(table)
            message = text_message(f"{say('owner-announcement')}\n{content}")
            channel = self._channel_of(table.channel_id, guild_id=table.guild_id or None)
            await channel.send(view=message.layout, allowed_mentions=NO_MENTIONS)
        except (*NOT_DELIVERED, Refused, DatabaseAway) as error:
            log.info("The announcement did not reach table %d: %s", table_id, error)
            return False
        return True
