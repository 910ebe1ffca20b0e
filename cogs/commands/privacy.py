"""/privacy: what is kept of people and for how long, all of it as a file, and its deletion.

Only the person who asks sees the answer, on servers and in direct messages. Blocked people may ask, too.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from datetime import UTC, datetime
from typing import Any

import discord
from discord import ui

from cogs.command_handlers import Command
from cogs.components.layout import Attachment, Button, button, framed, text, text_message, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.press_handlers import on_press
from host.keeping.upkeep import CLOSED_INVITATION_SECONDS, DEPARTED_SERVER_SECONDS
from host.match.schedule import SLEEP_SECONDS
from localization.catalog import Speaker

EXPLAIN = "privacy"
EXPORT, DELETE, DELETE_NOW, KEEP = "privacy-export", "privacy-delete", "privacy-delete-now", "privacy-keep"

SECTIONS = ("what", "why", "how-long", "others")

MOST_BYTES = 8_000_000
"""Of a file that is sent as it is; a larger one is compressed. Discord takes 10 MB."""

_DAY = 24 * 3600


@Command("privacy", if_blocked=True, anywhere=True)
@on_press(EXPLAIN, if_blocked=True)
async def explain(conversation: Conversation) -> None:
    say, limits = conversation.say, conversation.host.limits
    days = {
        "server": _days(DEPARTED_SERVER_SECONDS),
        "invitation": _days(CLOSED_INVITATION_SECONDS),
        "asleep": _days(SLEEP_SECONDS),
        "unfinished": _days(limits.unfinished_seconds),
        "finished": 0 if limits.finished_seconds is None else _days(limits.finished_seconds),
    }
    sections = [text(say(f"privacy-{section}", **days)) for section in SECTIONS]
    take_all = button(say("button-privacy-export"), PressId.anywhere(EXPORT), emoji="📦")
    buttons = ui.ActionRow(take_all, _delete_button(DELETE, say))
    await conversation.answer(framed(text(say("privacy-title")), *sections, buttons))


@on_press(EXPORT, if_blocked=True, price=10)
async def export(conversation: Conversation) -> None:
    kept = await conversation.host.privacy.export(conversation.person_id)
    now = datetime.fromtimestamp(conversation.services.now(), UTC).isoformat(timespec="seconds")
    file = await asyncio.to_thread(_as_file, {**kept, "exported_at": now})
    await conversation.answer(
        unframed(text(conversation.say("privacy-exported")), file.component(), attachments=(file,))
    )


@on_press(DELETE, if_blocked=True)
async def ask_before_deleting(conversation: Conversation) -> None:
    say = conversation.say
    keep_all = button(say("button-privacy-keep"), PressId.anywhere(KEEP))
    question = ui.Container(
        text(say("privacy-delete-question")), ui.ActionRow(_delete_button(DELETE_NOW, say), keep_all)
    )
    await conversation.answer(unframed(question))


@on_press(DELETE_NOW, if_blocked=True, price=10)
async def delete(conversation: Conversation) -> None:
    """Everything is gone before the answer says so; channels show it afterwards."""
    services, person = conversation.services, conversation.person_id
    changed = await services.host.privacy.forget(person, conversation.press_number)
    services.forget_person(person)
    await conversation.redraw(text_message(conversation.say("privacy-deleted")))
    for table in changed:
        await services.show_change(table)


@on_press(KEEP, if_blocked=True)
async def keep(conversation: Conversation) -> None:
    await conversation.redraw(text_message(conversation.say("privacy-kept")))


def privacy_button(say: Speaker) -> Button:
    return button(say("desk-privacy"), PressId.anywhere(EXPLAIN), emoji="🔒")


def _delete_button(verb: str, say: Speaker) -> Button:
    return button(say(f"button-{verb}"), PressId.anywhere(verb), style=discord.ButtonStyle.danger, emoji="🗑️")


def _as_file(document: dict[str, Any]) -> Attachment:
    content = json.dumps(document, ensure_ascii=False, indent=1).encode()
    if len(content) <= MOST_BYTES:
        return Attachment("spieleabend.json", content)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("spieleabend.json", content)
    return Attachment("spieleabend.zip", packed.getvalue())


def _days(seconds: float) -> int:
    return round(seconds / _DAY)
