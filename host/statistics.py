"""What somebody's matches come to: how often they won, against whom, how long in a row, and what they did there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import long_work
from engine.editions import Editions
from engine.luck import LuckReport
from engine.statistics import SeatStatistics, together
from host.facts import Facts, facts_from_row
from host.refusal import Refused
from host.results import STOPPED
from host.workers import Workers
from store.rows import Opponent, PlayedSeat
from store.store import Store

OPPONENTS = 3
"""The number of the most frequent opponents that are named."""

_OPPONENTS_READ = 20
"""More of them are read, since some may not be named."""


@dataclass(frozen=True, slots=True)
class Score:
    """Matches with an outcome, and those of them that were won. A shared first place is a win, but for a match that a
    vote ended with nobody ahead.
    """

    matches: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Statistics:
    """One person's, of one server or of all, of one game or of all.

    ``with_people`` are the matches in which another person had a seat, ``with_computers`` the others. ``places`` are
    those of the former, where somebody was ahead, as are the wins in a row: ``streak`` up to now, and the
    ``longest_streak``. ``unfinished``
    matches were given up. ``games`` has the matches of every game. Of one game, ``facts`` are those of the ``counted``
    matches in which the person took every turn.
    """

    with_people: Score
    with_computers: Score
    places: Mapping[int, int]
    streak: int
    longest_streak: int
    unfinished: int
    games: Mapping[str, int]
    opponents: Sequence[Opponent]
    counted: int
    facts: SeatStatistics


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
        seats = await self._store.played.seats_of(person_id, guild_id, game)
        opponents = await self._store.played.opponents_of(person_id, guild_id, game, limit=_OPPONENTS_READ)
        games = await self._store.played.games_of(person_id, guild_id)
        facts = () if game is None or not self._editions.has(game, None) else self._editions.newest(game).statistics
        matches = [facts_from_row(seat.facts) for seat in seats if seat.facts is not None]
        return summary(seats, games, opponents, len(matches), together(facts, matches))

    async def luck_of(self, game: str, facts: SeatStatistics) -> tuple[LuckReport, ...]:
        """How lucky somebody with these facts was at that game, in all their matches together.

        Raises Refused("no-luck-here") where the game is gone.
        """
        if not self._editions.has(game, None):
            raise Refused("no-luck-here")
        return await self._workers.run(long_work.luck_reports, self._editions.newest(game), [facts.luck])

    async def luck_at(self, table_id: int, game: str) -> tuple[tuple[LuckReport, ...], tuple[SeatStatistics, ...]]:
        """How lucky each seat of a match that is over was, by each measure; and the seats' facts.

        Raises Refused: "no-luck-here" where nothing is known, "nothing-rolled" where nobody had a roll.
        """
        facts = await self._facts.of_table(table_id)
        if not facts or not self._editions.has(game, None):
            raise Refused("no-luck-here")
        luck = [seat.luck for seat in facts]
        reports = await self._workers.run(long_work.luck_reports, self._editions.newest(game), luck)
        if not reports:
            raise Refused("nothing-rolled")
        return reports, facts


def summary(
    seats: Sequence[PlayedSeat],
    games: Mapping[str, int],
    opponents: Sequence[Opponent],
    counted: int,
    facts: SeatStatistics,
) -> Statistics:
    """``seats`` are somebody's, the oldest first."""
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
        games=games,
        opponents=opponents,
        counted=counted,
        facts=facts,
    )


def _score(seats: Sequence[PlayedSeat]) -> Score:
    return Score(len(seats), sum(map(_won, seats)))


def _won(seat: PlayedSeat) -> bool:
    return seat.result.place == 1 and not _is_level(seat)


def _is_level(seat: PlayedSeat) -> bool:
    """As `host.results.is_level`, of the whole match."""
    return seat.result.ended_how == STOPPED and seat.result.place == 1 and seat.last_of_others == 1


def _streaks(won: Sequence[bool]) -> tuple[int, int]:
    """The wins in a row at the end, and the most that there ever were."""
    streak = longest = 0
    for win in won:
        streak = streak + 1 if win else 0
        longest = max(longest, streak)
    return streak, longest
