"""Display of a table in its channel besides the message: results, and notices of turns."""

from __future__ import annotations

from dataclasses import dataclass, replace

from host.posts import Post, Posted


@dataclass(frozen=True, slots=True)
class Display(Post):
    """``announced`` is the number of the match's results that have been posted, ``result`` the latest one's message,
    None if none is known. ``notice_due``: the table was ended by the bot, and people have not been shown that yet.
    ``replayed``: a replay of the match was shown to everybody.

    ``notified``: the person in turn was notified of it, if they want that, and ``mention`` is the message that did.
    ``long_wait``: the table has waited for them so long that everybody is shown since when. ``calls`` are the messages
    that called people to the invitation.
    """

    notified: bool = False
    long_wait: bool = False
    mention: Posted | None = None
    calls: tuple[Posted, ...] = ()
    announced: int = 0
    result: Posted | None = None
    notice_due: bool = False
    replayed: bool = False

    def next_turn(self) -> Display:
        """A new turn: its person has not been notified, and the former mention is no longer needed."""
        return replace(self.with_leftover(self.mention), notified=False, long_wait=False, mention=None)
