"""A table's picture: kept layers and a fixed palette against drawing from scratch and Pillow's own PNG."""

from __future__ import annotations

import sys
from io import BytesIO

from PIL import Image

from bench.measure import alternate, compare
from render.kaeseschieben.board_picture import draw_board, paint_board
from render.kaeseschieben.samples import sample_middle
from render.png import encode
from render.theme import Theme

REPETITIONS = 15


def report() -> None:
    view, theme = sample_middle(), Theme.DARK
    print(f"Frames: a board of Käseschieben in the middle of a game, 1024 × 1024; medians of {REPETITIONS}")

    def from_scratch() -> bytes:
        forget_layers()
        return draw_board(view, theme)

    # From scratch leaves everything warm behind it.
    cold, frame = alternate(from_scratch, lambda: draw_board(view, theme), REPETITIONS)
    compare("a frame, layers and sprites kept", frame, "the same drawn from scratch", cold)
    picture = paint_board(view, theme).convert("RGB")
    fixed, default = alternate(lambda: encode(picture, theme), lambda: default_png(picture), REPETITIONS)
    compare("encoding with the theme's fixed palette", fixed, "Pillow's default PNG of the same picture", default)
    small, large = len(encode(picture, theme)), len(default_png(picture))
    print(f"  {'bytes with the fixed palette':<46}{small:8}")
    print(f"  {'bytes of the default PNG':<46}{large:8}")
    print(f"  {'ratio':<46}{large / small:8.2f} times as large")


def default_png(picture: Image.Image) -> bytes:
    buffer = BytesIO()
    picture.save(buffer, "PNG")
    return buffer.getvalue()


def forget_layers() -> None:
    """Empties every cache in the render package."""
    for name, module in list(sys.modules.items()):
        if name.startswith("render"):
            for value in vars(module).values():
                if callable(clear := getattr(value, "cache_clear", None)):
                    clear()
