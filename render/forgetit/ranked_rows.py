"""Rows of a round's result, for each seat: its total, what the round added, and a bar to compare them."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PIL import Image

from engine.forgetit.hand import totals
from engine.forgetit.view import ForGetItView
from engine.game import Seat, places
from localization.catalog import Speaker
from render.figures import standing_out
from render.lettering import write
from render.people import MARKS
from render.podium import RankedRow
from render.ranking_picture import DETAIL_WIDTH, NARROW_DETAIL, ROWS_A_COLUMN
from render.sketch import Sketch
from render.theme import Colour, Theme

_HEIGHT = 76
_BAR_TOP, _BAR = 52, 20


def ranked_rows(view: ForGetItView, number: int, say: Speaker, unranked: Collection[Seat] = ()) -> list[RankedRow]:
    """After the round ``number``, counted from 0, or where a vote ended the match in it.

    The bars compare the seats without the ``unranked`` ones, whose rows are not shown.
    """
    stopped = view.by_vote and number == min(map(len, view.sheet))
    points = totals(view.sheet, number + 1)
    width = DETAIL_WIDTH if view.seats <= ROWS_A_COLUMN else NARROW_DETAIL
    highest = max((total for seat, total in enumerate(points) if seat not in unranked), default=0)
    rows = []
    for place, seat in sorted((place, seat) for seat, place in enumerate(places(points))):
        column = view.sheet[seat]
        total = say("points", count=points[seat])
        if stopped:
            # Not everybody has had as many turns.
            label = say("forgetit-turns", count=len(column))
            words = say("forgetit-ranking-stopped", total=total, turns=len(column))
        else:
            entry = column[number]
            key = "forgetit-ranking" if entry is not None else "forgetit-ranking-bust"
            words = say(key, entry=entry or 0, total=total, round=number + 1)
            label = "–" if entry is None else f"+{entry}"
        detail = partial(_detail, label, min(1.0, points[seat] / max(highest, 1)), MARKS[seat].colour, width)
        rows.append(RankedRow(place, seat, words, score=str(points[seat]), detail=detail))
    return rows


def _detail(label: str, share: float, colour: Colour, width: int, theme: Theme) -> Image.Image:
    """Points that the round added, and a bar of the total, as its ``share`` of the highest."""
    sketch = Sketch(width, _HEIGHT)
    write(sketch, (0, 22), label, 40, theme.ground.ink, 750, room=width)
    sketch.rectangle((0, _BAR_TOP), (width, _BAR), theme.ground.backdrop, _BAR / 2)
    if share:
        sketch.rectangle((0, _BAR_TOP), (max(_BAR, width * share), _BAR), standing_out(colour, theme), _BAR / 2)
    return sketch.finish()
