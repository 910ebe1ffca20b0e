"""/help: what can be played here and how to begin, on one screen of a phone; the commands are behind a button.

All of it is private, and in direct messages with the bot as well.
"""

from __future__ import annotations

from discord import ui

from cogs.command_handlers import Command
from cogs.commands.learning import begin_lesson
from cogs.commands.night import PLAN as PLAN_NIGHT
from cogs.commands.opening import open_table
from cogs.commands.rulebook import DICE, show_rules
from cogs.components.buttons import PLAY
from cogs.components.layout import Layout, Message, button, jump_url, link, menu, rows, text
from cogs.components.press_id import CHOSEN, PressId
from cogs.conversation import Conversation
from cogs.messages.puzzles import OPEN as PUZZLE
from cogs.permissions import require_opening
from cogs.press_handlers import on_press
from host.refusal import Refused

RULES = "help-rules"
"""The rules of a game."""

ALONE = "help-alone"
"""A choice in the menu of games against computers."""

LEARN = "help-learn"
"""The lesson of a game."""

GAME = "help-game"
"""A choice in the menu of games to get to know."""

COMMANDS, HOME = "help-commands", "help-games"
"""The buttons that lead to the commands, and back to the first page."""


@Command("help")
@on_press(HOME)
async def show_help(conversation: Conversation) -> None:
    """Begin anything from here in two presses at most; get to know a game, or look a command up."""
    say, faces = conversation.say, conversation.services.faces
    direct = conversation.in_direct_messages
    table = await conversation.services.host.any_open_table_in(conversation.channel_id)
    barred = None if direct else await _barred(conversation)
    games = [(say(f"game-{key}"), key) for key in faces]
    items: list[ui.Item[Layout]] = []
    if table is not None:
        begin = say("help-table-here-direct" if direct else "help-table-here")
        url = jump_url(table.guild_id, table.channel_id, table.message_id)
        items.append(ui.ActionRow(link(say("button-to-table"), url)))
    elif barred is not None:
        begin = barred
    else:
        begin = say("help-begin-direct" if direct else "help-begin", games=len(games))
        if not direct:
            items.append(menu(PressId.anywhere(PLAY, CHOSEN), games, placeholder=say("help-choose-play"), emoji="🎲"))
        items.append(menu(PressId.anywhere(ALONE, CHOSEN), games, placeholder=say("help-choose-alone"), emoji="🤖"))
    buttons = [button(say("button-puzzle"), PressId.anywhere(PUZZLE), emoji="🧩")]
    if not direct and barred is None:
        buttons.append(button(say("help-button-night"), PressId.anywhere(PLAN_NIGHT), emoji="🌙"))
    buttons.append(button(say("help-button-commands"), PressId.anywhere(COMMANDS), emoji="⌨️"))
    known = [*games, (say("rules-dice"), DICE)]
    items += [
        *rows(buttons),
        menu(PressId.anywhere(GAME, CHOSEN), known, placeholder=say("help-choose-game"), emoji="🎓"),
    ]
    foot = text(f"-# {say('help-foot')}")
    await conversation.redraw(Message(Layout(ui.Container(text(f"{say('help-title')}\n{begin}"), *items, foot))))


@on_press(GAME, price=3)
async def show_game(conversation: Conversation, press: PressId) -> None:
    """A game in a few lines, with its lesson and its rules. Raises Refused for what no menu of ours offers."""
    key, say = "".join(press.args[:1]), conversation.say
    if key == DICE:
        await show_rules(conversation, key)
        return
    face = conversation.services.faces.get(key)
    if face is None:
        raise Refused("unknown-press")
    buttons = [button(say("button-rules"), PressId.anywhere(RULES, key), emoji="📖")]
    if face.lesson is not None:
        buttons.insert(0, button(say("help-button-learn"), PressId.anywhere(LEARN, key), emoji="🎓"))
    buttons.append(button(say("help-button-home"), PressId.anywhere(HOME), emoji="◀️"))
    described = f"## {say(f'game-{key}')}\n{say(f'game-{key}-tagline')}"
    await conversation.redraw(Message(Layout(ui.Container(text(described), *rows(buttons)))))


@on_press(COMMANDS)
async def show_commands(conversation: Conversation) -> None:
    """Show what else can be typed: while playing, afterwards, and to change settings."""
    say = conversation.say
    home = ui.ActionRow(button(say("help-button-home"), PressId.anywhere(HOME), emoji="◀️"))
    pages = ("help-commands-title", "help-while-playing", "help-afterwards", "help-settings-of-all")
    parts = (*(text(say(page)) for page in pages), home)
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
async def rules(conversation: Conversation, press: PressId) -> None:
    """Raises Refused for what no button of ours offers."""
    await show_rules(conversation, "".join(press.args[:1]))


@on_press(LEARN, price=5)
async def learn(conversation: Conversation, press: PressId) -> None:
    """Raises Refused for what no button of ours offers, and where no lesson can be opened."""
    await begin_lesson(conversation, "".join(press.args[:1]))


async def _barred(conversation: Conversation) -> str | None:
    """Why this person can open no table here; None if they can."""
    try:
        require_opening(conversation, await conversation.server())
    except Refused as refusal:
        return conversation.say(f"refused-{refusal.code}", **refusal.values)
    return None
