"""Changes of ratings after a match, by the Plackett-Luce model with ties (docs/ratings.md).

They are written in the transaction that stores the results. It locks the row of the server's first season, so matches
that end at the same time are rated one after the other, in whichever process they end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, groupby
from math import lcm
from operator import attrgetter
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from store.rows import SeatResult
from store.schema import rating, rating_change, season, seat_result
from store.statements import columns_of, insert_all, insert_if_absent, upsert

_MODEL = PlackettLuce()

MOST_A_DAY = 5
"""Rated matches of a game that any two people on a server can play together within a day."""

_DAY = 24 * 3600.0


class Skill(NamedTuple):
    """Belief about somebody's strength: its mean and its standard deviation, in the model's own unit."""

    mu: float
    sigma: float


BEGINNER = Skill(_MODEL.mu, _MODEL.sigma)
"""Of whom nothing is known."""


def rated(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The members' skills after a match in which the teams came in at these places, 1 for the best.

    Teams that share a place get the mean of what each of their turns would have brought: by the model's own update for
    ties, the next team would gain as much as they do. Those who come first never lose and those who come last never
    gain by it, however strong those are who share their place.
    """
    groups = [
        sorted((at for at, each in enumerate(places) if each == place), key=lambda at: tuple(teams[at]))
        for place in sorted(set(places))
    ]
    # Each of those who share a place comes first among them once; several such groups turn side by side.
    orders = [
        [group[(turn + number) % len(group)] for group in groups for number in range(len(group))]
        for turn in range(lcm(*map(len, groups)))
    ]
    gained: dict[tuple[int, tuple[Skill, ...]], list[list[Skill]]] = {}
    # The model sees no ties at all, only strict orders.
    for order in orders:
        entered = [[_MODEL.rating(*member) for member in teams[at]] for at in order]
        for at, team in zip(order, _MODEL.rate(entered, ranks=list(map(float, range(len(order))))), strict=True):
            gained.setdefault((places[at], tuple(teams[at])), []).append([Skill(one.mu, one.sigma) for one in team])
    after = [_mean(gained[place, tuple(team)]) for place, team in zip(places, teams, strict=True)]
    # Of a mean over several orders that is not certain by itself.
    for bound, group in ((max, groups[0]), (min, groups[-1])) if len(groups) > 1 else ():
        for at in group:
            after[at] = [now._replace(mu=bound(now.mu, was.mu)) for was, now in zip(teams[at], after[at], strict=True)]
    return after


def _mean(teams: Sequence[Sequence[Skill]]) -> list[Skill]:
    """Member by member."""
    return [Skill(*map(fmean, zip(*member, strict=True))) for member in zip(*teams, strict=True)]


@dataclass(frozen=True, slots=True)
class Season:
    """``began_at`` is in seconds since 1970; ``matches`` counts those that have been rated so far."""

    number: int
    began_at: float
    matches: int


class Standing(NamedTuple):
    """A skill and the number of rated matches that it rests on."""

    skill: Skill = BEGINNER
    matches: int = 0


async def rate(connection: AsyncConnection, results: Sequence[SeatResult]) -> None:
    """Rates the matches among them whose results are rated, in the order given, in their servers' present seasons."""
    server = attrgetter("guild_id")
    # In one order, so that two processes cannot lock each other out.
    for guild_id, of_server in groupby(sorted((each for each in results if each.rated), key=server), server):
        await _rate_on_server(connection, guild_id, list(of_server))


async def lock_season(connection: AsyncConnection, guild_id: int, now: float) -> Season:
    """The server's present season, which nobody else can change or add to until the transaction ends.

    A server's first season begins by this, at ``now``.
    """
    first = {"guild_id": guild_id, "number": 1, "began_at": now, "matches": 0}
    await insert_if_absent(connection, season, first)
    of_server = season.c.guild_id == guild_id
    await connection.execute(select(season.c.number).where(of_server, season.c.number == 1).with_for_update())
    # Only this statement sees a season that began while the lock was waited for.
    latest = select(*columns_of(season, Season)).where(of_server).order_by(season.c.number.desc()).limit(1)
    return Season(**(await connection.execute(latest)).one()._mapping)


