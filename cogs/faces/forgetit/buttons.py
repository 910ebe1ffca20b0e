"""Verbs of the game's buttons; and those that set dice aside with what comes next in one press."""

import discord

from cogs.components.layout import Button, button
from cogs.components.own_emoji import emoji_called
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


def roll_button(scene: Scene[ForGetItView], keeping: Keeping, *, disabled: bool = False) -> Button:
    """Such as "5·5 🎲 6": what is kept, and how many dice are rolled then."""
    left = after(scene.view.hand, keeping).next_roll.total
    return _button(scene, keeping, KEEP_AND_ROLL, f"🎲 {left}", disabled=disabled)


def stop_button(scene: Scene[ForGetItView], keeping: Keeping, *, disabled: bool = False) -> Button:
    """Such as "5·5 ✋ 20": what is kept, and the score of the turn that ends then."""
    score = after(scene.view.hand, keeping).score * round_factor(scene.view.round)
    return _button(scene, keeping, KEEP_AND_STOP, f"✋ {score}", disabled=disabled)


def _button(scene: Scene[ForGetItView], keeping: Keeping, verb: str, then: str, *, disabled: bool) -> Button:
    kept = "·".join([str(keeping.number)] * keeping.dice.total) + " " if isinstance(keeping, Keep) else ""
    press = scene.press(verb, *encode(keeping).split(":")[1:])
    die = emoji_called(f"die_{keeping.number}") if isinstance(keeping, Keep) else None
    return button(f"{kept}{then}", press, style=discord.ButtonStyle.primary, emoji=die, disabled=disabled)


def after(hand: Hand, keeping: Keeping) -> Hand:
    return hand.kept(keeping.number, keeping.dice) if isinstance(keeping, Keep) else hand
