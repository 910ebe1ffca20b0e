"""The buttons under the table: rolling, a button for every pawn that can be moved, and short answers to cards."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.components.layout import Button, button
from cogs.components.press_id import PressId
from cogs.games.scene import Scene
from cogs.games.wiedumir.labels import label_of, landing_label, seat_of
from cogs.games.wiedumir.verbs import ACT, DECIDE
from engine.wiedumir.actions import Action, MovePawn, TakeChip, encode
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import Phase, WieDuMirView
from render.seat_marks import MARKS

_MOST_ANSWERS = 8
_MOST_SHARES = 5
"""More than these are put to the drawer in private, in a menu or on the calculator."""


def acting_buttons(scene: Scene[WieDuMirView]) -> list[Button]:
    say, primary = scene.say, discord.ButtonStyle.primary
    if scene.view.phase is Phase.TO_ROLL:
        return [button(say("button-roll"), scene.common_press("roll"), style=primary, emoji="🎲")]
    if scene.view.phase is Phase.MOVING:
        return _moves(scene)
    if short := short_answers(scene.view):
        return [
            button(label_of(action, scene), act(scene, action), emoji=MARKS[seat_of(action)].emoji) for action in short
        ]
    return [button(say("wiedumir-button-decide"), scene.press(DECIDE), style=primary, emoji="🃏")]


def act(scene: Scene[WieDuMirView], action: Action) -> PressId:
    """The press that does it."""
    return scene.press(ACT, *encode(action).split(":"))


def short_answers(view: WieDuMirView) -> Sequence[Action]:
    """The answers to the card in hand, if they are public and few."""
    if view.question is None:
        return ()
    every = view.question.answers()
    most = _MOST_SHARES if isinstance(view.question, ShareQuestion) else _MOST_ANSWERS
    return every if len(every) <= most else ()


def _moves(scene: Scene[WieDuMirView]) -> list[Button]:
    """One's own pawns stand out."""
    view, say = scene.view, scene.say
    own, others = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    buttons = [
        button(
            landing_label(pawn, square, scene),
            act(scene, MovePawn(pawn)),
            style=own if pawn.seat == view.to_act else others,
            emoji=MARKS[pawn.seat].emoji,
        )
        for pawn, square in view.moves
    ]
    if view.may_take:
        taking = act(scene, TakeChip())
        buttons.append(button(say("wiedumir-button-take"), taking, style=discord.ButtonStyle.success, emoji="🪙"))
    return buttons
