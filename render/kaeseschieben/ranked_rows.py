"""The end of a round in rows: the opened cheeses of each seat, and what nobody got."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from engine.game import places
from engine.kaeseschieben.view import KaeseschiebenView, RevealedCheese, rounds_won, total_points
from localization.catalog import Speaker
from render.kaeseschieben.describe import count_sizes
from render.kaeseschieben.own_cheeses_picture import CARD_HEIGHT, CARD_WIDTH, lay_out, rows_needed
from render.podium import RankedRow
from render.sketch import Sketch
from render.theme import Theme

_COLUMNS = 5
_ROUNDS_STEP, _ROUNDS_HEIGHT = 44, 44


def ranked_rows(view: KaeseschiebenView, number: int, say: Speaker) -> list[RankedRow]:
    """The finished round ``number``, counted from 0: the seats by its points, then what nobody got."""
    result = view.results[number]
    so_far = view.results[: number + 1]
    totals = total_points(so_far, view.seats)
    wins = rounds_won(so_far, view.seats)
    several = view.rounds > 1
    rows = []
    # K13: a round in which nobody scored is won by nobody.
    scored = bool(result.winners)
    for place, seat in sorted((place, seat) for seat, place in enumerate(places(result.points))):
        pile = result.piles[seat]
        words = say("kaeseschieben-ranking", points=result.points[seat], cheeses=_in_words(pile, say))
        match_words = words
        if several:
            points = say("points", count=totals[seat])
            if number:
                match_words = say("kaeseschieben-ranking-over", wins=wins[seat], points=points, round=words)
            words += " " + say("kaeseschieben-ranking-match", wins=wins[seat], points=points)
        detail = partial(_detail, pile, wins[seat], view.rounds)
        rows.append(
            RankedRow(
                place if scored else None,
                seat,
                words,
                score=str(result.points[seat]),
                total=str(totals[seat]) if several else "",
                detail=detail,
                match_words=match_words,
            )
        )
    rest = (*result.unowned, *result.on_board)
    if rest:
        words = say("kaeseschieben-ranking-rest", cheeses=_in_words(rest, say))
        rows.append(RankedRow(None, None, words, detail=partial(_detail, rest, 0, None)))
    return rows


def _detail(cheeses: Sequence[RevealedCheese], wins: int, rounds: int | None, theme: Theme) -> Image.Image:
    """The opened cheeses; and over several rounds, a crown for each round won and a ring for each that was not.

    Without ``rounds``, the cheeses count for nobody.
    """
    pile_height = rows_needed(len(cheeses), _COLUMNS) * (CARD_HEIGHT + 6) - 6 if cheeses else 0
    several = rounds is not None and rounds > 1
    height = pile_height + (_ROUNDS_HEIGHT if several else 0)
    sketch = Sketch(_COLUMNS * (CARD_WIDTH + 6), max(height, 1))
    if several:
        for number in range(rounds or 0):
            centre = (24 + number * _ROUNDS_STEP, height - _ROUNDS_HEIGHT / 2 + 4)
            if number < wins:
                sketch.crown(centre, 0.6)
            else:
                sketch.ellipse(centre, (8, 8), None, theme.ground.faint_ink, 3)
    picture = sketch.finish()
    lay_out(picture, [(c.cheese.size, c.wormy) for c in cheeses], (0, 0), _COLUMNS, counts=rounds is not None)
    return picture


def _in_words(cheeses: Sequence[RevealedCheese], say: Speaker) -> str:
    wormy = (cheese.cheese.size for cheese in cheeses if cheese.wormy)
    return count_sizes((cheese.cheese.size for cheese in cheeses), say, wormy)
