"""Setting dice aside with what comes next in one press.

The rules know two decisions. They are carried out together or not at all, so nobody is ever left between them.
"""

from __future__ import annotations

from itertools import chain

from cogs.components.layout import text_message
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.forgetit.story import TELLING, tell
from cogs.games.controls import GamePress, play_move
from engine.forgetit.actions import Keep, KeepNothing, RollDice, Stop, encode
from engine.forgetit.events import NothingKept, NumbersKept, TurnStopped
from host.refusal import Refused
from host.table.public_table import PublicTable


def keep_code(press: PressId) -> str:
    """The action that sets the press's dice aside, or none."""
    return ":".join(("keep", *press.args))


def keeping_and(action: RollDice | Stop) -> GamePress:
    """A button that sets dice aside and then does that."""

    async def handle(conversation: Conversation, press: PressId, table: PublicTable) -> None:
        try:
            await play_move(conversation, table.id, keep_code(press), press.version, then=(encode(action),))
        except Refused as refusal:
            if refusal.code != "outdated" or not await _came_twice(conversation, press, table, action):
                raise

    return handle


async def _came_twice(conversation: Conversation, press: PressId, table: PublicTable, action: RollDice | Stop) -> bool:
    """Tell whether the person has done just that at that very moment: then they read what stands."""
    present = await conversation.host.table(table.id)
    seat = present.seat_of(conversation.person_id)
    kept = [event for event in present.events_of(press.version) if isinstance(event, NumbersKept | NothingKept)]
    stopped = any(isinstance(event, TurnStopped) for event in present.events_of(press.version + 1))
    if seat is None or not kept or kept[0].seat != seat or stopped != isinstance(action, Stop):
        return False
    done = Keep(kept[0].number, kept[0].dice) if isinstance(kept[0], NumbersKept) else KeepNothing()
    if encode(done) != keep_code(press):
        return False
    scene = await conversation.scene(present)
    own = [turn for turn in TELLING.turns(chain.from_iterable(present.recent)) if turn.seat == seat]
    lines = [conversation.say("press-came-twice"), *(line for line in (tell(turn, scene) for turn in own[-1:]) if line)]
    await conversation.answer(text_message("\n".join(lines)))
    return True
