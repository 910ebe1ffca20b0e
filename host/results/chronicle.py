"""Chronicle of a server: records and those who hold them, and what two people have made of their matches."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from statistics import fmean
from typing import NamedTuple

from engine.editions import Editions
from engine.game import Seat
from store.chronicle import Meeting
from store.deeds import Deed
from store.store import Store

YOUNG = 10
"""Matches of a game from which on a server's records are worth telling when they fall."""


class Fallen(NamedTuple):
    """A record of the server that a match has set, by the seat whose person holds it now."""

    seat: Seat
    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches of two people in one game, and how often the first was ``ahead`` or ``behind``."""

    matches: int
    ahead: int
    behind: int


@dataclass(frozen=True, slots=True)
class Between:
    """``streak`` counts the latest matches in a row in which the first was ahead, or behind if it is negative.

    ``closest`` is the one with the fewest points between them; ``luck`` has the means of both where both are known.
    """

    games: Mapping[str, Tally] = field(default_factory=dict)
    streak: int = 0
    closest: Meeting | None = None
    luck: tuple[float, float] | None = None


class Chronicle:
    """The caller says which ``channels`` the asker sees."""

    def __init__(self, store: Store, editions: Editions) -> None:
        self._store = store
        self._editions = editions

    async def channels(self, guild_id: int) -> list[int]:
        return await self._store.chronicle.channels(guild_id)

    async def records(
        self, guild_id: int, game: str, channels: Collection[int], without: Collection[int] = ()
    ) -> list[Deed]:
        """The server's records in that game, without those of people who are not to be named."""
        names = self._editions.newest(game).records
        found = [await self._store.chronicle.record(guild_id, game, name, channels, without) for name in names]
        return [each for each in found if each is not None]

    async def fallen(self, table_id: int) -> tuple[Fallen, ...]:
        """Records that the match has set, of people who appear, against all other matches of the server."""
        best: dict[str, Deed] = {}
        for deed in sorted(await self._store.deeds.of_table(table_id), key=lambda deed: -deed.number):
            best[deed.name] = deed
        fallen = []
        for name, deed in best.items():
            if self._editions.has(deed.game, None) and name in self._editions.newest(deed.game).records:
                former = await self._store.chronicle.former(deed.guild_id, deed.game, name, table_id, YOUNG)
                if former is not None and deed.number < former:
                    fallen.append(Fallen(deed.seat, name, deed.number))
        return tuple(fallen)

    async def between(self, person_id: int, other_id: int, guild_id: int, channels: Collection[int]) -> Between:
        """Sum of the matches that these two have played against each other."""
        return summed_up(await self._store.chronicle.meetings(person_id, other_id, guild_id, channels))


def summed_up(meetings: Sequence[Meeting]) -> Between:
    """The sum of ``meetings``, which are the oldest first."""
    signs = [_sign(each) for each in meetings]
    games = {}
    for game in dict.fromkeys(each.game for each in meetings):
        own = [sign for sign, each in zip(signs, meetings, strict=True) if each.game == game]
        games[game] = Tally(len(own), own.count(1), own.count(-1))
    latest = signs[-1] if signs else 0
    streak = latest * sum(1 for _ in takewhile(lambda sign: sign == latest, reversed(signs)))
    scored = [each for each in meetings if each.score is not None and each.others_score is not None]
    lucks = [(each.luck, each.others_luck) for each in meetings if None not in (each.luck, each.others_luck)]
    means = [fmean(luck for luck in of_one if luck is not None) for of_one in zip(*lucks, strict=True)]
    return Between(games, streak, min(scored, key=apart, default=None), (means[0], means[1]) if means else None)


def apart(meeting: Meeting) -> int:
    """Points between the two."""
    return abs((meeting.score or 0) - (meeting.others_score or 0))


def _sign(meeting: Meeting) -> int:
    return (meeting.place < meeting.others_place) - (meeting.place > meeting.others_place)
