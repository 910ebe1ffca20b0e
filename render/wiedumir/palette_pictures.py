"""Pictures that show every colour of this game, for its palettes to be made from."""

from __future__ import annotations

from dataclasses import replace

from PIL import Image

from engine.wiedumir.cards import Card
from engine.wiedumir.recent import NOTHING_YET
from localization.catalog import Language, load_speakers
from render.ranking_picture import paint_ranking
from render.theme import Theme
from render.wiedumir.board_picture import paint_board
from render.wiedumir.card_picture import Held, card_picture
from render.wiedumir.own_chips_picture import paint_own_chips
from render.wiedumir.ranked_rows import ranked_rows
from render.wiedumir.rules_pictures import RULES
from render.wiedumir.samples import (
    OUR_BOARD,
    recent_chain,
    recent_eight,
    sample_chain,
    sample_eight,
    sample_moving,
    sample_over,
    sample_players,
    sample_start,
)


def palette_pictures(theme: Theme) -> list[Image.Image]:
    say = load_speakers()[Language.GERMAN]
    own = replace(sample_moving(), viewer=0)
    return [
        paint_board(sample_moving(), NOTHING_YET, theme, say, sample_players(5)),
        paint_board(sample_chain(), recent_chain(), theme, say, sample_players(5)),
        paint_board(sample_start(8), NOTHING_YET, theme, say, sample_players(8)),
        paint_board(sample_eight(), recent_eight(), theme, say, sample_players(8)),
        paint_ranking(ranked_rows(sample_over(), 1, say), theme),
        paint_own_chips(own, theme),
        *(card_picture(card, say, None, Held.ASKING) for card in Card),
        *(paint(theme, say, OUR_BOARD) for paint in RULES.values()),
    ]
