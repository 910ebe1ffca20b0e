"""Taking and leaving seats, computers, agreements and the start: by command and by button."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.command_names import named
from cogs.conversation import Conversation, converse
from cogs.layout import Layout, Message, text
from cogs.press_id import PressId
from cogs.table_message import option_value
from engine.game import NORMAL, OptionSpec
from host.public_table import PublicTable
from host.refusal import Refused
from host.table import Status
from localization.catalog import Speaker


class Seats(commands.Cog):
    @app_commands.command(name=named("command-join"), description=named("command-join-description"))
    @app_commands.guild_only()
    async def join(self, interaction: discord.Interaction[Any]) -> None:
        await converse(interaction, lambda conversation: _here(conversation, join))

    @app_commands.command(name=named("command-leave"), description=named("command-leave-description"))
    @app_commands.guild_only()
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        await converse(interaction, lambda conversation: _here(conversation, leave))

    @app_commands.command(name=named("command-start"), description=named("command-start-description"))
    @app_commands.guild_only()
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        await converse(interaction, lambda conversation: _here(conversation, start))


async def _here(conversation: Conversation, act: Any) -> None:
    table = await conversation.bot.host.open_table_in(conversation.channel_id)
    await act(conversation, table.id)


async def join(conversation: Conversation, table_id: int) -> None:
    host = conversation.bot.host
    table = await host.join(table_id, conversation.person, conversation.public_value)
    await conversation.confirm("joined" if table.status is Status.LOBBY else "taken-back")
    await conversation.bot.table_changed(table, conversation)


async def leave(conversation: Conversation, table_id: int) -> None:
    table = await conversation.bot.host.leave(table_id, conversation.person.id)
    await conversation.confirm("left-game" if table.status is Status.PLAYING else "left-lobby")
    await conversation.bot.table_changed(table, conversation)


async def start(conversation: Conversation, table_id: int) -> None:
    table = await conversation.bot.host.start(table_id, conversation.person, conversation.public_value)
    await conversation.confirm("started")
    await conversation.bot.table_changed(table, conversation)


async def add_computer(conversation: Conversation, press: PressId) -> None:
    """A computer player of the level that the button names."""
    level = press.args[0] if press.args else NORMAL
    table = await conversation.bot.host.add_computer(press.table, conversation.person, level)
    await conversation.bot.table_changed(table, conversation)


async def remove_computer(conversation: Conversation, table_id: int) -> None:
    table = await conversation.bot.host.remove_computer(table_id, conversation.person)
    await conversation.bot.table_changed(table, conversation)


async def led_table(conversation: Conversation, table_id: int) -> PublicTable:
    """The table, if it has not begun and the person leads it. Raises Refused."""
    table = await conversation.bot.host.table(table_id)
    if table.status is not Status.LOBBY:
        raise Refused("already-started" if table.status is Status.PLAYING else "table-closed")
    if table.leader != conversation.person.id:
        raise Refused("only-leader")
    return table


async def show_options(conversation: Conversation, table_id: int) -> None:
    """A private panel with a menu for each agreement, for the one who leads."""
    table = await led_table(conversation, table_id)
    await conversation.redraw(_options_panel(table, conversation.say))


async def choose_option(conversation: Conversation, press: PressId) -> None:
    """A choice in the panel: the option's key in the press, the choice's number in the menu."""
    table = await conversation.bot.host.table(press.table)
    option = next((option for option in table.edition.spec.menus if press.args == (option.key,)), None)
    chosen = conversation.chosen_values
    if option is None or len(chosen) != 1 or not chosen[0].isdecimal() or int(chosen[0]) >= len(option.choices):
        raise Refused("unknown-option", option=press.verb)
    value = option.choices[int(chosen[0])]
    table = await conversation.bot.host.set_option(press.table, conversation.person, option.key, value)
    await conversation.redraw(_options_panel(table, conversation.say))
    await conversation.bot.table_changed(table, conversation)


def _options_panel(table: PublicTable, say: Speaker) -> Message:
    parts: list[ui.Item[Layout]] = [text(say("options-title"))]
    for option in table.edition.spec.menus:
        key = f"option-{table.game_key}-{option.key}"
        parts.append(text(f"**{say(key)}**\n{say(f'{key}-description')}"))
        parts.append(ui.ActionRow(_menu(table, option, say)))
    return Message(Layout(*parts))


def _menu(table: PublicTable, option: OptionSpec, say: Speaker) -> ui.Select[Layout]:
    game_key = table.game_key
    return ui.Select(
        custom_id=str(PressId(table.id, table.version, "option", (option.key,))),
        options=[
            discord.SelectOption(
                label=option_value(game_key, option.key, choice, say),
                value=str(number),
                default=table.options[option.key] == choice,
            )
            for number, choice in enumerate(option.choices)
        ],
    )
