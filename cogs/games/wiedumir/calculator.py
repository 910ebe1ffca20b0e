"""The private calculator: chips are shared out, or taken, with + and − for every seat that the card allows.

What is shared out so far travels in the custom ids, so a calculator needs no memory of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.components.layout import Button, Layout, Message, button, text
from cogs.components.press_id import PressId
from cogs.games.scene import Scene
from cogs.games.wiedumir.face import act
from cogs.games.wiedumir.labels import SHARE, quoted_card, with_short_name
from engine.game import Seat
from engine.wiedumir.actions import ShareOut
from engine.wiedumir.board import LIMIT
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import WieDuMirView
from host.refusal import Refused
from render.people import MARKS

Amounts = tuple[int, ...]

_LONGEST = 24
"""Of a label that stands between − and +: of longer ones, a phone shows the beginning."""


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
    lines = [quoted_card(scene.view, say), *_so_far(scene, question, amounts)]
    return Message(Layout(text("\n".join(lines)), *rows, ui.ActionRow(done, over)))


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
    return [
        button(f"− {letter}", change("less", -1 if amount else 0), disabled=not amount),
        button(
            with_short_name(name, letter, label, _LONGEST),
            change("all", room),
            emoji=MARKS[seat].emoji,
            disabled=not room,
        ),
        button(f"+ {letter}", change("more", 1 if room else 0), disabled=not room, style=discord.ButtonStyle.primary),
    ]


def _press(scene: Scene[WieDuMirView], pressed: str, amounts: Amounts) -> PressId:
    return scene.press(SHARE, pressed, ",".join(map(str, amounts)))


def _so_far(scene: Scene[WieDuMirView], question: ShareQuestion, amounts: Amounts) -> list[str]:
    """How much is shared out, what that leaves the drawer, and who would go over the limit."""
    view, say = scene.view, scene.say
    assert view.viewer is not None
    total, own = sum(amounts), view.chips[view.viewer]
    lines = []
    if question.least == question.most:
        takes = "yes" if question.takes else "no"
        lines.append(say("wiedumir-share-exactly", left=question.most - total, takes=takes))
    else:
        lines.append(say("wiedumir-share-between", sum=total, least=question.least, most=question.most))
    if own is not None:
        chips = say("wiedumir-chips", count=own)
        key, after = ("-taking", own + total) if question.takes else ("", own - total)
        lines.append(say(f"wiedumir-share-own{key}", chips=chips, after=after))
    if struck := [] if view.no_limits else _over_limit(view, question, amounts):
        names = ", ".join(f"{MARKS[seat].emoji} {MARKS[seat].letter}" for seat in struck)
        lines.append(say("wiedumir-share-over-limit", names=names))
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
