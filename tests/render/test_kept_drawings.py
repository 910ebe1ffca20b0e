"""What is drawn is kept for those who ask for the same next, within a number of bytes for all of it together."""

from __future__ import annotations

import pytest
from PIL import Image

from render import caches as kept_drawings
from render.caches import BoundedCache, _bytes_of, kept

SIDE = 50
ROOM_FOR = 3


@pytest.fixture(autouse=True)
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_drawings, "drawings", BoundedCache(ROOM_FOR * (4 * SIDE * SIDE + 1000), _bytes_of))


def test_the_drawings_used_last_stay_whichever_function_drew_them() -> None:
    board, pawn = Drawn(), Drawn()
    board.draw("green")
    for number in range(2 * ROOM_FOR):
        pawn.draw(str(number))
        board.draw("green")
    assert board.drawn == ["green"]
    pawn.draw("0")
    assert pawn.drawn == [*map(str, range(2 * ROOM_FOR)), "0"]


class Drawn:
    """A kept function, and what it has drawn."""

    def __init__(self) -> None:
        self.drawn: list[str] = []

        @kept
        def draw(name: str) -> Image.Image:
            self.drawn.append(name)
            return Image.new("RGB", (SIDE, SIDE))

        self.draw = draw
