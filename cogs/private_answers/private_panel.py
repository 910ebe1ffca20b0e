"""The private panel on which a person prepares what they do: a pad, a picker, a menu.

What has been prepared so far travels in the custom ids of the panel's own buttons, so nothing is lost with the memory
of a process, and every press draws the panel again from the state that it carries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.acting import require_turn
from cogs.components.layout import Layout, Message, Picture
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.scene import Scene
from cogs.worker_query import WorkerQuery
from host.refusal import Refused
from host.table.public_table import PublicTable

Require = Callable[[Conversation, PublicTable], None]


@dataclass(frozen=True, slots=True)
class PanelContents:
    """What a panel shows. ``pictures`` are those among the items."""

    items: Sequence[ui.Item[Layout]]
    pictures: tuple[Picture, ...] = ()


Paint = Callable[[Scene[Any], Sequence[str]], PanelContents | WorkerQuery[PanelContents]]
"""Makes the panel from the person's own scene and the state in the press, which is empty at first. Runs off the event
loop; what the rules take long to find out is for an `WorkerQuery`. Raises Refused for a state that no button of ours
carries."""


async def open_panel(
    conversation: Conversation,
    table: PublicTable,
    paint: Paint,
    state: Sequence[str] = (),
    *,
    require: Require = require_turn,
) -> None:
    """Shows the panel from the beginning, or in that state, if ``require`` lets the person."""
    require(conversation, table)
    await _show(conversation, table, paint, state)


async def continue_panel(
    conversation: Conversation, press: PressId, table: PublicTable, paint: Paint, *, require: Require = require_turn
) -> None:
    """Shows what a press on the panel makes of it. Raises Refused if the match has moved on since it was drawn."""
    if press.version != table.version and table.seat_of(conversation.person.id) is not None:
        raise Refused("outdated")
    require(conversation, table)
    await _show(conversation, table, paint, press.args)


async def _show(conversation: Conversation, table: PublicTable, paint: Paint, state: Sequence[str]) -> None:
    scene = await conversation.own_scene(table)
    services = conversation.services
    contents = await conversation.drawn(lambda: paint(scene, state))
    if isinstance(contents, WorkerQuery):
        tell, found = contents.tell, await services.workers.run(contents.work, *contents.args)
        contents = await conversation.drawn(lambda: tell(found))
    await conversation.redraw(Message(Layout(*contents.items), contents.pictures))
