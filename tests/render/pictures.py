"""One of every kind of picture, and the stored copies that a person has looked at.

``python -m tests.render.pictures`` stores them again when they are meant to look different, or with a game's name only
that game's. Look at them then.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path

from PIL import Image

from cogs.games.registry import hosted_games
from render.theme import Theme
from tests.games import UNDER_TEST

FOLDER = Path(__file__).parent / "references"

STORED_WIDTH = 400
"""As wide as a phone shows them."""


PICTURES: Mapping[str, Callable[[Theme], bytes]] = {
    f"{game.key}-{name}": draw for game in UNDER_TEST.values() for name, draw in game.pictures.items()
}

PALETTES = tuple({game.face.palette: None for game in hosted_games().values()})


def small(png: bytes) -> Image.Image:
    """The picture as it is stored."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    return picture.resize((STORED_WIDTH, round(picture.height * STORED_WIDTH / picture.width)), Image.Resampling.BOX)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or [""]:
        for file in FOLDER.glob(f"{game}*.png"):
            file.unlink()
        for name, draw in PICTURES.items():
            if name.startswith(game):
                for theme in Theme:
                    small(draw(theme)).quantize(256, kmeans=4).save(FOLDER / f"{name}-{theme}.png", optimize=True)


if __name__ == "__main__":
    main()
