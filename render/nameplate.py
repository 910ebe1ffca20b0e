"""Who sits where: a seat's mark, its player's picture and name, on a plate that fits into any tray."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.game import Seat
from render.player import Player
from render.seat_marks import MARKS
from render.sketch import SCALE, Sketch, font
from render.theme import Theme


@lru_cache(maxsize=512)
def nameplate(
    player: Player, seat: Seat, width: int, height: int, theme: Theme, *, active: bool = False
) -> Image.Image:
    """A transparent picture of that size: avatar or seat's mark at the left, the name beside it, shortened to fit.

    ``active`` marks the seat that is to act.
    """
    sketch = Sketch(width, height)
    mark = MARKS[seat]
    sketch.rectangle((1, 1), (width - 2, height - 2), None, height * 0.3, mark.colour if active else None, 3)
    sketch.badge(mark, (height * 0.5, height * 0.5), height * 0.36)
    size = height * 0.5
    room = (width - height * 1.15) * SCALE
    name = player.name
    while name and font(round(size * SCALE), 700).getlength(name) > room:
        name = name[:-2].rstrip() + "…" if len(name) > 2 else ""
    sketch.text((height * 1.05, height * 0.5), name, size, theme.ground.ink, 700, "lm")
    return sketch.finish()
