"""/help: what can be played here and how to begin, on one screen of a phone; the commands are behind a button.

All of it is private, and in direct messages with the bot as well.
"""

from __future__ import annotations

from discord import ui

from cogs.command_handlers import Command
from cogs.commands.learning import begin_lesson
from cogs.commands.opening import open_table
from cogs.commands.rulebook import DICE, show_rules
from cogs.components.buttons import PLAY, play_button
from cogs.components.layout import Layout, Message, button, jump_url, link, menu, text
from cogs.components.press_id import CHOSEN, PressId
from cogs.conversation import Conversation
from cogs.permissions import require_opening
from cogs.press_handlers import on_press
from host.refusal import Refused

RULES = "help-rules"
"""A choice in the menu of rules."""

ALONE = "help-alone"
"""A choice in the menu of games against computers."""

LEARN = "help-learn"
"""A choice in the menu of lessons."""

COMMANDS, GAMES = "help-commands", "help-games"
"""The buttons that lead to the commands, and back."""


@Command("help")
@on_press(GAMES)
async def show_help(conversation: Conversation) -> None:
    """The games, each with a button that opens a table; lessons, rules, and the way to the commands."""
    say, faces = conversation.say, conversation.services.faces
    direct = conversation.in_direct_messages
    table = await conversation.services.host.any_open_table_in(conversation.channel_id)
    may_play = table is None
    if table is not None:
        begin = say("help-table-here-direct" if direct else "help-table-here")
    elif direct:
        begin = say("help-begin-direct")
    else:
        barred = await _barred(conversation)
        begin, may_play = (say("help-begin"), True) if barred is None else (barred, False)
    games = [(say(f"game-{key}"), key) for key in faces]
    lessons = [(name, key) for name, key in games if faces[key].lesson is not None]
    items: list[ui.Item[Layout]] = [text(f"{say('help-title')}\n{begin}")]
    if table is not None:
        url = jump_url(table.guild_id, table.channel_id, table.message_id)
        items.append(ui.ActionRow(link(say("button-to-table"), url)))
    items += [
        text(say("help-learn-first")),
        menu(PressId.anywhere(LEARN), lessons, placeholder=say("help-choose-lesson"), emoji="🎓"),
    ]
    items += [_game(conversation, key, may_play=may_play) for key in faces]
    if may_play:
        items.append(menu(PressId.anywhere(ALONE, CHOSEN), games, placeholder=say("help-choose-alone"), emoji="🤖"))
    commands = button(say("help-button-commands"), PressId.anywhere(COMMANDS), emoji="⌨️")
    rules = [*games, (say("rules-dice"), DICE)]
    items += [menu(PressId.anywhere(RULES), rules, placeholder=say("help-choose-rules")), ui.ActionRow(commands)]
    await conversation.redraw(Message(Layout(ui.Container(*items))))


@on_press(COMMANDS)
async def show_commands(conversation: Conversation) -> None:
    """Show what else can be typed: while playing, afterwards, and to change settings."""
    say = conversation.say
    games = ui.ActionRow(button(say("help-button-games"), PressId.anywhere(GAMES), emoji="🎲"))
    pages = ("help-commands-title", "help-while-playing", "help-afterwards", "help-settings-of-all")
    parts = (*(text(say(page)) for page in pages), games)
    await conversation.redraw(Message(Layout(ui.Container(*parts))))


@on_press(PLAY, price=5)
async def play(conversation: Conversation, press: PressId) -> None:
    """Raises Refused where the person, or the bot, may open no table."""
    await open_table(conversation, "".join(press.args[:1]))


@on_press(ALONE, price=5)
async def alone(conversation: Conversation, press: PressId) -> None:
    """Raises Refused like `play`."""
    await open_table(conversation, "".join(press.args[:1]), alone=True)


@on_press(RULES, price=3)
async def rules(conversation: Conversation) -> None:
    """Raises Refused for what no menu of ours offers."""
    await show_rules(conversation, "".join(conversation.chosen_values[:1]))


@on_press(LEARN, price=5)
async def learn(conversation: Conversation) -> None:
    """Raises Refused for what no menu of ours offers, and where no lesson can be opened."""
    await begin_lesson(conversation, "".join(conversation.chosen_values[:1]))


async def _barred(conversation: Conversation) -> str | None:
    """Why this person can open no table here; None if they can."""
    try:
        require_opening(conversation, await conversation.server())
    except Refused as refusal:
        return conversation.say(f"refused-{refusal.code}", **refusal.values)
    return None


def _game(conversation: Conversation, key: str, *, may_play: bool) -> ui.Item[Layout]:
    """The game in a line or two, beside a button that opens a table."""
    say = conversation.say
    described = f"**{say(f'game-{key}')}**\n{say(f'game-{key}-tagline')}"
    if not may_play:
        return text(described)
    return ui.Section(described, accessory=play_button(key, say))
