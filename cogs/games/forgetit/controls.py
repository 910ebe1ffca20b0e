"""What people do in For-Get-It: set dice aside, stop, look at the sheet and at the odds."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.conversation import Conversation
from cogs.games.controls import Choices, GameControls, GamePress, acting
from cogs.games.forgetit.dice_text import complete_move, read_move
from cogs.games.forgetit.face import show_sheet
from cogs.games.forgetit.keeping import (
    KEEP_AND_ROLL,
    KEEP_AND_STOP,
    PICK,
    PICKING,
    SHEET,
    STOP,
    keeping_and,
)
from cogs.games.forgetit.picker import paint_picker, require_choosing
from cogs.games.scene import Scene
from cogs.private_answers import Panel
from engine.forgetit.actions import RollDice, Stop, encode
from engine.forgetit.view import ForGetItView
from host.table.public_table import PublicTable

_PICKER = Panel(paint_picker, require_choosing)


class ForGetItControls(GameControls[ForGetItView]):
    @property
    def presses(self) -> Mapping[str, GamePress]:
        return {
            KEEP_AND_ROLL: keeping_and(RollDice()),
            KEEP_AND_STOP: keeping_and(Stop()),
            STOP: acting(lambda _: encode(Stop())),
            SHEET: show_sheet,
            PICK: _PICKER.open,
            PICKING: _PICKER.go_on,
        }

    def read_move(self, scene: Scene[ForGetItView], typed: str) -> str | tuple[str, ...]:
        return read_move(scene.view, typed)

    def complete_move(self, scene: Scene[ForGetItView], typed: str) -> Choices:
        return complete_move(scene.view, typed, scene.say)

    async def show_score(self, conversation: Conversation, table: PublicTable) -> None:
        await show_sheet(conversation, None, table)
