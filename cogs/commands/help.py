"""/help: what can be played here and how to begin, in one private message; also in direct messages with the bot."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from cogs.command_names import named
from cogs.commands.opening import open_table
from cogs.commands.rulebook import DICE, show_rules
from cogs.conversation import Conversation, converse
from cogs.layout import Layout, Message, button, jump_url, text
from cogs.press_id import PressId
from cogs.services import Services
from host.refusal import Refused

PLAY = "help-play"
"""Opens a table of the game that is the argument."""

RULES = "help-rules"
"""A choice in the menu of rules."""

_NO_TABLE = 0


def help_command(services: Services) -> app_commands.Command[Any, ..., None]:
    @app_commands.command(name=named("command-help"), description=named("command-help-description"))
    async def help(interaction: discord.Interaction[Any]) -> None:
        await converse(services, interaction, show_help)

    return help


async def show_help(conversation: Conversation) -> None:
    say = conversation.say
    on_server = conversation.interaction.guild_id is not None
    table_url = await _open_table(conversation) if on_server else None
    begin = say("help-begin-elsewhere") if not on_server else ""
    if on_server:
        begin = say("help-begin") if table_url is None else say("help-table-here", url=table_url)
    may_play = on_server and table_url is None
    items: list[ui.Item[Layout]] = [text(f"{say('help-title')}\n{begin}")]
    items += [_game(conversation, key, may_play=may_play) for key in conversation.services.faces]
    items += [text(say("help-while-playing")), text(say("help-afterwards")), ui.ActionRow(_rules_menu(conversation))]
    await conversation.answer(Message(Layout(ui.Container(*items))))


async def play(conversation: Conversation, press: PressId) -> None:
    """Raises Refused where the person, or the bot, may open no table."""
    await open_table(conversation, "".join(press.args[:1]), in_thread=False)


async def rules(conversation: Conversation, press: PressId) -> None:
    """Raises Refused for what no menu of ours offers."""
    await show_rules(conversation, "".join(conversation.chosen_values[:1]))


async def _open_table(conversation: Conversation) -> str | None:
    """The way to the table that is open in this channel."""
    try:
        table = await conversation.table_here()
    except Refused:
        return None
    return jump_url(table.guild_id, table.channel_id, table.message_id)


def _game(conversation: Conversation, key: str, *, may_play: bool) -> ui.Item[Layout]:
    """The game in a line or two, beside a button that opens a table."""
    say = conversation.say
    described = f"**{say(f'game-{key}')}**\n{say(f'game-{key}-tagline')}"
    if not may_play:
        return text(described)
    opens = button(say("help-button-play"), _press(PLAY, key), style=discord.ButtonStyle.primary, emoji="🎲")
    return ui.Section(described, accessory=opens)


def _rules_menu(conversation: Conversation) -> ui.Select[Layout]:
    say = conversation.say
    entries = [(say(f"game-{key}"), key) for key in conversation.services.faces]
    return ui.Select(
        custom_id=str(_press(RULES)),
        placeholder=say("help-choose-rules"),
        options=[
            discord.SelectOption(label=label, value=value) for label, value in (*entries, (say("rules-dice"), DICE))
        ],
    )


def _press(verb: str, *args: str) -> PressId:
    return PressId(_NO_TABLE, 0, verb, args)
