"""A game's title on a carved board, in lettering of its own."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from PIL import Image, ImageDraw

from render.art import art, shade
from render.caches import kept
from render.fonts import INTER_FILE, has, loaded
from render.sketch import SCALE
from render.theme import Colour

_ENDS, _TEXT_HIGH, _TEXT_MIDDLE = 0.42, 0.6, 0.475
"""The ends that bear no letters, the height that letters may have, and their middle; in heights of the board."""


@dataclass(frozen=True, slots=True)
class TitleLook:
    """``face`` and ``frame`` are the board's colours, ``ink`` the letters', which are raised or else carved."""

    font: Path
    face: Colour
    frame: Colour
    ink: Colour
    raised: bool


USUAL = TitleLook(INTER_FILE, "#e9dcc0", "#8a5a3c", "#4a2f1c", raised=False)


def packaged_font(name: str, file: str) -> Path:
    """A font of the package ``fontpkg_<name>``."""
    return Path(str(files(f"fontpkg_{name}"))) / "files" / file


@kept
def cartouche(look: TitleLook, title: str, width: int, height: int) -> Image.Image:
    """The board with the title, transparent around it, for both themes. Shared."""
    file = look.font if has(look.font, title.replace(" ", "") or "-") else INTER_FILE
    letters = _letters(look, file, title, (width * SCALE, height * SCALE))
    return Image.alpha_composite(_board(look, width, height), letters.reduce(SCALE))


def _letters(look: TitleLook, file: Path, title: str, size: tuple[int, int]) -> Image.Image:
    width, height = size
    picture = Image.new("RGBA", size)
    pen = ImageDraw.Draw(picture)
    room = (width - 2 * _ENDS * height, height * _TEXT_HIGH)
    pixels = _largest(file, title, room)
    font = loaded(file, pixels, 700)
    left, top, right, bottom = font.getbbox(title)
    x = width / 2 - (left + right) / 2
    y = height * _TEXT_MIDDLE - (top + bottom) / 2
    relief = max(1, pixels // 24)
    if look.raised:
        shadow = shade(look.face, "#000000", 0.5)
        pen.text((x + relief, y + relief * 1.4), title, fill=shadow, font=font, stroke_width=relief)
    else:
        lip = shade(look.face, "#ffffff", 0.7)
        pen.text((x + relief * 0.7, y + relief * 0.9), title, fill=lip, font=font)
    pen.text((x, y), title, fill=look.ink, font=font)
    return picture


def _board(look: TitleLook, width: int, height: int) -> Image.Image:
    drawn = art("common/cartouche", 3 * height, height, body=look.face, frame=look.frame)
    end = min(height, width // 2)
    board = Image.new("RGBA", (width, height))
    board.paste(drawn.crop((0, 0, end, height)), (0, 0))
    middle = drawn.crop((height, 0, 2 * height, height)).resize((max(1, width - 2 * end), height))
    board.paste(middle, (end, 0))
    board.paste(drawn.crop((drawn.width - end, 0, drawn.width, height)), (width - end, 0))
    return board


def _largest(file: Path, title: str, room: tuple[float, float]) -> int:
    """The largest size in pixels at which the title fits."""
    left, top, right, bottom = loaded(file, 200, 700).getbbox(title)
    return max(8, int(200 * min(room[0] / max(1, right - left), room[1] / max(1, bottom - top))))
