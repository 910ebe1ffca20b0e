"""Painting again only what has changed since the picture of the same kin before.

Two lists of what lies on a canvas are compared, not pixels. What was taken away or put there is painted; so the result
is what painting everything would give, whichever picture it began with.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PIL import Image

from render.caches import BoundedCache
from render.canvas import Box, Canvas
from render.people import keeps_people

Indexed = Callable[[Image.Image], Image.Image]
"""Makes a picture of palette indices of an RGB picture, pixel by pixel, so that parts come out as the whole would."""


class _Painted(NamedTuple):
    """A picture in palette indices, and what lies on it: the boxes by their keys, in their order."""

    picture: Image.Image
    """After a column of zeros: in a PNG each row begins with its filter."""

    lying: dict[bytes, Box]
    doubled: bool
    """Whether something lies there twice, so that the keys do not tell everything."""


_A_KEY = 250
"""About the bytes that it takes with its box."""

latest_painted = keeps_people(
    BoundedCache[_Painted](12 * 2**20, lambda one: one.picture.width * one.picture.height + _A_KEY * len(one.lying))
)
"""The latest picture of each kin: one to each megabyte, of the tables at which something happens."""


_CELL = 96
"""Small boxes that begin in the same square of this size are joined at once."""

_WORTH_A_BOX = 12_000
"""As many pixels are painted in the time that one more box takes."""


def repainted(canvas: Canvas, look: bytes, indexed: Indexed) -> Image.Image:
    """The canvas in palette indices, after a column of zeros at the left; do not change the picture.

    ``look`` tells sizes and palettes apart.
    """
    lying = {laid.key: laid.box for laid in canvas}
    doubled = len(lying) < len(canvas)
    former = latest_painted.get((canvas.kin, look))
    if former is None or doubled or former.doubled:
        picture = indexed(canvas.painted()).crop((-1, 0, *canvas.size))
    else:
        picture = former.picture.copy()
        for box in _joined(set(_changed(former.lying, lying))):
            picture.paste(indexed(canvas.part(box)), (box[0] + 1, box[1]))
    latest_painted.put((canvas.kin, look), _Painted(picture, lying, doubled))
    return picture


def _changed(former: dict[bytes, Box], lying: dict[bytes, Box]) -> list[Box]:
    """Where the pictures may differ: what came, what went, and what lies over or under something else now."""
    places = {key: place for place, key in enumerate(former)}
    stayed = [key for key in lying if key in places]
    in_order = {stayed[number] for number in _longest_rise([places[key] for key in stayed])}
    return [box for lies in (former, lying) for key, box in lies.items() if key not in in_order]


def _longest_rise(numbers: Sequence[int]) -> list[int]:
    """The places of the longest selection of different numbers that grow from each to the next."""
    lowest_ends: list[int] = []
    ends_at: list[int] = []
    before: list[int] = []
    for place, number in enumerate(numbers):
        length = bisect(lowest_ends, number)
        if length == len(lowest_ends):
            lowest_ends.append(number)
            ends_at.append(place)
        else:
            lowest_ends[length] = number
            ends_at[length] = place
        before.append(ends_at[length - 1] if length else -1)
    rise = []
    place = ends_at[-1] if ends_at else -1
    while place >= 0:
        rise.append(place)
        place = before[place]
    return rise


def _joined(boxes: Iterable[Box]) -> list[Box]:
    """Few boxes around all of these, with little that is in none of them."""
    cells: dict[tuple[int, ...], Box] = {}
    for box in boxes:
        left, top, right, bottom = box
        small = right - left <= _CELL and bottom - top <= _CELL
        cell = (left // _CELL, top // _CELL) if small else box
        known = cells.get(cell)
        cells[cell] = box if known is None else _around(known, box)
    joined: list[Box] = []
    for box in cells.values():
        while (other := _joinable(box, joined)) is not None:
            joined.remove(other)
            box = _around(box, other)
        joined.append(box)
    return joined


def _joinable(box: Box, others: Sequence[Box]) -> Box | None:
    """The first of them that is better painted together with this box than by itself."""
    left, top, right, bottom = box
    worth = (right - left) * (bottom - top) + _WORTH_A_BOX
    for other in others:
        x1, y1, x2, y2 = other
        width = (right if right > x2 else x2) - (left if left < x1 else x1)
        height = (bottom if bottom > y2 else y2) - (top if top < y1 else y1)
        if width * height <= worth + (x2 - x1) * (y2 - y1):
            return other
    return None


def _around(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])
