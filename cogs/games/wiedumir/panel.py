"""The private panel on which the drawer answers a card: a menu, two menus one after the other, or the calculator."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import ui

from cogs.conversation import Conversation
from cogs.games.wiedumir import calculator
from cogs.games.wiedumir.labels import label_of, plain_names, quoted_card, seat_of
from cogs.games.wiedumir.public_buttons import DECIDE
from cogs.layout import Layout, Message, text
from cogs.press_id import PressId
from cogs.turns import play_move, require_turn
from engine.game import IllegalAction
from engine.wiedumir.actions import Action, ChoosePair, PlacePawn, encode
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.questions import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion
from engine.wiedumir.view import Phase, WieDuMirView
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.wiedumir.words import pawn_name, square_name

FIRST, LAST = "first", "last"
"""A choice in the first of two menus, and the choice that answers."""

_MOST_ENTRIES = 25

Entry = tuple[str, str, str]
"""Label, value and emoji."""


async def open_panel(conversation: Conversation, press: PressId) -> None:
    """The card's question as the drawer sees it; after a choice in the first menu, with the second one."""
    table = await conversation.bot.host.table(press.table)
    view = await own_view(conversation, table)
    if press.verb != DECIDE and press.version != table.version:
        raise Refused("outdated")
    chosen = _chosen(conversation) if press.verb == FIRST else None
    await conversation.redraw(panel_message(table, view, conversation.say, chosen))


async def calculate(conversation: Conversation, press: PressId) -> None:
    """The calculator after a press on one of its buttons."""
    table = await conversation.bot.host.table(press.table)
    view = await own_view(conversation, table)
    if press.version != table.version or not isinstance(view.question, ShareQuestion):
        raise Refused("outdated")
    amounts = calculator.amounts_of(press, view.question)
    say = conversation.say
    await conversation.redraw(calculator.calculator_message(table, view, view.question, amounts, say))


async def answer(conversation: Conversation, press: PressId) -> None:
    """The choice in the last menu is an action's code."""
    await play_move(conversation, press.table, _chosen(conversation), press.version)


async def own_view(conversation: Conversation, table: PublicTable) -> WieDuMirView:
    """The view of the person's seat. Raises Refused or IllegalAction unless a card asks them."""
    require_turn(conversation, table)
    if table.view.phase is not Phase.DECIDING:
        raise IllegalAction("no-card")
    view: WieDuMirView = await conversation.bot.host.own_view(table.id, conversation.person.id)
    if view.question is None:
        raise Refused("outdated")
    return view


def _chosen(conversation: Conversation) -> str:
    """The value chosen in a menu; of what is no menu's press, nothing."""
    return next(iter(conversation.chosen_values), "")


def panel_message(table: PublicTable, view: WieDuMirView, say: Speaker, chosen: str | None = None) -> Message:
    """``view`` is the drawer's own; ``chosen`` the value chosen in the first of two menus."""
    question = view.question
    names = plain_names(table, say)
    if isinstance(question, ShareQuestion):
        return calculator.calculator_message(table, view, question, (0,) * view.seats, say)
    assert question is not None
    every = question.answers()
    if len(every) <= _MOST_ENTRIES:
        entries = [_entry(action, view, names, say) for action in every]
        return _panel(view, say, [_menu(table, LAST, _asked(question, view), entries, say)])
    return _two_menus(table, view, question, names, say, chosen)


def _two_menus(
    table: PublicTable,
    view: WieDuMirView,
    question: Question,
    names: Sequence[str],
    say: Speaker,
    chosen: str | None,
) -> Message:
    """First which pawn or who gives, then where to or to whom."""
    first: Sequence[Entry]
    onward: Sequence[Action]
    if isinstance(question, PawnQuestion):
        first, onward = _pawns(view, question, names, say), _squares_of(question, chosen)
        asked = ("pawn", "square")
    else:
        assert isinstance(question, PairQuestion)
        first, onward = _givers(question, names), _receivers_from(question, chosen)
        asked = ("giver", "receiver")
    menus = [_menu(table, FIRST, asked[0], first, say, chosen)]
    if onward:
        entries = [_entry(action, view, names, say) for action in onward]
        menus.append(_menu(table, LAST, asked[1], entries, say))
    elif chosen is not None:
        raise Refused("unknown-press")
    return _panel(view, say, menus)


def _pawns(view: WieDuMirView, question: PawnQuestion, names: Sequence[str], say: Speaker) -> list[Entry]:
    return [
        (
            f"{pawn_name(view, pawn)} ({names[pawn.seat]}, {square_name(view.square_of(pawn), say)})",
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
    return "swap" if view.drawn is not None and view.drawn.card is Card.SWAP_OTHERS else "pass"


def _entry(action: Action, view: WieDuMirView, names: Sequence[str], say: Speaker) -> Entry:
    return (label_of(action, view, names, say), encode(action), MARKS[seat_of(action)].emoji)


def _menu(
    table: PublicTable, verb: str, asked: str, entries: Sequence[Entry], say: Speaker, chosen: str | None = None
) -> ui.Select[Layout]:
    return ui.Select(
        custom_id=str(PressId(table.id, table.version, verb)),
        placeholder=say(f"wiedumir-ask-{asked}"),
        options=[
            discord.SelectOption(label=label[:100], value=value, emoji=emoji, default=value == chosen)
            for label, value, emoji in entries
        ],
    )


def _panel(view: WieDuMirView, say: Speaker, menus: Sequence[ui.Select[Layout]]) -> Message:
    return Message(Layout(text(quoted_card(view, say)), *(ui.ActionRow(menu) for menu in menus)))
