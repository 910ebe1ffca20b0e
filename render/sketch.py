"""Drawing with smooth edges: everything is drawn at four times its size and reduced, band by band.

Until it is finished a sketch has premultiplied colours (Pillow's RGBa): to reduce others, Pillow would premultiply all
of the large picture first, which takes several times as long as the rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache

from PIL import Image, ImageColor, ImageDraw, ImageFont

from render.art import art
from render.caches import lettered
from render.fonts import INTER_FILE, loaded
from render.people import SeatMark, Shape
from render.theme import GOLD, Colour

SCALE = 4

_MOST_PIXELS = 2**21
"""Of a band at four times its size, 8 MB: large pictures would take 50."""

Point = tuple[float, float]

_CROWN: Sequence[Point] = [(-26, 14), (-30, -14), (-13, 0), (0, -20), (13, 0), (30, -14), (26, 14)]

_LETTER_DROP = {
    Shape.TRIANGLE: 0.24,
    Shape.HEART: -0.08,
    Shape.BEAR: 0.12,
    Shape.STAR: 0.06,
    Shape.HOUSE: 0.12,
    Shape.DROP: 0.16,
    Shape.SHIELD: -0.06,
    Shape.GEM: -0.12,
}
"""Distance below the centre, in radii, at which a letter looks centred."""

_ARM = 0.42
"""Half as wide as an arm of the cross."""


def font(size: int, weight: int = 700) -> ImageFont.FreeTypeFont:
    """Inter at ``size`` drawn pixels and ``weight`` from 100 to 900."""
    return loaded(INTER_FILE, size, weight)


class Sketch:
    """A transparent picture of ``width`` × ``height``; all coordinates are in its final pixels."""

    def __init__(self, width: int, height: int, background: Colour | None = None) -> None:
        self.width = width
        self.height = height
        self._background = _ink(background) or (0, 0, 0, 0)
        self._strokes: list[Callable[[ImageDraw.ImageDraw, Image.Image], None]] = []
        self._band_top = 0

    def finish(self) -> Image.Image:
        """Paint all strokes, band by band: enlarged as a whole, a big picture would take too much memory."""
        finished = Image.new("RGBA", (self.width, self.height))
        step = max(1, _MOST_PIXELS // (max(1, self.width) * SCALE * SCALE))
        for top in range(0, self.height, step):
            self._finish_band(finished, top, min(step, self.height - top))
        return finished

    def _finish_band(self, finished: Image.Image, top: int, height: int) -> None:
        self._band_top = top
        # With premultiplied alpha, the mean of four by four pixels has no dark fringe.
        image = Image.new("RGBa", (self.width * SCALE, height * SCALE), self._background)
        pen = ImageDraw.Draw(image)
        for stroke in self._strokes:
            stroke(pen, image)
        if drawn := image.getbbox():
            left, upper = drawn[0] // SCALE, drawn[1] // SCALE
            right, lower = -(-drawn[2] // SCALE), -(-drawn[3] // SCALE)
            # Often most of a sketch is empty.
            reduced = image.reduce(SCALE, (left * SCALE, upper * SCALE, right * SCALE, lower * SCALE))
            finished.paste(reduced.convert("RGBA"), (left, top + upper))

    def polygon(self, points: Sequence[Point], fill: Colour, outline: Colour | None = None, width: float = 0) -> None:
        """A polygon whose corners are rounded by its outline."""

        def stroke(pen: ImageDraw.ImageDraw, _: Image.Image) -> None:
            corners = [self._up(point) for point in points]
            pen.polygon(corners, fill=_ink(fill))
            if outline and width:
                thickness = round(width * SCALE)
                # One corner more, so that the last joint is as round as the others.
                pen.line([*corners, corners[0], corners[1]], fill=_ink(outline), width=thickness, joint="curve")

        self._strokes.append(stroke)

    def ellipse(
        self, centre: Point, radii: Point, fill: Colour | None, outline: Colour | None = None, width: float = 0
    ) -> None:
        (x, y), (rx, ry) = centre, radii
        inks = _ink(fill), _ink(outline), round(width * SCALE)
        self._strokes.append(lambda pen, _: pen.ellipse(self._box(x - rx, y - ry, x + rx, y + ry), *inks))

    def rectangle(
        self,
        corner: Point,
        size: Point,
        fill: Colour | None,
        radius: float = 0,
        outline: Colour | None = None,
        width: float = 0,
    ) -> None:
        (x, y), (w, h) = corner, size
        look = radius * SCALE, _ink(fill), _ink(outline), round(width * SCALE)
        self._strokes.append(lambda pen, _: pen.rounded_rectangle(self._box(x, y, x + w, y + h), *look))

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """A line with round ends and joints."""
        self._strokes.append(
            lambda pen, _: pen.line(list(map(self._up, points)), _ink(fill), round(width * SCALE), joint="curve")
        )
        for point in (points[0], points[-1]):
            self.ellipse(point, (width / 2, width / 2), fill)

    def arc(self, centre: Point, radii: Point, start: float, end: float, fill: Colour, width: float) -> None:
        """Angles in degrees, clockwise from three o'clock."""
        (x, y), (rx, ry) = centre, radii
        look = start, end, _ink(fill), round(width * SCALE)
        self._strokes.append(lambda pen, _: pen.arc(self._box(x - rx, y - ry, x + rx, y + ry), *look))

    def text(
        self,
        at: Point,
        words: str,
        size: float,
        fill: Colour,
        weight: int = 700,
        anchor: str = "mm",
        room: float | None = None,
    ) -> None:
        """Latin letters and digits. Larger lettering makes them no wider than ``room``, and never smaller."""
        face = font(round(lettered(size) * SCALE), weight)
        if room is not None and (wide := face.getlength(words) / SCALE) > room:
            face = font(round(max(size, lettered(size) * room / wide) * SCALE), weight)
        self._write(at, words, face, fill, anchor)

    def glyphs(self, at: Point, words: str, face: ImageFont.FreeTypeFont, fill: Colour, direction: str | None) -> None:
        """Letters of one font, from ``at`` on its baseline; `render.lettering` writes whole lines of any script."""
        self._write(at, words, face, fill, "ls", direction)

    def _write(
        self,
        at: Point,
        words: str,
        face: ImageFont.FreeTypeFont,
        fill: Colour,
        anchor: str,
        direction: str | None = None,
    ) -> None:
        def stroke(pen: ImageDraw.ImageDraw, image: Image.Image) -> None:
            x, y = self._up(at)
            # A glyph far outside of the band would be laid out for nothing, band after band.
            if -2 * face.size < y < image.height + 2 * face.size:
                pen.text((x, y), words, _ink(fill), face, anchor, direction=direction)

        self._strokes.append(stroke)

    def shape(self, shape: Shape, centre: Point, radius: float, fill: Colour, outline: Colour, width: float) -> None:
        """A seat's shape, sized so that all shapes look equally large."""
        if shape is Shape.CIRCLE:
            self.ellipse(centre, (radius * 0.95, radius * 0.95), fill, outline, width)
        elif shape is Shape.SQUARE:
            side = radius * 1.66
            corner = (centre[0] - side / 2, centre[1] - side / 2)
            self.rectangle(corner, (side, side), fill, radius * 0.2, outline, width)
        else:
            self.polygon(
                [(centre[0] + radius * x, centre[1] + radius * y) for x, y in _OUTLINES[shape]], fill, outline, width
            )

    def badge(
        self,
        mark: SeatMark,
        centre: Point,
        radius: float,
        rim: Colour = "#ffffff",
        fill: Colour | None = None,
        ink: Colour | None = None,
    ) -> None:
        """A seat's shape with its letter; in the seat's colours unless ``fill`` and ``ink`` are given."""
        self.shape(mark.shape, centre, radius, fill or mark.colour, rim, radius * 0.11)
        drop = radius * _LETTER_DROP.get(mark.shape, 0.0)
        self.text((centre[0], centre[1] + drop), mark.letter, radius * 0.95, ink or mark.ink, 800)

    def art(self, name: str, corner: Point, width: float, height: float | None = None, **colours: Colour) -> None:
        """The drawing data/art/<name>.svg; with the width alone it keeps its proportions."""
        high = None if height is None else round(height * SCALE)
        drawing = art(name, round(width * SCALE), high, **colours)
        self.picture(drawing, corner)

    def picture(self, drawn: Image.Image, corner: Point) -> None:
        """A picture in drawn pixels, `SCALE` times as large as it will be."""

        def stroke(_: ImageDraw.ImageDraw, image: Image.Image) -> None:
            x, y = (round(value) for value in self._up(corner))
            # Where alpha counts as one of the colours, and is full, pasting by alpha is what laying over means.
            image.paste(drawn.convert("RGB"), (x, y), drawn.getchannel("A"))

        self._strokes.append(stroke)

    def crown(self, centre: Point, scale: float) -> None:
        """For winners; about 60 pixels wide at scale 1."""
        points = [(centre[0] + x * scale, centre[1] + y * scale) for x, y in _CROWN]
        self.polygon(points, GOLD, "#ffffff", 4 * scale)
        self.polygon(points, GOLD)

    def _up(self, point: Point) -> Point:
        return (point[0] * SCALE, (point[1] - self._band_top) * SCALE)

    def _box(self, left: float, top: float, right: float, bottom: float) -> list[float]:
        return [*self._up((left, top)), right * SCALE - 1, (bottom - self._band_top) * SCALE - 1]


