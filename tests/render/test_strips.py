"""Strips of pictures: files that any decoder reads, and no more work than what changed asks for."""

from __future__ import annotations

import random

import pytest
from PIL import Image, ImageDraw

from render.kaeseschieben.layout import PALETTE
from render.strips import ROWS, strips
from render.theme import Theme
from tests.render.pictures import checked_pixels, forget_strips


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
