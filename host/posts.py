"""State of a message that shows something in a channel: pure, and stored with the thing.

The visible changes of a table or a game night are counted, and its message remembers which of them it was drawn after.
So it is known, also after a crash, whether the channel is behind, and which messages are still to be taken away.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Protocol, Self

MOST_LEFTOVERS = 20
"""The number of messages to be removed that are remembered, the latest: a channel may take none away for long."""

FIRST_LOOK_SECONDS = 30.0
"""Seconds that a turn, or a delay in the channel, has lasted at the first look; each further one is twice as late."""

LONGEST_SHOW_PAUSE_SECONDS = 6 * 3600.0
"""A channel that takes nothing is tried again after this long at the latest."""

LONGEST_PAUSE_SECONDS = 7 * 24 * 3600.0
"""Nothing that lasts is left alone for longer."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message by the ids of its channel and its own."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Post:
    """``message_id`` is the message that shows the thing, None while there is none.

    ``changes`` counts the visible changes, ``shown`` is their number when the message was drawn, None before.
    ``pictures``: it was drawn with them, not in words. ``posts`` counts how often it was posted; ``posting``: that was
    begun once more, in place of a message that is there, with an unknown outcome so far. ``leftovers`` are messages
    that have served and are still there. ``gone``: there is no channel any more. ``unshown_since`` is since when the
    channel has been behind, in seconds since 1970, None if it is not.
    """

    message_id: int | None = None
    changes: int = 0
    shown: int | None = None
    pictures: bool = True
    posts: int = 0
    posting: bool = False
    leftovers: tuple[Posted, ...] = ()
    gone: bool = False
    unshown_since: float | None = None

    @property
    def is_outdated(self) -> bool:
        """Tell whether the message shows an earlier state, or the present one without its picture."""
        return self.shown != self.changes or not self.pictures

    @property
    def owes_tidying(self) -> bool:
        """Tell whether a post has an unknown outcome, or messages are to be taken away."""
        return self.posting or bool(self.leftovers)

    def changed(self) -> Self:
        """Count one more visible change, so that the message is outdated."""
        return replace(self, changes=self.changes + 1)

    def with_delay(self, behind: bool, now: float) -> Self:
        """Remembers since when the message is ``behind``, as long as it is; forgets it once it no longer is."""
        since = now if self.unshown_since is None else min(self.unshown_since, now)
        return replace(self, unshown_since=since if behind else None)

    def with_leftover(self, message: Posted | None) -> Self:
        """Note a former message that is to be taken away; beyond `MOST_LEFTOVERS` the oldest are given up."""
        if message is None or message in self.leftovers:
            return self
        return replace(self, leftovers=(*self.leftovers, message)[-MOST_LEFTOVERS:])

    def without_leftovers(self, messages: Collection[Posted]) -> Self:
        """Strike those messages off the leftovers."""
        return replace(self, leftovers=tuple(message for message in self.leftovers if message not in messages))

    def posted(
        self, channel_id: int, message_id: int | None, changes: int | None = None, *, pictures: bool = True
    ) -> Self:
        """Let that message show the thing from now on, drawn after ``changes``; None for not at all.

        The former message is no longer needed.
        """
        former = self
        if self.message_id is not None and self.message_id != message_id:
            former = self.with_leftover(Posted(channel_id, self.message_id))
        return replace(
            former, message_id=message_id, posts=self.posts + 1, posting=False, shown=changes, pictures=pictures
        )

    def begun(self, *, posting: bool) -> Self:
        """A message is about to be posted in place of the one that is there; or it cannot be.

        A process that dies before it has remembered the new message leaves it to the next one, to be found again.
        """
        return replace(self, posting=posting)

    def not_posted(self) -> Self:
        """The next message counts as another one than the last that was tried."""
        return replace(self, posts=self.posts + 1)

    def drawn(self, message_id: int, changes: int, *, pictures: bool) -> Self:
        """Note that the message shows the thing as it was after ``changes``, if it is still the one that shows it."""
        return replace(self, shown=changes, pictures=pictures) if self.message_id == message_id else self

    def outdated(self) -> Self:
        """The message shows something else, such as that the bot is away, and must be drawn again."""
        return replace(self, shown=None)

    def found(self) -> Self:
        """The channel is there after all: the bot has come back to the server."""
        return replace(self, gone=False)


class Place(Protocol):
    """A thing that a channel shows, such as a table or a game night. ``language`` None follows the server."""

    @property
    def id(self) -> int: ...
    @property
    def guild_id(self) -> int: ...
    @property
    def channel_id(self) -> int: ...
    @property
    def language(self) -> str | None: ...
    @property
    def post(self) -> Post: ...


def look_again(since: float, now: float) -> float:
    """The next look at what lasts since then: first `FIRST_LOOK_SECONDS` after that, then after pauses that double."""
    waited = max(0.0, now - since)
    return now + min(max(FIRST_LOOK_SECONDS - waited, waited, 1.0), LONGEST_PAUSE_SECONDS)


def show_again(post: Post, now: float) -> float | None:
    """Time at which to bring the channel up to date, if it still must be; None if it is.

    What is to be shown is shown at once by those who changed it. This is for what failed, and for what a crash cut off.
    """
    if post.unshown_since is None:
        return None
    return min(look_again(post.unshown_since, now), now + LONGEST_SHOW_PAUSE_SECONDS)
