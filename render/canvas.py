"""A picture that is laid out but not painted: what lies where is known, so only new parts have to be painted.

It is pasted on like a picture of Pillow's. Nothing is painted before somebody asks for pixels, and then only in the
rectangle that is asked for. What lies in a rectangle is recognised by the content of the sprites there and their
places, so equal keys mean equal pixels, whichever table or person a picture is for.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Hashable, Iterator
from typing import NamedTuple, TypeVar

from PIL import Image
from xxhash import xxh3_128_digest

from render.theme import Colour

Box = tuple[int, int, int, int]
"""Left, top, right and bottom; the last two lie outside."""

Corner = tuple[int, int]

A = TypeVar("A", bound=Hashable)
V = TypeVar("V")

_PLACE = struct.Struct("<4i")

_WORTH_TRIMMING = 0.75
"""Share of a picture that shows anything below which only that part is painted, from a copy that is kept."""


class Laid(NamedTuple):
    """A sprite or a colour on the canvas. ``box`` is what it covers, ``key`` says what it looks like, and where."""

    source: Image.Image | Colour
    at: Corner | Box
    masked: bool
    box: Box
    key: bytes


class Canvas:
    """An opaque picture of ``width`` × ``height``, of one colour as long as nothing is pasted on it."""

    mode = "RGB"

    def __init__(self, width: int, height: int, colour: Colour = "#000000") -> None:
        self.width = width
        self.height = height
        self.colour = colour
        self._laid: list[Laid] = []

    @classmethod
    def on(cls, ground: Image.Image) -> Canvas:
        """One that shows this opaque picture so far."""
        canvas = cls(*ground.size)
        canvas.paste(ground, (0, 0))
        return canvas

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    def paste(self, source: Image.Image | Colour, at: Corner | Box, mask: Image.Image | None = None) -> None:
        """As `PIL.Image.Image.paste`: a picture at a corner, or a colour in a box.

        The mask can only be the picture itself, which then shows what its alpha channel lets through. The picture must
        not be changed afterwards.
        """
        assert mask is None or mask is source
        if isinstance(source, str):
            assert len(at) == 4
            covered, looks = at, source.encode().ljust(16)
        else:
            look = _known(source, _look, mask is not None)
            # All of it is transparent.
            if look.box is None:
                return
            x, y = at[:2]
            left, top, right, bottom = look.box
            covered, looks = (x + left, y + top, x + right, y + bottom), look.digest
            # Most sprites are small figures in large frames: only the part that shows is pasted.
            if look.trimmed is not None:
                source, at = look.trimmed, covered[:2]
                mask = source
        left, top, right, bottom = covered
        box = max(left, 0), max(top, 0), min(right, self.width), min(bottom, self.height)
        if box[0] < box[2] and box[1] < box[3]:
            self._laid.append(Laid(source, at, mask is not None, box, looks + _PLACE.pack(*covered)))

    def put(self, sprite: Image.Image, corner: Corner) -> None:
        """Lay the sprite on the picture, as far as its alpha channel lets it through."""
        self.paste(sprite, corner, sprite)

    def __iter__(self) -> Iterator[Laid]:
        """Sprites that lie on it, from the ground upwards."""
        return iter(self._laid)

    def differences(self, other: Canvas) -> Iterator[Box]:
        """Boxes in which the two may look different, which are as large and begin with the same colour."""
        # By what they look like and where: two drawings of the same scene share most of it.
        ours, theirs = ({laid.key for laid in canvas} for canvas in (self, other))
        return (laid.box for laid in (*self, *other) if laid.key in ours ^ theirs)

    def painted(self) -> Image.Image:
        """The whole picture, in RGB."""
        return self.part((0, 0, self.width, self.height))

    def part(self, box: Box) -> Image.Image:
        """A rectangle of it in RGB."""
        left, top, right, bottom = box
        here = [
            laid
            for laid in self._laid
            # By place and not by name: this is done for every sprite of every strip.
            if (covered := laid[3])[0] < right and covered[2] > left and covered[1] < bottom and covered[3] > top
        ]
        picture = self._ground(box, here)
        for source, at, masked, _, _ in here:
            if isinstance(source, str):
                picture.paste(source, (at[0] - left, at[1] - top, at[2] - left, at[3] - top))  # type: ignore[misc]
            else:
                picture.paste(source, (at[0] - left, at[1] - top), source if masked else None)
        return picture

    def _ground(self, box: Box, here: list[Laid]) -> Image.Image:
        """Ground of the box; if one picture fills it, that is taken from what lies ``here``."""
        left, top, right, bottom = box
        if here and not here[0].masked:
            source, at, _, covered, _ = here[0]
            fills = covered[0] <= left and covered[1] <= top and covered[2] >= right and covered[3] >= bottom
            # A board covers everything: the colour under it need not be painted first.
            if fills and not isinstance(source, str):
                del here[0]
                return source.crop((left - at[0], top - at[1], right - at[0], bottom - at[1]))
        return Image.new("RGB", (right - left, bottom - top), self.colour)


def put(picture: Image.Image | Canvas, sprite: Image.Image, middle: Corner, strength: float = 1.0) -> None:
    """Lays the sprite's middle there, with that share of its opacity."""
    # Most are whole, and a copy of each would be kept for nothing.
    shown = sprite if strength == 1 else faded(sprite, strength)
    x, y = middle[0] - sprite.width // 2, middle[1] - sprite.height // 2
    if picture.mode == "RGBA" and isinstance(picture, Image.Image):
        picture.alpha_composite(shown, (max(x, 0), max(y, 0)), (max(-x, 0), max(-y, 0)))
    else:
        picture.paste(shown, (x, y), shown)


def _known(picture: Image.Image, find_out: Callable[[Image.Image, A], V], aspect: A) -> V:
    """Fact that is found out of a picture once, and kept on it: no copy that Pillow makes takes it along."""
    known = vars(picture).setdefault("_known", {})
    if (find_out, aspect) not in known:
        known[find_out, aspect] = find_out(picture, aspect)
    found: V = known[find_out, aspect]
    return found


class _Look(NamedTuple):
    """The digest of what shows of a picture, its box, if anything does, and that part alone, if it is much smaller."""

    digest: bytes
    box: Box | None
    trimmed: Image.Image | None


def digest_of(sprite: Image.Image) -> bytes:
    """Of what shows of it."""
    return _known(sprite, _look, True).digest


def faded(sprite: Image.Image, strength: float) -> Image.Image:
    """The sprite with that share of its opacity; made once for as long as the sprite is kept."""
    return _known(sprite, _faded, strength)


def _faded(sprite: Image.Image, strength: float) -> Image.Image:
    faint = sprite.copy()
    faint.putalpha(sprite.getchannel("A").point([round(value * strength) for value in range(256)]))
    return faint


def _look(picture: Image.Image, masked: bool) -> _Look:
    whole = (0, 0, *picture.size)
    box = picture.getchannel("A").getbbox() if masked else whole
    seen = picture if box is None or box == whole else picture.crop(box)
    # Pillow holds four bytes a pixel; copied as they are, they take a tenth of the time that three would.
    content = seen.tobytes("raw", "RGBX" if seen.mode == "RGB" else seen.mode)
    digest = xxh3_128_digest(content + struct.pack("<4s2i?", seen.mode.encode(), *seen.size, masked))
    much_smaller = seen.width * seen.height < _WORTH_TRIMMING * picture.width * picture.height
    return _Look(digest, box, seen if much_smaller else None)
