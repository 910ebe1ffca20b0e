"""Answers for one person alone: the panel that prepares a move, their secrets, odds, and a recap.

What has been prepared travels in the custom ids of the panel's own buttons, so nothing is lost with the memory of a
process, and every press draws the panel again from the state that it carries.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from cogs.components.layout import (
    NO_MENTIONS,
    Message,
    Picture,
    framed,
    jump_url,
    link,
    text,
    text_message,
    unframed,
)
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.drawers import Kind
from cogs.faces.scene import Scene
from cogs.press_handlers import on_press
from cogs.requests.delivery import NOT_DELIVERED, needs_new_message
from cogs.wording.names import plain
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.workers import WorkerQuery, carried_out

Require = Callable[[Conversation, PublicTable], None]


Paint = Callable[[Scene[Any], Sequence[str]], Message | WorkerQuery[Message]]
"""Makes the panel from the person's own scene and the state in the press, which is empty at first. Runs off the event
loop; what the rules take long to find out is for a `WorkerQuery`. Raises Refused for a state that no button of ours
carries."""


@dataclass(frozen=True, slots=True)
class Panel:
    """``require`` raises unless the person may use it now."""

    paint: Paint
    require: Require

    async def open(self, conversation: Conversation, _press: PressId, table: PublicTable) -> None:
        """Shows it from the beginning."""
        await self.show(conversation, table)

    async def go_on(self, conversation: Conversation, press: PressId, table: PublicTable) -> None:
        """Shows what a press on it makes of it. Raises Refused if the match has moved on since it was drawn."""
        if press.version != table.version and table.seat_of(conversation.person_id) is not None:
            raise Refused("outdated")
        await self.show(conversation, table, press.args)

    async def show(self, conversation: Conversation, table: PublicTable, state: Sequence[str] = ()) -> None:
        """Shows it in that state, if the person may use it."""
        self.require(conversation, table)
        scene = await conversation.own_scene(table)
        services = conversation.services
        panel = await conversation.drawn(lambda: self.paint(scene, state))
        if isinstance(panel, WorkerQuery):
            tell, found = panel.tell, await services.workers.run(panel.work, *panel.args)
            panel = await conversation.drawn(lambda: tell(found))
        await conversation.redraw(panel)


log = logging.getLogger(__name__)


@on_press("peek", price=2, in_letters=True)
async def peek(conversation: Conversation, table: PublicTable) -> None:
    """Sends the person what their own seat may know. Raises Refused where nothing is secret."""
    services, say = conversation.services, conversation.say
    if not table.readable:
        raise Refused("table-retired")
    if not table.edition.spec.has_secrets:
        raise Refused("nothing-secret")
    scene = await conversation.own_scene(table)
    face = services.faces[table.game_key]
    picture, in_words = await conversation.drawn(lambda: face.draw_own(scene))
    if picture is None:
        await conversation.answer(text_message(in_words))
        return
    shown_here = [picture.gallery(), text(in_words)]
    if not (conversation.in_direct_messages or conversation.preferences.secrets_here):
        try:
            url = await _send_letter(conversation, table, _letter(conversation, table, picture, in_words))
            way = ui.ActionRow(link(say("button-to-letter"), url))
            await conversation.answer(unframed(text(say("peek-sent")), way))
            return
        except discord.Forbidden:
            reason = "peek-here-dms-closed"
        except NOT_DELIVERED as error:
            log.warning("A direct message failed: %s", error)
            reason = "peek-here-dm-failed"
        shown_here.insert(0, text(say(reason)))
    await conversation.answer(framed(*shown_here, attachments=(picture,)), kind=Kind.BESIDE)


async def _send_letter(conversation: Conversation, table: PublicTable, letter: Message) -> str:
    """Shows the direct message in place of the last one about the table, and returns where it is.

    Raises what Discord answers.
    """
    letters, key = conversation.services.letters, (table.id, conversation.person_id)
    former = letters.get(key)
    if former is not None:
        try:
            return (await former.edit(view=letter.layout, attachments=letter.files)).jump_url
        except discord.HTTPException as error:
            if not (isinstance(error, discord.NotFound) or needs_new_message(error)):
                raise
            log.info("The letter about table %d cannot be edited: %s", table.id, error)
    sent = await conversation.interaction.user.send(
        view=letter.layout, files=letter.files, allowed_mentions=NO_MENTIONS
    )
    letters[key] = sent
    return sent.jump_url


def _letter(conversation: Conversation, table: PublicTable, picture: Picture, in_words: str) -> Message:
    """Letter about a table: which game and channel it is about, the picture, and the way back."""
    say = conversation.say
    # Direct messages do not always spell out the mention of a channel; its name is always text.
    name = getattr(conversation.interaction.channel, "name", None)
    channel = f"<#{table.channel_id}>" if name is None else f"#{plain(name)}"
    title = say("peek-title", game=say(f"game-{table.game_key}"), channel=channel)
    back = link(say("button-back-to-table"), jump_url(table.guild_id, table.channel_id, table.message_id))
    container = ui.Container(text(title), picture.gallery(), text(in_words), ui.ActionRow(back))
    return unframed(container, attachments=(picture,))


@on_press("odds", price=2)
async def show_odds(conversation: Conversation, table: PublicTable) -> None:
    """Show the chances as the game's face tells them. Raises Refused where there are none."""
    services = conversation.services
    face = services.faces[table.game_key]
    scene = await conversation.scene(table)
    seat = table.seat_of(conversation.person_id)
    odds: str = await services.answers.get(
        ("odds", seat, *scene.moment), lambda: carried_out(services.workers, lambda: face.odds(scene, seat))
    )
    await conversation.answer(text_message(odds))


@on_press("story")
async def show_story(conversation: Conversation, table: PublicTable) -> None:
    """Send the whole story of the match. Raises Refused before the start."""
    services, say = conversation.services, conversation.say
    face, scene = services.faces[table.game_key], await conversation.scene(table)
    seat = table.seat_of(conversation.person_id)
    recounted = await services.painter.off_loop(lambda: face.recap(scene, seat))
    title = say("own-story-title" if seat is not None else "own-story-title-onlooker")
    await conversation.answer(text_message(f"{title}\n{recounted or say('own-story-nothing')}"))
