"""/board: the table's message once more, the position in words, the score, or the odds."""

from __future__ import annotations

from typing import Any

from cogs.command_handlers import Command, among
from cogs.components.layout import (
    TEXT_LIMIT,
    Component,
    Picture,
    framed,
    lines_within,
    linked_message,
    text,
)
from cogs.conversation import Conversation
from cogs.faces.scene import Scene
from cogs.games.controls import controls_of, describe
from cogs.messages.sending import Shown
from cogs.messages.table_message import table_title
from cogs.press_handlers import on_press
from cogs.private_answers import show_odds
from host.table.public_table import PublicTable


@Command("board", {"show": among("board", "picture", "alone", "words", "score", "odds")}, price=3)
async def board(conversation: Conversation, show: str = "picture") -> None:
    """Answer with what the channel shows: its table, or where none is on, its game nights. Raises Refused."""
    if await _show_nights(conversation):
        return
    table = await conversation.host.latest_table_in(conversation.channel_id)
    if show == "picture" and conversation.wants_words and table.view is not None:
        show = "words"
    match show:
        case "words":
            await describe(conversation, table)
        case "alone":
            await show_alone(conversation, table)
        case "score":
            await controls_of(conversation, table).show_score(conversation, table)
        case "odds":
            await show_odds(conversation, await conversation.table_here())
        case _:
            await _show(conversation, table)


async def _show_nights(conversation: Conversation) -> bool:
    """Posts the channel's game nights below everything else. False if there are none, or a table is on."""
    services, channel_id = conversation.services, conversation.channel_id
    if conversation.in_direct_messages or await services.host.any_open_table_in(channel_id) is not None:
        return False
    nights = await services.host.nights.of_server(conversation.guild_id, only_open=True)
    here = [night for night in nights if night.channel_id == channel_id]
    for night in here:
        shown = await services.nights.messages.show(night, post_again=True)
        if shown in (Shown.UP_TO_DATE, Shown.WITHOUT_PICTURE):
            present = await services.host.nights.night(night.id)
            way = linked_message(conversation.say("way-to-night"), present, conversation.say, "button-to-night")
            await conversation.answer(way)
        else:
            await conversation.tell(shown.text_key)
    return bool(here)


@on_press("words", price=2, in_letters=True)
async def show_words(conversation: Conversation, table: PublicTable) -> None:
    """The table in words, with buttons for what can be done."""
    await describe(conversation, table)


@on_press("board-alone", price=2)
async def show_alone(conversation: Conversation, table: PublicTable) -> None:
    """The position for this person alone, in their language and as they want it: lettered larger, or in words."""
    if conversation.wants_words:
        await describe(conversation, table)
        return
    parts, picture = await parts_of_position(conversation, await conversation.scene(table))
    await conversation.answer(framed(*parts, attachments=(picture,)))


async def parts_of_position(
    conversation: Conversation, scene: Scene[Any], longest_story: int = TEXT_LIMIT
) -> tuple[list[Component], Picture]:
    """Lettered as this person wants it."""
    face = conversation.services.faces[scene.table.game_key]

    def make() -> tuple[Picture, str, str]:
        return face.picture(scene), face.headline(scene), face.story(scene)

    picture, headline, story = await conversation.drawn(make)
    parts: list[Component] = [text(table_title(scene.table, scene.say, headline)), picture.gallery()]
    if story:
        parts.append(text(lines_within(story, longest_story)))
    return parts, picture


async def _show(conversation: Conversation, table: PublicTable) -> None:
    services = conversation.services
    if not table.status.is_open:
        await conversation.answer(
            await services.painter.table_message(table, larger=conversation.preferences.larger_text)
        )
        return
    # Nothing that an onlooker does moves the table; the link leads there, too.
    if table.seat_of(conversation.person_id) is not None or table.message_id is None:
        await conversation.show_change(table, post_again=True)
    else:
        await conversation.lead_to(table)
