"""/help: what can be played here and how to begin, on one screen of a phone; the commands are behind a button.

All of it is private, and in direct messages with the bot as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ui

from cogs.command_handlers import Command
from cogs.commands.learning import begin_lesson
from cogs.commands.opening import open_table
from cogs.commands.privacy import privacy_button
from cogs.commands.rulebook import DICE, show_rules
from cogs.components.buttons import PLAN_NIGHT, PLAY
from cogs.components.layout import (
    Button,
    Component,
    Message,
    Row,
    button,
    framed,
    jump_url,
    link,
    menu,
    rows,
    rows_for_phones,
    text,
)
from cogs.components.press_id import CHOSEN, PressId
from cogs.conversation import Conversation
from cogs.messages.front_desk import DESK, PUT_HERE, WAYS
from cogs.messages.puzzles import OPEN as PUZZLE
from cogs.permissions import require_opening
from cogs.press_handlers import on_press
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from store.rows import DIRECT_MESSAGES

RULES = "help-rules"
"""The rules of a game."""

ALONE = "help-alone"
"""A choice in the menu of games against computers."""

LEARN = "help-learn"
"""The lesson of a game."""

GAME = "help-game"
"""A choice in the menu of games to get to know."""

_EMOJI = {PLAY: "🎲", ALONE: "🤖", GAME: "🎓"}

COMMANDS, HOME = "help-commands", "help-games"
"""The buttons that lead to the commands, and back to the first page."""


@Command("help", anywhere=True)
@on_press(HOME)
async def show_help(conversation: Conversation) -> None:
    """Begin anything from here in two presses at most; get to know a game, or look a command up."""
    direct, services = conversation.in_direct_messages, conversation.services
    table = await services.host.any_open_table_in(conversation.channel_id)
    barred = None if direct else await _barred(conversation)
    may_put = conversation.place != DIRECT_MESSAGES and conversation.is_moderator and await _without_desk(conversation)
    await conversation.redraw(
        begin_message(services.faces, conversation.say, table=table, barred=barred, direct=direct, may_put=may_put)
    )


def begin_message(
    faces: Mapping[str, Any],
    say: Speaker,
    *,
    table: PublicTable | None,
    barred: str | None = None,
    direct: bool = False,
    may_put: bool = False,
) -> Message:
    """All that can be begun where the message is. ``table`` is open there; ``barred`` says why none can be opened."""
    items: list[Component] = []
    if table is not None:
        begin = say("help-table-here-direct" if direct else "help-table-here")
        url = jump_url(table.guild_id, table.channel_id, table.message_id)
        items.append(ui.ActionRow(link(say("button-to-table"), url)))
    elif barred is not None:
        begin = barred
    else:
        begin = say("help-begin-direct" if direct else "help-begin", games=len(faces))
        items += [menu_of_games(verb, faces, say) for verb in ((ALONE,) if direct else (PLAY, ALONE))]
    buttons = [button(say("button-puzzle"), PressId.anywhere(PUZZLE), emoji="🧩")]
    if not direct and barred is None:
        buttons.append(button(say("help-button-night"), PressId.anywhere(PLAN_NIGHT), emoji="🌙"))
    buttons += [_way(way, say) for way in ("mine", "stats", "settings")]
    buttons.append(button(say("help-button-commands"), PressId.anywhere(COMMANDS), emoji="⌨️"))
    if may_put:
        buttons.append(button(say("button-desk"), PressId.anywhere(PUT_HERE), emoji="🛎️"))
    items += [*rows_for_phones(buttons), menu_of_games(GAME, faces, say)]
    foot = text(f"-# {say('help-foot')}")
    return framed(text(f"{say('help-title')}\n{begin}"), *items, foot)


def menu_of_games(verb: str, faces: Mapping[str, Any], say: Speaker) -> Row:
    """The menu whose choice leads to that verb's handler."""
    games = [(say(f"game-{key}"), key) for key in faces]
    if verb == GAME:
        games.append((say("rules-dice"), DICE))
    # The verbs are called as their texts are.
    what = verb.removeprefix("help-")
    return menu(PressId.anywhere(verb, CHOSEN), games, placeholder=say(f"help-choose-{what}"), emoji=_EMOJI[verb])


def _way(way: str, say: Speaker) -> Button:
    return button(say(f"desk-{way}"), PressId.anywhere(DESK, way), emoji=WAYS[way])


@on_press(GAME, price=3)
async def show_game(conversation: Conversation, press: PressId) -> None:
    """A game in a few lines, with its lesson and its rules. Raises Refused for what no menu of ours offers."""
    key, say = press.arg, conversation.say
    if key == DICE:
        await show_rules(conversation, key)
        return
    if key not in conversation.services.faces:
        raise Refused("unknown-press")
    buttons = [
        button(say("help-button-learn"), PressId.anywhere(LEARN, key), emoji="🎓"),
        button(say("button-rules"), PressId.anywhere(RULES, key), emoji="📖"),
        button(say("help-button-home"), PressId.anywhere(HOME), emoji="◀️"),
    ]
    described = f"## {say(f'game-{key}')}\n{say(f'game-{key}-tagline')}"
    await conversation.redraw(framed(text(described), *rows(buttons)))


@on_press(COMMANDS)
async def show_commands(conversation: Conversation) -> None:
    """Show what else can be typed: while playing, afterwards, and to change settings."""
    say = conversation.say
    ways = ("board",) if conversation.place == DIRECT_MESSAGES else ("board", "history", "leaderboard", "standings")
    buttons = [*(_way(way, say) for way in ways), privacy_button(say)]
    buttons.append(button(say("help-button-home"), PressId.anywhere(HOME), emoji="◀️"))
    # On a phone the pages are longer than the screen, and buttons below them out of sight.
    pages = (text(say(page)) for page in ("help-while-playing", "help-afterwards", "help-settings-of-all"))
    parts = (text(say("help-commands-title")), *rows_for_phones(buttons), *pages)
    await conversation.redraw(framed(*parts))


@on_press(PLAY, price=5)
async def play(conversation: Conversation, press: PressId) -> None:
    """Raises Refused where the person, or the bot, may open no table."""
    await open_table(conversation, press.arg)


@on_press(ALONE, price=5)
async def alone(conversation: Conversation, press: PressId) -> None:
    """Raises Refused like `play`."""
    await open_table(conversation, press.arg, alone=True)


@on_press(RULES, price=3)
async def rules(conversation: Conversation, press: PressId) -> None:
    """Raises Refused for what no button of ours offers."""
    await show_rules(conversation, press.arg)


@on_press(LEARN, price=5)
async def learn(conversation: Conversation, press: PressId) -> None:
    """Raises Refused for what no button of ours offers, and where no lesson can be opened."""
    await begin_lesson(conversation, press.arg)


async def _without_desk(conversation: Conversation) -> bool:
    return (await conversation.server()).desk.channel_id != conversation.channel_id


async def _barred(conversation: Conversation) -> str | None:
    """Why this person can open no table here; None if they can."""
    try:
        _ = conversation.guild_id
        require_opening(conversation, await conversation.server())
    except Refused as refusal:
        return conversation.say(f"refused-{refusal.code}", **refusal.values)
    return None
