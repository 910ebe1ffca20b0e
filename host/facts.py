"""Finds what is counted of each match, after its end and behind everything else, and keeps it.

The save that ends a match notes that its facts are due, so nothing is lost if the process ends before they are found.
Matches that ended before there were facts get theirs a few at a time. A match whose edition is gone, or whose record
cannot be read, has none.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any

from engine import long_work
from engine.luck import Tally
from engine.statistics import SeatStatistics
from engine.transcript import CorruptRecord
from host.keeper import TableKeeper
from host.workers import Workers
from store.errors import DatabaseAway
from store.facts import StoredFacts
from store.rows import SeatStatisticsRow

Json = dict[str, Any]

AT_A_TIME = 4
"""The number of matches that are counted at one look of the caretaker's: games go first."""

OF_ONE_PERSON = 3
"""The number of their matches that somebody who asks for their statistics waits for: those that ended just now."""

TRY_AGAIN_SECONDS = 3600.0
"""A match that took too long to count, or that a mistake of ours stopped, is tried again after this long."""

LONGEST_PLAN_SECONDS = 2 * TRY_AGAIN_SECONDS
"""Nothing is planned further ahead. What seems to be was planned while the clock was wrong."""

log = logging.getLogger(__name__)


class Facts:
    """``now`` returns seconds since 1970; ``workers`` do what takes long."""

    def __init__(self, kept: StoredFacts, keeper: TableKeeper, workers: Workers, now: Callable[[], float]) -> None:
        self._kept = kept
        self._keeper = keeper
        self._workers = workers
        self._now = now
        # One at a time, so that no match is counted twice, and people who play never wait for it.
        self._counting = asyncio.Lock()

    async def catch_up(self) -> None:
        """Counts some of the matches that are due, the latest first."""
        now = self._now()
        await self._count(await self._kept.due(now, AT_A_TIME, latest=now + LONGEST_PLAN_SECONDS))

    async def catch_up_with(self, person_id: int) -> None:
        """Counts the person's latest matches, if they are due."""
        await self._count(await self._kept.due_of_person(person_id, OF_ONE_PERSON))

    async def of_table(self, table_id: int) -> tuple[SeatStatistics, ...]:
        """Of each seat; found now if nobody has yet. Empty for a match that has none."""
        await self._count([table_id])
        return tuple(map(facts_from_row, await self._kept.of_table(table_id)))

    async def _count(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            async with self._counting:
                if await self._kept.is_due(table_id):
                    await self._find(table_id)

    async def _find(self, table_id: int) -> None:
        try:
            table = await self._keeper.loaded(table_id)
            found: tuple[SeatStatistics, ...] = ()
            if table.transcript is not None and table.game is not None and table.readable:
                found = await self._workers.run(long_work.statistics, table.game, table.transcript)
            await self._kept.keep(table_id, [facts_to_row(facts) for facts in found])
        except CorruptRecord:
            log.exception("The record of table %d cannot be read: nothing is counted of it", table_id)
            await self._kept.keep(table_id, ())
        except DatabaseAway:
            raise
        except Exception:
            log.exception("Nothing could be counted of table %d", table_id)
            await self._kept.postpone(table_id, self._now() + TRY_AGAIN_SECONDS)


def facts_to_row(facts: SeatStatistics) -> SeatStatisticsRow:
    luck = {name: {"total": tally.total, "tries": dict(tally.tries)} for name, tally in facts.luck.items()}
    return SeatStatisticsRow(dict(facts.numbers), luck)


def facts_from_row(row: SeatStatisticsRow) -> SeatStatistics:
    luck = {name: Tally(tally["total"], tally["tries"]) for name, tally in row.luck.items()}
    return SeatStatistics(row.numbers, luck)