@cache
def _ink(colour: Colour | None) -> tuple[int, ...] | None:
    """Premultiplied, with its alpha."""
    if colour is None:
        return None
    *parts, alpha = (*ImageColor.getrgb(colour), 255)[:4]
    return (*(round(part * alpha / 255) for part in parts), alpha)


def _angles(count: int) -> list[float]:
    """Evenly spread over a full turn, from 0 on."""
    return [math.tau * step / count for step in range(count)]


def _round(reaches: Sequence[float], turn: float = 0.0, drop: float = 0.0) -> list[Point]:
    """Points that far from the middle, evenly spread clockwise from the top, or ``turn`` after it."""
    at = [(reach, angle + turn) for reach, angle in zip(reaches, _angles(len(reaches)), strict=True)]
    return [(reach * math.sin(angle), drop - reach * math.cos(angle)) for reach, angle in at]


def _wavy(waves: int, depth: float, radius: float, turn: float = 0.0) -> list[Point]:
    """A round shape with this number of bulges."""
    return _round([radius * (1 - depth + depth * math.cos(waves * at + turn)) for at in _angles(24 * waves)])


def _head(angle: float) -> float:
    """Distance from the middle to the outline of a bear's head with its two ears."""
    dx, dy = math.sin(angle), -math.cos(angle)
    reach = 0.95
    for side in (-1, 1):
        along = dx * side * 0.68 + dy * -0.68
        aside = dx * -0.68 - dy * side * 0.68
        if abs(aside) < 0.32 and along > 0:
            reach = max(reach, along + math.sqrt(0.32**2 - aside**2))
    return reach


