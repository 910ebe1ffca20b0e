"""Verbs of the game's buttons; and setting dice aside with what comes next in one press.

The rules know two decisions. They are carried out together or not at all, so nobody is ever left between them.
"""

from __future__ import annotations

from itertools import chain

import discord

from cogs.components.layout import Button, button, text_message
from cogs.components.own_emoji import emoji_called
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.games.controls import GamePress, play_move
from cogs.games.forgetit.story import TELLING, tell
from cogs.games.scene import Scene
from engine.forgetit.actions import Keep, KeepNothing, RollDice, Stop, encode
from engine.forgetit.events import NothingKept, NumbersKept, TurnStopped
from engine.forgetit.hand import Hand, round_factor
from engine.forgetit.view import ForGetItView
from host.refusal import Refused
from host.table.public_table import PublicTable

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
    """Whether the person has done just that at that very moment: then they read what stands."""
    present = await conversation.services.host.table(table.id)
    seat = present.seat_of(conversation.person.id)
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
