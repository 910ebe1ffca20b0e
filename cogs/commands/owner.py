"""The owner's commands, on one server: how the bot is, tables, blocks, and announcements at all tables."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import discord
from discord.app_commands import Range

from cogs.caretaking import person_left_server
from cogs.command_handlers import Command, among
from cogs.components.layout import NO_MENTIONS, TEXT_LIMIT, jump_url, text_message
from cogs.components.press_id import id_in
from cogs.conversation import Conversation
from cogs.faces.scene import seat_names
from cogs.health.figures import Figures, Reported
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import game_name, plain
from cogs.wording.own_times import in_time
from host.people.blocks import Blockable
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from store.errors import DatabaseAway

log = logging.getLogger(__name__)
audit = logging.getLogger("host.audit")

PAUSE_SECONDS = 0.5
"""Between two channels: two a second leave most of what Discord allows, fifty a second, to the games."""

KINDS = among("owner", *(kind.value for kind in Blockable))


@Command("owner numbers", for_owner=True)
async def show_numbers(conversation: Conversation) -> None:
    services, say, bot = conversation.services, conversation.say, conversation.interaction.client
    audit.info("The numbers were shown to person %d", conversation.person_id)
    counted = await bot.store.count_open_tables(everywhere=True)
    by_game: Counter[str] = Counter()
    for (game, _), number in counted.items():
        by_game[game] += number
    games = ", ".join(f"{game_name(game, say)} {number}" for game, number in by_game.most_common())
    processes = await bot.figures.of_all(services.now())
    numbers = say(
        "owner-numbers",
        tables=sum(counted.values()),
        games=games or "–",
        when=in_time(bot.started_at),
        people=await services.blocks.count(Blockable.PERSON),
        blocked_servers=await services.blocks.count(Blockable.SERVER),
        **Figures.together(processes),
    )
    lines = [numbers] if len(processes) == 1 else [numbers, *(_process_line(each, say) for each in processes)]
    await conversation.answer(text_message("\n".join(lines)[:TEXT_LIMIT]))


def _process_line(process: Reported, say: Speaker) -> str:
    key = "owner-process" if process.is_recent else "owner-process-silent"
    return say(key, shards=process.shards, when=in_time(process.reported_at), **process.figures)


@Command("owner table", for_owner=True)
async def show_table(conversation: Conversation, number: Range[int, 1]) -> None:
    """Show what everybody in the table's channel knows as well."""
    services, say = conversation.services, conversation.say
    table = await services.host.table(number)
    audit.info("Table %d was shown to person %d", number, conversation.person_id)
    await conversation.tell(
        "owner-table",
        table=str(table.id),
        game=game_name(table.game_key, say),
        status=say(f"owner-status-{table.status.value}"),
        server=_server_name(table, await services.servers.of(table.guild_id), say),
        server_id=str(table.guild_id),
        url=jump_url(table.guild_id, table.channel_id, table.message_id),
        people=", ".join(seat_names(table, say))[: TEXT_LIMIT // 2] or "–",
        records=table.version,
        when=in_time(table.waiting_since),
        commitment=table.commitment,
    )


def _server_name(table: PublicTable, guild: discord.Guild | None, say: Speaker) -> str:
    if table.is_direct:
        return say("owner-direct-messages")
    return plain(guild.name) if guild is not None else str(table.guild_id)


@Command("owner block", {"kind": KINDS}, for_owner=True)
async def block(conversation: Conversation, kind: str, number: str) -> None:
    blockable, discord_id, services = Blockable(kind), _discord_id(number), conversation.services
    is_owner = conversation.interaction.client.is_owner
    # discord.py asks for a user, and looks at nothing but the id.
    if blockable is Blockable.PERSON and await is_owner(discord.Object(discord_id)):
        raise Refused("block-owner")
    if blockable is Blockable.SERVER and discord_id == conversation.guild_id:
        raise Refused("block-owner")
    new = await services.blocks.block(blockable, discord_id)
    audit.info("%s %d blocked by person %d", kind.capitalize(), discord_id, conversation.person_id)
    await conversation.tell("owner-blocked" if new else "owner-blocked-already", kind=kind, id=str(discord_id))
    if blockable is Blockable.PERSON:
        # Others must not wait for somebody who is refused every move.
        for guild_id in await conversation.interaction.client.store.servers_of_open_tables(discord_id):
            await person_left_server(services, guild_id, discord_id)


@Command("owner unblock", {"kind": KINDS}, for_owner=True)
async def unblock(conversation: Conversation, kind: str, number: str) -> None:
    discord_id = _discord_id(number)
    changed = await conversation.services.blocks.unblock(Blockable(kind), discord_id)
    audit.info("%s %d unblocked by person %d", kind.capitalize(), discord_id, conversation.person_id)
    await conversation.tell("owner-unblocked" if changed else "owner-not-blocked", kind=kind, id=str(discord_id))


def _discord_id(text: str) -> int:
    """Ids have more digits than Discord's whole numbers hold, so they are typed as text. Raises Refused."""
    number = id_in(text.strip())
    if number is None:
        raise Refused("no-discord-id")
    return number


@Command("owner recount", for_owner=True)
async def recount(conversation: Conversation) -> None:
    """Trophies and records of all matches, once their conditions have changed."""
    matches = await conversation.interaction.client.store.deeds.recount()
    audit.info("%d matches are to be counted again, by person %d", matches, conversation.person_id)
    await conversation.tell("owner-recounting", matches=matches)


@Command("owner announce", for_owner=True)
async def announce(conversation: Conversation, text: Range[str, 1, 1500]) -> None:
    """At all tables, one announcement at a time. Channels that refuse it are passed over."""
    announcing = conversation.interaction.client.announcing
    if announcing.locked():
        raise Refused("announcing")
    async with announcing:
        tables, sent = await conversation.interaction.client.store.open_table_ids(everywhere=True), 0
        audit.info("Announcement to %d tables by person %d: %r", len(tables), conversation.person_id, text)
        await conversation.tell("owner-announcing", tables=len(tables))
        for table_id in tables:
            sent += await _announce_at(table_id, text, conversation)
            await asyncio.sleep(PAUSE_SECONDS)
    audit.info("The announcement reached %d of %d tables", sent, len(tables))
    await conversation.tell("owner-announced", sent=sent, tables=len(tables))


async def _announce_at(table_id: int, text: str, conversation: Conversation) -> bool:
    services, channel_of = conversation.services, conversation.interaction.client.get_partial_messageable
    try:
        table = await services.host.table(table_id)
        say = await services.languages.speaker_of(table)
        message = text_message(f"{say('owner-announcement')}\n{text}")
        channel = channel_of(table.channel_id, guild_id=table.guild_id or None)
        await channel.send(view=message.layout, allowed_mentions=NO_MENTIONS)
    except (*NOT_DELIVERED, Refused, DatabaseAway) as error:
        log.info("The announcement did not reach table %d: %s", table_id, error)
        return False
    return True
