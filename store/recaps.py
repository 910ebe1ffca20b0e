"""Sums of a server's matches of people within a time, for its recaps."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, case, cast, func, literal_column, select

from store.ratings import LISTED
from store.schema import deed, game_table, person, person_setting, seat_result
from store.transactions import StorePart

MOST_PEOPLE = 10
"""People of a recap: those with most matches. Each has to be asked of Discord."""

_MOST_MATCHES = 5
"""Comebacks among which the match of a recap is found."""

LONGEST_SECONDS = 3 * 3600.0
"""A match counts as no longer: one that went on for days was not at the table all the time."""

_first, _own, _other = (seat_result.alias(name) for name in ("first", "own", "other"))
_luck = deed.alias("luck")


@dataclass(frozen=True, slots=True, kw_only=True)
class Span:
    """Matches of a server that ended within a time, in these channels; of one person, or of all."""

    guild_id: int
    since: float
    until: float
    channels: Collection[int]
    person_id: int | None = None


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
            .where(_within(span), me.person_id.is_not(None), me.person_id.not_in(_hiding()))
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
        hiding = select(_other.c.table_id).where(_other.c.person_id.in_(_hiding()))
        same = (seat_result.c.table_id == deed.c.table_id) & (seat_result.c.seat == deed.c.seat)
        query = select(deed.c.table_id, seat_result.c.person_id, deed.c.number, deed.c.game).join(seat_result, same)
        query = query.where(_within(span), deed.c.name == "comeback")
        query = query.where(deed.c.table_id.not_in(hiding), seat_result.c.person_id.is_not(None))
        query = query.order_by(deed.c.number, deed.c.table_id).limit(_MOST_MATCHES)
        return [(row[0], row[1], row[2], row[3]) for row in await self._reading.rows(query)]


def _within(span: Span) -> ColumnElement[bool]:
    """Condition for rated seats. The first seats, which have an index by time, lead to the others of their matches."""
    ended = _first.c.ended_at
    # By the index of channels alone: the tables themselves are large.
    tables = select(game_table.c.id).where(game_table.c.guild_id == span.guild_id)
    tables = tables.where(game_table.c.channel_id.in_(span.channels))
    matches = select(_first.c.table_id).where(_first.c.table_id.in_(tables))
    # As a parameter it would not lead to the index that has this condition.
    matches = matches.where(_first.c.seat == literal_column("0"), _first.c.guild_id == span.guild_id)
    matches = matches.where(ended >= span.since, ended < span.until)
    if span.person_id is not None:
        own = select(_own.c.table_id).where(_own.c.person_id == span.person_id, _own.c.rated)
        matches = matches.where(_first.c.table_id.in_(own))
    return seat_result.c.table_id.in_(matches) & seat_result.c.rated


def _hiding() -> Select[Any]:
    """Select those who do not want to appear: like `store.ratings.hidden`, but asked once for all rows."""
    hides = (person_setting.c.key == LISTED) & (cast(person_setting.c.value, Text) == "false")
    return select(person_setting.c.person_id).where(hides)
