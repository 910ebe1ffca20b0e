"""The buttons under the table: rolling, a button for every pawn that can be moved, and short answers to cards."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from cogs.games.wiedumir.labels import label_of, plain_names, seat_of
from cogs.layout import Button, button
from cogs.press_id import PressId
from engine.wiedumir.actions import Action, MovePawn, TakeChip, encode
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import Phase, WieDuMirView
from host.public_table import PublicTable
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.wiedumir.words import landing

ACT, DECIDE = "act", "decide"
"""An action with its code, and the private panel for longer answers."""

_MOST_ANSWERS = 8
"""More than these are put to the drawer in private, in a menu."""


def acting_buttons(table: PublicTable, say: Speaker) -> list[Button]:
    view: WieDuMirView = table.view
    if view.phase is Phase.TO_ROLL:
        rolling = PressId(table.id, table.version, "roll")
        return [button(say("button-roll"), rolling, style=discord.ButtonStyle.primary, emoji="🎲")]
    if view.phase is Phase.MOVING:
        return _moves(table, view, say)
    short = short_answers(view)
    if short:
        names = plain_names(table, say)
        return [
            button(label_of(action, view, names, say), act(table, action), emoji=MARKS[seat_of(action)].emoji)
            for action in short
        ]
    panel = PressId(table.id, table.version, DECIDE)
    return [button(say("wiedumir-button-decide"), panel, style=discord.ButtonStyle.primary, emoji="🃏")]


def act(table: PublicTable, action: Action) -> PressId:
    """The press that does it."""
    return PressId(table.id, table.version, ACT, tuple(encode(action).split(":")))


def short_answers(view: WieDuMirView) -> Sequence[Action]:
    """The answers to the card in hand, if they are public, few, and no matter of sharing chips out."""
    if view.question is None or isinstance(view.question, ShareQuestion):
        return ()
    every = view.question.answers()
    return every if len(every) <= _MOST_ANSWERS else ()


def _moves(table: PublicTable, view: WieDuMirView, say: Speaker) -> list[Button]:
    """One's own pawns stand out."""
    names = plain_names(table, say)
    own, others = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
    buttons = [
        button(
            landing(view, pawn, square, names[pawn.seat], say),
            act(table, MovePawn(pawn)),
            style=own if pawn.seat == view.to_act else others,
            emoji=MARKS[pawn.seat].emoji,
        )
        for pawn, square in view.moves
    ]
    if view.may_take:
        taking = act(table, TakeChip())
        buttons.append(button(say("wiedumir-button-take"), taking, style=discord.ButtonStyle.success, emoji="🪙"))
    return buttons
