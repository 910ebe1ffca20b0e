"""Statistics of a match that is over, and its highlights: true sentences and titles found in public events."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.chance import Seat
from engine.luck import Tally

STORIES, TITLES = 2, 1
"""The number of each that a match gets at most: with more, a phone has no room for the result."""


@dataclass(frozen=True, slots=True)
class Statistic:
    """One number that a game counts. Over several matches it is added up; with ``most``, the greatest counts."""

    name: str
    most: bool = False


@dataclass(frozen=True, slots=True)
class SeatStatistics:
    """``numbers`` by the names of the game's statistics, ``luck`` by those of its measures."""

    numbers: Mapping[str, int] = field(default_factory=dict)
    luck: Mapping[str, Tally] = field(default_factory=dict)


def seat_statistics(
    seats: int, numbers: Mapping[str, Mapping[Seat, int]], luck: Mapping[str, Mapping[Seat, Tally]]
) -> tuple[SeatStatistics, ...]:
    """From what was counted by name, then by seat. Seats that are missing there have nothing."""
    return tuple(
        SeatStatistics(
            {name: counts.get(seat, 0) for name, counts in numbers.items()},
            {name: tallies.get(seat, Tally()) for name, tallies in luck.items()},
        )
        for seat in range(seats)
    )


def together(statistics: Sequence[Statistic], matches: Sequence[SeatStatistics]) -> SeatStatistics:
    """One seat's statistics of several matches as one, without those that a match does not have."""
    numbers: dict[str, int] = {}
    luck: dict[str, Tally] = {}
    most = {statistic.name for statistic in statistics if statistic.most}
    for match in matches:
        for name, number in match.numbers.items():
            had = numbers.get(name, 0)
            numbers[name] = max(had, number) if name in most else had + number
    for name in {name: None for match in matches for name in match.luck}:
        tallies = [match.luck[name] for match in matches if name in match.luck]
        tries = sum((Counter(tally.tries) for tally in tallies), Counter[str]())
        luck[name] = Tally(sum(tally.total for tally in tallies), dict(tries))
    return SeatStatistics(numbers, luck)


def tallied(tries: Iterable[tuple[Seat, int, str]]) -> dict[Seat, Tally]:
    """Tries of one measure, each a seat's result and its kind, by seat."""
    totals: Counter[Seat] = Counter()
    kinds: defaultdict[Seat, Counter[str]] = defaultdict(Counter)
    for seat, result, kind in tries:
        totals[seat] += result
        kinds[seat][kind] += 1
    return {seat: Tally(totals[seat], dict(own)) for seat, own in kinds.items()}


@dataclass(frozen=True, slots=True)
class Highlight:
    """``kind`` names the sentence; ``seats`` are those that it speaks of, in its order, and ``values`` fill it.

    ``weight`` says how remarkable it is: 1 is what most matches have, 2 what few do. A title, such as "unluckiest
    roller", distinguishes one seat from all others.
    """

    kind: str
    seats: tuple[Seat, ...]
    values: Mapping[str, int | str] = field(default_factory=dict)
    weight: float = 1.0
    is_title: bool = False


def most_remarkable(found: Iterable[Highlight]) -> tuple[Highlight, ...]:
    """Up to `STORIES` sentences, each of another kind, then up to `TITLES`, each for another seat; the best first.

    A further highlight about the same seat counts half, so that as many seats as possible are mentioned.
    """
    candidates = list(found)
    stories = [highlight for highlight in candidates if not highlight.is_title]
    titles = [highlight for highlight in candidates if highlight.is_title]
    chosen: list[Highlight] = []
    mentions: Counter[Seat] = Counter()
    while stories and len(chosen) < STORIES:
        best = max(stories, key=lambda story: story.weight / 2 ** mentions[story.seats[0]])
        chosen.append(best)
        mentions[best.seats[0]] += 1
        stories = [story for story in stories if story.kind != best.kind]
    held: set[Seat] = set()
    for title in sorted(titles, key=lambda title: -title.weight):
        if len(held) < TITLES and title.seats[0] not in held:
            held.add(title.seats[0])
            chosen.append(title)
    return tuple(chosen)


def title(kind: str, counts: Mapping[Seat, int], *, least: int, usual: float) -> Iterator[Highlight]:
    """For the one seat with the highest count, if it is that high; ``usual`` is what most matches have."""
    if (most := leader(counts)) and most[1] >= least:
        yield Highlight(kind, most[:1], {"count": most[1]}, most[1] / usual, is_title=True)


def leader(counts: Mapping[Seat, int]) -> tuple[Seat, int] | None:
    """The seat with the highest count, and that count; None if several share it or there is none."""
    ranked = sorted(counts.items(), key=lambda item: -item[1])
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0]
