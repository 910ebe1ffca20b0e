"""Pictures that show every colour of these games, for its palettes to be made from."""

from __future__ import annotations

from PIL import Image

from localization.catalog import Language, load_speakers
from render.mensch.board_picture import paint_board
from render.mensch.ranked_rows import ranked_rows
from render.mensch.rules_pictures import RULES
from render.mensch.samples import CHOICE_MOVES, WALL_MOVES, sample_choice, sample_end, sample_start, sample_walls
from render.ranking_picture import paint_ranking
from render.theme import Theme


def palette_pictures(theme: Theme) -> list[Image.Image]:
    say = load_speakers()[Language.GERMAN]
    return [
        paint_board(sample_start(4), theme),
        paint_board(sample_choice(), theme, CHOICE_MOVES),
        paint_board(sample_walls(), theme, WALL_MOVES),
        paint_ranking(ranked_rows(sample_end(), say), theme),
        *(paint(theme) for paint in RULES.values()),
    ]
