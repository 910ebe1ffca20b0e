"""Changes of a board, ringed: those of several ways to go on, as labelled ghosts, and one that has happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import dist

from PIL import Image, ImageChops, ImageFilter

from render.png import Palette
from render.sketch import Sketch
from render.theme import Theme

_NOTICED = 24
"""The difference of a colour, of 255, that a viewer sees."""

_CELL = 8
"""Pixels across, of the squares in which changes are told apart."""

_TOUCHED = 10
"""Of 255, the share of a cell that has changed at least."""

_STRENGTH = 0.85
"""Of what a way would change: a ghost of it, for it has not happened."""

_COLOURS = ("#ffd24d", "#62c4ff", "#ff8fd0", "#9be564")
_INK = "#101010"

_NEARLY = 0.4
"""Of the largest change, what another has to measure to be ringed as well."""

_MOST_CHANGED = 0.35
"""Of a picture, the share that a ring can still point out."""

_ROUNDED = 1.5
"""Standard deviation of the blur that rounds a ring, in cells."""

_OUTLINE, _LINE = (30, 150), (60, 124)
"""Levels of a blurred patch, of 255, from the outside to the inside: a ring's dark outline, and the ring in it."""

_AROUND = 48
"""Pixels around a change, by which the place on the board is known."""

_LEAST_SHOWN = 1.6
"""Of the size that is asked for, the part of a board in which people find their way."""

_EDGE = 12
"""Pixels between an inset and the edge of its picture."""

_RADIUS = 30
"""Of a label, in pixels."""

Cells = frozenset[tuple[int, int]]
"""Cells by column and row."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

Place = tuple[int, int]


def draw_alternatives(
    before: bytes,
    ways: Sequence[bytes],
    labels: Sequence[str],
    palette: Palette,
    theme: Theme,
    off_board: Sequence[Box] = (),
) -> bytes:
    """A PNG of the position ``before`` with the differences between two to four ``ways`` that lead on from it.

    All are pictures of one size by that palette. What they have in common is left out, and so is what changes
    ``off_board``: counts of several ways mixed would be those of none. The largest changes that a way shares with no
    other are ringed, or the largest of all where it shares each.
    """
    base, *ends = (palette.decoded(picture, theme) for picture in (before, *ways))
    for box in off_board:
        kept = base.crop(box)
        for end in ends:
            end.paste(kept, box[:2])
    apart = reduce(ImageChops.lighter, (_difference(ends[0], end) for end in ends[1:]))
    changes = [ImageChops.darker(_difference(base, end), apart) for end in ends]
    picture, marks = base.copy(), Sketch(*base.size)
    for end, changed in zip(ends, changes, strict=True):
        picture.paste(Image.blend(picture, end, _STRENGTH), mask=_from(128, _enlarged(changed, base.size)))
    taken: list[Place] = []
    for number, changed in enumerate(changes):
        others = reduce(ImageChops.lighter, (one for other, one in enumerate(changes) if other != number))
        own = ImageChops.subtract(changed, others)
        shown = _largest(own) or _largest(changed)
        for patch in shown:
            _put_ring(picture, patch, changed.size, _COLOURS[number])
        if shown:
            taken.append(_label(marks, shown[0], labels[number], _COLOURS[number], taken))
    drawn = marks.finish()
    picture.paste(drawn, mask=drawn.getchannel("A"))
    return palette.encode(picture, theme)


def crop_change(
    before: bytes,
    after: bytes,
    palette: Palette,
    theme: Theme,
    size: tuple[int, int],
    inset: Image.Image | None = None,
) -> Image.Image:
    """The part of ``after`` that differs from ``before``, its largest changes ringed, as a picture of that size.

    Both are pictures of one size by that palette. Where nearly all has changed, or nothing, it shows the whole. The
    ``inset`` lies in the corner that is farthest from the changes.
    """
    base, picture = (palette.decoded(each, theme) for each in (before, after))
    changed = _difference(base, picture)
    shown = _largest(changed)
    if sum(map(len, shown)) > _MOST_CHANGED * changed.width * changed.height:
        shown = []
    for patch in shown:
        _put_ring(picture, patch, changed.size, _COLOURS[0])
    cells = [cell for patch in shown for cell in patch] or [(0, 0), (changed.width - 1, changed.height - 1)]
    spans = [(_CELL * min(along), _CELL * (max(along) + 1)) for along in zip(*cells, strict=True)]
    # A part in the shape of what is asked for, with enough around the changes.
    around = 2 * _AROUND if shown else 0
    needs = [(end - start + around) / side for (start, end), side in zip(spans, size, strict=True)]
    scale = max(_LEAST_SHOWN, *needs)
    part = [scale * side for side in size]
    corner, away = [], []
    for (start, end), whole, side in zip(spans, picture.size, part, strict=True):
        corner.append((whole - side) / 2 if side > whole else max(0, min((start + end - side) / 2, whole - side)))
        away.append((start + end) / 2 - corner[-1] - side / 2)
    box = [round(each) for each in (*corner, corner[0] + part[0], corner[1] + part[1])]
    ground = Image.new("RGB", (box[2] - box[0], box[3] - box[1]), theme.ground.backdrop)
    ground.paste(picture, (-box[0], -box[1]))
    found = ground.resize(size, Image.Resampling.LANCZOS)
    if inset is not None:
        x = _EDGE if away[0] > _CELL else size[0] - inset.width - _EDGE
        y = size[1] - inset.height - _EDGE if away[1] < -_CELL else _EDGE
        found.paste(inset, (x, y), inset)
    return found


def _difference(one: Image.Image, other: Image.Image) -> Image.Image:
    """White in the cells where the two differ, and in those around."""
    differs = ImageChops.difference(one, other).convert("L").point(lambda value: 255 * (value > _NOTICED))
    cells = differs.reduce(_CELL).point(lambda value: 255 * (value > _TOUCHED))
    return cells.filter(ImageFilter.MaxFilter(3))


def _enlarged(cells: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The cells as pixels of a picture of that size, with soft edges."""
    whole = cells.resize((cells.width * _CELL, cells.height * _CELL), Image.Resampling.BICUBIC)
    return whole.crop((0, 0, *size))


