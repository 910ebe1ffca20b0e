"""The end of a game in rows: chips, points over several games, and the arrival that decided between equal chips."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial

from PIL import Image

from engine.game import Seat
from engine.wiedumir.view import WieDuMirView
from localization.catalog import Speaker
from render.lettering import text_width
from render.podium import RankedRow
from render.ranking_picture import DETAIL_WIDTH
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.describe import several_games
from render.wiedumir.pieces import draw_chip

_HEIGHT = 84
_CHIP = 21
_FLAG_AT = 448
_CHIPS_WIDTH = _FLAG_AT - 40
_MOST_GAMES = 9
_GAMES, _GAMES_WIDTH = 40, DETAIL_WIDTH - 20


def ranked_rows(view: WieDuMirView, number: int, say: Speaker, unranked: Collection[Seat] = ()) -> list[RankedRow]:
    """The finished game ``number``, counted from 0. The ``unranked`` seats, whose rows are not shown, never lead."""
    result = view.results[number]
    tied = {seat for group in result.broken_ties for seat in group}
    several = several_games(view)
    highest = max((total for seat, total in enumerate(result.points) if seat not in unranked), default=0)
    rows = []
    for seat in result.order:
        home = result.home[seat] if seat in tied else None
        chips, points = result.chips[seat], say("points", count=result.points[seat])
        facts = [say("wiedumir-chips", count=chips)]
        if home is not None:
            facts.append(say("wiedumir-ranking-home", pawns=len(view.pawns[seat]), arrival=home))
        if several:
            facts.append(say("wiedumir-ranking-total", points=points))
        in_all = say("wiedumir-ranking-total", points=points)
        # Over several games, equal points are shared: who was home earlier in the last one decides nothing.
        match_words, match_detail = in_all, partial(_detail, chips, None)
        if number:
            games = _games([past.chips[seat] for past in view.results[: number + 1]])
            match_words = say("wiedumir-ranking-match", total=in_all, games=games)
            match_detail = partial(_games_in_detail, games)
        rows.append(
            RankedRow(
                result.places[seat],
                seat,
                ", ".join(facts),
                score=str(result.chips[seat]),
                total=str(result.points[seat]) if several else "",
                leads=several and result.points[seat] == highest,
                detail=partial(_detail, chips, home),
                match_words=match_words,
                match_detail=match_detail,
            )
        )
    return rows


def _games(chips: Sequence[int]) -> str:
    """Chips of each game, such as "8 + 10"; of very many, the latest."""
    left_out = ["…"] if len(chips) > _MOST_GAMES else []
    return " + ".join([*left_out, *map(str, chips[-_MOST_GAMES:])])


def _games_in_detail(games: str, theme: Theme) -> Image.Image:
    sketch = Sketch(DETAIL_WIDTH, _HEIGHT)
    size = min(_GAMES, _GAMES * _GAMES_WIDTH / text_width(games, _GAMES, 600))
    sketch.text((0, _HEIGHT / 2 + 2), games, size, theme.ground.ink, 600, "lm")
    return sketch.finish()


def _detail(chips: int, home: int | None, theme: Theme) -> Image.Image:
    """The chips; and where equal chips left the places open, the number of the arrival, beside the goal's flag."""
    sketch = Sketch(DETAIL_WIDTH, _HEIGHT)
    middle = _HEIGHT / 2
    step = min(2 * _CHIP - 6.0, (_CHIPS_WIDTH - 2 * _CHIP) / max(1, chips - 1))
    for chip in range(chips):
        draw_chip(sketch, (_CHIP + 2 + step * chip, middle + 3), _CHIP)
    if home is not None:
        sketch.art("wiedumir/flag", (_FLAG_AT, middle - 34), 52)
        sketch.text((_FLAG_AT + 58, middle + 8), f"#{home}", 36, theme.ground.ink, 800, "lm")
    return sketch.finish()
