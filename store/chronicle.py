"""Memory of a server: who holds which record, and what two people have made of their matches."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import func, select

from store.deeds import Deed, deeds_by_seat
from store.ratings import hidden
from store.schema import deed, game_table, seat_result
from store.transactions import StorePart

_MOST_CHANNELS = 30
"""Channels that are looked at, those with the latest matches: each may have to be asked of Discord."""

_other = seat_result.alias("other")
_own_luck, _others_luck = deed.alias("own_luck"), deed.alias("others_luck")


@dataclass(frozen=True, slots=True)
class Meeting:
    """Match of two people who were no partners. ``luck`` is of how many in a hundred either was luckier."""

    table_id: int
    game: str
    place: int
    others_place: int
    score: int | None
    others_score: int | None
    luck: int | None
    others_luck: int | None


class Chronicle(StorePart):
    async def channels(self, guild_id: int) -> list[int]:
        """Channels of the server's tables, the latest first."""
        channels = select(game_table.c.channel_id).where(game_table.c.guild_id == guild_id)
        latest_first = channels.group_by(game_table.c.channel_id).order_by(func.max(game_table.c.id).desc())
        return await self._reading.scalars(latest_first.limit(_MOST_CHANNELS))

    async def record(
        self, guild_id: int, game: str, name: str, channels: Collection[int], without: Collection[int]
    ) -> Deed | None:
        """The best of all who appear, without these people; of equal ones the first."""
        query = deeds_by_seat().join(game_table, game_table.c.id == deed.c.table_id)
        query = query.where(deed.c.guild_id == guild_id, deed.c.game == game, deed.c.name == name)
        query = query.where(game_table.c.channel_id.in_(channels), seat_result.c.person_id.not_in(without))
        query = query.where(~hidden(seat_result.c.person_id)).order_by(deed.c.number, deed.c.table_id).limit(1)
        found = await self._reading.all(Deed, query)
        return found[0] if found else None

    async def former(self, guild_id: int, game: str, name: str, without: int, matches: int) -> int | None:
        """The best of all of the server's matches, that table aside; None if they are fewer than ``matches``."""
        others = (deed.c.guild_id == guild_id) & (deed.c.game == game) & (deed.c.name == name)
        others &= deed.c.table_id != without
        if len(await self._reading.rows(select(deed.c.table_id).where(others).distinct().limit(matches))) < matches:
            return None
        numbers: list[int] = await self._reading.scalars(select(func.min(deed.c.number)).where(others))
        return numbers[0]

    async def meetings(self, person_id: int, other_id: int, guild_id: int, channels: Collection[int]) -> list[Meeting]:
        """Matches with an outcome in which they played against each other, the oldest first."""
        me = seat_result
        lucks = [
            (luck.c.table_id == seat.c.table_id) & (luck.c.seat == seat.c.seat) & (luck.c.name == "luck")
            for luck, seat in ((_own_luck, me), (_others_luck, _other))
        ]
        query = (
            select(
                me.c.table_id,
                me.c.game,
                me.c.place,
                _other.c.place.label("others_place"),
                me.c.score,
                _other.c.score.label("others_score"),
                (-_own_luck.c.number).label("luck"),
                (-_others_luck.c.number).label("others_luck"),
            )
            .join(_other, _other.c.table_id == me.c.table_id)
            .join(game_table, game_table.c.id == me.c.table_id)
            .outerjoin(_own_luck, lucks[0])
            .outerjoin(_others_luck, lucks[1])
            .where(me.c.person_id == person_id, _other.c.person_id == other_id, me.c.guild_id == guild_id)
            .where(me.c.place.is_not(None), me.c.team.is_(None) | (me.c.team != _other.c.team))
            .where(game_table.c.channel_id.in_(channels))
        )
        return await self._reading.all(Meeting, query.order_by(me.c.ended_at, me.c.table_id))
