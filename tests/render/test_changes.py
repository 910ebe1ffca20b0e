"""Changes on a board, ringed on the part of it that is shown."""

from functools import reduce
from typing import Any

import pytest
from PIL import Image, ImageChops, ImageDraw

from render.alternatives import crop_change, draw_alternatives
from render.mensch.materials import PALETTE, encode
from render.theme import Colour, Theme

SIZE = (400, 370)
RING, INSET = "#ffd24d", "#ff00ff"


def board(*marks: tuple[int, int]) -> bytes:
    picture = Image.new("RGB", (1024, 1024), "#203020")
    for x, y in marks:
        ImageDraw.Draw(picture).rectangle((x - 30, y - 30, x + 30, y + 30), "#f0f0f0")
    return encode(picture, Theme.DARK)


def box_of(picture: Image.Image, colour: Colour) -> tuple[int, int, int, int] | None:
    """The box that everything of that colour is in."""
    apart = ImageChops.difference(picture, Image.new("RGB", picture.size, colour)).split()
    return reduce(ImageChops.lighter, apart).point(lambda value: 255 * (value < 60)).getbbox()


@pytest.mark.parametrize("changed", [(512, 512), (964, 60), (60, 964)])
def test_the_change_is_in_sight_and_under_no_inset(changed: tuple[int, int]) -> None:
    before, after = board((300, 700)), board((300, 700), changed)
    shown = crop_change(before, after, PALETTE, Theme.DARK, SIZE, Image.new("RGBA", (96, 96), INSET))
    assert shown.size == SIZE
    ring, inset = box_of(shown, RING), box_of(shown, INSET)
    assert ring is not None
    assert inset is not None
    assert inset[0] >= ring[2] or ring[0] >= inset[2] or inset[1] >= ring[3] or ring[1] >= inset[3]


def test_a_board_without_a_change_is_shown_whole() -> None:
    same = board((40, 40), (984, 984))
    shown = crop_change(same, same, PALETTE, Theme.DARK, SIZE)
    assert box_of(shown, RING) is None
    white = box_of(shown, "#f0f0f0")
    assert white is not None
    assert white[2] - white[0] > 300, "both corners"


def test_ways_leave_counts_beside_the_board_as_they_are() -> None:
    before, ways = board(), [board((300, 200), (300, 900)), board((700, 200), (700, 900))]
    shown = draw_alternatives(before, ways, "AB", PALETTE, Theme.DARK, [(0, 800, 1024, 1024)])
    drawn, plain = (PALETTE.decoded(picture, Theme.DARK) for picture in (shown, before))
    changed = ImageChops.difference(drawn, plain).getbbox()
    assert changed is not None
    assert changed[0] < 300 < 700 < changed[2]
    assert changed[3] <= 800


def test_labels_of_ways_that_share_all_their_changes_lie_side_by_side_in_the_picture() -> None:
    up, down = (990, 200), (990, 500)
    shown = draw_alternatives(board(), [board(up), board(down), board(up, down)], "WXY", PALETTE, Theme.DARK)
    found: dict[Any, int] = {
        colour: count for count, colour in PALETTE.decoded(shown, Theme.DARK).getcolors(1 << 16) or []
    }
    # Of the first two ways the labels alone, since the third has its rings on the same changes.
    for colour, least in (("#ffd24d", 1_200), ("#62c4ff", 1_200), ("#ff8fd0", 3_600)):
        flat = PALETTE.decoded(encode(Image.new("RGB", (64, 64), colour), Theme.DARK), Theme.DARK).getpixel((32, 32))
        assert found[flat] > least, colour
