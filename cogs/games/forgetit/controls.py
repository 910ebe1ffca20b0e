"""Controls of For-Get-It: set dice aside, stop, look at the sheet and at the odds.

On the private picker single dice are chosen one by one, since the words they bear matter (F3). What is chosen so far
travels in the custom ids, as one digit a die: 1 for chosen.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import discord
from discord import ui

from cogs.components.layout import Button, Message, button, rows, text, unframed
from cogs.components.own_emoji import emoji_called
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.faces.forgetit.buttons import (
    KEEP_AND_ROLL,
    KEEP_AND_STOP,
    PICK,
    PICKING,
    SHEET,
    STOP,
    roll_button,
    stop_button,
)
from cogs.faces.forgetit.dice_text import check_choosing, complete_move, read_move
from cogs.faces.forgetit.face import sheet_message
from cogs.faces.scene import Scene
from cogs.games.controls import Choices, GameControls, GamePress, acting, require_turn
from cogs.games.forgetit.keeping import keeping_and
from cogs.private_answers import Panel
from engine.forgetit.actions import Keep, KeepNothing, RollDice, Stop, encode
from engine.forgetit.hand import Counts, Die, Hand, round_factor
from engine.forgetit.view import ForGetItView
from host.refusal import Refused
from host.table.public_table import PublicTable
from render.forgetit.describe import words_of


def require_choosing(conversation: Conversation, table: PublicTable) -> None:
    """Raises unless the person may set dice aside now."""
    require_turn(conversation, table)
    check_choosing(table.view)


def paint_picker(scene: Scene[Any], state: Sequence[str]) -> Message:
    """The dice that may be set aside, as buttons to tap. The state's last entry has a digit for each."""
    dice = pickable(scene.view.hand)
    digits = state[1] if len(state) == 2 else "0" * len(dice)
    if len(digits) != len(dice) or set(digits) - {"0", "1"}:
        raise Refused("unknown-press")
    chosen = [die for die, digit in zip(dice, digits, strict=True) if digit == "1"]
    number, counts = chosen[0].number if chosen else None, Counts.of(die.word for die in chosen)
    heading = f"{scene.say('forgetit-pick-title')}\n{_so_far(scene, number, counts)}"
    keeping = KeepNothing() if number is None else Keep(number, counts)
    too_few = number is not None and counts.total < scene.view.hand.fewest
    done = [roll_button(scene, keeping, disabled=too_few), stop_button(scene, keeping, disabled=too_few)]
    return unframed(text(heading), *rows(_taps(scene, dice, digits)), ui.ActionRow(*done))


def pickable(hand: Hand) -> tuple[Die, ...]:
    """The dice that show a number which may be set aside."""
    numbers = hand.numbers_to_keep()
    return tuple(die for die in hand.shown if die.number in numbers)


def _taps(scene: Scene[ForGetItView], dice: tuple[Die, ...], digits: str) -> list[Button]:
    return [
        button(
            _die_label(scene, die, chosen=digits[place] == "1"),
            scene.press(PICKING, str(place), _tapped(dice, digits, place)),
            style=discord.ButtonStyle.success if digits[place] == "1" else discord.ButtonStyle.secondary,
            emoji="✅" if digits[place] == "1" else emoji_called(f"word_{die.word.name}"),
        )
        for place, die in enumerate(dice)
    ]


def _die_label(scene: Scene[ForGetItView], die: Die, *, chosen: bool) -> str:
    label = f"{die.number} {die.word.name}"
    return scene.say("forgetit-pick-die-chosen", die=label) if chosen and scene.in_words else label


def _so_far(scene: Scene[ForGetItView], number: int | None, counts: Counts) -> str:
    hand, say = scene.view.hand, scene.say
    if number is None:
        return say("forgetit-pick-none")
    dice = f"{counts.total} × {number} ({words_of(counts)})"
    if counts.total < hand.fewest:
        return say("forgetit-pick-too-few", dice=dice)
    score = hand.kept(number, counts).score * round_factor(scene.view.round)
    return say("forgetit-pick-chosen", dice=dice, points=say("points", count=score))


def _tapped(dice: tuple[Die, ...], digits: str, place: int) -> str:
    """The choice after a tap on a die: it changes sides, and dice with other numbers go back."""
    number = dice[place].number
    return "".join(
        "0" if die.number != number else str(1 - int(digit)) if at == place else digit
        for at, (die, digit) in enumerate(zip(dice, digits, strict=True))
    )


async def show_sheet(conversation: Conversation, _press: PressId | None, table: PublicTable) -> None:
    """The sheet, in private. Raises Refused before the start."""
    scene = await conversation.scene(table)
    await conversation.answer(await conversation.drawn(lambda: sheet_message(scene)))


_PICKER = Panel(paint_picker, require_choosing)


class ForGetItControls(GameControls[ForGetItView]):
    prices: ClassVar[Mapping[str, int]] = {SHEET: 2}

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
