"""The puzzle of the day: which one it is, its position as a table, what people answered, and for how many days on end.

It follows from the date alone, so it is the same for everybody with that date; the games take turns.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from typing import Any, NamedTuple

from engine.comparison import Foreseen, foreseen
from engine.editions import Editions, UnknownEdition
from engine.game import NORMAL, Reason
from engine.match import Match
from engine.picking import Pick
from engine.puzzles import Puzzle
from engine.reasons import reason_between
from engine.transcript import computer
from host.match.public_view import make_public
from host.people.absence import zone_of
from host.puzzle_files import kinds, puzzle_lines
from host.refusal import Refused
from host.solvers import SolverRating, solver_rating
from host.table.public_table import PublicTable
from host.table.seats import SeatHolder
from host.table.status import Status
from host.table.table import Table
from host.table.table_secret import TableSecret
from store.people import PuzzleAnswers, Tried

_MOST_OF_A_GAME = 90
"""Days back for practice, for each game that there are puzzles of."""

FORGIVEN_EVERY_DAYS = 7
"""A streak survives one missed day in that many."""


class Posed(NamedTuple):
    """A day's puzzle. ``table`` is in play in its position, and ``view`` that of the seat to act.

    ``choices`` are places in those of the ``puzzle``, in the order in which they are offered; ``ways`` by that place.
    """

    day: int
    puzzle: Puzzle
    table: PublicTable
    view: Any
    choices: Sequence[int]
    ways: Sequence[Foreseen]

    @property
    def key(self) -> tuple[str, ...]:
        """Parts of the name by which presses know it."""
        return str(self.day), self.puzzle.game, str(self.puzzle.match)

    @property
    def name(self) -> str:
        """The key of the puzzle's stored answers."""
        return self.puzzle.name

    def reason(self, chosen: int) -> Reason | None:
        """Why the best is better than what was chosen, or than the second if that was the best."""
        best, other = self.puzzle.choices[0], self.puzzle.choices[chosen or 1]
        return reason_between(self.table.edition, self.view, self.puzzle.seat, best, other)


class Answered(NamedTuple):
    """Answer of a person, as a place in the choices; how often each was chosen that day, theirs included; the days that
    they have solved on end, and their rating as a solver.

    The last two are empty for what was answered as practice.
    """

    chosen: int
    counts: Mapping[int, int]
    streak: int = 0
    rating: SolverRating | None = None


