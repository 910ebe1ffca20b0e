"""Chooses each theme's palette anew: ``python -m render.make_palettes``, after colours have changed."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.kaeseschieben.view import Collected
from engine.kaeseschieben.walk import Walk
from render.kaeseschieben.board_picture import paint_board, paint_draft
from render.kaeseschieben.own_cheeses_picture import paint_own_cheeses
from render.kaeseschieben.result_picture import paint_result
from render.kaeseschieben.rules_pictures import RULES
from render.kaeseschieben.samples import sample_middle, sample_start
from render.png import write_palette
from render.theme import Theme


def sample_pictures(theme: Theme) -> list[Image.Image]:
    """Everything that the palette must do justice to."""
    middle = sample_middle()
    own = tuple(Collected(owned.cheese, index % 2 == 0) for index, owned in enumerate(middle.piles[0]))
    return [
        paint_board(sample_start(4), theme),
        paint_board(replace(sample_start(4), turn=3), theme),
        paint_board(middle, theme),
        paint_draft(middle, Walk.of_view(middle), theme),
        paint_result(middle, 0, theme),
        paint_own_cheeses(replace(middle, viewer=0, piles=(own, *middle.piles[1:])), theme),
        *(paint(theme) for paint in RULES.values()),
    ]


def main() -> None:
    for theme in Theme:
        pictures = sample_pictures(theme)
        sheet = Image.new("RGB", (max(p.width for p in pictures), sum(p.height for p in pictures)))
        top = 0
        for picture in pictures:
            sheet.paste(picture.convert("RGB"), (0, top))
            top += picture.height
        write_palette(sheet, theme)


if __name__ == "__main__":
    main()
