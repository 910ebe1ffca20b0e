"""The private panel for answering a card just drawn: a menu, two menus one after the other, or the calculator.

On the calculator chips are shared out, or taken, with + and − for every seat that the card allows. What is shared out
so far travels in the custom ids, so it needs no memory of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.components.layout import Button, Message, Row, button, menu, text, unframed
from cogs.components.press_id import PressId
from cogs.faces.scene import Scene
from cogs.faces.wiedumir.face import act
from cogs.faces.wiedumir.labels import FIRST, LAST, SHARE, label_of, quoted_card, seat_of, whose, with_short_name
from engine.game import Seat
from engine.wiedumir.actions import Action, ChoosePair, PlacePawn, ShareOut, encode
from engine.wiedumir.board import Pawn
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.questions import PairQuestion, PawnQuestion, Question, SeatQuestion, ShareQuestion
from engine.wiedumir.view import WieDuMirView
from host.refusal import Refused
from render.people import MARKS
from render.wiedumir.describe import pawn_name, square_name

_MOST_ENTRIES = 25

Entry = tuple[str, str, str]
"""Label, value and emoji."""

_LONGEST = 24
"""Of a label that stands between − and +: of longer ones, a phone shows the beginning."""


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
        givers = sorted({giver for giver, _ in question.pairs})
        first = [(scene.plain_names[seat], str(seat), MARKS[seat].emoji) for seat in givers]
        onward = [ChoosePair(*pair) for pair in question.pairs if str(pair[0]) == chosen]
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
) -> Row:
    return menu(scene.press(verb), entries, present=chosen, placeholder=scene.say(f"wiedumir-ask-{asked}"))


def _card(scene: Scene[WieDuMirView]) -> str:
    """The card under its name on the board, which everybody sees above the panel."""
    return quoted_card(scene.view, scene.say, scene.board_says or scene.say)


def _panel(scene: Scene[WieDuMirView], menus: Sequence[Row]) -> Message:
    return unframed(text(_card(scene)), *menus)


Amounts = tuple[int, ...]


def paint_calculator(scene: Scene[Any], state: Sequence[str]) -> Message:
    """``state`` is what was pressed, and how the chips are shared out after it; empty at first.

    Raises Refused if no chips are to be shared out, or for a state that no button of ours carries.
    """
    question = scene.view.question
    if not isinstance(question, ShareQuestion):
        raise Refused("outdated")
    amounts = _amounts(state, question) if state else (0,) * len(question.limits)
    say, names = scene.say, scene.plain_names
    rows = [
        ui.ActionRow(*_row(scene, question, amounts, seat, names[seat]))
        for seat, limit in enumerate(question.limits)
        if limit
    ]
    share = ShareOut(amounts)
    done = button(
        say("wiedumir-button-share-done"),
        act(scene, share),
        style=discord.ButtonStyle.success,
        emoji="✅",
        disabled=share not in question.answers(),
    )
    over = button(
        say("wiedumir-button-share-over"),
        _press(scene, "over", (0,) * len(amounts)),
        emoji="🔄",
        disabled=not any(amounts),
    )
    lines = [_card(scene), *_so_far(scene, question, amounts)]
    return unframed(text("\n".join(lines)), *rows, ui.ActionRow(done, over))


def _amounts(state: Sequence[str], question: ShareQuestion) -> Amounts:
    written = state[1] if len(state) == 2 else ""
    if not re.fullmatch("[0-9]{1,2}(,[0-9]{1,2})*", written):
        raise Refused("unknown-press")
    amounts = tuple(map(int, written.split(",")))
    limits = question.limits
    if len(amounts) != len(limits) or sum(amounts) > question.most:
        raise Refused("unknown-press")
    if any(amount > limit for amount, limit in zip(amounts, limits, strict=True)):
        raise Refused("unknown-press")
    return amounts


def _row(scene: Scene[WieDuMirView], question: ShareQuestion, amounts: Amounts, seat: Seat, name: str) -> list[Button]:
    """One less; all that is left for this seat; one more."""
    amount = amounts[seat]
    room = min(question.limits[seat] - amount, question.most - sum(amounts))

    def change(key: str, by: int) -> PressId:
        after = (*amounts[:seat], amount + by, *amounts[seat + 1 :])
        return _press(scene, f"{key}{seat}", after)

    chips = scene.view.chips[seat]
    leaves = "" if chips is None else f" ({chips} → {chips - amount if question.takes else chips + amount})"

    def label(short: str) -> str:
        return scene.say("wiedumir-share-row", name=short, amount=amount) + leaves

    letter = MARKS[seat].letter
    owner = whose(seat, scene) if scene.in_words else letter
    return [
        button(f"− {owner}", change("less", -1 if amount else 0), disabled=not amount),
        button(
            with_short_name(name, letter, label, _LONGEST),
            change("all", room),
            emoji=MARKS[seat].emoji,
            disabled=not room,
        ),
        button(f"+ {owner}", change("more", 1 if room else 0), disabled=not room, style=discord.ButtonStyle.primary),
    ]


def _press(scene: Scene[WieDuMirView], pressed: str, amounts: Amounts) -> PressId:
    return scene.press(SHARE, pressed, ",".join(map(str, amounts)))


def _so_far(scene: Scene[WieDuMirView], question: ShareQuestion, amounts: Amounts) -> list[str]:
    """Lines on how much is shared out, what that leaves the drawer if it is up to them, and who would go over the
    limit.
    """
    view, say = scene.view, scene.say
    assert view.viewer is not None
    total, own = sum(amounts), view.chips[view.viewer]
    lines = []
    if question.least == question.most:
        left, takes = say("wiedumir-chips", count=question.most - total), "yes" if question.takes else "no"
        lines.append(say("wiedumir-share-exactly", left=left, takes=takes))
    else:
        lines.append(say("wiedumir-share-between", sum=total, least=question.least, most=question.most))
    if own is not None and (question.takes or question.least < question.most):
        chips = say("wiedumir-chips", count=own)
        key, after = ("-taking", own + total) if question.takes else ("", own - total)
        lines.append(say(f"wiedumir-share-own{key}", chips=chips, after=after))
    if struck := [] if view.no_limits else _over_limit(view, question, amounts):
        lines.append(say("wiedumir-share-over-limit", names=scene.listed([scene.seat_name(seat) for seat in struck])))
    hint = "wiedumir-share-hint-taking" if question.takes else "wiedumir-share-hint"
    return [*lines, say(hint)]


def _over_limit(view: WieDuMirView, question: ShareQuestion, amounts: Amounts) -> list[Seat]:
    """Of those whose chips the drawer knows (W5)."""
    assert view.viewer is not None
    gains = list(amounts)
    if question.takes:
        gains = [0] * len(amounts)
        gains[view.viewer] = sum(amounts)
    return [
        seat
        for seat, (chips, gain) in enumerate(zip(view.chips, gains, strict=True))
        if chips is not None and chips + gain > LIMIT
    ]
