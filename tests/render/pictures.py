"""One of every kind of picture, and the stored copies that a person has looked at.

``python -m tests.render.pictures`` stores them again when they are meant to look different, or with a game's name only
that game's. Look at them then.
"""

import sys
import zlib
from collections.abc import Callable, Mapping
from functools import cache, partial
from io import BytesIO
from itertools import cycle
from pathlib import Path

from PIL import Image

from cogs.games.registry import hosted_games
from render.mensch.materials import PALETTE
from render.night_dates import draw_night_dates
from render.ranking_picture import draw_night
from render.statistics_picture import draw_statistics
from render.strips import rows_of, strips
from render.theme import Theme
from tests.games import UNDER_TEST
from tests.render.night_samples import TITLES, night_dates, night_rows
from tests.render.samples import ENGLISH, GERMAN, STATISTICS

FOLDER = Path(__file__).parent / "references"

STORED_WIDTH = 400
"""As wide as a phone shows them."""


PICTURES: Mapping[str, Callable[[Theme], bytes]] = {
    f"{game.key}-{name}": draw for game in UNDER_TEST.values() for name, draw in game.pictures.items()
} | {
    "night-dates": partial(draw_night_dates, night_dates(5), palette=PALETTE),
    "night-dates-64-people": partial(draw_night_dates, night_dates(64), palette=PALETTE),
    "night-podium": partial(draw_night, night_rows(17), TITLES, palette=PALETTE, say=ENGLISH),
    "statistics": partial(draw_statistics, STATISTICS, palette=PALETTE, say=GERMAN),
}

_IN_CONTRAST = (
    *("forgetit-later-roll-doubled", "kaeseschieben-middle", "mensch-fullest", "wiedumir-chain-and-limit"),
    *("night-dates", "night-podium"),
)

APPROVED = (
    *zip(PICTURES, cycle((Theme.DARK, Theme.LIGHT)), strict=False),
    *((name, Theme.CONTRAST) for name in _IN_CONTRAST),
)
"""Each picture in the dark or the light theme, by turns: they differ in their colours alone; some in high contrast."""


@cache
def drawn(name: str, theme: Theme) -> bytes:
    """One of `PICTURES`, for tests that need it once more as it was."""
    return PICTURES[name](theme)


def forget_strips() -> None:
    strips.clear()
    rows_of.clear()


PALETTES = tuple({game.face.palette: None for game in hosted_games().values()})


def small(png: bytes) -> Image.Image:
    """The picture as it is stored."""
    picture = Image.open(BytesIO(png)).convert("RGB")
    return picture.resize((STORED_WIDTH, round(picture.height * STORED_WIDTH / picture.width)), Image.Resampling.BOX)


def checked_pixels(png: bytes) -> bytes:
    """In RGB. Every checksum is compared: Pillow alone would overlook a wrong one."""
    stream, at = b"", len(b"\x89PNG\r\n\x1a\n")
    while at < len(png):
        size, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        assert zlib.crc32(png[at + 4 : at + 8 + size]) == int.from_bytes(png[at + 8 + size : at + 12 + size], "big")
        stream += png[at + 8 : at + 8 + size] if kind == b"IDAT" else b""
        at += 12 + size
    zlib.decompress(stream)
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGB").tobytes()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in sys.argv[1:] or [""]:
        for file in FOLDER.glob(f"{game}*.png"):
            file.unlink()
        for name, theme in APPROVED:
            if name.startswith(game):
                picture = small(drawn(name, theme)).quantize(256, kmeans=4)
                picture.save(FOLDER / f"{name}-{theme}.png", optimize=True)


if __name__ == "__main__":
    main()
