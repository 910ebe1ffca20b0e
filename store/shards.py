"""Which part of the servers a process serves: a server's data belong to the process that has its shard.

Discord gives each server to one of ``count`` shards by its number, and direct messages to shard 0. Our tables in direct
messages have 0 for their server, so the same sum finds theirs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Integer, literal, true

from store.rows import DIRECT_MESSAGES

MOST_SHARDS = 100_000
"""More than Discord has for anybody."""

_FORM = re.compile(r"([0-9]{1,6})(?:-([0-9]{1,6}))?/([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards ``first`` to ``last`` of ``count``.

    ``counted_by_discord``: one process serves all, so to us they are one, and Discord says into how many it is best
    divided.
    """

    first: int = 0
    last: int = 0
    count: int = 1
    counted_by_discord: bool = False

    @classmethod
    def parse(cls, text: str) -> Shards:
        """``0-3/8`` or ``5/8``. Raises ValueError."""
        parts = _FORM.fullmatch(text.strip())
        if parts is None:
            raise ValueError(text)
        first, count = int(parts[1]), int(parts[3])
        last = first if parts[2] is None else int(parts[2])
        if not first <= last < count <= MOST_SHARDS:
            raise ValueError(text)
        return cls(first, last, count)

    def __str__(self) -> str:
        if self.counted_by_discord:
            return "all"
        numbers = str(self.first) if self.first == self.last else f"{self.first}-{self.last}"
        return f"{numbers}/{self.count}"

    @property
    def numbers(self) -> range:
        return range(self.first, self.last + 1)

    @property
    def are_all(self) -> bool:
        return len(self.numbers) == self.count

    @property
    def share(self) -> float:
        """The part of everything that this process may use of what Discord allows a bot as a whole."""
        return len(self.numbers) / self.count

    def of(self, guild_id: int) -> int:
        """The shard of that server."""
        return (guild_id >> 22) % self.count

    def own(self, guild_id: int) -> bool:
        """Whether the server is among those that this process serves; `DIRECT_MESSAGES` are a server, too."""
        return self.of(guild_id) in self.numbers

    @property
    def lead(self) -> bool:
        """Whether this process does what one must do for all: it is the one that has direct messages."""
        return self.own(DIRECT_MESSAGES)

    def overlap(self, other: Shards) -> bool:
        """Whether no two processes may serve these at the same time."""
        apart = self.last < other.first or other.last < self.first
        return self.count != other.count or not apart

    def among(self, guild_id: ColumnElement[int]) -> ColumnElement[bool]:
        """The same as `own`, asked of the database."""
        if self.are_all:
            return true()
        return (guild_id.op(">>")(literal(22, Integer)) % self.count).between(self.first, self.last)


ONE_SHARD = Shards()

ALL = Shards(counted_by_discord=True)
"""One process serves everything."""
