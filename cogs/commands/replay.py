"""A match that is over, or its highlight, as one animation, and step by step."""

from __future__ import annotations

from typing import Any

import discord

from cogs.command_handlers import Command
from cogs.commands.board import parts_of_position
from cogs.components.layout import Button, Message, Row, button, custom_ids_on, framed, rows, text
from cogs.components.press_id import PressId
from cogs.components.view_of_history import match_button
from cogs.conversation import Conversation
from cogs.faces.scene import Scene, at_step
from cogs.messages.replays import HIGHLIGHT, WHOLE
from cogs.messages.table_message import table_title
from cogs.messages.turning_point import turning_sentence, with_die
from cogs.permissions import require_visible, shares
from cogs.press_handlers import on_press
from cogs.wording.names import plain
from engine.replay import ReplayStep
from host.match import showing
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker

FAR = 10
"""Number of steps of the larger buttons."""

_LONGEST_STORY = 1500


@on_press("replay", leaves_message=True, price=10)
async def show_replay(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The match in motion, or its highlight; for those who want nothing to move, its beginning or turning point."""
    table, records = await match_over(conversation, table), conversation.host.records
    if conversation.preferences.motion:
        await conversation.redraw(await _animated(conversation, table, press, conversation.say))
    else:
        number = (await records.highlight(table.id, 1))[0].number if HIGHLIGHT in press.args else 0
        await _show_step(conversation, table, number)


@on_press("replay-show", price=10)
async def show_everybody(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """Show the match's own channel what is on view, once a match; the turning point where nothing is to move."""
    if not shares(conversation, table):
        raise Refused("not-seated")
    table, services = await match_over(conversation, table), conversation.services
    if await services.painter.moves(table):
        message = await _animated(conversation, table, press, None)
    else:
        [turning] = await services.host.records.highlight(table.id, 1)
        scene = at_step(await services.painter.scene(table), turning)
        face = services.faces[table.game_key]
        picture = await services.painter.off_loop(lambda: with_die(face.picture(scene), face, scene))
        parts = [text(await _heading(conversation, scene, HIGHLIGHT, shared=True)), picture.gallery()]
        message = framed(*parts, attachments=(picture,))
    await services.host.note(table.id, showing.replayed)
    try:
        await conversation.answer(message, public=True)
    except discord.HTTPException:
        await services.host.note(table.id, showing.replayed, shown=False)
        raise


async def _animated(conversation: Conversation, table: PublicTable, press: PressId, own: Speaker | None) -> Message:
    """With the person's ``own`` speaker and what they can do from there; without, for everybody in the channel."""
    services, kind = conversation.services, HIGHLIGHT if HIGHLIGHT in press.args else WHOLE
    scene = await services.painter.scene(table, own)
    face, say, larger = (
        services.faces[table.game_key],
        scene.say,
        own is not None and conversation.preferences.larger_text,
    )
    picture = await services.replays.animation(scene, face, kind, larger=larger)
    buttons = [button(say("button-replay"), PressId.at(table, "replay"), emoji="🎞️")]
    if own is not None:
        steps = button(say("button-replay-steps"), PressId.at(table, "replay-step", "open", "0"), emoji="👣")
        buttons = [steps, *_ways_on(table, say, on_view=kind)]
        if shares(conversation, table) and not table.display.replayed:
            buttons.append(button(say("button-show-everybody"), PressId.at(table, "replay-show", kind), emoji="📣"))
    heading = text(await _heading(conversation, scene, kind, shared=own is None))
    return framed(heading, picture.gallery(), *rows(buttons), attachments=(picture,))


async def _heading(conversation: Conversation, scene: Scene[Any], kind: str, *, shared: bool) -> str:
    """The title; a highlight's has the sentence of the match's result; and the person who shares it is named."""
    services, table, say = conversation.services, scene.table, scene.say
    lines = [table_title(table, say, say(f"{kind}-headline"))]
    if kind == HIGHLIGHT:
        story = await services.host.records.story(table.id)
        lines.append(turning_sentence(story, services.faces[table.game_key], scene))
    if shared:
        lines.append(f"-# {say('highlight-shared', name=plain(conversation.person.name))}")
    return "\n".join(filter(None, lines))


@Command("replay", is_menu=True, price=10)
async def replay_of_message(conversation: Conversation, message: discord.Message) -> None:
    """The replay of the match whose result, or table, the message shows; found by its buttons."""
    pressed = (PressId.parse(custom_id) for custom_id in custom_ids_on(message))
    number = next((press.table for press in pressed if press is not None and press.table), None)
    if number is None or message.author != conversation.interaction.client.user:
        raise Refused("no-match-in-message")
    table = await conversation.host.table(number, folded=False)
    await require_visible(conversation, table)
    await show_replay(conversation, PressId.at(table, "replay"), table)


@on_press("replay-step")
async def choose_step(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The step that the press names; one that never was is the last. The rest of its arguments tells buttons apart."""
    if len(press.args) != 2 or not (press.args[1].isascii() and press.args[1].isdecimal()):
        raise Refused("unknown-press")
    await _show_step(conversation, await match_over(conversation, table), int(press.args[1]))


async def match_over(conversation: Conversation, table: PublicTable) -> PublicTable:
    """The table with its match. Raises Refused if that cannot be replayed."""
    if table.status.is_open:
        raise Refused("not-over")
    table = await conversation.host.table(table.id)
    if not table.readable or table.game_key not in conversation.services.faces:
        raise Refused("replay-retired")
    return table


async def _show_step(conversation: Conversation, table: PublicTable, number: int) -> None:
    step = await conversation.host.records.replay_step(table.id, number)
    scene = at_step(await conversation.scene(table), step)
    parts, picture = await parts_of_position(conversation, scene, _LONGEST_STORY)
    parts.append(text(f"-# {conversation.say('replay-step', number=step.number + 1, count=step.total)}"))
    parts += _buttons(conversation, table, step)
    await conversation.redraw(framed(*parts, attachments=(picture,)))


def _buttons(conversation: Conversation, table: PublicTable, step: ReplayStep) -> list[Row]:
    """Buttons to where one can go from here. Each button has a word of its own, since two may lead to the same step."""
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
        *_ways_on(table, say),
    ]
    return [*rows(near), *rows(far)]


def _ways_on(table: PublicTable, say: Speaker, on_view: str = "") -> list[Button]:
    """Matches in direct messages are in no server's history, and lessons in no history at all."""
    buttons = [
        button(say(f"{kind}-button"), PressId.at(table, "replay", kind), emoji=emoji, disabled=kind == on_view)
        for kind, emoji in ((WHOLE, "🎞️"), (HIGHLIGHT, "✨"))
    ]
    if not table.is_for_one:
        buttons.append(button(say("button-analysis"), PressId.at(table, "analysis"), emoji="📈"))
        buttons.append(match_button(table.id, say))
    return buttons
