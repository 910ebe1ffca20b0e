"""The longest that can be said of a match below its result."""

from collections.abc import Mapping
from typing import Any

from engine.remarks import Remark, Tone
from engine.statistics import Highlight
from engine.story import Story, TurningPoint
from host.results.chronicle import Fallen
from host.results.epilogue import Epilogue, SeriesScore, Wins
from host.results.ratings import RatingChange
from host.results.trophies import Earned

_TURNS: Mapping[str, Highlight] = {
    "mensch": Highlight("captured", (0, 1), {"count": 40, "of": 40, "die": 6}),
    "forgetit": Highlight("bust", (0,), {"count": 360, "round": 12}),
    "kaeseschieben": Highlight("worm", (0,), {"square": "e5", "count": 4}),
    "wiedumir": Highlight("given", (0, 1), {"count": 99}),
}

_REMARKS: Mapping[str, tuple[str, str]] = {
    "mensch": ("captures", "drought"),
    "forgetit": ("bold", "lost"),
    "kaeseschieben": ("kept", "given"),
    "wiedumir": ("squares", "rolls"),
}

_SERIES = SeriesScore(999, tuple(Wins(2**63 - 1 - number, -1, 999) for number in range(16)))

_SEATS = {"mensch": 4, "einigkeit": 4, "kaeseschieben": 4, "wiedumir": 8, "forgetit": 16}


_EARNED = tuple(Earned(seat, "absent-minded", 99_999) for seat in (0, 1, 0, 1, 0, 1))


_FALLEN = (Fallen(0, "comeback", 1), Fallen(1, "odds", -9_999_999))


def _ratings(seats: int) -> tuple[RatingChange, ...]:
    return tuple(RatingChange(seat, 1500, 1341, provisional=True) for seat in range(seats))


def longest_epilogue(game: str, step: Any = None) -> Epilogue:
    """Nothing is drawn of the turning point but that ``step``."""
    seats, key = _SEATS[game], "mensch" if game == "einigkeit" else game
    told = zip(Tone, _REMARKS[key], strict=True)
    remarks = [Remark(tone, kind, seat, {"count": 9999}) for tone, kind in told for seat in range(seats)]
    story = Story(tuple(remarks), TurningPoint(_TURNS[key], 1, step, step), 1)
    return Epilogue(story, _SERIES, _ratings(seats), _EARNED, _FALLEN)