class Puzzles:
    """``now`` returns seconds since 1970."""

    def __init__(self, answers: PuzzleAnswers, editions: Editions, now: Callable[[], float]) -> None:
        self._answers = answers
        self._editions = editions
        self._now = now

    def today(self, time_zone: str | None) -> datetime:
        """The date and time there, in UTC if there is no such zone."""
        return datetime.fromtimestamp(self._now(), zone_of(time_zone))

    def pose(self, day: int, guild_id: int) -> Posed:
        """The puzzle of that day, counted from the year 1, as a table of that server. It takes some milliseconds.

        Raises Refused("no-puzzle").
        """
        lines = self._lines()
        if not lines:
            raise Refused("no-puzzle")
        turn, game = divmod(day, len(lines))
        of_game = lines[[*lines][game]]
        puzzle = Puzzle.from_line(of_game[turn % len(of_game)])
        if not self._editions.has(puzzle.game, puzzle.rules_version):
            raise Refused("no-puzzle")
        return posed(self._editions, puzzle, day, guild_id)

    async def answer(self, person_id: int, posed: Posed, choice: int) -> None:
        """A person's first answer of a day counts."""
        await self._answers.add(person_id, posed.day, posed.name, choice, posed.table.guild_id)

    async def answered(self, person_id: int, posed: Posed, today: int) -> Answered | None:
        """None before the person has answered; an update may have posed another puzzle since.

        The streak counts the days that the person solved, of which this is ``today``: an answer ahead of it counts for
        it.
        """
        own = await self._answers.of_person(person_id)
        puzzle, choice = own.get(posed.day, (None, 0))
        if puzzle != posed.name:
            return None
        counts = await self._counts(posed)
        solved = {min(day, today) for day, (_, chosen) in own.items() if day <= posed.day and chosen == 0}
        until_then = [day for day in sorted(own) if day <= posed.day]
        tried = await self._answers.tried(until_then)
        rating = await asyncio.to_thread(solver_rating, [(*own[day], day) for day in until_then], tried)
        return Answered(choice, counts, streak(solved), rating)

    async def practised(self, posed: Posed, choice: int) -> Answered:
        """An answer that is kept nowhere."""
        return Answered(choice, await self._counts(posed))

    async def _counts(self, posed: Posed) -> Mapping[int, int]:
        return Counter(await self._answers.of_day(posed.day, posed.name))

    async def practice_day(self, person_id: int, wanted: tuple[str, str], today: int, pick: Pick) -> int:
        """A day that is over everywhere, with a puzzle of the ``wanted`` game and kind, or of any where one is empty.

        The person has not answered it, while there are such days.

        Raises Refused("no-puzzle").
        """
        games, (wanted_game, wanted_kind) = [*self._lines()], wanted
        over = range(today - 2, today - 2 - len(games) * _MOST_OF_A_GAME, -1)
        days = []
        for day in over:
            turn, place = divmod(day, len(games))
            of_game = kinds()[games[place]]
            if wanted_game in ("", games[place]) and wanted_kind in ("", of_game[turn % len(of_game)]):
                days.append(day)
        if not days:
            raise Refused("no-puzzle")
        answered = await self._answers.of_person(person_id)
        fresh = [day for day in days if day not in answered] or days
        return fresh[pick(len(fresh))]

    async def week(self, guild_id: int, last_day: int) -> tuple[Sequence[Tried], Mapping[int, int]]:
        """The puzzles of the seven days as they were answered on that server, and how many each person there solved."""
        return await self._answers.tried_on_server(guild_id, range(last_day - 6, last_day + 1))

    def _lines(self) -> Mapping[str, Sequence[str]]:
        return {key: found for key, found in puzzle_lines().items() if self._editions.has(key, None)}


def posed(editions: Editions, puzzle: Puzzle, day: int, guild_id: int) -> Posed:
    """Raises CorruptRecord, IllegalAction or UnknownEdition for a puzzle that no tool of ours wrote."""
    seats = tuple(SeatHolder(None, level=NORMAL) for _ in range(puzzle.seats))
    game, secret = editions.find(puzzle.game, puzzle.rules_version), TableSecret(bytes(32))
    if game is None:
        raise UnknownEdition(puzzle.game, puzzle.rules_version)
    match = Match.fold(game, puzzle.transcript(game, [computer(NORMAL)] * puzzle.seats))
    table = Table(
        id=0,
        guild_id=guild_id,
        channel_id=0,
        game_key=puzzle.game,
        game=game,
        status=Status.PLAYING,
        options=dict(game.spec.complete(puzzle.options)),
        seats=seats,
        leader=0,
        commitment=secret.commitment,
        secret=secret,
        waiting_since=0.0,
        opened_at=0.0,
        moved_at=0.0,
    ).with_match(match)
    return Posed(
        day,
        puzzle,
        make_public(table),
        match.view(puzzle.seat),
        # By code, which says nothing of what they are worth.
        sorted(range(len(puzzle.choices)), key=puzzle.choices.__getitem__),
        [foreseen(game, match.state, puzzle.seat, code) for code in puzzle.choices],
    )


def streak(days: Collection[int]) -> int:
    """The number of these days up to the latest without a break, one missed day in `FORGIVEN_EVERY_DAYS` forgiven."""
    latest_first = sorted(days, reverse=True)
    missed = None
    for count, (later, day) in enumerate(pairwise(latest_first), start=1):
        if later - day == 1:
            continue
        if later - day > 2 or (missed is not None and missed - (day + 1) < FORGIVEN_EVERY_DAYS):
            return count
        missed = day + 1
    return len(latest_first)
