"""Pictures that show every colour of this game, for its palettes to be made from."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.kaeseschieben.board import SQUARES, Direction, Size
from engine.kaeseschieben.view import Collected
from engine.kaeseschieben.walk import Walk
from localization.catalog import Language, load_speakers
from render.kaeseschieben.background import background
from render.kaeseschieben.board_picture import paint_board, paint_draft
from render.kaeseschieben.layout import square_centre
from render.kaeseschieben.own_cheeses_picture import paint_own_cheeses
from render.kaeseschieben.ranked_rows import ranked_rows
from render.kaeseschieben.rules_pictures import RULES
from render.kaeseschieben.samples import (
    sample_bonus,
    sample_facing,
    sample_middle,
    sample_moves,
    sample_players,
    sample_start,
)
from render.kaeseschieben.sprites import CELL, mouse, turned, worm
from render.kaeseschieben.trail import put
from render.kaeseschieben.tray import tray_cheese
from render.ranking_picture import paint_ranking
from render.seat_marks import MARKS
from render.theme import Theme

_SHEETS = 3
"""How often the sheet of small sprites is shown, so that what is rare in a position gets colours of its own."""


_WORMS = 12
"""Their green is nowhere else."""


def _sheet(theme: Theme) -> Image.Image:
    """All mice and cheeses, in full and as ghosts, and everything that marks moves, on both kinds of wood."""
    picture = background(4, theme, True).copy()
    squares = iter(SQUARES * 3)
    for seat in range(4):
        for looks in Direction:
            for strength in (1.0, 0.5):
                put(picture, mouse(seat, looks), square_centre(next(squares)), strength)
        colour = MARKS[seat].colour
        for name in ("push", "step", "hint", "ribbon"):
            for strength in (1.0, 0.55):
                put(picture, turned(name, Direction.EAST, CELL, body=colour), square_centre(next(squares)), strength)
    for grey in (True, False):
        for size in Size:
            put(picture, tray_cheese(size, grey), square_centre(next(squares)))
    for _ in range(_WORMS):
        put(picture, worm(CELL), square_centre(next(squares)))
    return picture


def palette_pictures(theme: Theme) -> list[Image.Image]:
    say = load_speakers()[Language.GERMAN]
    middle = sample_middle()
    own = tuple(Collected(owned.cheese, index % 2 == 0) for index, owned in enumerate(middle.piles[0]))
    players = sample_players()
    path = (Direction.WEST, Direction.WEST, Direction.SOUTH)
    return [
        paint_board(sample_start(4), theme, players),
        paint_board(replace(sample_start(4), turn=3), theme, players),
        paint_board(middle, theme, players, sample_moves(), sample_facing()),
        paint_board(sample_bonus(), theme, players, sample_moves()),
        paint_draft(middle, Walk.of_view(middle, path), theme, players),
        paint_ranking(ranked_rows(middle, 0, say), theme),
        paint_own_cheeses(replace(middle, viewer=0, piles=(own, *middle.piles[1:])), theme, players),
        *(paint(theme) for paint in RULES.values()),
        *[_sheet(theme)] * _SHEETS,
    ]
