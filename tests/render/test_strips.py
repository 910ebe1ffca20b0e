"""Strips of pictures: files that any decoder reads, and no more work than what changed asks for."""

import random

import pytest
from PIL import Image, ImageDraw

from render.kaeseschieben.layout import PALETTE
from render.strips import ROWS, strips
from render.theme import Theme
from tests.render.pictures import forget_strips


@pytest.fixture(autouse=True)
def forgotten() -> None:
    forget_strips()


def noise(width: int, height: int, seed: int = 1) -> Image.Image:
    return Image.frombytes("RGB", (width, height), random.Random(seed).randbytes(3 * width * height))


def test_only_strips_that_have_changed_are_compressed() -> None:
    picture = noise(64, 4 * ROWS)
    PALETTE.encode(picture, Theme.DARK)
    assert len(strips) == 4
    ImageDraw.Draw(picture).rectangle((3, ROWS + 3, 20, ROWS + 9), "white")
    PALETTE.encode(picture, Theme.DARK)
    assert len(strips) == 5
