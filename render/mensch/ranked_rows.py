"""The end of a match: places, or the pair that won; pawns home, captures, own pawns sent back, sixes (M12, P9)."""

from __future__ import annotations

from functools import partial

from PIL import Image

from engine.game import Seat
from engine.mensch.board import PAWNS
from engine.mensch.view import MenschView, SeatTally
from localization.catalog import Speaker
from render.caches import kept
from render.canvas import put
from render.figures import die_sprite, lying_pawn, pawn
from render.mensch.describe import home_pawns, ranking
from render.mensch.ways import burst_sprite
from render.mensch.yards import draw_tile
from render.podium import RankedRow
from render.sketch import Sketch
from render.theme import Theme

_WIDTH, _HEIGHT = 616, 66
_TILE, _TILE_STEP = 36, 42
_FIGURES = (196, 344, 496)
"""Places of the icons, each with its figure to the right."""


def ranked_rows(view: MenschView, say: Speaker) -> list[RankedRow]:
    """Rows of the result; after a vote also with how far the pawns had come: that is what the places go by then."""
    rows = []
    for place, seat in ranking(view):
        home = home_pawns(view, seat)
        tally = view.tallies[seat]
        words, score = say("mensch-ranking", home=home, **tally._asdict()), ""
        if view.by_vote and (view.agreed.pairs or seat not in view.finished):
            squares = sum(sum(view.pawns[ally]) for ally in view.agreed.allies(seat))
            key = "mensch-ranking-squares-together" if view.agreed.pairs else "mensch-ranking-squares"
            words, score = f"{words} {say(key, squares=squares)}", str(squares)
        rows.append(RankedRow(place, seat, words, score=score, detail=partial(_detail, seat, home, tally)))
    return rows


def _detail(seat: Seat, home: int, tally: SeatTally, theme: Theme) -> Image.Image:
    sketch = Sketch(_WIDTH, _HEIGHT)
    middle = _HEIGHT / 2
    for number in range(PAWNS):
        draw_tile(sketch, seat, number * _TILE_STEP, middle - _TILE / 2, _TILE, filled=number < home)
    icons = (_captor(seat), lying_pawn(seat, 72), die_sprite(6, 52, theme.ground.line))
    for figure, left, icon in zip((tally.captures, tally.losses, tally.sixes), _FIGURES, icons, strict=True):
        sketch.text((left + icon.width + 8, middle), str(figure), 40, theme.ground.ink, 800, "lm")
    picture = sketch.finish()
    for left, icon in zip(_FIGURES, icons, strict=True):
        picture.alpha_composite(icon, (left, (_HEIGHT - icon.height) // 2))
    return picture


@kept
def _captor(seat: Seat) -> Image.Image:
    """A pawn in a burst, for captures made; one that lies there stands for own ones sent back."""
    picture = burst_sprite(_HEIGHT).copy()
    put(picture, pawn(seat, 60), (_HEIGHT // 2 + 1, _HEIGHT // 2))
    return picture
