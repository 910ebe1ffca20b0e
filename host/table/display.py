"""What a table's channel shows of it, remembered with the table: pure, like everything that is stored.

The visible changes of a table are counted, and the message remembers which of them it was drawn after. So it is known,
also after a crash, whether the channel is behind the table, and which messages are still to be taken away.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST_LEFTOVERS = 20
"""The number of messages to be removed that are remembered, the latest: a channel may take none away for long."""


@dataclass(frozen=True, slots=True)
class Posted:
    """A message by the ids of its channel and its own."""

    channel_id: int
    message_id: int


@dataclass(frozen=True, slots=True)
class Display:
    """``changes`` counts the visible changes, ``shown`` is their number when the message was drawn, None before.

    ``pictures``: it was drawn with them, not in words. ``posts`` counts how often the table was posted;
    ``posting``: that was begun once more, in place of a message that is there, with an unknown outcome so far.
    ``leftovers`` are messages that have served and are still there. ``gone``: there is no channel any more.
    ``announced`` is the number of the match's results that have been posted, ``result`` the latest one's message, None
    if none is known. ``notice_due``: the table was ended by the bot, and people have not been shown that yet.
    ``replayed``: a replay of the match was shown to everybody. ``unshown_since`` is since when the channel has been
    behind the table, in seconds since 1970, None if it is not.

    ``notified``: the person in turn was notified of it, if they want that, and ``mention`` is the message that did.
    ``long_wait``: the table has waited for them so long that everybody is shown since when. ``calls`` are the messages
    that called people to the invitation.
    """

    changes: int = 0
    shown: int | None = None
    pictures: bool = True
    posts: int = 0
    posting: bool = False
    leftovers: tuple[Posted, ...] = ()
    gone: bool = False
    notified: bool = False
    long_wait: bool = False
    mention: Posted | None = None
    calls: tuple[Posted, ...] = ()
    announced: int = 0
    result: Posted | None = None
    notice_due: bool = False
    replayed: bool = False
    unshown_since: float | None = None

    def changed(self) -> Display:
        return replace(self, changes=self.changes + 1)

    def with_leftover(self, message: Posted | None) -> Display:
        if message is None or message in self.leftovers:
            return self
        return replace(self, leftovers=(*self.leftovers, message)[-MOST_LEFTOVERS:])

    def next_turn(self) -> Display:
        """A new turn: its person has not been notified, and the former mention is no longer needed."""
        return replace(self.with_leftover(self.mention), notified=False, long_wait=False, mention=None)
