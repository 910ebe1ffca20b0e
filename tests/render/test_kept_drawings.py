"""Drawings kept for those who ask for the same next, within a number of bytes for all of them together."""

import pytest
from PIL import Image

from render import caches as kept_drawings
from render.caches import BoundedCache, _bytes_of, kept

SIDE = 50
ROOM_FOR = 3


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_drawings, "drawings", BoundedCache(ROOM_FOR * (4 * SIDE * SIDE + 1000), _bytes_of))


def test_drawings_give_way_to_those_used_since_and_stay_packed() -> None:
    drawn: list[str] = []

    @kept
    def draw(colour: str) -> tuple[Image.Image, str]:
        drawn.append(colour)
        return Image.new("RGBA", (SIDE, SIDE), colour), colour

    colours = ["green", "#d1495b80", "blue", "white", "grey"]
    first, *_ = [draw(colour) for colour in colours]
    assert draw("grey") is draw("grey")
    assert draw("green") is not first
    assert draw("green") == first
    assert drawn == colours
    kept_drawings.forget_everything()
    draw("green")
    assert drawn == [*colours, "green"]
