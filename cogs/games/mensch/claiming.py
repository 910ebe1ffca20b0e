"""A missed capture and the person who says so (P7): the panel on which the pawn is named, and claims that are typed.

By the present edition nothing here depends on whether anything was missed before a pawn has been named.
"""

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.components.layout import Message, button, text, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.mensch.pawn_text import CLAIM, claim_label, nameable, read_claim
from cogs.faces.scene import Scene
from cogs.games.controls import play_move
from cogs.private_answers import Panel
from engine.game import IllegalAction, Seat
from engine.mensch.board import PawnId
from engine.mensch.events import CaptureClaimed, PawnMoved
from engine.mensch.view import MenschView
from host.match.running import require_present
from host.refusal import Refused
from host.table.public_table import PublicTable
from render.mensch.describe import pawn_name
from render.people import MARKS


def paint_claim(scene: Scene[Any], state: Sequence[str]) -> Message:
    view: MenschView = scene.view
    assert view.window is not None
    window = view.window
    heading = scene.say(
        "mensch-claim-panel", name=scene.seat_name(window.seat), die=window.die, pawn=pawn_name(window.pawn)
    )
    buttons = [
        button(
            claim_label(view, pawn, scene.say),
            scene.press(CLAIM, str(pawn.pawn + 1)),
            emoji=MARKS[pawn.seat].emoji,
        )
        for pawn in nameable(view)
    ]
    return unframed(text(heading), ui.ActionRow(*buttons))


async def press_claim(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    await _claim(conversation, table, ":".join((CLAIM, *press.args)), press.version)


async def let_pass(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The person has seen nothing missed in the move that they were shown. Too late, that changes nothing."""
    seat = _require_opponent(conversation, table)
    if press.version == table.version or _still_open(table, press.version):
        conversation.services.computers.nothing_to_object(table.id, seat, table.view.window)


async def type_claim(conversation: Conversation, table: PublicTable, typed: str) -> None:
    """Claims for the pawn that was typed. Raises Refused."""
    _require_seat(conversation, table)
    scene = await conversation.own_scene(table)
    await _claim(conversation, table, read_claim(scene.view, typed), table.version)


async def _claim(conversation: Conversation, table: PublicTable, code: str, version: int) -> None:
    """The pawn goes back to its base, unless the moment has passed since the version that the person saw."""
    if _still_open(table, version):
        # The extra roll after a six does not end it.
        version = table.version
    try:
        await play_move(conversation, table.id, code, version)
    except IllegalAction as refusal:
        if refusal.code != "claim-other-pawn" or table.view.window is None:
            raise
        pawn = PawnId(table.view.window.pawn.seat, int(refusal.values["pawn"]) - 1)
        raise Refused(refusal.code, pawn=pawn_name(pawn)) from refusal
    except Refused as refusal:
        if refusal.code != "outdated":
            raise
        present = await conversation.host.table(table.id)
        claimed = any(isinstance(event, CaptureClaimed) for event in present.events_of(version))
        raise Refused("claim-made" if claimed else "claim-too-late") from refusal


def _still_open(table: PublicTable, version: int) -> bool:
    """Tell whether the move that could be objected to then is the one that can be now."""
    ending = PawnMoved | CaptureClaimed
    return (
        version < table.version
        and table.view is not None
        and table.view.window is not None
        and not any(isinstance(event, ending) for event in table.events_since(version))
    )


def only_claimed_since(table: PublicTable, version: int) -> bool:
    """Tell whether a claim is all that has happened since, so that whose turn it was is still to roll."""
    events = table.events_since(version)
    return bool(events) and all(isinstance(event, CaptureClaimed) for event in events)


def _require_seat(conversation: Conversation, table: PublicTable) -> Seat:
    if not table.status.is_open:
        raise Refused("match-over")
    if table.view is None:
        raise Refused("not-started")
    return require_present(table, conversation.person_id)


def _require_claimant(conversation: Conversation, table: PublicTable) -> None:
    """Raises Refused unless the person may object to the latest move, and it left a pawn that can be named."""
    _require_opponent(conversation, table)
    if not nameable(table.view):
        raise Refused("no-claim")


def _require_opponent(conversation: Conversation, table: PublicTable) -> Seat:
    """The person's seat. Raises Refused unless it may object to the latest move."""
    seat = _require_seat(conversation, table)
    view: MenschView = table.view
    if view.window is None or seat not in view.agreed.opponents[view.window.seat]:
        raise Refused("no-claim")
    return seat


CLAIMING = Panel(paint_claim, _require_claimant)
"""For opponents of the seat that made the latest move."""
