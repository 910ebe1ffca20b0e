"""Lines below a result: its story, the score of a series of rematches, changes of ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Seat
from engine.story import NO_STORY, Story
from host.match.seat_results import is_level
from host.results.chronicle import Fallen
from host.results.ratings import RatingChange
from host.results.trophies import Earned
from store.store import Store

_ANY_SEAT = -1


@dataclass(frozen=True, slots=True)
class Wins:
    """One player's wins in a series, shared ones too. ``person_id`` is None for the computer player of that seat."""

    person_id: int | None
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class SeriesScore:
    """Score of a series after that number of ``matches``. ``wins`` has everybody who won one, best first."""

    matches: int
    wins: tuple[Wins, ...]


@dataclass(frozen=True, slots=True)
class Epilogue:
    """``series`` is None unless the match was a rematch. ``ratings`` is empty unless the match was rated.

    ``earned`` are the trophies of those who appear, the rarest first; ``fallen`` the server's records that were set.
    """

    story: Story = NO_STORY
    series: SeriesScore | None = None
    ratings: tuple[RatingChange, ...] = ()
    earned: tuple[Earned, ...] = ()
    fallen: tuple[Fallen, ...] = ()


async def score_of(store: Store, table_ids: Sequence[int]) -> SeriesScore | None:
    """The score of the matches at those tables; those without a winner do not count. None if there was only one."""
    results = [await store.results_of_table(table_id) for table_id in table_ids]
    won = [[result for result in rows if result.place == 1] for rows in results if rows and not is_level(rows)]
    counted: Counter[tuple[int | None, Seat]] = Counter()
    for rows in won:
        # A person keeps their wins on another seat; computers are told apart by theirs.
        for row in rows:
            if row.person_id is not None:
                counted[row.person_id, _ANY_SEAT] += 1
            elif row.computer_level is not None:
                counted[None, row.seat] += 1
    matches = sum(map(bool, won))
    wins = (Wins(person_id, seat, count) for (person_id, seat), count in counted.most_common())
    return SeriesScore(matches, tuple(wins)) if matches > 1 else None
