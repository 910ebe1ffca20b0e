"""Strips of pictures: files that any decoder reads, and no more work than what changed asks for."""

from __future__ import annotations

import random
import zlib
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from render.caches import BoundedCache
from render.canvas import Canvas
from render.kaeseschieben.layout import PALETTE
from render.strips import ROWS, adler32_combined, forget_strips, indexes_of, strips
from render.theme import Theme
from tests.render.pictures import checked_pixels


@pytest.fixture(autouse=True)
def forgotten() -> None:
    forget_strips()


def noise(width: int, height: int, seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(3 * width * height))


@pytest.mark.parametrize("size", [(1, 1), (64, ROWS), (7, ROWS + 1), (200, 3 * ROWS - 1)])
def test_a_decoder_reads_the_same_pixels_as_from_the_whole_quantised_at_once(size: tuple[int, int]) -> None:
    picture = noise(*size)
    png = PALETTE.encode(picture, Theme.DARK)
    assert checked_pixels(png) == PALETTE.indexed(picture, Theme.DARK).convert("RGB").tobytes()


@pytest.mark.parametrize("size", [(1, 1), (7, ROWS + 1)])
def test_its_palette_indices_can_be_read_again(size: tuple[int, int]) -> None:
    png = PALETTE.encode(noise(*size), Theme.DARK)
    indexes = indexes_of(png)
    with Image.open(BytesIO(png)) as picture:
        assert (indexes.size, indexes.tobytes()) == (size, picture.tobytes())


def test_what_was_encoded_before_changes_no_bytes() -> None:
    first, second = noise(64, 4 * ROWS), noise(64, 4 * ROWS)
    ImageDraw.Draw(second).rectangle((3, ROWS + 3, 20, ROWS + 9), "white")
    fresh = PALETTE.encode(second, Theme.DARK)
    forget_strips()
    PALETTE.encode(first, Theme.DARK)
    assert PALETTE.encode(second, Theme.DARK) == fresh


def test_only_strips_that_have_changed_are_compressed() -> None:
    picture = noise(64, 4 * ROWS)
    PALETTE.encode(picture, Theme.DARK)
    assert len(strips) == 4
    ImageDraw.Draw(picture).rectangle((3, ROWS + 3, 20, ROWS + 9), "white")
    PALETTE.encode(picture, Theme.DARK)
    assert len(strips) == 5


def test_what_looks_the_same_in_a_strip_is_compressed_once_whatever_lies_there() -> None:
    tall = noise(20, 4 * ROWS)
    fuller = tall.copy()
    ImageDraw.Draw(fuller).rectangle((3, ROWS + 3, 9, ROWS + 9), "white")
    files = []
    for tray in (tall, fuller):
        canvas = Canvas(64, 4 * ROWS)
        canvas.paste(tray, (5, 0))
        files.append(PALETTE.encode(canvas, Theme.DARK))
    assert len(strips) == 5
    assert files[0] != files[1]


def test_themes_and_widths_are_told_apart() -> None:
    black = [Image.new("RGB", size) for size in ((2 * ROWS, ROWS), (ROWS, 2 * ROWS))]
    expected = {}
    for theme in Theme:
        for picture in black:
            forget_strips()
            expected[theme, picture.size] = PALETTE.encode(picture, theme)
    for (theme, size), png in expected.items():
        assert PALETTE.encode(Image.new("RGB", size), theme) == png


def test_the_least_recently_used_strips_make_room() -> None:
    cache = BoundedCache[bytes](30, len)
    for key in "abc":
        cache.put(key, b"x" * 10)
    assert cache.get("a")
    cache.put("d", b"x" * 10)
    assert [key for key in "abcd" if cache.get(key)] == ["a", "c", "d"]
    assert cache.bytes == 30
    cache.put("d", b"x" * 20)
    assert cache.bytes <= 30
    assert cache.get("d")


def test_threads_share_it() -> None:
    pictures = [noise(64, 2 * ROWS, seed) for seed in range(6)]
    alone = [PALETTE.encode(picture, Theme.LIGHT) for picture in pictures]
    forget_strips()
    with ThreadPoolExecutor(4) as threads:
        made = list(threads.map(lambda number: PALETTE.encode(pictures[number % 6], Theme.LIGHT), range(60)))
    assert made == alone * 10


def test_checksums_of_pieces_make_the_checksum_of_the_whole() -> None:
    randomness = random.Random(7)
    for size in (0, 1, 65520, 65521, 200_000):
        first, second = randomness.randbytes(900), randomness.randbytes(size)
        assert adler32_combined(zlib.adler32(first), zlib.adler32(second), size) == zlib.adler32(first + second)
