"""The longest that can be said of a match below its result."""

from collections.abc import Mapping

from engine.statistics import Highlight
from host.results.epilogue import Epilogue, SeriesScore, Wins
from host.results.ratings import RatingChange

_KINDS: Mapping[str, tuple[Highlight, ...]] = {
    "mensch": (
        Highlight("far", (0, 1), {"progress": 40, "squares": 40}),
        Highlight("nemesis", (1, 0), {"count": 99}),
        Highlight("wall-fell", (2,)),
        Highlight("lucky", (0,), {"sixes": 99, "rolls": 999}, is_title=True),
        Highlight("unlucky", (1,), {"sixes": 0, "rolls": 999}, is_title=True),
    ),
    "forgetit": (
        Highlight("best-at-last", (0,), {"points": 360}),
        Highlight("close", (0, 1), {"points": 10}),
        Highlight("comeback", (0,), {"points": 999, "round": 12}),
        Highlight("forgetful", (0,), {"count": 12, "turns": 12}, is_title=True),
        Highlight("steady", (1,), {"count": 0, "turns": 12}, is_title=True),
    ),
    "kaeseschieben": (
        Highlight("decisive-worm", (0,), {"square": "e5", "points": 4}),
        Highlight("bonus-wormy", (0, 1), {"size": "medium"}),
        Highlight("gifts", (1, 0), {"count": 16}),
        Highlight("worms", (0,), {"count": 36}, is_title=True),
        Highlight("fleet", (1,), {"steps": 999, "turns": 999}, is_title=True),
    ),
    "wiedumir": (
        Highlight("swap", (0, 1), {"few": 0, "many": 10}),
        Highlight("moved", (1,), {"count": 99}),
        Highlight("limit", (0,), {"count": 99}),
        Highlight("generous", (0,), {"count": 99}, is_title=True),
        Highlight("meddler", (1,), {"count": 99}, is_title=True),
    ),
}

_SERIES = SeriesScore(999, tuple(Wins(2**63 - 1 - number, -1, 999) for number in range(16)))

_SEATS = {"mensch": 4, "einigkeit": 4, "kaeseschieben": 4, "wiedumir": 8, "forgetit": 16}


def _ratings(seats: int) -> tuple[RatingChange, ...]:
    return tuple(RatingChange(seat, 1500, 1341, provisional=True) for seat in range(seats))


LONGEST_EPILOGUE: Mapping[str, Epilogue] = {
    key: Epilogue(highlights, _SERIES, _ratings(_SEATS[key]))
    for key, highlights in {**_KINDS, "einigkeit": _KINDS["mensch"]}.items()
}
