"""/play: a table in this channel or in a thread of its own; and the rematch, which opens the next.

In direct messages the table is the person's alone, with computers. Against computers alone a match begins at once.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence

import discord

from cogs.command_handlers import Command, games
from cogs.commands.seats import require_led_lobby
from cogs.components.layout import jump_url, text_message
from cogs.conversation import Conversation
from cogs.messages.sending import Shown
from cogs.messages.threads import new_thread
from cogs.permissions import require_opening
from cogs.press_handlers import on_press
from cogs.requests.delivery import NOT_DELIVERED, may_pass
from cogs.requests.nonces import nonce
from cogs.servers.servers import invitation_link
from cogs.settings.table import OWN_THREAD, suggests_thread
from host.match import lobby, showing
from host.refusal import Refused
from host.table.public_table import PublicTable
from host.table.status import Status

log = logging.getLogger(__name__)

_RIGHTS_FOR_THREADS = ("view_channel", "send_messages", "create_public_threads", "send_messages_in_threads")
_NEEDED_RIGHTS = ("view_channel", "send_messages")
_NEEDED_RIGHTS_IN_THREADS = ("view_channel", "send_messages_in_threads")


@Command("play", {"game": games}, price=5)
async def open_table(conversation: Conversation, game: str, thread: bool = False, alone: bool = False) -> PublicTable:
    """``alone``: with the computers that the person played against last, and begun. Raises Refused."""
    services = conversation.services
    if game not in services.faces:
        raise Refused("unknown-game")
    channel_id, server = conversation.channel_id, await conversation.server()
    if conversation.in_direct_messages:
        if thread:
            raise Refused("no-threads-here")
        # No rights are asked for: among those that Discord names for direct messages, writing is not.
        await _require_free(conversation, channel_id)
    else:
        require_opening(conversation, server)
        channel_id = await _channel_to_play_in(conversation, game, in_thread=thread)
    computers = await services.host.history.usual_computers(conversation.person_id, game) if alone else ()
    opening = services.host.opening.open(
        guild_id=conversation.place,
        channel_id=channel_id,
        game_key=game,
        opener=conversation.person,
        press=conversation.press_number,
        language=conversation.say.language.value if conversation.in_direct_messages else None,
        server=server,
        computers=computers,
    )
    return await _present_invitation(conversation, opening, alone=alone)


async def _channel_to_play_in(conversation: Conversation, game_key: str, *, in_thread: bool) -> int:
    """This channel, if it is free, or a new thread. Raises Refused."""
    if in_thread and not isinstance(conversation.interaction.channel, discord.Thread):
        return await _create_thread(conversation, game_key)
    require_rights(conversation)
    await _require_free(conversation, conversation.channel_id)
    return conversation.channel_id


@on_press(OWN_THREAD, price=5)
async def move_to_thread(conversation: Conversation, table: PublicTable) -> None:
    """The leader's invitation goes on in a thread of its own, if nobody else has joined it. Raises Refused."""
    require_led_lobby(conversation, table)
    if not suggests_thread(table, conversation.interaction.channel):
        raise Refused("cannot-move-table")
    host = conversation.host
    with host.opening.moving(table.id):
        channel_id = await _create_thread(conversation, table.game_key)
        server = await conversation.server()
        opening = host.opening.reopen(table.id, conversation.person, conversation.press_number, channel_id, server)
        await _present_invitation(conversation, opening)
    # It has gone elsewhere, and was not withdrawn: nothing of it stays here.
    left = await host.note(table.id, showing.with_post, lambda post: post.posted(table.channel_id, None))
    await conversation.services.show_change(left)
    await conversation.lead_to(await host.open_table_in(channel_id))


@on_press("rematch", leaves_message=True, price=5)
async def rematch(conversation: Conversation, table: PublicTable) -> None:
    """This person agrees to the same again, in the same channel; the first who does opens the invitation.

    Who played against computers alone plays on at once.
    """
    host, server = conversation.host, await conversation.server()
    if await _open_table(conversation, table.channel_id) is None:
        require_opening(conversation, server)
    again = host.opening.rematch(table.id, conversation.person, conversation.press_number, server)
    alone = sum(holder.person is not None for holder in table.seats) == 1
    await _present_invitation(conversation, again, alone=alone)


async def _present_invitation(
    conversation: Conversation, opening: Awaitable[PublicTable], *, alone: bool = False
) -> PublicTable:
    services = conversation.services
    table = await opened(conversation, opening)
    shown = await services.show_change(table)
    if shown is Shown.FORBIDDEN and table.message_id is None:
        await services.host.give_up(table.id, conversation.person, moderator=True)
        raise Refused(why_not_posted(conversation, table))
    if alone:
        table = await services.host.change(table.id, lobby.start_alone)
        shown = await services.show_change(table)
    await conversation.conclude(table, shown)
    return table


