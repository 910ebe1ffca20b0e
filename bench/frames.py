"""A table's picture: kept layers and a fixed palette against drawing from scratch and Pillow's own PNG."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any

from PIL import Image

from bench.measure import KILOBYTES, MILLISECONDS, Spread, alternate, compare, seconds
from bench.seeded_games import GAMES, SEED, play, random_mover
from engine.kaeseschieben.recent import looks, moves_since
from engine.match import Match
from render.kaeseschieben.board_picture import draw_board, paint_board
from render.kaeseschieben.palette import encode
from render.kaeseschieben.samples import sample_players
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
        *before, match = stretches[number]
        forget_layers()
        for earlier in before:
            _draw(earlier)
        return seconds(lambda: _draw(match))

    def from_scratch(number: int) -> float:
        forget_layers()
        return seconds(lambda: _draw(stretches[number][-1]))

    ours, scratch = alternate(next_frame, from_scratch, FRAMES)
    compare(f"the next frame, after {BEFORE} others", ours, "the same with nothing kept", scratch, MILLISECONDS)

    pictures = [paint_board(*_shown(matches[-1])).convert("RGB") for matches in stretches]
    fixed, default = alternate(
        lambda number: seconds(lambda: encode(pictures[number], THEME)),
        lambda number: seconds(lambda: default_png(pictures[number])),
        FRAMES,
    )
    compare("its encoding, the theme's palette", fixed, "Pillow's default PNG, RGB", default, MILLISECONDS)
    small = Spread.of([len(encode(picture, THEME)) for picture in pictures])
    large = Spread.of([len(default_png(picture)) for picture in pictures])
    compare("its size, the theme's palette", small, "Pillow's default PNG, RGB", large, KILOBYTES)


def _stretches() -> list[list[Match]]:
    """A match after successive actions, from places spread evenly over a game; each one's last is to be drawn."""
    matches = list(play(GAMES["kaeseschieben"], SEATS, SEED, random_mover(SEED)))
    step = (len(matches) - BEFORE) // FRAMES
    return [matches[start : start + BEFORE + 1] for start in range(0, FRAMES * step, step)]


def _draw(match: Match) -> bytes:
    return draw_board(*_shown(match))


def _shown(match: Match) -> tuple[Any, ...]:
    """What the picture of the table is drawn from."""
    view = match.view(None)
    return view, THEME, sample_players(), moves_since(match.recent, view.turn), looks(match.recent)


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
