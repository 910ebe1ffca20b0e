"""What people do in For-Get-It: set dice aside, stop, look at the sheet and at the odds."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.controls import ASKING_ODDS, GameControls, GamePress, TypedCommand, acting, deciding
from cogs.games.forgetit.dice_text import complete_keep, read_keep_codes
from cogs.games.forgetit.keeping import keep_code, keeping_and
from cogs.games.forgetit.picker import paint_picker, require_choosing
from cogs.games.forgetit.sheet import show_sheet
from cogs.games.forgetit.verbs import KEEP, KEEP_AND_ROLL, KEEP_AND_STOP, PICK, PICKED, PICKING, SHEET, STOP
from cogs.games.game_command import KEEP as KEEP_WORD
from cogs.games.game_command import MOVE, SCORE, GameCommand
from cogs.games.game_command import STOP as STOP_WORD
from cogs.games.scene import Scene
from cogs.private_answers.private_panel import continue_panel, open_panel
from engine.forgetit.actions import RollDice, Stop, encode
from engine.forgetit.view import ForGetItView
from host.table.public_table import PublicTable


class ForGetItControls(GameControls[ForGetItView]):
    @property
    def presses(self) -> Mapping[str, GamePress]:
        return {
            KEEP: acting(keep_code),
            KEEP_AND_ROLL: keeping_and(RollDice()),
            KEEP_AND_STOP: keeping_and(Stop()),
            STOP: acting(_stop_code),
            SHEET: _show_sheet,
            PICK: _open_picker,
            PICKING: _continue_picker,
            PICKED: acting(keep_code),
        }

    @property
    def commands(self) -> Mapping[GameCommand, TypedCommand[ForGetItView]]:
        keeping = deciding(_read_keep, _complete_keep)
        return {
            **super().commands,
            KEEP_WORD: keeping,
            STOP_WORD: deciding(_read_stop),
            MOVE: keeping,
            SCORE: TypedCommand(_type_score),
            **ASKING_ODDS,
        }


async def _show_sheet(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    await show_sheet(conversation, table)


async def _open_picker(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    await open_panel(conversation, table, paint_picker, require=require_choosing)


async def _continue_picker(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    await continue_panel(conversation, press, table, paint_picker, require=require_choosing)


async def _type_score(conversation: Conversation, table: PublicTable, typed: str) -> None:
    await show_sheet(conversation, table)


def _read_keep(scene: Scene[ForGetItView], typed: str) -> tuple[str, ...]:
    return read_keep_codes(scene.view, typed)


def _complete_keep(scene: Scene[ForGetItView], typed: str) -> list[tuple[str, str]]:
    return complete_keep(scene.view, typed, scene.say)


def _stop_code(press: PressId) -> str:
    return encode(Stop())


def _read_stop(scene: Scene[ForGetItView], typed: str) -> str:
    return encode(Stop())
