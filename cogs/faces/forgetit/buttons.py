"""Verbs of the game's buttons; and those that set dice aside with what comes next in one press."""

import discord

from cogs.components.layout import Button, button
from cogs.components.own_emoji import emoji_called
from cogs.faces.forgetit.dice_text import keep_label
from cogs.faces.scene import Scene
from engine.forgetit.actions import Keep, KeepNothing, encode
from engine.forgetit.hand import Hand, round_factor
from engine.forgetit.view import ForGetItView

KEEP_AND_ROLL = "keep-roll"
"""Sets dice aside, or none, and rolls; the arguments are those of that action's code."""

KEEP_AND_STOP = "keep-stop"
"""Sets dice aside, or none, and ends the turn; the arguments are the same."""

STOP = "stop"
"""Ends the turn."""

SHEET = "sheet"
"""Shows the score sheet."""

PICK = "pick"
"""Opens the mover's picker."""

PICKING = "picking"
"""A tap on the picker: the dice chosen after it."""

Keeping = Keep | KeepNothing

_MOST_IN_A_ROW = 2
"""The number of equal dice that a label names one by one."""


def roll_button(scene: Scene[ForGetItView], keeping: Keeping, *, disabled: bool = False) -> Button:
    """Such as "5·5 + roll 6": what is kept, and how many dice are rolled then."""
    left, say = after(scene.view.hand, keeping).next_roll.total, scene.say
    label = say("forgetit-roll-all", count=left)
    if scene.in_words:
        label = say("forgetit-keep-label-roll", dice=_kept_in_words(scene, keeping), left=left)
    elif isinstance(keeping, Keep):
        label = f"{kept_in_short(keeping)} + {say('forgetit-roll', count=left)}"
    style = discord.ButtonStyle.primary
    return _button(scene, keeping, KEEP_AND_ROLL, label, style, disabled=disabled)


def stop_button(scene: Scene[ForGetItView], keeping: Keeping, *, disabled: bool = False) -> Button:
    """Such as "5·5 = bank 20": what is kept, and the score of the turn that ends then."""
    score, say = after(scene.view.hand, keeping).score * round_factor(scene.view.round), scene.say
    label = say("forgetit-button-stop", points=say("points", count=score))
    if scene.in_words:
        label = say("forgetit-keep-label-stop", dice=_kept_in_words(scene, keeping), score=score)
    elif isinstance(keeping, Keep):
        label = f"{kept_in_short(keeping)} = {say('forgetit-bank', points=score)}"
    return _button(scene, keeping, KEEP_AND_STOP, label, discord.ButtonStyle.success, disabled=disabled)


def kept_in_short(keep: Keep) -> str:
    """Such as "5·5", or "6×5" for more dice than a label has room for."""
    count = keep.dice.total
    return "·".join([str(keep.number)] * count) if count <= _MOST_IN_A_ROW else f"{count}×{keep.number}"


def _kept_in_words(scene: Scene[ForGetItView], keeping: Keeping) -> str:
    if isinstance(keeping, Keep):
        return keep_label(scene.view, keeping.number, keeping.dice, scene.say)
    return scene.say("forgetit-keep-none-label")


def _button(
    scene: Scene[ForGetItView], keeping: Keeping, verb: str, label: str, style: discord.ButtonStyle, *, disabled: bool
) -> Button:
    press = scene.press(verb, *encode(keeping).split(":")[1:])
    die = emoji_called(f"die_{keeping.number}") if isinstance(keeping, Keep) else None
    return button(label, press, style=style, emoji=die, disabled=disabled)


def after(hand: Hand, keeping: Keeping) -> Hand:
    return hand.kept(keeping.number, keeping.dice) if isinstance(keeping, Keep) else hand
