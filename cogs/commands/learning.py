"""/learn: a lesson in direct messages, or in a private thread where those are closed; and hints there.

An exercise from a match that is over begins the same way.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs.command_handlers import Command, games
from cogs.commands.opening import opened, taken_by, why_not_posted
from cogs.components.layout import jump_url, link, text, text_message, unframed
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.coach import GO_ON, HINT, READ, codes_of
from cogs.messages.sending import Shown
from cogs.messages.threads import private_thread
from cogs.press_handlers import on_press
from cogs.requests.delivery import NOT_DELIVERED
from host.match import lesson
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status
from store.rows import DIRECT_MESSAGES

Place = tuple[int, int]
"""A server, or `DIRECT_MESSAGES`, and a channel there."""

Start = Callable[[Place], Awaitable[PublicTable]]
"""Opens the table there, with its match begun."""

_RIGHTS_FOR_THREADS = ("view_channel", "create_private_threads", "send_messages_in_threads")


@Command("learn", {"game": games}, anywhere=True, price=5)
async def begin_lesson(conversation: Conversation, game: str) -> None:
    """A new lesson, in place of one of the person's own that is open in the same channel. Raises Refused."""
    if game not in conversation.services.faces:
        raise Refused("no-lesson")
    opening, person = conversation.host.opening, conversation.person
    language = conversation.say.language.value
    await begin_alone(conversation, game, lambda place: opening.open_lesson(place, game, person, language))


async def begin_alone(conversation: Conversation, game: str, start: Start) -> None:
    """Begin what the person plays there by themselves, and show the way to it. Raises Refused."""
    present = await conversation.host.any_open_table_in(conversation.channel_id)
    if conversation.in_direct_messages or (present is not None and _is_own_lesson(conversation, present)):
        table, shown = await _open(conversation, start, (conversation.place, conversation.channel_id))
        if shown is Shown.FORBIDDEN:
            raise Refused(why_not_posted(conversation, table))
        await conversation.conclude(table, shown)
        return
    lesson = await _open_in_direct_messages(conversation, start)
    if lesson is None:
        if conversation.is_guest:
            raise Refused("learn-nowhere")
        thread = await _lesson_thread(conversation) or await _create_thread(conversation, game)
        lesson, shown = await _open(conversation, start, (conversation.guild_id, thread))
        if shown is Shown.FORBIDDEN:
            raise Refused("learn-nowhere")
    to_lesson = link(
        conversation.say("button-to-lesson"), jump_url(lesson.guild_id, lesson.channel_id, lesson.message_id)
    )
    way = conversation.say("way-to-lesson" if lesson.is_direct else "way-to-lesson-thread")
    await conversation.answer(unframed(text(way), discord.ui.ActionRow(to_lesson)))


@on_press(HINT, price=2)
async def give_hint(conversation: Conversation, table: PublicTable) -> None:
    """Tell this person alone what the strongest computer would do, and why. Raises Refused."""
    services = conversation.services
    face = services.faces[table.game_key]
    if table.lesson is None:
        raise Refused("no-hints")
    code = await services.host.hint(table.id, conversation.person_id)
    scene = await conversation.own_scene(table)
    hint = await services.painter.off_loop(lambda: face.lesson.hint(scene, code, face.choice(scene, code)))
    await conversation.answer(text_message(hint))


@on_press(READ)
async def read_page(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The person has read what is explained now. Raises Refused."""
    page = int(press.args[0]) if press.args and press.args[0].isdecimal() else -1
    changed = await conversation.host.change(table.id, lesson.read_page, conversation.person_id, page)
    await conversation.show_change(changed)


@on_press(GO_ON)
async def go_on(conversation: Conversation, press: PressId, table: PublicTable) -> None:
    """The person leaves the course with the move that the press names. Raises Refused."""
    changed = await conversation.host.change(
        table.id,
        lesson.leave_script,
        conversation.person_id,
        codes_of(press),
        press.version,
        press=conversation.press_number,
    )
    await conversation.close_panel()
    await conversation.show_change(changed)


async def _open(conversation: Conversation, start: Start, place: Place) -> tuple[PublicTable, Shown]:
    """The table, and how far it is to be seen there. One that is not has been given up again."""
    host, person = conversation.host, conversation.person
    present = await host.any_open_table_in(place[1])
    if present is not None:
        if not _is_own_lesson(conversation, present):
            raise taken_by(present)
        await conversation.services.show_change(await host.give_up(present.id, person, moderator=False))
    table = await opened(conversation, start(place))
    shown = await conversation.services.show_change(table)
    return await host.table(table.id), shown


async def _open_in_direct_messages(conversation: Conversation, start: Start) -> PublicTable | None:
    """None if the person's direct messages are closed."""
    try:
        channel = await conversation.interaction.user.create_dm()
    except NOT_DELIVERED:
        return None
    table, shown = await _open(conversation, start, (DIRECT_MESSAGES, channel.id))
    return None if shown is Shown.FORBIDDEN else table


async def _lesson_thread(conversation: Conversation) -> int | None:
    """The thread of this server in which the person has a lesson open."""
    tables = await conversation.host.time.tables_of(conversation.person_id)
    lessons = (table for table in tables if table.lesson is not None and table.guild_id == conversation.guild_id)
    return next((table.channel_id for table in lessons), None)


async def _create_thread(conversation: Conversation, game_key: str) -> int:
    """A thread that nobody sees but the person and those who look after the channel's threads."""
    channel, granted = conversation.interaction.channel, conversation.interaction.app_permissions
    may = granted.administrator or all(getattr(granted, right) for right in _RIGHTS_FOR_THREADS)
    if not isinstance(channel, discord.TextChannel) or not may:
        raise Refused("learn-nowhere")
    name = conversation.say("lesson-thread", game=conversation.say(f"game-{game_key}"))
    try:
        thread = await private_thread(channel, name)
        await thread.add_user(conversation.interaction.user)
    except NOT_DELIVERED as error:
        raise Refused("learn-nowhere") from error
    return thread.id


def _is_own_lesson(conversation: Conversation, table: PublicTable) -> bool:
    is_lesson = table.lesson is not None and table.status is Status.PLAYING
    return is_lesson and table.seat_of(conversation.person_id) is not None
