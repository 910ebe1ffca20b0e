"""The record of a match for those who ask: exported, verified, played again, and what is remarkable about it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, ParamSpec, TypeVar

from engine import long_work
from engine.analysis import Analysis, Moment, analyse
from engine.comparison import Comparison, at_moment
from engine.editions import Editions
from engine.game import AnyGame
from engine.record_file import NotARecord
from engine.replay import ReplayStep, overview, step_at
from engine.statistics import Highlight
from engine.story import NO_STORY, Story
from engine.transcript import CorruptRecord, Transcript
from engine.verification import Verification, verify
from host.async_lru_cache import AsyncLRUCache
from host.keeping.tables import TableRepository
from host.refusal import Refused
from host.results.analysis_queue import AnalysisQueue, Standing
from host.results.chronicle import Fallen
from host.results.epilogue import Epilogue, score_of
from host.results.ratings import Ratings
from host.results.trophies import Earned
from host.table.status import Status
from host.table.table import Table
from host.workers import Workers
from store.store import Store

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)

_ANALYSED = 8
"""The number of analyses at hand; all are kept with their matches."""

_VERIFIED = 128
"""The number of verifications that are remembered, the most recently asked for."""


class Records:
    """The caller decides who may see which of them. ``workers`` do what takes long, and ``coach`` what takes longer.

    ``earned`` finds the trophies of a match, and then ``fallen`` the records that it has set.
    """

    def __init__(
        self,
        store: Store,
        repository: TableRepository,
        editions: Editions,
        workers: Workers,
        coach: Workers,
        ratings: Ratings,
        earned: Callable[[int], Awaitable[tuple[Earned, ...]]],
        fallen: Callable[[int], Awaitable[tuple[Fallen, ...]]],
    ) -> None:
        self._coach = coach
        self._queue = AnalysisQueue(coach.at_once)
        self._analysed: AsyncLRUCache[int, Analysis] = AsyncLRUCache(_ANALYSED)
        self._asking: dict[int, int] = {}
        self._too_long = set[int]()
        self._ratings = ratings
        self._earned = earned
        self._fallen = fallen
        self._store = store
        self._repository = repository
        self._editions = editions
        self._workers = workers
        self._verified: AsyncLRUCache[int, Verification] = AsyncLRUCache(_VERIFIED)
        self._checking = asyncio.Lock()

    async def export_file(self, table_id: int, names: Sequence[str]) -> bytes:
        """The record for anybody to keep, with the seats' names, as a file of JSON; complete once the match is over.

        Raises Refused where no match has begun.
        """
        table, transcript = await self._begun(table_id)
        _require_own_dice(table)
        secret = None if table.status.is_open or not table.secret_known else table.revealed_secret
        return await self._workers.run(long_work.export_file, transcript, secret, table.outcome, names)

    async def replay(self, table_id: int, most: int) -> tuple[ReplayStep, ...]:
        """At most that number of steps of a match that is over, spread over all of it (`engine.replay`).

        Raises Refused where it is not over, where it never began, and where its rules are gone.
        """
        return await self._replayed(table_id, self._workers, overview, most)

    async def highlight(self, table_id: int, most: int) -> tuple[ReplayStep, ...]:
        """At most that number of steps around its turning point, one alone is the position there. Raises as `replay`.

        That is the one of its story, else what an analysis found if one is kept, else the end.
        """
        table, _ = await self._begun(table_id)
        known = await self._store.facts.analysis_of(table_id)
        records = None if known is None else Analysis.from_json(known).turning_point
        return await self._replayed(table_id, self._workers, long_work.turning_point, _since(table), records, most)

    async def replay_step(self, table_id: int, number: int) -> ReplayStep:
        """One step of it, the last if there are fewer. Raises as `replay` does."""
        return await self._replayed(table_id, self._workers, step_at, number)

    async def analysis(self, table_id: int, asker: int) -> Analysis:
        """Share of luck and choices in a match that is over; found once, and kept with it.

        Raises as `replay` does, and Refused: "analysis-running" while the asker waits for another one, "coach-busy"
        where too many others wait, "no-analysis" where nothing can be judged.
        """
        if self._asking.setdefault(asker, table_id) != table_id:
            raise Refused("analysis-running")
        try:
            return await self._analysed.get(table_id, lambda: self._analyse(table_id))
        finally:
            self._asking.pop(asker, None)

    def analysis_standing(self, table_id: int) -> Standing | None:
        """Place of its analysis in the queue; None where it does not wait there."""
        return self._queue.standing(table_id)

    async def moment(self, table_id: int, moment: Moment) -> Comparison:
        """Comparison of what was played with what was better, and the reason."""
        return await self._replayed(table_id, self._workers, at_moment, moment)

    async def _analyse(self, table_id: int) -> Analysis:
        await self._replayable(table_id)
        table = await self._repository.loaded(table_id)
        _require_own_dice(table)
        known = await self._store.facts.analysis_of(table_id)
        if known is not None:
            return Analysis.from_json(known)
        if table_id in self._too_long:
            raise Refused("no-analysis-so-long")
        try:
            with self._queue.joined(table_id):
                found = await self._replayed(table_id, self._coach, analyse, _since(table))
        except Refused as refusal:
            if refusal.code == "took-too-long":
                # It would take as long the next time, and others wait.
                self._too_long.add(table_id)
            raise
        if found is None:
            raise Refused("no-analysis")
        await self._store.facts.keep_analysis(table_id, found)
        return found

    async def _replayed(
        self,
        table_id: int,
        workers: Workers,
        work: Callable[Concatenate[AnyGame, Transcript, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        game, transcript = await self._replayable(table_id)
        try:
            return await workers.run(work, game, transcript, *args, **kwargs)
        except CorruptRecord as error:
            raise Refused("replay-retired") from error

    async def _replayable(self, table_id: int) -> tuple[AnyGame, Transcript]:
        table, transcript = await self._begun(table_id)
        if table.status.is_open:
            raise Refused("not-over")
        if table.game is None:
            raise Refused("replay-retired")
        return table.game, transcript

    async def verify(self, table_id: int) -> Verification:
        """Recomputes every draw, and replays the match by its rules if they are here.

        Raises Refused("not-over") as long as the secret must stay one, and Refused("secret-lost").
        """
        table, transcript = await self._begun(table_id)
        _require_own_dice(table)
        if table.status.is_open:
            raise Refused("not-over")
        if not table.secret_known:
            raise Refused("secret-lost")
        places = None if table.outcome is None else table.outcome.places

        async def work() -> Verification:
            return await self._workers.run(verify, transcript, table.revealed_secret, self._editions, places)

        # Nothing changes about a match that is over.
        return await self._verified.get(table_id, work)

    async def epilogue(self, table_id: int) -> Epilogue:
        """The story of a match that is over, the score of its series, what it did to ratings, and trophies."""
        table, _ = await self._begun(table_id)
        former = () if table.series is None else table.series.former
        score = await score_of(self._store, (*former, table_id)) if former else None
        ratings = await self._ratings.changes(table_id)
        earned, fallen = await self._earned(table_id), await self._fallen(table_id)
        return Epilogue(await self.story(table_id), score, ratings, earned, fallen)

    async def story(self, table_id: int) -> Story:
        """An empty one where nothing can be found out: a result can do without."""
        return await self._found(table_id, long_work.story, NO_STORY)

    async def highlights(self, table_id: int) -> tuple[Highlight, ...]:
        """None where nothing can be found out.

        They name no seat that was resigned or had several players: its present holder may not be who did that.
        """
        return await self._found(table_id, long_work.highlights, ())

    async def _found(self, table_id: int, find: Callable[[AnyGame, Transcript, Sequence[int]], T], nothing: T) -> T:
        table, transcript = await self._begun(table_id)
        if table.game is None or not table.readable or table.is_exercise:
            return nothing
        try:
            return await self._workers.run(find, table.game, transcript, _since(table))
        except (Refused, CorruptRecord):
            log.exception("Nothing could be found out about table %d", table_id)
            return nothing

    async def verify_file(self, content: bytes) -> Verification:
        """Verify a record file, from any host, as `verify` does a match of ours.

        Raises Refused if it is not a record of a match.
        """
        try:
            # One at a time: a file may be as laborious as its size allows, and games go on meanwhile.
            async with self._checking:
                return await self._workers.run(long_work.check_file, content, self._editions)
        except NotARecord as refusal:
            raise Refused(f"record-{refusal.code}", where=refusal.where or "none") from refusal

    async def _begun(self, table_id: int) -> tuple[Table, Transcript]:
        """The table with its transcript. Rules are only asked where they may still be needed."""
        table = await self._repository.loaded(table_id)
        if table.status.is_open or (table.status is Status.FINISHED and table.outcome is None):
            table = await self._repository.folded(table_id)
        if table.transcript is None:
            raise Refused("not-started" if table.status is Status.LOBBY else "table-closed")
        return table, table.transcript


def _since(table: Table) -> tuple[int, ...]:
    """The number of records after which the holder of each seat sat down."""
    return tuple(holder.since for holder in table.seats)


def _require_own_dice(table: Table) -> None:
    """Raises Refused("exercise-dice") where the first draws are those of another match."""
    if table.is_exercise:
        raise Refused("exercise-dice")
