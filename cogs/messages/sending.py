"""Sending a message of ours to a channel: once, and in words where the channel takes no files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum, auto
from typing import TypeVar

import discord

from cogs.components.layout import NO_MENTIONS, Message, custom_ids_on
from cogs.components.press_id import PressId
from cogs.requests.delivery import NOT_DELIVERED, retry

LOOKED_THROUGH = 50
"""The number of messages among which one that was not remembered is looked for."""

SCROLLED_AWAY_AFTER = 5
"""With this many newer messages below it, a message counts as out of sight."""

_MISSING_PERMISSIONS = 50013

T = TypeVar("T")


class Shown(Enum):
    """Extent to which the present state of a thing is to be seen in its channel."""

    UP_TO_DATE = auto()
    WITHOUT_PICTURE = auto()
    FORBIDDEN = auto()
    FAILED = auto()

    @property
    def text_key(self) -> str:
        """The text that tells somebody of it; there is none for UP_TO_DATE."""
        return f"shown-{self.name.lower().replace('_', '-')}"


async def deliver(
    paint: Callable[[bool], Awaitable[Message]], send: Callable[[Message], Awaitable[T]]
) -> tuple[Shown, T]:
    """Sends with pictures, or in words where files are not allowed; tries again when Discord fails.

    ``paint`` gets whether pictures are wanted. Raises what Discord raises.
    """
    message = await paint(True)
    try:
        return Shown.UP_TO_DATE, await retry(lambda: send(message))
    except discord.Forbidden as error:
        if error.code != _MISSING_PERMISSIONS or not message.attachments:
            raise
    words = await paint(False)
    return Shown.WITHOUT_PICTURE, await retry(lambda: send(words))


async def post(channel: discord.abc.Messageable, message: Message, nonce: str) -> discord.Message:
    """Posts it, or gets the message that was posted by that nonce within the last minutes."""
    return await channel.send(view=message.layout, files=message.files, nonce=nonce, allowed_mentions=NO_MENTIONS)


async def edit(message: discord.PartialMessage, content: Message) -> None:
    """Replace all of the message, its files included, and mention nobody."""
    await message.edit(view=content.layout, attachments=content.files, allowed_mentions=NO_MENTIONS)


async def count_newer(channel: discord.PartialMessageable, message_id: int) -> int:
    """The number of messages below that one, counted up to `SCROLLED_AWAY_AFTER`. Raises what Discord raises."""
    newer = channel.history(limit=SCROLLED_AWAY_AFTER, after=discord.Object(message_id))
    return len([message async for message in newer])


async def posted_before(
    channel: discord.PartialMessageable, is_it: Callable[[PressId], bool], after: int | None = None
) -> int | None:
    """A message there, newer than the one ``after``, that has such a button: it was posted, and not remembered.

    None if there is none, or where the channel's history may not be read.
    """
    try:
        async for message in channel.history(limit=LOOKED_THROUGH, after=discord.Object(after) if after else None):
            presses = map(PressId.parse, custom_ids_on(message))
            if any(press is not None and is_it(press) for press in presses):
                return message.id
    except NOT_DELIVERED:
        pass
    return None
