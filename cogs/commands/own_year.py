"""One's own year on a server, behind /stats: in private, to be shared or not."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime
from functools import partial

from cogs.commands.statistics import OWN_YEAR, is_listed
from cogs.components.layout import Message
from cogs.components.press_id import PressId
from cogs.conversation import Conversation
from cogs.messages.recaps import recap_message
from cogs.permissions import seen_among
from cogs.press_handlers import on_press
from cogs.servers.servers import may_be_member
from cogs.wording.names import plain
from host.people.absence import zone_of
from host.refusal import Refused
from host.results.recaps import year_so_far
from localization.catalog import Speaker

_SHARE = "own-year-share"


@on_press(OWN_YEAR, price=4)
async def show_own_year(conversation: Conversation) -> None:
    """The asker's matches here in this year so far, in channels that they see. Raises Refused."""
    seen = await seen_among(conversation, await _channels(conversation))
    share = PressId.anywhere(_SHARE)
    await conversation.redraw(await _year(conversation, seen, conversation.say, share))


@on_press(_SHARE, price=4)
async def share_own_year(conversation: Conversation) -> None:
    """Tell it everybody in the server's language, of channels that everybody sees. Raises Refused."""
    if not conversation.interaction.permissions.send_messages:
        raise Refused("cannot-write-here")
    if not await is_listed(conversation, conversation.person_id):
        raise Refused("statistics-hidden")
    languages = conversation.services.languages
    channels = await _channels(conversation)
    public = [one for one in channels if languages.servers.is_public(conversation.guild_id, one)]
    say = await languages.speaker_of(replace((await conversation.server()).desk, guild_id=conversation.guild_id))
    await conversation.answer(await _year(conversation, public, say), public=True)


async def _channels(conversation: Conversation) -> Collection[int]:
    """Channels of the server with matches. Raises Refused outside of servers."""
    if conversation.in_direct_messages:
        raise Refused("statistics-elsewhere")
    return await conversation.host.chronicle.channels(conversation.guild_id)


async def _year(
    conversation: Conversation, channels: Collection[int], say: Speaker, share: PressId | None = None
) -> Message:
    """Raises Refused without a match."""
    services, person, guild = conversation.services, conversation.person, conversation.interaction.guild
    zone = zone_of(await conversation.time_zone())
    occasion = year_so_far(datetime.fromtimestamp(services.now(), zone))

    recap = await services.host.recaps.of_server(
        conversation.guild_id, occasion, zone, channels, partial(may_be_member, guild), person_id=person.id
    )
    if not recap.matches:
        raise Refused("year-empty")
    own, painter, place = plain(person.name), services.painter, conversation.guild_id
    return await recap_message(recap, occasion, place, painter, say, pictures=True, own=own, share=share)
