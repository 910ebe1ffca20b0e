"""The private calculator: chips are shared out, or taken, with + and − for every seat that the card allows.

What is shared out so far travels in the custom ids, so a calculator needs no memory of its own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import ui

from cogs.games.wiedumir.labels import plain_names, quoted_card
from cogs.games.wiedumir.public_buttons import act
from cogs.layout import Button, Layout, Message, button, text
from cogs.press_id import PressId
from engine.game import Seat
from engine.wiedumir.actions import ShareOut
from engine.wiedumir.chips import LIMIT
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import WieDuMirView
from host.public_table import PublicTable
from host.refusal import Refused
from localization.catalog import Speaker
from render.seat_marks import MARKS

SHARE = "share"
"""A press on the calculator: what was pressed, and what is shared out after it."""

Amounts = tuple[int, ...]


def amounts_of(press: PressId, question: ShareQuestion) -> Amounts:
    """What a press makes of the calculator. Raises Refused for what no button of ours holds."""
    written = press.args[1] if len(press.args) == 2 else ""
    if not re.fullmatch("[0-9]{1,2}(,[0-9]{1,2})*", written):
        raise Refused("unknown-press")
    amounts = tuple(map(int, written.split(",")))
    limits = question.limits
    if len(amounts) != len(limits) or sum(amounts) > question.most:
        raise Refused("unknown-press")
    if any(amount > limit for amount, limit in zip(amounts, limits, strict=True)):
        raise Refused("unknown-press")
    return amounts


def calculator_message(
    table: PublicTable, view: WieDuMirView, question: ShareQuestion, amounts: Amounts, say: Speaker
) -> Message:
    """``view`` is the drawer's own."""
    names = plain_names(table, say)
    rows = [
        ui.ActionRow(*_row(table, view, question, amounts, seat, names[seat], say))
        for seat, limit in enumerate(question.limits)
        if limit
    ]
    share = ShareOut(amounts)
    done = button(
        say("wiedumir-button-share-done"),
        act(table, share),
        style=discord.ButtonStyle.success,
        emoji="✅",
        disabled=share not in question.answers(),
    )
    over = button(
        say("wiedumir-button-share-over"),
        _press(table, "over", (0,) * len(amounts)),
        emoji="🔄",
        disabled=not any(amounts),
    )
    told = [quoted_card(view, say), *_so_far(view, question, amounts, names, say)]
    return Message(Layout(text("\n".join(told)), *rows, ui.ActionRow(done, over)))


def _row(
    table: PublicTable,
    view: WieDuMirView,
    question: ShareQuestion,
    amounts: Amounts,
    seat: Seat,
    name: str,
    say: Speaker,
) -> list[Button]:
    """One less; all that is left for this seat; one more."""
    amount = amounts[seat]
    room = min(question.limits[seat] - amount, question.most - sum(amounts))

    def change(key: str, by: int) -> PressId:
        after = (*amounts[:seat], amount + by, *amounts[seat + 1 :])
        return _press(table, f"{key}{seat}", after)

    chips = view.chips[seat]
    label = say("wiedumir-share-row", name=name, amount=amount)
    if chips is not None:
        label += f" ({chips} → {chips - amount if question.takes else chips + amount})"
    return [
        button("−", change("less", -1 if amount else 0), disabled=not amount),
        button(label, change("all", room), emoji=MARKS[seat].emoji, disabled=not room),
        button("+", change("more", 1 if room else 0), disabled=not room, style=discord.ButtonStyle.primary),
    ]


def _press(table: PublicTable, pressed: str, amounts: Amounts) -> PressId:
    return PressId(table.id, table.version, SHARE, (pressed, ",".join(map(str, amounts))))


def _so_far(
    view: WieDuMirView, question: ShareQuestion, amounts: Amounts, names: Sequence[str], say: Speaker
) -> list[str]:
    """How much is shared out, what that leaves the drawer, and whom it would push over the limit."""
    assert view.viewer is not None
    total, own = sum(amounts), view.chips[view.viewer]
    lines = []
    if question.least == question.most:
        takes = "yes" if question.takes else "no"
        lines.append(say("wiedumir-share-exactly", sum=total, most=question.most, takes=takes))
    else:
        lines.append(say("wiedumir-share-between", sum=total, least=question.least, most=question.most))
    if own is not None and question.takes:
        chips = say("wiedumir-chips", count=own)
        lines.append(say("wiedumir-share-own-taking", chips=chips, after=own + total))
    elif own is not None:
        chips = say("wiedumir-chips", count=own)
        lines.append(say("wiedumir-share-own", chips=chips, after=own - total))
    struck = [] if view.no_limits else _over_limit(view, question, amounts)
    if struck:
        told = ", ".join(f"{MARKS[seat].emoji} {MARKS[seat].letter}" for seat in struck)
        lines.append(say("wiedumir-share-over-limit", names=told))
    hint = "wiedumir-share-hint-taking" if question.takes else "wiedumir-share-hint"
    return [*lines, say(hint)]


def _over_limit(view: WieDuMirView, question: ShareQuestion, amounts: Amounts) -> list[Seat]:
    """Of those whose chips the drawer knows (W5)."""
    after = list(view.chips)
    for seat, amount in enumerate(amounts):
        chips = after[seat]
        if chips is not None and not question.takes:
            after[seat] = chips + amount
    own = view.chips[view.viewer] if view.viewer is not None else None
    if own is not None and view.viewer is not None and question.takes:
        after[view.viewer] = own + sum(amounts)
    return [seat for seat, chips in enumerate(after) if chips is not None and chips > LIMIT]
