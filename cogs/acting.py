"""Acting for one's own seat: the checks before it, the move itself, and the answer to it."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.conversation import Conversation
from cogs.layout import jump_url
from engine.game import IllegalAction
from host.public_table import PublicTable
from host.refusal import Refused


async def play_move(
    conversation: Conversation, table_id: int, code: str, version: int | None, *, then: Sequence[str] = ()
) -> None:
    """Carries out an action of the person's seat, with those of ``then`` or not at all, and shows what came of it."""
    table = await conversation.services.host.act(
        table_id, conversation.person.id, code, version, press=conversation.press_number, then=then
    )
    await confirm_move(conversation, table)
    await conversation.show_change(table)


async def confirm_move(conversation: Conversation, table: PublicTable) -> None:
    """The private answer to a move, with the way to the table."""
    await conversation.finish("move-made", url=jump_url(table.guild_id, table.channel_id, table.message_id))


def require_turn(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused or IllegalAction unless the person is to act at the table."""
    if not table.readable:
        raise Refused("table-retired")
    if not table.status.is_open:
        raise Refused("match-over")
    if table.view is None:
        raise Refused("not-started")
    if table.seat_of(conversation.person.id) is None:
        raise Refused("not-seated")
    if not table.plays(conversation.person.id):
        raise Refused("away")
    if not table.is_turn_of(conversation.person.id):
        raise IllegalAction("not-your-turn")