async def opened(conversation: Conversation, opening: Awaitable[PublicTable]) -> PublicTable:
    """The table. Raises Refused, with a link to another one that was quicker by a moment."""
    try:
        return await opening
    except Refused as refusal:
        if refusal.code == "table-exists":
            raise taken_by(await conversation.host.table(int(refusal.values["table"]))) from refusal
        raise


def why_not_posted(conversation: Conversation, table: PublicTable) -> str:
    """The refusal of a table that Discord did not let the bot post."""
    if table.is_direct:
        return "cannot-post-direct"
    channel = conversation.interaction.channel
    # Discord counts the rights in a locked thread as if it were open.
    if isinstance(channel, discord.Thread) and channel.id == table.channel_id and channel.locked:
        return "locked-thread"
    return "cannot-post-here"


async def _require_free(conversation: Conversation, channel_id: int) -> None:
    """Raises Refused with a link if a table is open in the channel."""
    if (table := await _open_table(conversation, channel_id)) is not None:
        raise taken_by(table)


async def _open_table(conversation: Conversation, channel_id: int) -> PublicTable | None:
    """The table that is open in the channel. One that only waits for its result to be posted gets another try."""
    host = conversation.host
    table = await host.any_open_table_in(channel_id)
    if table is not None and not table.status.is_open:
        # It only holds the channel because its result could not be posted yet.
        await conversation.services.live_messages.show(table)
        return await host.any_open_table_in(channel_id)
    return table


def taken_by(table: PublicTable) -> Refused:
    """Refusal of a channel that has that table, with a link to it, and how it can be closed."""
    url = jump_url(table.guild_id, table.channel_id, table.message_id)
    if table.is_direct:
        return Refused("table-exists-direct", url=url)
    return Refused("invitation-exists" if table.status is Status.LOBBY else "table-exists", url=url)


def require_rights(conversation: Conversation) -> None:
    """Raises Refused unless the bot may show a message here."""
    in_thread = isinstance(conversation.interaction.channel, discord.Thread)
    needed = _NEEDED_RIGHTS_IN_THREADS if in_thread else _NEEDED_RIGHTS
    client = conversation.interaction.client
    if client.is_ready() and client.get_guild(conversation.guild_id) is None:
        # Added without the scope "bot", it has commands there and can post nothing.
        raise Refused("not-on-server", url=invitation_link(conversation.interaction.application_id))
    if missing := _missing(conversation, conversation.interaction.app_permissions, needed):
        raise Refused("missing-rights", rights=missing)


def _missing(conversation: Conversation, granted: discord.Permissions, needed: Sequence[str]) -> str:
    """The names of the rights that are not granted, empty if all are."""
    if granted.administrator:
        return ""
    missing = [right for right in needed if not getattr(granted, right)]
    return ", ".join(conversation.say(f"right-{right.replace('_', '-')}") for right in missing)


def require_rights_for_threads(conversation: Conversation) -> None:
    """Raises Refused unless the person may make threads here, and the bot, who writes in them, too."""
    if missing := _missing(conversation, conversation.interaction.permissions, ("create_public_threads",)):
        raise Refused("your-rights", rights=missing)
    if missing := _missing(conversation, conversation.interaction.app_permissions, _RIGHTS_FOR_THREADS):
        raise Refused("missing-rights", rights=missing)


async def _create_thread(conversation: Conversation, game_key: str) -> int:
    channel = conversation.interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused("no-threads-here")
    require_rights_for_threads(conversation)
    # A thread that was made for nothing would stay.
    await conversation.host.opening.require_room(
        conversation.guild_id, conversation.person_id, await conversation.server()
    )
    language = await conversation.services.preferences.language_of(
        conversation.guild_id, channel.guild.preferred_locale.value
    )
    say = conversation.services.speakers[language]
    game = say(f"game-{game_key}")
    starter = text_message(say("thread-starter", person=f"<@{conversation.person_id}>", game=game))
    try:
        thread_id = await new_thread(channel, starter, nonce("thread", conversation.press_number), game)
    except discord.Forbidden as error:
        raise Refused("missing-rights", rights=conversation.say("right-create-public-threads")) from error
    except discord.HTTPException as error:
        if may_pass(error):
            raise
        raise Refused("no-threads-now") from error
    try:
        await conversation.interaction.client.http.add_user_to_thread(thread_id, conversation.person_id)
    except NOT_DELIVERED as error:
        # The answer leads there all the same, and a thread without a table would stay.
        log.info("Person %d could not be added to thread %d: %s", conversation.person_id, thread_id, error)
    return thread_id
