"""Sums of a server's matches of people within a time, for its recaps."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, case, cast, func, select

from store.ratings import LISTED
from store.schema import deed, game_table, person, person_setting, seat_result
from store.transactions import StorePart

MOST_PEOPLE = 10
"""People of a recap: those with most matches. Each has to be asked of Discord."""

_MOST_MATCHES = 5
"""Comebacks among which the match of a recap is found."""

LONGEST_SECONDS = 3 * 3600.0
"""A match counts as no longer: one that went on for days was not at the table all the time."""

_other, _luck = seat_result.alias("other"), deed.alias("luck")


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """Matches of a server that ended within a time, in these channels."""

    guild_id: int
    since: float
    until: float
    channels: Collection[int]


@dataclass(frozen=True, slots=True)
class Participant:
    """``luck`` is of how many in a hundred they were luckier on average, over ``lucks`` matches."""

    person_id: int
    name: str
    matches: int
    wins: int
    luck: float | None
    lucks: int


class Recaps(StorePart):
    """Nobody is in them who does not appear."""

    async def counted(self, span: Span) -> tuple[int, float]:
        """Number of matches, and the seconds that they took."""
        tables = select(seat_result.c.table_id).where(_within(span)).distinct()
        lasted = game_table.c.ended_at - game_table.c.opened_at
        seconds = func.sum(case((lasted < LONGEST_SECONDS, lasted), else_=LONGEST_SECONDS))
        [row] = await self._reading.rows(select(func.count(), seconds).where(game_table.c.id.in_(tables)))
        return row[0], row[1] or 0.0

    async def people(self, span: Span) -> list[Participant]:
        """Participants, with most matches first."""
        me, matches = seat_result.c, func.count().label("matches")
        same = (_luck.c.table_id == me.table_id) & (_luck.c.seat == me.seat) & (_luck.c.name == "luck")
        named = (person.c.person_id == me.person_id) & (person.c.guild_id == span.guild_id)
        query = (
            select(
                me.person_id,
                func.coalesce(func.max(person.c.name), "").label("name"),
                matches,
                func.sum(case((me.place == 1, 1), else_=0)).label("wins"),
                func.avg(-_luck.c.number).label("luck"),
                func.count(_luck.c.number).label("lucks"),
            )
            .outerjoin(_luck, same)
            .outerjoin(person, named)
            .where(_within(span), _appears(me.person_id))
        )
        query = query.group_by(me.person_id).order_by(matches.desc(), me.person_id).limit(MOST_PEOPLE)
        rows = await self._reading.rows(query)
        return [
            Participant(who, name, count, int(wins), None if luck is None else float(luck), lucks)
            for who, name, count, wins, luck, lucks in rows
        ]

    async def meetings(self, span: Span, people: Collection[int]) -> dict[tuple[int, int], int]:
        """The number of matches of each two of these people."""
        first, second = seat_result.c.person_id, _other.c.person_id
        query: Select[Any] = select(first, second, func.count()).join(
            _other, _other.c.table_id == seat_result.c.table_id
        )
        query = query.where(_within(span), first.in_(people), second.in_(people), first < second)
        return {(row[0], row[1]): row[2] for row in await self._reading.rows(query.group_by(first, second))}

    async def comebacks(self, span: Span) -> list[tuple[int, int, int, str]]:
        """Tables with the greatest ones, whose they were, and their chances in percent; all people there appear."""
        hides = _other.c.person_id.is_not(None) & ~_appears(_other.c.person_id)
        hiding = select(_other.c.table_id).where(_other.c.guild_id == span.guild_id, hides)
        same = (seat_result.c.table_id == deed.c.table_id) & (seat_result.c.seat == deed.c.seat)
        query = select(deed.c.table_id, seat_result.c.person_id, deed.c.number, deed.c.game).join(seat_result, same)
        query = query.where(_within(span), deed.c.guild_id == span.guild_id, deed.c.name == "comeback")
        query = query.where(deed.c.table_id.not_in(hiding), seat_result.c.person_id.is_not(None))
        query = query.order_by(deed.c.number, deed.c.table_id).limit(_MOST_MATCHES)
        return [(row[0], row[1], row[2], row[3]) for row in await self._reading.rows(query)]


def _within(span: Span) -> ColumnElement[bool]:
    tables = select(game_table.c.id).where(
        game_table.c.guild_id == span.guild_id, game_table.c.channel_id.in_(span.channels)
    )
    ended = seat_result.c.ended_at
    of_time = (seat_result.c.guild_id == span.guild_id) & (ended >= span.since) & (ended < span.until)
    return of_time & seat_result.c.rated & seat_result.c.table_id.in_(tables)


def _appears(person_id: ColumnElement[Any]) -> ColumnElement[bool]:
    """Like `store.ratings.hidden`, but asked once for all rows."""
    hides = (person_setting.c.key == LISTED) & (cast(person_setting.c.value, Text) == "false")
    return person_id.is_not(None) & person_id.not_in(select(person_setting.c.person_id).where(hides))