def _from(level: int, soft: Image.Image) -> Image.Image:
    """White where the picture has that level, with edges as soft as those of drawn lines."""
    return soft.point(lambda value: max(0, min(255, 128 + 12 * (value - level))))


def _put_ring(picture: Image.Image, patch: Cells, size: tuple[int, int], colour: str) -> None:
    """Around the patch, which is one of a picture of ``size`` cells."""
    # Contours of a blurred patch are round where it has corners, and as far from its edge everywhere.
    soft = _enlarged(_ring(patch, size).filter(ImageFilter.GaussianBlur(_ROUNDED)), picture.size)
    for ink, outer, inner in ((_INK, *_OUTLINE), (colour, *_LINE)):
        picture.paste(ink, mask=ImageChops.subtract(_from(outer, soft), _from(inner, soft)))


def _ring(patch: Cells, size: tuple[int, int]) -> Image.Image:
    """The patch as white cells, without notches."""
    cells = Image.new("L", size)
    for cell in patch:
        cells.putpixel(cell, 255)
    return cells.filter(ImageFilter.MaxFilter(5)).filter(ImageFilter.MinFilter(3))


def _label(marks: Sketch, patch: Cells, label: str, colour: str, taken: Sequence[Place]) -> Place:
    """Write it on the upper edge of the patch, beside the labels whose centres are ``taken``, and return its centre."""
    top = min(row for _, row in patch)
    columns, edge = sorted(column for column, row in patch if row == top), _RADIUS + 4
    across, down = _CELL * columns[len(columns) // 2], max(_CELL * top - _RADIUS // 2, edge)
    places = [(x, down) for x in range(edge, marks.width - edge + 1, _CELL // 2)]
    free = [place for place in places if all(dist(place, other) >= 2 * _RADIUS for other in taken)]
    centre = min(free, key=lambda place: abs(place[0] - across))
    marks.ellipse(centre, (_RADIUS, _RADIUS), colour, _INK, 4)
    marks.text(centre, label, 38, _INK, 850)
    return centre


def _largest(cells: Image.Image) -> list[Cells]:
    """The largest patch, and those that are nearly as large."""
    patches = sorted(_patches(cells), key=len, reverse=True)
    return [patch for patch in patches if len(patch) >= _NEARLY * len(patches[0])]


def _patches(cells: Image.Image) -> Iterator[Cells]:
    """White cells that touch each other."""
    left = {(x, y) for x in range(cells.width) for y in range(cells.height) if cells.getpixel((x, y))}
    while left:
        found, waiting = set(), {left.pop()}
        while waiting:
            x, y = cell = waiting.pop()
            found.add(cell)
            near = {(x + across, y + down) for across in (-1, 0, 1) for down in (-1, 0, 1)} & left
            left -= near
            waiting |= near
        yield frozenset(found)
