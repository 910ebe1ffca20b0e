"""What stands behind "Fair dice": the promise, the commitment, everybody's client seed, and the choice of one's own."""

from __future__ import annotations

from discord import ui

from cogs.components.forms import form, typed
from cogs.components.layout import Layout, Message, button, text
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.invitation import seat_line
from cogs.wording.names import escaped
from host.match import play
from host.match.play import LONGEST
from host.table.public_table import PublicTable
from localization.catalog import Speaker

OWN_SEED = "own-seed"
"""The verb of the button that asks for a seed, and of the form that it opens."""


async def show_fair_dice(conversation: Conversation, table: PublicTable) -> None:
    """A private panel, for anybody."""
    await conversation.redraw(_panel(table, conversation.person.id, conversation.say))


async def choose_seed(conversation: Conversation, table: PublicTable) -> None:
    """What was typed into the form counts for all draws that follow. A form sent twice changes nothing more."""
    word = typed(conversation.interaction)
    chosen = await conversation.services.host.change(table.id, play.choose_seed, conversation.person.id, word)
    await conversation.redraw(_panel(chosen, conversation.person.id, conversation.say))
    seat = chosen.seat_of(conversation.person.id)
    assert seat is not None
    await conversation.tell("seed-chosen", seed=escaped(chosen.seeds[seat] or ""))


def seed_form(press: PressId, say: Speaker) -> ui.Modal:
    """The form that asks for a seed."""
    return form(
        press,
        title=say("seed-form-title"),
        label=say("seed-form-label"),
        description=say("seed-form-description"),
        longest=LONGEST,
    )


def _panel(table: PublicTable, viewer: int, say: Speaker) -> Message:
    parts = [say("fair-dice-title"), say("fair-dice-promise")]
    if table.lesson is not None:
        parts.append(say("lesson-fair-dice"))
    parts.append(say("fair-dice-commitment", commitment=table.commitment))
    lines = [
        f"{seat_line(seat, holder, say)}: {say('seed-none') if seed is None else escaped(seed)}"
        for seat, (holder, seed) in enumerate(zip(table.seats, table.seeds, strict=True))
    ]
    parts.append("\n".join([say("fair-dice-seeds"), *lines]))
    items: list[ui.Item[Layout]] = [text("\n".join(parts))]
    if table.status.is_open and table.belongs_to(viewer):
        press = PressId(table.id, table.version, OWN_SEED)
        items.append(ui.ActionRow(button(say("button-own-seed"), press, emoji="🌱")))
    return Message(Layout(ui.Container(*items)))
