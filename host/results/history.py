"""Pages of matches that are over, restricted to those that the asker may see."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from engine.game import Seat
from host.match.seat_results import FINISHED, RESIGNED, STOPPED
from host.refusal import Refused
from store.results import MatchFilter, StoredMatch
from store.rows import SeatResult
from store.store import Store

_AT_A_TIME = 20
_MOST_LOOKED_AT = 200
"""The number of matches that are looked at for one page, if most of them are not for the asker to see."""


@dataclass(frozen=True, slots=True)
class PastMatch:
    """A match that is over. ``ended_at`` is in seconds since 1970, ``ended_how`` as in `host.match.seat_results`.

    ``message_id`` shows its result, or how it ended otherwise; None if no message is known. ``names`` are those of the
    people by seat, empty for those who are forgotten; computer players have none.
    """

    table_id: int
    guild_id: int
    channel_id: int
    message_id: int | None
    game: str
    ended_how: str
    ended_at: float
    results: Sequence[SeatResult]
    names: Mapping[Seat, str]

    @property
    def has_outcome(self) -> bool:
        """Tell whether it ended with places for its seats: nothing is counted of other matches."""
        return any(result.place is not None for result in self.results)

    def has_seat(self, person_id: int) -> bool:
        """Tell whether the person held a seat in the end."""
        return any(result.person_id == person_id for result in self.results)


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """``matches``, the latest first. ``newer`` and ``older`` are where the pages beside it begin, None at the ends."""

    matches: Sequence[PastMatch]
    newer: int | None = None
    older: int | None = None


MaySee = Callable[[PastMatch], Awaitable[bool]]


class History:
    def __init__(self, store: Store) -> None:
        self._stored = store.history

    async def match(self, table_id: int) -> PastMatch:
        """The match at that table. Raises Refused("no-such-table") unless it is over."""
        stored = await self._stored.match(table_id)
        if stored is None:
            raise Refused("no-such-table")
        return _past(stored)

    async def usual_computers(self, person_id: int, game: str) -> tuple[str, ...]:
        """The levels of those whom the person last played that game against alone; empty if they never did."""
        for match in await self._stored.matches(MatchFilter(person_id=person_id, game=game), limit=_AT_A_TIME):
            others = [result for result in match.results if result.person_id != person_id]
            if others and all(map(_is_computer, others)):
                return tuple(str(result.computer_level) for result in others)
        return ()

    async def page(
        self, wanted: MatchFilter, may_see: MaySee, *, page_size: int, beside: int | None = None, later: bool = False
    ) -> HistoryPage:
        """``page_size`` matches at most: the latest, or those just before the one at table ``beside``.

        With ``later``, those just after it.
        """
        seen: list[PastMatch] = []
        looked_at, edge, more = 0, beside, True
        while len(seen) <= page_size and more and looked_at < _MOST_LOOKED_AT:
            found = await self._stored.matches(wanted, beside=edge, later=later, limit=_AT_A_TIME)
            for stored in found:
                match = _past(stored)
                if await may_see(match):
                    seen.append(match)
                    if len(seen) > page_size:
                        break
            looked_at += len(found)
            more = len(found) == _AT_A_TIME
            edge = found[-1].table_id if found else edge
        kept = seen[:page_size]
        onward: int | None = None
        if len(seen) > page_size:
            onward = kept[-1].table_id
        elif more:
            onward = edge
        if not later:
            return HistoryPage(kept, None if beside is None else kept[0].table_id if kept else beside, onward)
        if onward is None:
            # The first page is always full.
            return await self.page(wanted, may_see, page_size=page_size)
        return HistoryPage(kept[::-1], onward, kept[0].table_id if kept else beside)


def _past(stored: StoredMatch) -> PastMatch:
    first = stored.results[0]
    result = stored.document["display"]["result"]
    ended_with_result = first.ended_how in (FINISHED, STOPPED, RESIGNED) and result is not None
    return PastMatch(
        table_id=stored.table_id,
        guild_id=stored.guild_id,
        channel_id=stored.channel_id,
        message_id=result["message_id"] if ended_with_result else stored.message_id,
        game=first.game,
        ended_how=first.ended_how,
        ended_at=first.ended_at,
        results=stored.results,
        names={
            result.seat: "" if result.person_id is None else stored.names.get(result.person_id, "")
            for result in stored.results
            if not _is_computer(result)
        },
    )


def _is_computer(result: SeatResult) -> bool:
    """A forgotten person has no id either, but took turns or had no computer play for them."""
    return result.person_id is None and result.computer_level is not None and not result.turns_by_person
