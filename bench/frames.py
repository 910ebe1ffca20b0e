"""A table's picture: kept layers and a fixed palette against drawing from scratch and Pillow's own PNG."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any

from PIL import Image

from bench.measure import KILOBYTES, MILLISECONDS, Spread, alternate, compare, seconds
from bench.seeded_games import GAMES, SEED, play, random_mover
from render.kaeseschieben.board_picture import draw_board, paint_board
from render.kaeseschieben.palette import encode
from render.theme import Theme

FRAMES = 15
BEFORE = 10
"""This many actions of the same game were drawn just before. The picture itself was not: it would cost next to nothing
if the trays beside the board were known already."""

SEATS = 4
THEME = Theme.DARK


def report() -> None:
    print(f"Frames: {FRAMES} positions of a game of Käseschieben, {SEATS} seats, random movers, seed {SEED}")
    stretches = _stretches()

    def next_frame(number: int) -> float:
        *before, view = stretches[number]
        forget_layers()
        for earlier in before:
            draw_board(earlier, THEME)
        return seconds(lambda: draw_board(view, THEME))

    def from_scratch(number: int) -> float:
        forget_layers()
        return seconds(lambda: draw_board(stretches[number][-1], THEME))

    ours, scratch = alternate(next_frame, from_scratch, FRAMES)
    compare(f"the next frame, after {BEFORE} others", ours, "the same with nothing kept", scratch, MILLISECONDS)

    pictures = [paint_board(views[-1], THEME).convert("RGB") for views in stretches]
    fixed, default = alternate(
        lambda number: seconds(lambda: encode(pictures[number], THEME)),
        lambda number: seconds(lambda: default_png(pictures[number])),
        FRAMES,
    )
    compare("its encoding, the theme's palette", fixed, "Pillow's default PNG, RGB", default, MILLISECONDS)
    small = Spread.of([len(encode(picture, THEME)) for picture in pictures])
    large = Spread.of([len(default_png(picture)) for picture in pictures])
    compare("its size, the theme's palette", small, "Pillow's default PNG, RGB", large, KILOBYTES)


def _stretches() -> list[list[Any]]:
    """Public views of successive actions, from places spread evenly over a game; each one's last is to be drawn."""
    game = GAMES["kaeseschieben"]
    views = [match.view(None) for match in play(game, SEATS, SEED, random_mover(SEED))]
    step = (len(views) - BEFORE) // FRAMES
    return [views[start : start + BEFORE + 1] for start in range(0, FRAMES * step, step)]


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
