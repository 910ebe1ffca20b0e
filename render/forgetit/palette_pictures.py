"""Pictures that show every colour of this game, for its palettes to be made from."""

from __future__ import annotations

from PIL import Image

from engine.forgetit.events import Busted, TurnStopped
from engine.forgetit.hand import Hand
from engine.forgetit.view import Phase
from localization.catalog import Language, load_speakers
from render.forgetit.ranked_rows import ranked_rows
from render.forgetit.rules_pictures import RULES
from render.forgetit.samples import SAMPLE_PLAYERS, after_all_nine, busted, first_roll, later_roll, sample_view
from render.forgetit.sheet_picture import paint_sheets
from render.forgetit.turn_picture import paint_turn
from render.ranking_picture import paint_ranking
from render.theme import Theme


def palette_pictures(theme: Theme) -> list[Image.Image]:
    bust = Busted(0, busted(), lost=0)
    scored = TurnStopped(3, later_roll(), 216)
    ended = sample_view(Hand(), seats=16, rounds=12)
    say = load_speakers()[Language.GERMAN]
    return [
        paint_turn(sample_view(first_roll()), theme),
        paint_turn(sample_view(after_all_nine(), seats=16, turn=9), theme, None, SAMPLE_PLAYERS),
        paint_turn(sample_view(Hand(), phase=Phase.TO_ROLL, seats=2, turn=1), theme, bust),
        paint_turn(sample_view(Hand(), phase=Phase.OVER, turn=None, rounds=12), theme, scored),
        paint_ranking(ranked_rows(ended, 11, say), theme),
        paint_ranking(ranked_rows(sample_view(Hand(), seats=8), 3, say), theme),
        *paint_sheets(ended.sheet, theme, SAMPLE_PLAYERS, over=True),
        *(paint(theme) for paint in RULES.values()),
    ]
