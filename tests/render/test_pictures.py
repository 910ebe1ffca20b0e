"""Pictures: the same for the same view, as people have approved them, and small."""

import hashlib
import subprocess
import sys
from dataclasses import fields
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops, ImageColor, ImageStat

from render.png import Palette
from render.theme import BRONZE, GOLD, SILVER, Theme
from tests.render.pictures import APPROVED, FOLDER, PALETTES, drawn, small
from tests.shared_artwork import shared_artwork

each_picture = pytest.mark.parametrize(("name", "theme"), APPROVED, ids=lambda value: str(value))


@pytest.mark.usefixtures("fribidi")
@each_picture
def test_it_is_small_has_at_most_256_colours_and_looks_as_it_was_approved(name: str, theme: Theme) -> None:
    png = drawn(name, theme)
    with Image.open(BytesIO(png)) as picture:
        assert (picture.format, picture.mode) == ("PNG", "P")
        assert picture.width <= 1024
    assert len(png) < 150_000
    approved = Image.open(FOLDER / f"{name}-{theme}.png").convert("RGB")
    present = small(png)
    assert present.size == approved.size
    difference = ImageChops.difference(present, approved)
    # Other versions of the font renderer may smooth differently; a piece that is missing or moved is far above this.
    assert max(ImageStat.Stat(difference).mean) < 1.5, "meant so? python -m tests.render.pictures"
    assert max(ImageStat.Stat(difference.resize((40, 40), Image.Resampling.BOX)).extrema)[1] < 32


def test_no_approved_picture_is_missing_or_left_over() -> None:
    expected = {f"{name}-{theme}.png" for name, theme in APPROVED}
    assert {file.name for file in FOLDER.iterdir()} == expected


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
def test_every_palette_keeps_the_themes_colours_and_the_medals_exactly(palette: Palette) -> None:
    for theme in Theme:
        for named in (*(getattr(theme.ground, field.name) for field in fields(theme.ground)), GOLD, SILVER, BRONZE):
            colour = ImageColor.getrgb(named)
            png = palette.encode(Image.new("RGB", (8, 8), colour), theme)
            assert Image.open(BytesIO(png)).convert("RGB").getpixel((4, 4)) == colour


@pytest.mark.parametrize("palette", PALETTES, ids=lambda palette: palette.name)
@pytest.mark.parametrize("theme", Theme)
def test_every_palette_has_a_place_that_no_picture_uses(palette: Palette, theme: Theme) -> None:
    """It stands for what stays as it is in an animation."""
    values = bytes(range(0, 256, 4))
    every = Image.frombytes("RGB", (512, 512), bytes(part for colour in product(values, repeat=3) for part in colour))
    assert palette.unused(theme) in set(range(256)) - set(palette.indexed(every, theme).tobytes())


def test_the_same_view_gives_the_same_bytes_in_another_process_too() -> None:
    run = subprocess.run([sys.executable, "-m", __name__], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == digest()


def digest() -> str:
    """Of every thirtieth picture."""
    return hashlib.sha256(b"".join(drawn(name, theme) for name, theme in APPROVED[::30])).hexdigest()


if __name__ == "__main__":
    with shared_artwork():
        print(digest())
