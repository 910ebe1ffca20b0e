"""What the themes' palettes must do justice to in this game."""

from __future__ import annotations

from PIL import Image

from engine.forgetit.events import Busted, TurnStopped
from engine.forgetit.hand import Hand
from engine.forgetit.view import Phase
from render.forgetit.rules_pictures import RULES
from render.forgetit.samples import after_all_nine, busted, first_roll, later_roll, sample_sheet, sample_view
from render.forgetit.sheet_picture import paint_sheet
from render.forgetit.turn_picture import paint_turn
from render.theme import Theme


def palette_pictures(theme: Theme) -> list[Image.Image]:
    bust = Busted(0, busted(), lost=0)
    scored = TurnStopped(3, later_roll(), 216)
    return [
        paint_turn(sample_view(first_roll()), theme),
        paint_turn(sample_view(after_all_nine(), seats=16, turn=9), theme),
        paint_turn(sample_view(Hand(), phase=Phase.TO_ROLL, seats=2, turn=1), theme, bust),
        paint_turn(sample_view(Hand(), phase=Phase.OVER, turn=None, rounds=12), theme, scored),
        paint_sheet(sample_sheet(16, 12), theme, over=True),
        *(paint(theme) for paint in RULES.values()),
    ]
