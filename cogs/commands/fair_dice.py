""" "Fair dice": the promise and one's own seed; checking the draws of a match, and its record as a file."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import discord
from discord import ui

from cogs.components.forms import typed
from cogs.components.layout import (
    Attachment,
    Component,
    Message,
    button,
    framed,
    rows,
    text,
    text_message,
    unframed,
)
from cogs.components.press_id import PressId
from cogs.components.view_of_history import match_button
from cogs.conversation import Conversation
from cogs.messages.invitation import seat_line
from cogs.press_handlers import asking, on_form, on_press
from cogs.requests.delivery import NOT_DELIVERED
from cogs.wording.names import escaped, plain
from engine.record_file import MOST_BYTES
from engine.verification import Verification
from host.match import play
from host.match.play import LONGEST
from host.refusal import Refused
from host.table.public_table import PublicTable
from localization.catalog import Speaker
from render.people import MARKS

COMMITMENT = "fair-dice-hash"
"""The commitment, one press behind what it means."""

OWN_SEED = "own-seed"
"""The verb of the button that asks for a seed, and of the form that it opens."""


@on_press("fair-dice")
async def show_fair_dice(conversation: Conversation, table: PublicTable) -> None:
    """A private panel, for anybody."""
    await conversation.redraw(_panel(table, conversation.person_id, conversation.say))


@on_form(OWN_SEED, asking("seed-form", longest=LONGEST))
async def choose_seed(conversation: Conversation, table: PublicTable) -> None:
    """Set the person's seed, typed into the form, for all draws that follow. A form sent twice changes nothing more."""
    word = typed(conversation.interaction)
    chosen = await conversation.host.change(table.id, play.choose_seed, conversation.person_id, word)
    await conversation.redraw(_panel(chosen, conversation.person_id, conversation.say))
    seat = chosen.seat_of(conversation.person_id)
    assert seat is not None
    await conversation.tell("seed-chosen", seed=escaped(chosen.seeds[seat] or ""))


def _panel(table: PublicTable, viewer: int, say: Speaker) -> Message:
    parts = [say("fair-dice-title"), say("fair-dice-promise")]
    if table.lesson is not None:
        parts.append(say("exercise-fair-dice" if table.is_exercise else "lesson-fair-dice"))
    lines = [
        f"{seat_line(seat, holder, say)}: {say('seed-none') if seed is None else escaped(seed)}"
        for seat, (holder, seed) in enumerate(zip(table.seats, table.seeds, strict=True))
    ]
    parts.append("\n".join([say("fair-dice-seeds"), *lines]))
    buttons = [button(say("button-commitment"), PressId.at(table, COMMITMENT), emoji="✉️")]
    if table.status.is_open and table.belongs_to(viewer):
        buttons.append(button(say("button-own-seed"), PressId.at(table, OWN_SEED), emoji="🌱"))
    return framed(text("\n".join(parts)), *rows(buttons))


@on_press(COMMITMENT)
async def show_commitment(conversation: Conversation, table: PublicTable) -> None:
    """The commitment to the secret in the envelope, whole."""
    say = conversation.say
    told = text(f"{say('fair-dice-title')}\n{say('fair-dice-commitment', commitment=table.commitment)}")
    back = button(say("button-fair-dice"), PressId.at(table, "fair-dice"), emoji="◀️")
    await conversation.redraw(framed(told, ui.ActionRow(back)))


log = logging.getLogger(__name__)

VERIFIER = Path(__file__).parents[2] / "docs" / "verify_record.py"
"""The standalone script that checks an exported match without this bot."""

_MOST_NUMBERS = 20
"""The number of wrong draws that are named."""

_LONGEST_NAME = 40


@on_press("verify", leaves_message=True, price=5)
async def verify(conversation: Conversation, table: PublicTable) -> None:
    """Answer with what checking the dice and the moves has found, and the way to the record. Raises Refused."""
    say = conversation.say
    verification = await conversation.host.records.verify(table.id)
    verdict = _verdict(say("verify-table", table=str(table.id)), verification, conversation)
    record = button(say("button-export"), PressId.at(table, "export"), emoji="📄")
    ways_on = [record] if table.is_for_one else [record, match_button(table.id, say)]
    await conversation.answer(unframed(text(verdict), ui.ActionRow(*ways_on)))


async def verify_file(conversation: Conversation, file: discord.Attachment) -> None:
    """Any record, of this bot or of another. Nothing in the file is trusted."""
    if file.size > MOST_BYTES:
        raise Refused("file-too-large", most=MOST_BYTES // 1_000_000)
    try:
        content = await file.read()
    except NOT_DELIVERED as error:
        log.info("Attachment %d could not be read: %s", file.id, error)
        raise Refused("file-not-loaded") from error
    verification = await conversation.host.records.verify_file(content)
    await conversation.answer(text_message(_verdict(conversation.say("verify-file"), verification, conversation)))


def _verdict(what: str, verification: Verification, conversation: Conversation) -> str:
    """Verdict on the check, and what cannot be checked."""
    say, header = conversation.say, verification.header
    wrong = [str(index) for index in verification.wrong_draws]
    lines = [
        say(
            "verify-passed" if verification.passed else "verify-failed",
            what=what,
            commitment=verification.commitment,
            secret=verification.secret,
            fits="yes" if verification.secret_fits else "no",
            draws=verification.draws,
            wrong=", ".join([*wrong[:_MOST_NUMBERS], *(["…"] if len(wrong) > _MOST_NUMBERS else [])]) or "–",
        )
    ]
    seeds = [f"{MARKS[seat].letter} {escaped(seed)}" for seat, seed in enumerate(header.seeds) if seed is not None]
    lines.append(say("verify-seeds", seeds=", ".join(seeds) or "–"))
    if (check := verification.rules) is not None:
        known = header.game in conversation.services.faces
        lines.append(
            say(
                "verify-rules",
                finding=check.finding.value,
                record=check.record or 0,
                game=say(f"game-{header.game}") if known else plain(header.game[:_LONGEST_NAME]),
                version=header.rules_version,
            )
        )
    return "\n".join([*lines, say("verify-unknown")])


@on_press("export", leaves_message=True, price=5)
async def export(conversation: Conversation, table: PublicTable) -> None:
    """The record as a file, and what checks it. Raises Refused."""
    say = conversation.say
    names = [
        (holder.person.name or say("person-without-name"))
        if holder.person
        else say("computer-name", letter=MARKS[seat].letter)
        for seat, holder in enumerate(table.seats)
    ]
    content = await conversation.host.records.export_file(table.id, names)
    attachments = [Attachment(f"{table.game_key}-{table.id}.json", content)]
    if not table.status.is_open:
        attachments.append(Attachment(VERIFIER.name, await asyncio.to_thread(VERIFIER.read_bytes)))
    introduction = say("export-running" if table.status.is_open else "export-finished", script=VERIFIER.name)
    files: list[Component] = [attachment.component() for attachment in attachments]
    await conversation.answer(unframed(text(introduction), *files, attachments=tuple(attachments)))