def _after_match(match: Sequence[SeatResult], skills: Sequence[Skill]) -> list[Skill]:
    """Skills of the rated seats after the match, in their order.

    A team has the place of its best member. A member with a worse place, having resigned, loses as if the team had come
    last. With a single team, nothing changes.
    """
    teams: dict[int, list[int]] = {}
    for index, result in enumerate(match):
        teams.setdefault(result.seat if result.team is None else result.team, []).append(index)
    if len(teams) < 2:
        return list(skills)
    own_places = list(map(_place, match))
    members = [[skills[index] for index in team] for team in teams.values()]
    places = [min(own_places[index] for index in team) for team in teams.values()]
    after = dict(zip(chain(*teams.values()), chain(*rated(members, places)), strict=True))
    for at, team in enumerate(teams.values()):
        if left := [index for index in team if own_places[index] > places[at]]:
            # Rated once more, as if the team had come last, for those of its members who left.
            last = [max(own_places) + 1 if other == at else place for other, place in enumerate(places)]
            lost = dict(zip(team, rated(members, last)[at], strict=True))
            after |= {index: lost[index] for index in left}
    return [after[index] for index in range(len(match))]


async def _rate_on_server(connection: AsyncConnection, guild_id: int, results: Sequence[SeatResult]) -> None:
    present = await lock_season(connection, guild_id, results[0].ended_at)
    of_season = {"guild_id": guild_id, "season": present.number}
    standings = await _standings(connection, guild_id, present.number, results)
    # A counter, not a time: matches that end in one transaction must keep their order, too.
    position = present.matches
    for table_id, seats in groupby(results, lambda result: result.table_id):
        match = list(seats)
        if await _met_too_often(connection, match):
            continue
        position += 1
        before = [standings.get((result.game, result.person_id), Standing()) for result in match]
        after = _after_match(match, [standing.skill for standing in before])
        changes: list[dict[str, Any]] = []
        for result, standing, skill in zip(match, before, after, strict=True):
            mu_before, sigma_before = standing.skill
            changes.append(
                {
                    **of_season,
                    "table_id": table_id,
                    "seat": result.seat,
                    "position": position,
                    "mu_before": mu_before,
                    "sigma_before": sigma_before,
                    "matches_before": standing.matches,
                    **skill._asdict(),
                }
            )
            # Of somebody who has been forgotten, there is no rating any more.
            if result.person_id is not None:
                standings[result.game, result.person_id] = Standing(skill, standing.matches + 1)
        await insert_all(connection, rating_change, changes)
    ratings = [
        {**of_season, "game": game, "person_id": person_id, **standing.skill._asdict(), "matches": standing.matches}
        for (game, person_id), standing in standings.items()
    ]
    await upsert(connection, rating, ratings)
    # The counter of matches is kept with the season, whose row is locked anyway.
    is_present = (season.c.guild_id == guild_id) & (season.c.number == present.number)
    await connection.execute(update(season).where(is_present).values(matches=position))


def _place(result: SeatResult) -> int:
    """Below all others for a person who left for good: no other rated seat has turns played by a computer."""
    return result.seats + 1 if result.turns_by_computer else result.place or 0


async def _met_too_often(connection: AsyncConnection, match: Sequence[SeatResult]) -> bool:
    """Tell whether two of these people have already played `MOST_A_DAY` rated matches together within a day.

    A person who has been forgotten since may be either of them.
    """
    people = {result.person_id for result in match}
    # The matches that count are those before this one, also when several are stored late and together.
    ended_at = match[0].ended_at
    changed = (rating_change.c.table_id == seat_result.c.table_id) & (rating_change.c.seat == seat_result.c.seat)
    of_people = seat_result.c.person_id.in_(people - {None})
    their_tables = (
        select(seat_result.c.table_id)
        .where(seat_result.c.guild_id == match[0].guild_id, seat_result.c.game == match[0].game, of_people)
        .where(seat_result.c.ended_at > ended_at - _DAY, seat_result.c.ended_at <= ended_at)
    )
    latest = (
        select(seat_result.c.table_id, seat_result.c.person_id)
        .join(rating_change, changed)
        .where(seat_result.c.table_id.in_(their_tables), of_people | seat_result.c.person_id.is_(None))
    )
    tables: dict[int, set[int | None]] = {}
    for row in await connection.execute(latest):
        tables.setdefault(row.table_id, set()).add(row.person_id)
    return any(
        sum(len(met & {*pair, None}) > 1 for met in tables.values()) >= MOST_A_DAY for pair in combinations(people, 2)
    )


async def _standings(
    connection: AsyncConnection, guild_id: int, number: int, results: Iterable[SeatResult]
) -> dict[tuple[str, int | None], Standing]:
    """By game and person."""
    known = select(rating).where(
        rating.c.guild_id == guild_id,
        rating.c.season == number,
        # A statement may name some 32,000 values; results that are stored together are of half as many people at most.
        rating.c.person_id.in_({result.person_id for result in results} - {None}),
    )
    return {
        (row.game, row.person_id): Standing(Skill(row.mu, row.sigma), row.matches)
        for row in await connection.execute(known)
    }
