"""A match that is over as one animation, and step by step."""

from __future__ import annotations

import discord
from discord import ui

from cogs.command_handlers import Command
from cogs.commands.board import parts_of_position
from cogs.components.layout import Button, Layout, Message, button, custom_ids_on, text
from cogs.components.press_id import PressId
from cogs.components.view_of_history import match_button
from cogs.conversation import Conversation
from cogs.messages.replays import at_step
from cogs.messages.table_message import table_title
from cogs.permissions import require_visible
from cogs.press_handlers import on_press
from engine.replay import ReplayStep
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker

FAR = 10
"""How many steps the larger buttons go."""

_LONGEST_STORY = 1500


@on_press("replay", leaves_message=True)
async def show_replay(conversation: Conversation, table: PublicTable) -> None:
    """The whole match in motion, or its beginning for those who want nothing to move. Raises Refused."""
    services, say = conversation.services, conversation.say
    table = await _over(conversation, table)
    if not conversation.own.motion:
        await _show_step(conversation, table, 0)
        return
    picture = await services.replays.animation(
        table, services.faces[table.game_key], say, larger=conversation.own.larger_text
    )
    steps = PressId.at(table, "replay-step", "open", "0")
    parts: list[ui.Item[Layout]] = [
        text(table_title(table, say, say("replay-headline"))),
        picture.gallery(),
        ui.ActionRow(button(say("button-replay-steps"), steps, emoji="👣"), *_ways_on(table, say)),
    ]
    await conversation.redraw(Message(Layout(ui.Container(*parts)), (picture,)))


@Command("replay", is_menu=True)
async def replay_of_message(conversation: Conversation, message: discord.Message) -> None:
    """The replay of the match whose result, or table, the message shows; found by its buttons."""
    pressed = (PressId.parse(custom_id) for custom_id in custom_ids_on(message))
    number = next((press.table for press in pressed if press is not None and press.table), None)
    if number is None or message.author != conversation.interaction.client.user:
        raise Refused("no-match-in-message")
    table = await conversation.services.host.table(number, folded=False)
    await require_visible(conversation, table)
    await show_replay(conversation, table)


@on_press("replay-step")
async def choose_step(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The step that the press names; one that never was is the last. The rest of its arguments tells buttons apart."""
    if len(press.args) != 2 or not (press.args[1].isascii() and press.args[1].isdecimal()):
        raise Refused("unknown-press")
    await _show_step(conversation, await _over(conversation, table), int(press.args[1]))


async def _over(conversation: Conversation, table: PublicTable) -> PublicTable:
    """The table with its match. Raises Refused if that cannot be replayed."""
    if table.status.is_open:
        raise Refused("not-over")
    if not table.readable or table.game_key not in conversation.services.faces:
        raise Refused("replay-retired")
    table = await conversation.services.host.table(table.id)
    if not table.readable:
        raise Refused("replay-retired")
    return table


async def _show_step(conversation: Conversation, table: PublicTable, number: int) -> None:
    step = await conversation.services.host.records.replay_step(table.id, number)
    scene = at_step(await conversation.scene(table), step)
    parts, picture = await parts_of_position(conversation, scene, _LONGEST_STORY)
    parts.append(text(f"-# {conversation.say('replay-step', number=step.number + 1, count=step.total)}"))
    parts += [ui.ActionRow(*row) for row in _buttons(conversation, table, step)]
    await conversation.redraw(Message(Layout(ui.Container(*parts)), (picture,)))


def _buttons(conversation: Conversation, table: PublicTable, step: ReplayStep) -> list[list[Button]]:
    """Where one can go from here. Each button has a word of its own, since two may lead to the same step."""
    say, last = conversation.say, step.total - 1

    def to(word: str, target: int, emoji: str, label: str) -> Button:
        target = max(0, min(target, last))
        press = PressId.at(table, "replay-step", word, str(target))
        return button(label, press, emoji=emoji, disabled=target == step.number)

    near = [
        to("first", 0, "⏮️", say("button-replay-first")),
        to("back", step.number - 1, "◀️", say("button-page-back")),
        to("on", step.number + 1, "▶️", say("button-page-on")),
        to("last", last, "⏭️", say("button-replay-last")),
    ]
    far = [
        to("far-back", step.number - FAR, "⏪", f"−{FAR}"),
        to("far-on", step.number + FAR, "⏩", f"+{FAR}"),
        button(say("button-replay-animation"), PressId.at(table, "replay"), emoji="🎞️"),
        *_ways_on(table, say),
    ]
    return [near, far]


def _ways_on(table: PublicTable, say: Speaker) -> list[Button]:
    """Matches in direct messages are in no server's history, and lessons in no history at all."""
    analysis = button(say("button-analysis"), PressId.at(table, "analysis"), emoji="📈")
    return [] if table.is_for_one else [analysis, match_button(table.id, say)]
