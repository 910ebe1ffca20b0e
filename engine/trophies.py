"""Trophies: exact conditions on the numbers of one seat's match, or of all that a person has done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine.chance import Seat
from engine.luck import FEWEST_TRIES, Measure, Tally, deviation, luckier_than

Numbers = Mapping[str, int]

USUAL_RECORDS = ("first", "comeback", "fastest", "longest", "odds", "luck")
"""Records of most games: the first win, that from the smallest chance, that in the fewest turns; the most turns, the
least likely run of rolls, the most luck.
"""


@dataclass(frozen=True, slots=True)
class Trophy:
    """It is earned where each number is at ``least`` and at ``most`` what is named there, and none is missing.

    Its texts are ``trophy-<name>`` and ``trophy-<name>-for``.
    """

    name: str
    least: Numbers = field(default_factory=dict)
    most: Numbers = field(default_factory=dict)

    def is_earned(self, numbers: Numbers) -> bool:
        """Tell whether these numbers meet the condition."""
        enough = all(numbers.get(name, bound - 1) >= bound for name, bound in self.least.items())
        return enough and all(numbers.get(name, bound + 1) <= bound for name, bound in self.most.items())


def won(name: str, least: Numbers | None = None, most: Numbers | None = None) -> Trophy:
    """A trophy for winners."""
    return Trophy(name, least or {}, {"place": 1, **(most or {})})


def lost(name: str, least: Numbers | None = None, most: Numbers | None = None) -> Trophy:
    """A trophy for those who did not win."""
    return Trophy(name, {"place": 2, **(least or {})}, most or {})


OF_ANY_MATCH = (
    won("comeback", most={"lowest": 5}),
    lost("slipped-away", {"highest": 95}, {"luck": 30}),
    won("by-a-hair", {"margin": 1}, {"margin": 1}),
    lost("one-short", {"behind": 1}, {"behind": 1}),
    Trophy("out-of-luck", most={"luck": 1}),
    won("against-the-dice", most={"luck": 10}),
    Trophy("long-breath", {"days": 14}),
)
"""``lowest`` and ``highest`` are a side's chances to win in percent, ``luck`` of how many in a hundred it was luckier;
``margin`` is a winner's lead in points, ``behind`` what the others are behind the best. The match took ``days``.
"""

OF_A_PERSON = (
    Trophy("met-ten", {"met": 10}),
    Trophy("every-game", most={"games-left": 0}),
    Trophy("host", {"nights-hosted": 5}),
    Trophy("night", {"nights-won": 1}),
    Trophy("puzzles", {"puzzles": 20}),
    Trophy("lessons", most={"lessons-left": 0}),
)
"""Others ``met`` in matches, puzzles solved, and the games and lessons that are left to win and to finish."""


def record_numbers(records: Sequence[str], numbers: Numbers, own_turns: int, turns: int) -> dict[str, int]:
    """Numbers of these ``records``, each the lower the better, of a seat with that many of all turns.

    ``day`` is that on which the match ended, in UTC, counted from 1970.
    """
    reached = {"longest": -turns, "odds": -numbers.get("odds", 0), "points": -numbers.get("points", 0)}
    if numbers["place"] == 1:
        reached |= {"first": numbers.get("day", 0), "fastest": own_turns, "comeback": numbers.get("lowest", 100)}
    if "luck" in numbers:
        reached["luck"] = -numbers["luck"]
    return {name: reached[name] for name in records if name in reached}


def earned(trophies: Sequence[Trophy], numbers: Numbers) -> Iterator[str]:
    """Names of the trophies whose conditions the numbers meet."""
    return (trophy.name for trophy in trophies if trophy.is_earned(numbers))


def result_numbers(places: Sequence[int], scores: Sequence[int] | None, seat: Seat) -> dict[str, int]:
    """Numbers of a seat's place, and of its points where points are counted."""
    numbers = {"place": places[seat]}
    others = [score for at, score in enumerate(scores or ()) if at != seat]
    if scores is not None and others:
        numbers["margin"] = scores[seat] - max(others)
        numbers["behind"] = max(scores) - scores[seat]
        numbers["points"] = scores[seat]
    return numbers


def luck_numbers(measure: Measure, tally: Tally | None) -> dict[str, int]:
    """The number for a seat's luck by that measure; none where it had too few tries."""
    if tally is None or tally.count < FEWEST_TRIES:
        return {}
    spread = deviation(measure, tally)
    return {"luck": int(100 * luckier_than(-spread if measure.unlucky else spread))}
