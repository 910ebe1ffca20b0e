"""Illustrations for the rules: set-up, die, pushes, the leaflet's example step by step, worms, and the bonus."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PIL import Image

from engine.kaeseschieben.board import Direction, Size, Square
from engine.kaeseschieben.events import MouseMoved
from engine.kaeseschieben.view import KaeseschiebenView
from render.art import art
from render.caches import kept
from render.canvas import put
from render.kaeseschieben.board_picture import lay_out_board
from render.kaeseschieben.layout import border_centre, encode, square_centre
from render.kaeseschieben.own_cheeses_picture import CARD_HEIGHT, CARD_WIDTH, cheese_card
from render.kaeseschieben.samples import (
    sample_example,
    sample_example_moved,
    sample_last_cheese,
    sample_party,
    sample_players,
    sample_start,
)
from render.kaeseschieben.sprites import CELL, die, turned
from render.sketch import Sketch
from render.theme import Theme

_MARGIN = 20
_DICE_WIDTH, _DICE_HEIGHT, _DIE = 768, 128, 88
_COLUMNS = (1, 6)
"""The first and the last column of the examples."""

_SHRUNK = 0.76
_FRAME, _FRAME_LINE = "#7b4a28", "#2d1606"
_NOT_ALLOWED = "#c62f2a"


@kept
def draw_rule(name: str, theme: Theme) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme), theme)


def _die(theme: Theme) -> Image.Image:
    sketch = Sketch(_DICE_WIDTH, _DICE_HEIGHT, theme.ground.backdrop)
    middle = _DICE_HEIGHT / 2
    for x, words in ((264, "+"), (432, "="), (470, "2 × 3 = 6")):
        sketch.text((x, middle), words, 46, theme.ground.ink, 800, "mm" if len(words) == 1 else "lm")
    picture = sketch.finish()
    for face, x in ((None, 26), (None, 134), (3, 304)):
        picture.alpha_composite(die(face, _DIE), (x, (_DICE_HEIGHT - _DIE) // 2))
    return picture


def _start(theme: Theme) -> Image.Image:
    """Position before the first roll (K1 to K3)."""
    return lay_out_board(sample_start(4), theme, sample_party()).painted()


def _push(theme: Theme) -> Image.Image:
    """Two steps of the example: along the edge, then into a line of two cheeses."""
    arrow = art("kaeseschieben/then", 84)
    before, after = _walked(theme, 0, rows=5), _walked(theme, 2, rows=5)
    gap = arrow.width + 2 * _MARGIN
    picture = Image.new(
        "RGBA", (2 * before.width + gap + 2 * _MARGIN, before.height + 2 * _MARGIN), theme.ground.backdrop
    )
    picture.paste(before, (_MARGIN, _MARGIN), before)
    picture.alpha_composite(arrow, (2 * _MARGIN + before.width, (picture.height - arrow.height) // 2))
    picture.paste(after, (_MARGIN + before.width + gap, _MARGIN), after)
    return picture


def _steps(theme: Theme) -> Image.Image:
    """The leaflet's example after one, three, five and all six steps."""
    frames = [_walked(theme, steps, rows=7) for steps in (1, 3, 5, 6)]
    width, height = frames[0].size
    size = (2 * width + 3 * _MARGIN, 2 * height + 3 * _MARGIN)
    picture = Image.new("RGBA", size, theme.ground.backdrop)
    for place, frame in enumerate(frames):
        row, column = divmod(place, 2)
        picture.paste(frame, (_MARGIN + column * (width + _MARGIN), _MARGIN + row * (height + _MARGIN)), frame)
    return picture


def _bonus(theme: Theme) -> Image.Image:
    """The last cheese has fallen over A's edge, who may take one of the others' (K11)."""
    view, moved = sample_last_cheese()
    return lay_out_board(view, theme, sample_party(), (moved,), {0: Direction.SOUTH}).painted()


def _blocked(theme: Theme) -> Image.Image:
    board = _example(sample_example(), theme, rows=6, blocked=True)
    picture = Image.new("RGBA", (board.width + 2 * _MARGIN, board.height + 2 * _MARGIN), theme.ground.backdrop)
    picture.paste(board, (_MARGIN, _MARGIN), board)
    return picture


def _worms(theme: Theme) -> Image.Image:
    cards = [(Size.LARGE, False), (Size.LARGE, True), (Size.MEDIUM, False), (Size.MEDIUM, True), (Size.SMALL, False)]
    step = CARD_WIDTH + 24
    width = len(cards) * step - 24 + 2 * _MARGIN
    picture = Image.new("RGBA", (width, CARD_HEIGHT + 2 * _MARGIN), theme.ground.backdrop)
    picture.alpha_composite(art("kaeseschieben/shelf", width - _MARGIN, 16), (_MARGIN // 2, _MARGIN + CARD_HEIGHT - 4))
    for index, (size, wormy) in enumerate(cards):
        picture.alpha_composite(cheese_card(size, wormy), (_MARGIN + index * step, _MARGIN))
    return picture


RULES: Mapping[str, Callable[[Theme], Image.Image]] = {
    "start": _start,
    "die": _die,
    "push": _push,
    "blocked": _blocked,
    "example": _steps,
    "worms": _worms,
    "bonus": _bonus,
}


def _walked(theme: Theme, steps: int, rows: int) -> Image.Image:
    """The example after that number of steps."""
    if not steps:
        return _example(sample_example(), theme, rows=rows)
    view, moved = sample_example_moved(steps)
    return _example(view, theme, rows=rows, move=moved)


def _example(
    view: KaeseschiebenView, theme: Theme, rows: int, *, move: MouseMoved | None = None, blocked: bool = False
) -> Image.Image:
    """The part of the board where the leaflet's example lies, in a frame; ``rows`` from the south."""
    facing = {0: move.path[-1] if move else Direction.NORTH, 1: Direction.SOUTH}
    board = lay_out_board(view, theme, sample_players(), (move,) if move else (), facing).painted()
    if blocked:
        _draw_blocked(board, view)
    left, top = square_centre(Square(_COLUMNS[0], rows - 1))
    right, bottom = square_centre(Square(_COLUMNS[1], 0))
    half = CELL // 2
    part = board.crop((left - half, top - half, right + half, bottom + half))
    part = part.resize((round(part.width * _SHRUNK), round(part.height * _SHRUNK)), Image.Resampling.LANCZOS)
    sketch = Sketch(part.width + 16, part.height + 16)
    sketch.rectangle((0, 0), (sketch.width, sketch.height), _FRAME, 12, _FRAME_LINE, 2)
    framed = sketch.finish()
    framed.paste(part, (8, 8))
    return framed


def _draw_blocked(board: Image.Image, view: KaeseschiebenView) -> None:
    """Draw the way of the push, the mouse that it would meet, and that it is not allowed."""
    mouse, other = view.mice
    square = mouse
    while (square := square.step(Direction.NORTH)) in view.cheeses:
        put(board, turned("push", Direction.NORTH, 40, body=_NOT_ALLOWED), border_centre(square, Direction.NORTH))
    put(board, art("kaeseschieben/start", CELL, body=_NOT_ALLOWED), square_centre(other), 0.8)
    put(board, art("kaeseschieben/no", 56), border_centre(mouse, Direction.NORTH))