_OUTLINES: dict[Shape, list[Point]] = {
    Shape.TRIANGLE: _round([1.2] * 3, drop=0.16),
    Shape.DIAMOND: _round([1.12] * 4),
    Shape.BEAR: _round([_head(angle) for angle in _angles(96)], drop=0.12),
    Shape.STAR: _round([1.15, 1.15 * 0.55] * 5),
    Shape.HEART: [
        (
            math.sin(t) ** 3 * 1.05,
            -(13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 15.5,
        )
        for t in _angles(48)
    ],
    Shape.CROSS: [
        (x * c - y * s, x * s + y * c)
        for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))
        for x, y in ((-_ARM, -1.0), (_ARM, -1.0), (_ARM, -_ARM))
    ],
    Shape.HOUSE: [(0, -1.1), (1.0, -0.3), (0.82, -0.3), (0.82, 0.85), (-0.82, 0.85), (-0.82, -0.3), (-1.0, -0.3)],
    Shape.DROP: [
        (0.0, -1.25),
        *(
            (0.86 * math.cos(angle), 0.16 + 0.86 * math.sin(angle))
            for angle in (math.radians(-55 + 290 * step / 32) for step in range(33))
        ),
    ],
    Shape.CLOVER: _wavy(4, 0.24, 1.2, math.pi),
    Shape.OCTAGON: _round([1.0] * 8, math.pi / 8),
    Shape.FLOWER: _wavy(8, 0.08, 1.06),
    Shape.SHIELD: [(-0.88, -0.9), (0.88, -0.9), (0.88, 0.1), (0.55, 0.65), (0, 1.08), (-0.55, 0.65), (-0.88, 0.1)],
    Shape.LEMON: [
        (1.02 * math.cos(angle) + 0.16 * math.cos(angle) ** 9, 0.8 * math.sin(angle)) for angle in _angles(48)
    ],
    Shape.GEM: [(-0.6, -0.8), (0.6, -0.8), (1.1, -0.2), (0, 1.1), (-1.1, -0.2)],
}
