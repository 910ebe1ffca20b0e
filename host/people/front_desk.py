"""The front desk of a server: one message, where everything can be begun without a command."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from host.posts import Post, Posted


@dataclass(frozen=True, slots=True)
class FrontDesk:
    """``channel_id`` is 0 where the server has none; ``guild_id`` is known to those who ask for it, and not stored."""

    channel_id: int = 0
    post: Post = field(default_factory=Post)
    guild_id: int = 0

    @property
    def id(self) -> int:
        return self.guild_id

    @property
    def language(self) -> str | None:
        return None

    def at(self, channel_id: int) -> FrontDesk:
        """The desk in that channel, 0 for none; where it was before, its message is to be taken away."""
        if channel_id == self.channel_id:
            return self
        former = None if self.post.message_id is None else Posted(self.channel_id, self.post.message_id)
        post = replace(self.post.with_leftover(former).changed(), message_id=None, posting=False)
        return FrontDesk(channel_id, post)
