"""The end of a round: every cheese opened, points, winners, and the match so far (K12, K13)."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.game import Seat
from engine.kaeseschieben.scoring import rounds_won, total_points
from engine.kaeseschieben.view import KaeseschiebenView, RevealedCheese
from render.kaeseschieben.piles import CARD_HEIGHT, lay_out, rows_needed
from render.png import encode
from render.seat_marks import MARKS
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

WIDTH = 1024
_COLUMNS = 6
_LEFT = 118
_GAP = 14


def draw_result(view: KaeseschiebenView, number: int, theme: Theme) -> bytes:
    """The finished round ``number``, counted from 0, as a PNG."""
    return encode(paint_result(view, number, theme), theme)


def paint_result(view: KaeseschiebenView, number: int, theme: Theme) -> Image.Image:
    result = view.results[number]
    others = [*result.unowned, *result.on_board]
    heights = [_row_height(pile) for pile in result.piles] + ([_row_height(others)] if others else [])
    tally_height = 96 if view.rounds > 1 else 0
    picture = Sketch(WIDTH, sum(heights) + _GAP * (len(heights) + 1) + tally_height, theme.ground.backdrop).finish()
    top = _GAP
    for seat, pile in enumerate(result.piles):
        won = seat in result.winners
        picture.alpha_composite(_row(seat, pile, result.points[seat], won, theme), (0, top))
        top += heights[seat] + _GAP
    if others:
        picture.alpha_composite(_row(None, others, None, False, theme), (0, top))
        top += heights[-1] + _GAP
    if tally_height:
        so_far = view.results[: number + 1]
        tally = _tally(rounds_won(so_far, view.seats), total_points(so_far, view.seats), view.rounds, theme)
        picture.alpha_composite(tally, (0, top - _GAP))
    return picture


def _row_height(cheeses: Sequence[RevealedCheese]) -> int:
    return rows_needed(len(cheeses), _COLUMNS) * (CARD_HEIGHT + 6) + 22


def _row(
    seat: Seat | None, cheeses: Sequence[RevealedCheese], points: int | None, won: bool, theme: Theme
) -> Image.Image:
    """One seat's pile with its points; or, without a seat, what nobody got."""
    height = _row_height(cheeses)
    ground = theme.ground
    sketch = Sketch(WIDTH, height)
    sketch.rectangle((12, 0), (WIDTH - 24, height), ground.tray, 22, GOLD if won else ground.line, 6 if won else 2)
    middle = height / 2
    if seat is None:
        sketch.ellipse((66, middle), (28, 28), None, ground.faint_ink, 5)
        sketch.line([(47, middle + 19), (85, middle - 19)], ground.faint_ink, 5)
    else:
        sketch.badge(MARKS[seat], (66, middle), 36)
    if points is not None:
        _draw_points(sketch, points, won, middle, theme)
    picture = sketch.finish()
    lay_out(picture, [(c.cheese.size, c.wormy) for c in cheeses], (_LEFT, 14), _COLUMNS, theme, counts=seat is not None)
    return picture


def _draw_points(sketch: Sketch, points: int, won: bool, middle: float, theme: Theme) -> None:
    at = (WIDTH - 112, middle)
    if won:
        sketch.ellipse(at, (58, 58), GOLD, "#ffffff", 5)
        sketch.crown((at[0], at[1] - 62), 1)
    sketch.text(at, str(points), 54, GOLD_INK if won else theme.ground.ink, 850)


def _tally(won: Sequence[int], points: Sequence[int], rounds: int, theme: Theme) -> Image.Image:
    """Rounds won, as filled dots, and points over the match, for each seat."""
    sketch = Sketch(WIDTH, 96)
    slot = (WIDTH - 40) / len(won)
    for seat, (rounds_of_seat, points_of_seat) in enumerate(zip(won, points, strict=True)):
        left = 20 + slot * seat
        sketch.badge(MARKS[seat], (left + 38, 48), 24)
        for number in range(rounds):
            filled = number < rounds_of_seat
            centre = (left + 80 + number * 16.5, 34)
            sketch.ellipse(centre, (6, 6), GOLD if filled else None, GOLD if filled else theme.ground.faint_ink, 2)
        sketch.text((left + 74, 66), f"Σ {points_of_seat}", 24, theme.ground.ink, 700, "lm")
    return sketch.finish()
