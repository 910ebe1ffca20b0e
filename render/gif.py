"""Animated pictures: GIFs that play once and hold their last frame, of the same colours as the still pictures.

Every frame holds no more than what differs from the one before, so that ten of them cost little more than one picture.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from PIL import Image, ImageChops, ImageFilter

from render.canvas import Box, Canvas
from render.lzw import compressed, compressed_png
from render.png import Palette
from render.strips import indexes_of, size_of
from render.theme import Theme

MOST_BYTES = 300_000
"""The size of an animation at most; the picture without it is drawn in any case."""

MOST_FRAMES = 10
"""Between the pictures before and after; more would be slow to arrive, and slow to watch."""

FIRST_MILLISECONDS = 20
"""Milliseconds of the first frame, which is the last one already: as short as players of GIFs allow."""

_ANY = [0] + 255 * [255]
"""Makes a mask of differences: wherever anything differs at all."""


@dataclass(frozen=True, slots=True)
class Patch:
    """Something to be laid on a picture, its upper left ``corner`` there; only what its alpha channel lets through."""

    image: Image.Image
    corner: tuple[int, int]

    @classmethod
    def of(cls, sprite: Image.Image, corner: tuple[float, float]) -> Patch:
        return cls(sprite, (round(corner[0]), round(corner[1])))

    @classmethod
    def centred(cls, sprite: Image.Image, centre: tuple[float, float]) -> Patch:
        return cls.of(sprite, (centre[0] - sprite.width // 2, centre[1] - sprite.height // 2))

    def erased(self, bare: Canvas) -> Patch:
        """Patch that takes this sprite off again: the ``bare`` picture in its outline, and a little around it."""
        alpha = self.image.getchannel("A").point(lambda value: 255 if value > 8 else 0)
        # Faint edges are erased whole: what is left of them would be seen as dirt.
        part = bare.part(self.box)
        part.putalpha(alpha.filter(ImageFilter.MaxFilter(5)))
        return Patch(part, self.corner)

    def paste_on(self, picture: Image.Image, origin: tuple[int, int]) -> None:
        """The picture begins at the ``origin``."""
        at = (self.corner[0] - origin[0], self.corner[1] - origin[1])
        picture.paste(self.image, at, self.image if self.image.mode == "RGBA" else None)

    @property
    def box(self) -> Box:
        x, y = self.corner
        return x, y, x + self.image.width, y + self.image.height


@dataclass(frozen=True, slots=True)
class Frame:
    """``changes`` stay on the picture from now on; ``pieces`` lie on it in this frame alone.

    ``afresh``: an animation that this frame begins does not show the picture before, but changes the one after.
    """

    milliseconds: int
    pieces: tuple[Patch, ...] = ()
    changes: tuple[Patch, ...] = ()
    afresh: bool = False


def animate(
    before: bytes, frames: Sequence[Frame], after: bytes, palette: Palette, theme: Theme, most_bytes: int = MOST_BYTES
) -> bytes | None:
    """From one PNG of the palette to another of the same size by those frames.

    The last frame is the latter exactly, and so is the first: people who see no motion see that one alone. Between
    them, only the part of the picture where something moves shows what was there before. Frames are left out where they
    are more than `MOST_FRAMES`, and until the file is small enough. Returns None if there is nothing to animate, or no
    way to.
    """
    size = size_of(after)
    if not frames or size_of(before) != size:
        return None
    # Thinned before anything is drawn; below, once more if the file is too large.
    if len(frames) > MOST_FRAMES:
        frames = thinned(frames, MOST_FRAMES)
    patches = (patch for frame in frames for patch in (*frame.changes, *frame.pieces))
    # Something must be there to be cropped, also if all lies outside.
    moving = _around(patches, size) or (0, 0, 1, 1)
    rows = range(moving[1], moving[3])
    last, whole = indexes_of(after, rows), compressed_png(after)
    first = last if frames[0].afresh else indexes_of(before, rows)
    while frames:
        # The first frame is the picture that stays: its pixels are compressed for the PNG already.
        writer, fitting = GifWriter(palette, theme, last.copy(), FIRST_MILLISECONDS, whole), 0
        played = _played(first, frames, moving, palette, theme)
        begin = () if frames[0].afresh else ((first.crop(moving), moving[:2], frames[0].milliseconds),)
        end = last.crop(moving), moving[:2], 0
        for part, corner, milliseconds in chain(begin, played, (end,)):
            writer.change(part, corner, milliseconds)
            if writer.size > most_bytes:
                break
            fitting += 1
        else:
            return writer.finish()
        # Besides the frames, what comes before and after them has to fit.
        frames = thinned(frames, max(0, min(fitting - len(begin), len(frames) - 1)))
    return None


def thinned(frames: Sequence[Frame], most: int) -> list[Frame]:
    """Choose that number of the frames, spread evenly, to take as long as all of them and leave the same picture."""
    few: list[Frame] = []
    for number in range(most):
        part = frames[len(frames) * number // most : len(frames) * (number + 1) // most]
        changes = tuple(change for frame in part for change in frame.changes)
        # Pieces of frames left out are not shown; their changes stay on the picture and must not be lost.
        few.append(Frame(sum(frame.milliseconds for frame in part), part[-1].pieces, changes, part[0].afresh))
    return few


def _played(
    first: Image.Image, frames: Sequence[Frame], moving: Box, palette: Palette, theme: Theme
) -> Iterable[tuple[Image.Image, tuple[int, int], int]]:
    """For each frame a part of the picture that holds all that it changes, its upper left corner and milliseconds.

    ``moving`` is the part with all of them.
    """
    left, top, _, _ = moving
    stage = _coloured(first.crop(moving), palette, theme)
    last_pieces: tuple[Patch, ...] = ()
    for frame in frames:
        for change in frame.changes:
            change.paste_on(stage, (left, top))
        # Where pieces lay in the frame before, the picture has to come back.
        touched = _around((*last_pieces, *frame.changes, *frame.pieces), first.size)
        last_pieces = frame.pieces
        if touched is None:
            # Nothing to change, but the time passes.
            yield first.crop((0, 0, 0, 0)), (0, 0), frame.milliseconds
            continue
        x, y = touched[:2]
        part = stage.crop((x - left, y - top, touched[2] - left, touched[3] - top))
        for piece in frame.pieces:
            piece.paste_on(part, (x, y))
        yield palette.indexed(part, theme), (x, y), frame.milliseconds


def _around(patches: Iterable[Patch], size: tuple[int, int]) -> Box | None:
    """The smallest part of the picture with all of them."""
    boxes = [patch.box for patch in patches]
    if not boxes:
        return None
    left, top = max(0, min(box[0] for box in boxes)), max(0, min(box[1] for box in boxes))
    right, bottom = min(size[0], max(box[2] for box in boxes)), min(size[1], max(box[3] for box in boxes))
    return (left, top, right, bottom) if left < right and top < bottom else None


def as_large(indexes: Image.Image, size: tuple[int, int], palette: Palette, theme: Theme) -> Image.Image:
    """With the theme's backdrop to the right and below, where pictures of a game differ in height."""
    if indexes.size == size:
        return indexes
    backdrop = palette.indexed(Image.new("RGB", (1, 1), theme.ground.backdrop), theme)
    picture = backdrop.resize(size)
    picture.paste(indexes, (0, 0))
    return picture


