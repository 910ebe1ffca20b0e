"""Acting for one's own seat: the move, and the check that it is the person's turn."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.conversation import Conversation
from engine.game import IllegalAction, Seat
from host.public_table import PublicTable
from host.refusal import Refused


async def play_move(
    conversation: Conversation, table_id: int, code: str, version: int | None, *, then: Sequence[str] = ()
) -> None:
    """Carries out an action of the person's seat, with those of ``then`` or not at all, and shows the result."""
    table = await conversation.services.host.act(
        table_id, conversation.person.id, code, version, press=conversation.press_number, then=then
    )
    await conversation.close_panel()
    await conversation.show_change(table)


def require_present(conversation: Conversation, table: PublicTable) -> Seat:
    """The person's seat. Raises Refused unless they play it themselves."""
    seat = table.seat_of(conversation.person.id)
    if seat is None:
        raise Refused("not-seated")
    if table.seats[seat].resigned:
        raise Refused("resigned")
    if table.seats[seat].away:
        raise Refused("away")
    return seat


def require_turn(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused or IllegalAction unless the person is to act at the table."""
    if not table.readable:
        raise Refused("table-retired")
    if not table.status.is_open:
        raise Refused("match-over")
    if table.view is None:
        raise Refused("not-started")
    require_present(conversation, table)
    if not table.is_turn_of(conversation.person.id):
        raise IllegalAction("not-your-turn")
