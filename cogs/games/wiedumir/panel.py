"""The private panel on which the drawer answers a card: a menu, two menus one after the other, or the calculator."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.components.layout import Layout, Message, text
from cogs.games.scene import Scene
from cogs.games.wiedumir.calculator import paint_calculator
from cogs.games.wiedumir.labels import FIRST, LAST, label_of, quoted_card, seat_of
from cogs.wording.names import shortened
from engine.wiedumir.actions import Action, ChoosePair, PlacePawn, encode
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion
from engine.wiedumir.view import WieDuMirView
from host.refusal import Refused
from render.people import MARKS
from render.wiedumir.describe import pawn_name, square_name

_MOST_ENTRIES = 25

Entry = tuple[str, str, str]
"""Label, value and emoji."""


def paint_question(scene: Scene[Any], state: Sequence[str]) -> Message:
    """The card's question as the drawer sees it. ``state`` holds the value chosen in the first of two menus."""
    view: WieDuMirView = scene.view
    question = view.question
    if question is None:
        raise Refused("outdated")
    every = question.answers()
    if isinstance(question, ShareQuestion) and len(every) > _MOST_ENTRIES:
        return paint_calculator(scene, ())
    if len(every) <= _MOST_ENTRIES:
        entries = [_entry(action, scene) for action in every]
        return _panel(scene, [_menu(scene, LAST, _asked(question, view), entries)])
    return _two_menus(scene, question, state[0] if state else None)


def _two_menus(scene: Scene[WieDuMirView], question: Question, chosen: str | None) -> Message:
    """First which pawn or who gives, then where to or to whom."""
    first: Sequence[Entry]
    onward: Sequence[Action]
    if isinstance(question, PawnQuestion):
        first, onward = _pawns(scene, question), _squares_of(question, chosen)
        asked = ("pawn", "square")
    else:
        assert isinstance(question, PairQuestion)
        first, onward = _givers(question, scene.plain_names), _receivers_from(question, chosen)
        asked = ("giver", "receiver")
    menus = [_menu(scene, FIRST, asked[0], first, chosen)]
    if onward:
        entries = [_entry(action, scene) for action in onward]
        menus.append(_menu(scene, LAST, asked[1], entries))
    elif chosen is not None:
        raise Refused("unknown-press")
    return _panel(scene, menus)


def _pawns(scene: Scene[WieDuMirView], question: PawnQuestion) -> list[Entry]:
    view, names = scene.view, scene.isolated_names
    return [
        (
            # A phone may cut a long name, never the square.
            f"{pawn_name(view, pawn)}, {square_name(view.square_of(pawn), scene.say)} ({names[pawn.seat]})",
            f"{pawn.seat}-{pawn.number}",
            MARKS[pawn.seat].emoji,
        )
        for pawn, _ in question.targets
    ]


def _squares_of(question: PawnQuestion, chosen: str | None) -> Sequence[Action]:
    found = re.fullmatch("([0-9])-([0-9])", chosen or "")
    if found is None:
        return []
    pawn = Pawn(int(found[1]), int(found[2]))
    return [PlacePawn(pawn, square) for square in dict(question.targets).get(pawn, ())]


def _givers(question: PairQuestion, names: Sequence[str]) -> list[Entry]:
    firsts = sorted({first for first, _ in question.pairs})
    return [(names[seat], str(seat), MARKS[seat].emoji) for seat in firsts]


def _receivers_from(question: PairQuestion, chosen: str | None) -> Sequence[Action]:
    return [ChoosePair(first, second) for first, second in question.pairs if str(first) == chosen]


def _asked(question: Question, view: WieDuMirView) -> str:
    match question:
        case PawnQuestion(targets):
            return "square" if len(targets) == 1 else "pawn-and-square"
        case SeatQuestion():
            return "seat"
        case ShareQuestion(takes=takes):
            return "shares-taking" if takes else "shares"
    return "swap" if view.drawn is not None and view.drawn.card is Card.SWAP_OTHERS else "pass"


def _entry(action: Action, scene: Scene[WieDuMirView]) -> Entry:
    label = label_of(action, scene)
    return (label, encode(action), MARKS[seat_of(action)].emoji)


def _menu(
    scene: Scene[WieDuMirView], verb: str, asked: str, entries: Sequence[Entry], chosen: str | None = None
) -> ui.Select[Layout]:
    return ui.Select(
        custom_id=str(scene.press(verb)),
        placeholder=scene.say(f"wiedumir-ask-{asked}"),
        options=[
            discord.SelectOption(label=shortened(label, 100), value=value, emoji=emoji, default=value == chosen)
            for label, value, emoji in entries
        ],
    )


def _panel(scene: Scene[WieDuMirView], menus: Sequence[ui.Select[Layout]]) -> Message:
    return Message(Layout(text(quoted_card(scene.view, scene.say)), *(ui.ActionRow(menu) for menu in menus)))
