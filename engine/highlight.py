"""What was remarkable about a whole match: true sentences and titles, found in facts that everybody could see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.seat import Seat

STORIES, TITLES = 3, 2
"""The number of each that a match gets at most."""


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

    What speaks of somebody again counts half, so that as many as possible are spoken of.
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


def leader(counts: Mapping[Seat, int]) -> tuple[Seat, int] | None:
    """The seat with the highest count, and that count; None if several share it or there is none."""
    ranked = sorted(counts.items(), key=lambda item: -item[1])
    if not ranked or (len(ranked) > 1 and ranked[0][1] == ranked[1][1]):
        return None
    return ranked[0]
