"""Pictures in GIFs that are made of strips: any decoder reads them, and no strip is compressed twice."""

import random
import struct
from io import BytesIO

import pytest
from PIL import Image

from render import lzw
from render.mensch.materials import PALETTE
from render.strips import ROWS, indexes_of
from render.theme import Theme
from tests.render.pictures import forget_strips

CODES_UNTIL_CLEARED = 3839


def _decoded(size: tuple[int, int], pixels: bytes) -> bytes:
    """Each pixel is its index: the palette is grey."""
    grey = bytes(value for value in range(256) for _ in range(3))
    start = b"GIF89a" + struct.pack("<HHBBB", *size, 0xF7, 0, 0) + grey
    with Image.open(BytesIO(start + b"," + struct.pack("<4HB", 0, 0, *size, 0) + pixels + b";")) as picture:
        return picture.convert("L").tobytes()


@pytest.mark.parametrize("theme", Theme)
def test_a_picture_made_of_strips_is_the_picture(theme: Theme, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(30):
        width, height = rng.randrange(1, 400), rng.randrange(1, 5 * ROWS)
        some = Image.frombytes("RGB", (7, 5), rng.randbytes(105)).resize((width, height), rng.randrange(2))
        png = PALETTE.encode(some, theme)
        assert _decoded(some.size, lzw.compressed_png(png)) == indexes_of(png).tobytes()


@pytest.mark.parametrize("codes", [1, 254, 255, 256, 766, 767, 768, 1790, 1791, 1792, *range(3836, 3843), 7678, 7679])
def test_strips_follow_each_other_wherever_the_codes_stand(codes: int) -> None:
    """No pair of pixels comes twice, so that each pixel takes a code; until the table is cleared."""
    pairs = [value for first in range(128) for second in range(first) for value in (first, second)]
    pixels = bytes(pairs[:CODES_UNTIL_CLEARED] + pairs)[:codes]
    strip = Image.frombytes("L", (codes, 1), pixels)
    joined = b"\x08" + 2 * lzw.to_be_followed(lzw.compressed(strip)[1:-1]) + lzw.compressed(strip)[1:]
    assert _decoded((codes, 3), joined) == 3 * pixels


def test_only_strips_that_have_changed_are_compressed(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_strips()
    picture = Image.frombytes("RGB", (64, 4 * ROWS), random.Random(1).randbytes(3 * 64 * 4 * ROWS))
    before = PALETTE.encode(picture, Theme.DARK)
    picture.paste("white", (3, ROWS + 3, 20, ROWS + 9))
    after = PALETTE.encode(picture, Theme.DARK)
    lzw.compressed_png(before)
    made = []

    def counted(blocks: bytes) -> bytes:
        made.append(blocks)
        return blocks

    monkeypatch.setattr(lzw, "to_be_followed", counted)
    lzw.compressed_png(before)
    lzw.compressed_png(after)
    assert len(made) == 1