def _coloured(indexes: Image.Image, palette: Palette, theme: Theme) -> Image.Image:
    picture = indexes.copy()
    picture.putpalette(palette.shown(theme))
    return picture.convert("RGB")


class GifWriter:
    """Pictures of one palette as an animation, written as they come. Pillow compresses, but would compare in colour.

    Each is made of palette indices. The ``first`` is the writer's from then on; where its pixels have been
    ``compressed`` already, only what is changed later need be in it.
    """

    def __init__(
        self,
        palette: Palette,
        theme: Theme,
        first: Image.Image,
        milliseconds: int,
        compressed_first: bytes | None = None,
    ) -> None:
        shown = palette.shown(theme)
        self._unused = palette.unused(theme)
        self._last = first
        self._parts = [
            b"GIF89a" + struct.pack("<HHBBB", *first.size, 0xF7, 0, 0) + shown + bytes(768 - len(shown)),
        ]
        self._size = len(self._parts[0])
        self._write((0, 0, *first.size), compressed_first or compressed(first), milliseconds)

    @property
    def size(self) -> int:
        """Number of bytes that the finished file would have."""
        return self._size + 1

    def add(self, indexes: Image.Image, milliseconds: int) -> None:
        """The next frame, whole, which is not to be changed any more; ``milliseconds`` 0 for the last, which stays."""
        self.change(indexes, (0, 0), milliseconds)

    def change(self, part: Image.Image, corner: tuple[int, int], milliseconds: int) -> None:
        """The next frame, which differs from the one before in this part at most. Nothing may differ."""
        x, y = corner
        different = ImageChops.difference(self._last.crop((x, y, x + part.width, y + part.height)), part)
        box = different.getbbox()
        if box is None:
            # A GIF's frame must have a pixel at least; an invisible one is the smallest.
            self._write((0, 0, 1, 1), compressed(Image.new("L", (1, 1), self._unused)), milliseconds)
            return
        self._last.paste(part, corner)
        # What stays as it is compresses best as nothing at all.
        changed = Image.new("L", (box[2] - box[0], box[3] - box[1]), self._unused)
        changed.paste(part.crop(box), (0, 0), different.crop(box).point(_ANY, "1"))
        self._write((x + box[0], y + box[1], *changed.size), compressed(changed), milliseconds)

    def finish(self) -> bytes:
        return b"".join((*self._parts, b";"))

    def _write(self, place: tuple[int, int, int, int], pixels: bytes, milliseconds: int) -> None:
        """``place`` is the frame's left and upper edge, its width and its height."""
        # A graphic control extension: left in place afterwards, for hundredths of a second, one index transparent.
        control = b"\x21\xf9\x04" + struct.pack("<BHBB", 0x05, milliseconds // 10, self._unused, 0)
        self._parts += [control, b"," + struct.pack("<4HB", *place, 0), pixels]
        self._size += sum(map(len, self._parts[-3:]))
