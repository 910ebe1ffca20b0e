"""Remarks on those who played a match that is over, and upsets that may have turned it: all from public events."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from engine.chance import Seat
from engine.statistics import Highlight


class Tone(StrEnum):
    """A TEASE is about luck or an event, never about how well somebody plays or that they have lost."""

    PRAISE = "praise"
    TEASE = "tease"


@dataclass(frozen=True, slots=True)
class Remark:
    """``kind`` names the sentences, ``values`` fill them; ``weight`` is about 1 for what most matches have."""

    tone: Tone
    kind: str
    seat: Seat
    values: Mapping[str, int] = field(default_factory=dict)
    weight: float = 1.0


class Upset(NamedTuple):
    """Public event, at that ``place`` among all, which may have turned the match."""

    place: int
    told: Highlight


def counted(tone: Tone, kind: str, counts: Mapping[Seat, int], *, least: int, usual: float) -> Iterator[Remark]:
    """A remark on each seat that has at least that many; ``usual`` is what most matches have."""
    return (
        Remark(tone, kind, seat, {"count": count}, count / usual) for seat, count in counts.items() if count >= least
    )


def chosen_remarks(found: Iterable[Remark], seats: Sequence[Seat]) -> tuple[Remark, ...]:
    """For each of the seats the most remarkable one of either tone.

    What was said of another seat counts half, and half again, so that people read different things. Nobody is teased
    without a praise.
    """
    candidates = list(found)
    said: Counter[tuple[Tone, str]] = Counter()
    chosen: list[Remark] = []
    for seat in seats:
        for tone in Tone:
            own = [remark for remark in candidates if remark.seat == seat and remark.tone == tone]
            best = max(own, key=lambda remark: remark.weight / 2 ** said[remark.tone, remark.kind], default=None)
            if best is None:
                break
            said[best.tone, best.kind] += 1
            chosen.append(best)
    return tuple(chosen)
