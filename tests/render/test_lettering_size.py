"""Larger lettering: in the same layout, larger where there is room, and apart from what is drawn as usual."""

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from render.caches import lettered, lettering
from render.sketch import Sketch
from render.theme import Theme
from tests.render.pictures import PICTURES, drawn

LETTERED = [name for name in PICTURES if name.endswith(("own-cheeses", "sheet-3-seats", "-walls", "chain-and-limit"))]


@pytest.mark.parametrize("name", LETTERED)
def test_pictures_keep_their_layout_and_come_back_as_they_were(name: str) -> None:
    usual = drawn(name, Theme.DARK)
    with lettering(larger=True):
        larger = PICTURES[name](Theme.DARK)
    before, after = Image.open(BytesIO(usual)).convert("RGB"), Image.open(BytesIO(larger)).convert("RGB")
    assert before.size == after.size
    assert ImageChops.difference(before, after).getbbox() is not None
    assert PICTURES[name](Theme.DARK) == usual, "what was drawn larger is not kept for others"


def test_small_letters_grow_and_large_ones_do_not() -> None:
    assert lettered(20) == 20
    with lettering(larger=True):
        assert lettered(20) == 28
        assert 36 < lettered(36) <= 42
        assert lettered(60) == 60


@pytest.mark.parametrize("room", [0, 24, 200])
def test_letters_grow_only_as_far_as_there_is_room(room: float) -> None:
    usual = _width_of("+12", 20, None, larger=False)
    larger = _width_of("+12", 20, room, larger=True)
    assert usual - 1 <= larger <= max(usual, room) + 1
    assert (larger > usual + 4) == (room == 200)


def _width_of(words: str, size: float, room: float | None, *, larger: bool) -> int:
    sketch = Sketch(120, 60)
    with lettering(larger=larger):
        sketch.text((60, 30), words, size, "#ffffff", room=room)
    box = sketch.finish().getbbox()
    assert box is not None
    return box[2] - box[0]
