"""A turn: rolling, moving, peeking at what is one's own, and seeing the board again."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.delivery import NOT_DELIVERED
from cogs.layout import NO_MENTIONS, Layout, Message, Picture, jump_url, link, plain, text, words
from cogs.table_message import seat_names
from engine.game import ROLL, IllegalAction
from host.public_table import PublicTable
from host.refusal import Refused

log = logging.getLogger(__name__)


class Turns(commands.Cog):
    @app_commands.command(name=named("command-roll"), description=named("command-roll-description"))
    @app_commands.guild_only()
    async def roll(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.bot.host.open_table_in(conversation.channel_id)
            await roll(conversation, table.id, None)

        await converse(interaction, handle)

    @app_commands.command(name=named("command-move"), description=named("command-move-description"))
    @app_commands.rename(what=named("command-move-what"))
    @app_commands.describe(what=named("command-move-what-description"))
    @app_commands.guild_only()
    async def move(self, interaction: discord.Interaction[Any], what: str) -> None:
        await converse(interaction, lambda conversation: _move(conversation, what))

    @move.autocomplete("what")
    async def complete_move(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        conversation = Conversation(interaction)
        try:
            table = await conversation.bot.host.open_table_in(conversation.channel_id)
            if table.view is None or not table.is_turn_of(conversation.person.id):
                return []
            face = conversation.bot.faces[table.game_key]
            pairs = face.complete_move(table.view, current, conversation.say)
        except (Refused, IllegalAction):
            return []
        return [app_commands.Choice(name=label[:100], value=value[:100]) for label, value in pairs[:25]]

    @app_commands.command(name=named("command-peek"), description=named("command-peek-description"))
    @app_commands.guild_only()
    async def peek(self, interaction: discord.Interaction[Any]) -> None:
        async def handle(conversation: Conversation) -> None:
            table = await conversation.bot.host.latest_table_in(conversation.channel_id)
            await peek(conversation, table.id)

        await converse(interaction, handle)

    @app_commands.command(name=named("command-board"), description=named("command-board-description"))
    @app_commands.rename(text=named("command-board-text"))
    @app_commands.describe(text=named("command-board-text-description"))
    @app_commands.guild_only()
    async def board(self, interaction: discord.Interaction[Any], text: bool = False) -> None:
        await converse(interaction, lambda conversation: _board(conversation, in_words=text))


async def roll(conversation: Conversation, table_id: int, version: int | None) -> None:
    """Rolls for the person. A second press finds the first one's roll, and tells it again."""
    host = conversation.bot.host
    try:
        table = await host.act(table_id, conversation.person.id, ROLL, version)
    except (IllegalAction, Refused) as refusal:
        table = await host.table(table_id)
        if refusal.code in ("already-rolled", "outdated") and table.is_turn_of(conversation.person.id):
            await conversation.bot.faces[table.game_key].after_roll(conversation, table, again=True)
            return
        raise
    await conversation.bot.faces[table.game_key].after_roll(conversation, table, again=False)
    await conversation.bot.table_changed(table, conversation)


async def play_move(conversation: Conversation, table_id: int, code: str, version: int | None) -> None:
    """Carries out an action of the person's seat and shows everybody what came of it."""
    table = await conversation.bot.host.act(table_id, conversation.person.id, code, version)
    await confirm_move(conversation, table)
    await conversation.bot.table_changed(table, conversation)


async def confirm_move(conversation: Conversation, table: PublicTable) -> None:
    """The private answer to a move, with the way to the table."""
    await conversation.finish("move-made", url=jump_url(table.guild_id, table.channel_id, table.message_id))


async def open_table_of(conversation: Conversation, game_key: str) -> PublicTable:
    """The channel's open table, for a command that only one game has. Raises Refused if another one is played there."""
    return require_game(conversation, await conversation.bot.host.open_table_in(conversation.channel_id), game_key)


def require_game(conversation: Conversation, table: PublicTable, game_key: str) -> PublicTable:
    """The table, if that game is played there. Raises Refused."""
    if table.game_key != game_key:
        raise Refused("other-game", game=conversation.say(f"game-{game_key}"))
    return table


def require_turn(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused or IllegalAction unless the person is to act at the table."""
    if table.view is None:
        raise Refused("not-started")
    if not table.status.is_open:
        raise Refused("match-over")
    if table.seat_of(conversation.person.id) is None:
        raise Refused("not-seated")
    if not table.plays(conversation.person.id):
        raise Refused("away")
    if not table.is_turn_of(conversation.person.id):
        raise IllegalAction("not-your-turn")


async def _move(conversation: Conversation, typed: str) -> None:
    table = await conversation.bot.host.open_table_in(conversation.channel_id)
    require_turn(conversation, table)
    face = conversation.bot.faces[table.game_key]
    code = face.read_move(table.view, typed, conversation.say)
    await play_move(conversation, table.id, code, table.version)


async def _board(conversation: Conversation, *, in_words: bool) -> None:
    bot = conversation.bot
    table = await bot.host.latest_table_in(conversation.channel_id)
    if in_words:
        if table.view is None:
            raise Refused("not-started")
        face = bot.faces[table.game_key]
        position = face.position(table.view, conversation.say, seat_names(table, conversation.say))
        await conversation.answer(words(position))
        return
    if table.status.is_open:
        await bot.table_changed(table, conversation, anew=True)
        table = await bot.host.table(table.id)
        await conversation.confirm("board-shown", url=jump_url(table.guild_id, table.channel_id, table.message_id))
    else:
        await conversation.answer(await bot.painter.table_message(table))


async def peek(conversation: Conversation, table_id: int) -> None:
    """Sends the person what only they may know: by direct message, or here if that is closed."""
    bot = conversation.bot
    table = await bot.host.table(table_id)
    if not table.edition.spec.has_secrets:
        raise Refused("nothing-secret")
    own_view = await bot.host.own_view(table_id, conversation.person.id)
    face = bot.faces[table.game_key]
    theme = await bot.painter.theme_of(table)
    names = seat_names(table, conversation.say)
    picture, told = await bot.painter.off_loop(lambda: face.draw_own(own_view, theme, conversation.say, names))
    if picture is None:
        await conversation.answer(words(told))
        return
    try:
        await conversation.interaction.user.send(
            view=_letter(conversation, table, picture, told).layout,
            files=[picture.file()],
            allowed_mentions=NO_MENTIONS,
        )
    except discord.Forbidden:
        reason = "peek-here-dms-closed"
    except NOT_DELIVERED as error:
        log.warning("A direct message failed: %s", error)
        reason = "peek-here-dm-failed"
    else:
        await conversation.tell("peek-sent")
        return
    here = Layout(ui.Container(text(conversation.say(reason)), picture.gallery(), text(told)))
    await conversation.answer(Message(here, (picture,)))


def _letter(conversation: Conversation, table: PublicTable, picture: Picture, told: str) -> Message:
    """The direct message: which game and channel it is about, the picture, and the way back."""
    say = conversation.say
    # A mention of the channel is not always spelled out in a letter; its name is.
    name = getattr(conversation.interaction.channel, "name", None)
    channel = f"<#{table.channel_id}>" if name is None else f"#{plain(name)}"
    title = say("peek-title", game=say(f"game-{table.game_key}"), channel=channel)
    back = link(say("button-back-to-table"), jump_url(table.guild_id, table.channel_id, table.message_id))
    return Message(Layout(ui.Container(text(title), picture.gallery(), text(told), ui.ActionRow(back))), (picture,))
