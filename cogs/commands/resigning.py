"""Resigning: asked once more, a person gives their seat up for good."""

from __future__ import annotations

import discord
from discord import ui

from cogs.components.layout import Button, Layout, Message, button, text, text_message
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from localization.catalog import Speaker

ASK, NOW, KEEP = "resign", "resign-now", "resign-keep"


@on_press(ASK)
async def ask(conversation: Conversation, table: PublicTable) -> None:
    """A private panel that says what resigning means here, and asks. Raises Refused for those who cannot."""
    say, outcome = conversation.say, await _outcome(conversation, table)
    question = text(f"{say('resign-title')}\n{say(f'resign-{outcome}')} {say('resign-for-good')}")
    yes = button(
        say("button-resign"),
        PressId(table.id, table.version, NOW, (outcome,)),
        style=discord.ButtonStyle.danger,
        emoji="🏳️",
    )
    await conversation.redraw(Message(Layout(question, ui.ActionRow(yes, keep_playing_button(table, say)))))


def keep_playing_button(table: PublicTable, say: Speaker) -> Button:
    """Closes a panel that asks whether all or a part of the match is to end."""
    return button(say("button-keep-playing"), PressId(table.id, table.version, KEEP), emoji="🎲")


async def _outcome(conversation: Conversation, table: PublicTable) -> str:
    """What resigning would lead to now. Raises Refused for those who cannot."""
    seat = table.seat_of(conversation.person.id)
    if seat is None:
        raise Refused("not-seated")
    if table.status is not Status.PLAYING:
        raise Refused("not-started" if table.status is Status.LOBBY else "match-over")
    if table.seats[seat].resigned:
        raise Refused("resigned")
    if await conversation.services.host.resigning_ends_match(table.id, conversation.person.id):
        return "ends"
    partners = any(seat in side and len(side) > 1 for side in table.edition.sides(len(table.seats)))
    return "in-pair" if partners else "played-on"


@on_press(NOW)
async def resign_now(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The answer was yes; it is asked again if resigning would lead to something else by now. Raises Refused."""
    if press.args != (await _outcome(conversation, table),):
        await ask(conversation, table)
        return
    resigned = await conversation.services.host.resign(table.id, conversation.person.id, conversation.press_number)
    await conversation.redraw(text_message(conversation.say("resign-done")))
    await conversation.show_change(resigned)


@on_press(KEEP)
async def keep(conversation: Conversation) -> None:
    """The answer was no: nothing happens, and the question goes."""
    await conversation.close_panel()
