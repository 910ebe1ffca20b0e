"""Pictures that show every colour of these games, for its palettes to be made from."""

from __future__ import annotations

from PIL import Image

from localization.catalog import Language, load_speakers
from render.mensch.board_picture import paint_board
from render.mensch.ranked_rows import ranked_rows
from render.mensch.rules_pictures import RULES
from render.mensch.samples import CHOICE_MOVES, WALL_MOVES, sample_choice, sample_end, sample_start, sample_walls
from render.player import Player
from render.ranking_picture import paint_ranking
from render.theme import Theme


def palette_pictures(theme: Theme) -> list[Image.Image]:
    say = load_speakers()[Language.GERMAN]
    players = [Player("Anna"), Player("Ben"), Player("Dora"), Player("Computer", is_computer=True)]
    mensch, einigkeit = say("game-mensch"), say("game-einigkeit")
    return [
        paint_board(sample_start(4), theme, players=players, title=mensch),
        paint_board(sample_choice(), theme, CHOICE_MOVES, players=players, title=mensch),
        paint_board(sample_walls(), theme, WALL_MOVES, players=players, title=einigkeit),
        paint_ranking(ranked_rows(sample_end(), say), theme, players),
        *(paint(theme) for paint in RULES.values()),
    ]
