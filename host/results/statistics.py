"""Statistics of each match that is over, and their sums for a person.

The save that ends a match marks it as due for counting, so nothing is lost if the process ends before that. A match
whose edition is gone, or whose record cannot be read, has no such numbers.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine import long_work
from engine.analysis import Account, Analysis
from engine.editions import Editions
from engine.statistics import SeatStatistics, together
from engine.transcript import CorruptRecord
from host.keeping.tables import TableRepository
from host.match.seat_results import STOPPED
from host.results.trophies import counting_results, deeds_in
from host.table.table_json import converter
from host.workers import Workers
from store.errors import DatabaseAway
from store.facts import StoredFacts
from store.rows import Json, Opponent, PlayedSeat
from store.store import Store

AT_A_TIME = 4
"""The number of matches that are counted at one look of the caretaker's: games go first."""

OF_ONE_PERSON = 3
"""The number of a person's latest matches that are counted before their statistics are shown."""

TRY_AGAIN_SECONDS = 3600.0
"""A match that took too long to count, or that a mistake of ours stopped, is tried again after this long."""

log = logging.getLogger(__name__)


class Facts:
    """``now`` returns seconds since 1970; ``workers`` do what takes long."""

    def __init__(
        self, kept: StoredFacts, repository: TableRepository, workers: Workers, now: Callable[[], float]
    ) -> None:
        self._kept = kept
        self._repository = repository
        self._workers = workers
        self._now = now
        # One at a time, so that no match is counted twice, and people who play never wait for it.
        self._counting = asyncio.Lock()

    async def catch_up(self) -> None:
        """Counts some of the matches that are due, the latest first."""
        await self._count(await self._kept.due(self._now(), AT_A_TIME))

    async def catch_up_with(self, person_id: int) -> None:
        """Counts the person's latest matches, if they are due."""
        await self._count(await self._kept.due_of_person(person_id, OF_ONE_PERSON))

    async def of_table(self, table_id: int) -> tuple[SeatStatistics, ...]:
        """Of each seat, counted now if that is due. Empty for a match that has none."""
        await self._count([table_id])
        return converter.structure(await self._kept.of_table(table_id), tuple[SeatStatistics, ...])

    async def _count(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            async with self._counting:
                if await self._kept.is_due(table_id):
                    await self._find(table_id)

    async def _find(self, table_id: int) -> None:
        try:
            table = await self._repository.loaded(table_id)
            found: tuple[SeatStatistics, ...] = ()
            deeds: list[Json] = []
            if table.transcript is not None and table.game is not None and table.readable:
                found = await self._workers.run(long_work.statistics, table.game, table.transcript)
                if counting_results(table):
                    numbers = await self._workers.run(long_work.deeds, table.game, table.transcript)
                    deeds = list(deeds_in(table, numbers))
            await self._kept.keep(table_id, converter.unstructure(found), deeds)
        except CorruptRecord:
            log.exception("The record of table %d cannot be read: nothing is counted of it", table_id)
            await self._kept.keep(table_id, ())
        except DatabaseAway:
            raise
        except Exception:
            log.exception("Nothing could be counted of table %d", table_id)
            await self._kept.postpone(table_id, self._now() + TRY_AGAIN_SECONDS)


OPPONENTS = 3
"""The number of the most frequent opponents that are named."""

_OPPONENTS_READ = 20
"""More of them are read, since some may not be named."""


@dataclass(frozen=True, slots=True)
class Score:
    """Matches with an outcome, and those of them that were won. A shared first place is a win, but for a match that a
    vote ended in a tie.
    """

    matches: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """One person's, of one server or of all, of one game or of all.

    ``with_people`` are the matches in which another person had a seat, ``with_computers`` the others. ``places`` are
    those of the former that did not end in a tie, as are the wins in a row: ``streak`` up to now, and the
    ``longest_streak``. ``unfinished`` matches were given up. ``games`` has the score in every game, and ``courses`` its
    ratings in the server's present season (`_courses`). Of one game, ``facts`` are those of the ``counted`` matches in
    which the person took every turn, and ``accounts`` those of them that the coach has analysed, the oldest first.
    """

    with_people: Score
    with_computers: Score
    places: Mapping[int, int]
    streak: int
    longest_streak: int
    unfinished: int
    games: Mapping[str, Score]
    courses: Mapping[str, Sequence[int]]
    opponents: Sequence[Opponent]
    counted: int
    facts: SeatStatistics
    accounts: Sequence[Account]


class PersonalStatistics:
    """The caller decides who may see which of them. ``workers`` do what takes long."""

    def __init__(self, store: Store, facts: Facts, editions: Editions, workers: Workers) -> None:
        self._store = store
        self._facts = facts
        self._editions = editions
        self._workers = workers

    async def of_person(self, person_id: int, guild_id: int | None, game: str | None) -> Statistics:
        """Of one server, or of all with None; of one game, or of all with None."""
        await self._facts.catch_up_with(person_id)
        every = await self._store.played.seats_of(person_id, guild_id, game)
        seats = [seat for seat in every if game in (None, seat.result.game)]
        opponents = await self._store.played.opponents_of(person_id, guild_id, game, limit=_OPPONENTS_READ)
        changes = [] if guild_id is None else await self._store.ratings.course(guild_id, person_id)
        known = () if game is None or not self._editions.has(game, None) else self._editions.newest(game).statistics
        facts = [converter.structure(seat.facts, SeatStatistics) for seat in seats if seat.facts is not None]
        played = Counter(seat.result.game for seat in every if seat.result.place is not None)
        won = Counter(seat.result.game for seat in every if _won(seat))
        ended = [seat for seat in seats if seat.result.place is not None]
        with_people = [seat for seat in ended if seat.with_people]
        streak, longest = _streaks([_won(seat) for seat in with_people])
        return Statistics(
            with_people=_score(with_people),
            with_computers=_score([seat for seat in ended if not seat.with_people]),
            places=Counter(seat.result.place for seat in with_people if seat.result.place and not _is_level(seat)),
            streak=streak,
            longest_streak=longest,
            unfinished=len(seats) - len(ended),
            games={key: Score(matches, won[key]) for key, matches in played.items()},
            courses=_courses([change for change in changes if game in (None, change[0])]),
            opponents=opponents,
            counted=len(facts),
            facts=together(known, facts),
            accounts=[] if game is None else await self._accounts(person_id, game, seats),
        )

    async def _accounts(self, person_id: int, game: str, seats: Sequence[PlayedSeat]) -> list[Account]:
        """None of pairs: partners decide together."""
        analyses, accounts = await self._store.facts.analyses_of_person(person_id, game), []
        for seat in seats:
            result = seat.result
            found = analyses.get(result.table_id)
            if found is not None and seat.facts is not None and not result.resigned:
                sides = self._editions.newest(result.game).sides(result.seats)
                accounts += [
                    account
                    for side, account in zip(sides, Analysis.from_json(found).accounts, strict=True)
                    if list(side) == [result.seat]
                ]
        return accounts


def _courses(changes: Sequence[tuple[str, int, int]]) -> dict[str, list[int]]:
    """Of games with two rated matches at least, the rating before the first and after each match of any game since."""
    matches = Counter(game for game, _, _ in changes)
    courses: dict[str, list[int]] = {}
    for game, before, after in changes:
        if matches[game] > 1:
            courses.setdefault(game, [before])
            for key, course in courses.items():
                course.append(after if key == game else course[-1])
    return courses


def _score(seats: Sequence[PlayedSeat]) -> Score:
    return Score(len(seats), sum(map(_won, seats)))


def _won(seat: PlayedSeat) -> bool:
    return seat.result.place == 1 and not _is_level(seat)


def _is_level(seat: PlayedSeat) -> bool:
    """As `host.match.seat_results.is_level`, of the whole match."""
    return seat.result.ended_how == STOPPED and seat.result.place == 1 and seat.last_of_others == 1


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most that there ever were."""
    streak = longest = 0
    for win in won:
        streak = streak + 1 if win else 0
        longest = max(longest, streak)
    return streak, longest
