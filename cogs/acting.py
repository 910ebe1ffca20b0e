"""Acting for one's own seat: the move, and the check that it is the person's turn."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.conversation import Conversation
from engine.game import IllegalAction
from host.match.running import require_present
from host.refusal import Refused
from host.table.public_table import PublicTable


async def play_move(
    conversation: Conversation, table_id: int, code: str, version: int | None, *, then: Sequence[str] = ()
) -> None:
    """Carries out an action of the person's seat, with those of ``then`` or not at all, and shows the result."""
    table = await conversation.services.host.act(
        table_id, conversation.person.id, code, version, press=conversation.press_number, then=then
    )
    await conversation.close_panel()
    await conversation.show_change(table)


def require_turn(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused or IllegalAction unless the person is to act at the table."""
    if not table.readable:
        raise Refused("table-retired")
    if not table.status.is_open:
        raise Refused("match-over")
    if table.view is None:
        raise Refused("not-started")
    require_present(table, conversation.person.id)
    if not table.is_turn_of(conversation.person.id):
        raise IllegalAction("not-your-turn")
