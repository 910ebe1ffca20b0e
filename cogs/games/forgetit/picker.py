"""The private picker: single dice are chosen one by one, since the words they bear matter (F3).

What is chosen so far travels in the custom ids, as one digit a die: 1 for chosen.
"""

from __future__ import annotations

import discord
from discord import ui

from cogs.conversation import Conversation
from cogs.games.forgetit.dice_text import require_choosing
from cogs.layout import Button, Layout, Message, button, rows, text
from cogs.press_id import PressId
from cogs.turns import require_turn
from engine.forgetit.actions import Keep, encode
from engine.forgetit.dice import Counts, Die
from engine.forgetit.hand import Hand
from engine.forgetit.scoring import round_factor
from engine.forgetit.view import ForGetItView
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.forgetit.words import words_of

OPEN, PICK, PICKED = "pick", "picking", "picked"


async def show_picker(conversation: Conversation, press: PressId) -> None:
    """The dice that may be set aside, as buttons to tap; for the mover only."""
    table = await conversation.bot.host.table(press.table)
    require_turn(conversation, table)
    view: ForGetItView = table.view
    require_choosing(view)
    if press.verb == PICK and press.version != table.version:
        raise Refused("outdated")
    dice = pickable(view.hand)
    digits = press.args[1] if press.verb == PICK and len(press.args) == 2 else "0" * len(dice)
    if len(digits) != len(dice) or set(digits) - {"0", "1"}:
        raise Refused("unknown-press")
    await conversation.redraw(picker_message(table, view, dice, digits, conversation.say))


def pickable(hand: Hand) -> tuple[Die, ...]:
    """The dice that show a number which may be set aside."""
    numbers = hand.numbers_to_keep()
    return tuple(die for die in hand.shown if die.number in numbers)


def picked_code(press: PressId) -> str:
    """The action that the picker's last button stands for."""
    return ":".join(("keep", *press.args))


def picker_message(table: PublicTable, view: ForGetItView, dice: tuple[Die, ...], digits: str, say: Speaker) -> Message:
    """``digits`` has a 1 for every die of ``dice`` that is chosen so far, else a 0."""
    chosen = [die for die, digit in zip(dice, digits, strict=True) if digit == "1"]
    counts = Counts.of(die.word for die in chosen)
    number = chosen[0].number if chosen else None
    taps: list[Button] = [
        button(
            f"{die.number} {die.word.name}",
            PressId(table.id, table.version, PICK, (str(place), _tapped(dice, digits, place))),
            style=discord.ButtonStyle.success if digits[place] == "1" else discord.ButtonStyle.secondary,
        )
        for place, die in enumerate(dice)
    ]
    allowed = number is not None and counts.total >= view.hand.fewest
    code = encode(Keep(number or 1, counts)).split(":")[1:] if chosen else ["none"]
    done = button(
        say("forgetit-button-pick-done"),
        PressId(table.id, table.version, PICKED, tuple(code)),
        style=discord.ButtonStyle.primary,
        emoji="✅",
        disabled=not allowed,
    )
    told = [say("forgetit-pick-title"), _so_far(view, number, counts, say)]
    return Message(Layout(text("\n".join(told)), *rows(taps), ui.ActionRow(done)))


def _so_far(view: ForGetItView, number: int | None, counts: Counts, say: Speaker) -> str:
    hand = view.hand
    if number is None:
        return say("forgetit-pick-none")
    dice = f"{number} × {words_of(counts)}"
    if counts.total < hand.fewest:
        return say("forgetit-pick-too-few", dice=dice)
    score = hand.kept(number, counts).score * round_factor(view.round)
    return say("forgetit-pick-chosen", dice=dice, points=say("points", count=score))


def _tapped(dice: tuple[Die, ...], digits: str, place: int) -> str:
    """The choice after a tap on a die: it changes sides, and dice with other numbers go back."""
    number = dice[place].number
    return "".join(
        "0" if die.number != number else str(1 - int(digit)) if at == place else digit
        for at, (die, digit) in enumerate(zip(dice, digits, strict=True))
    )
