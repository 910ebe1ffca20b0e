"""Places: who comes before whom, and the podium of a result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.game import Seat
from localization.catalog import Speaker
from render.art import art
from render.figures import Figure, rimmed
from render.lettering import write
from render.nameplate import nameplate, natural_width, portrait
from render.people import MARKS, Player
from render.sketch import Sketch
from render.theme import BRONZE, BRONZE_INK, GOLD, GOLD_INK, SILVER, SILVER_INK, Colour, Theme

_HEIGHT = 370
MOST = 6
"""As many as can stand on a podium and still have names below them that can be read. Winners always stand there."""

METALS: Mapping[int, tuple[Colour, Colour]] = {
    1: (GOLD, GOLD_INK),
    2: (SILVER, SILVER_INK),
    3: (BRONZE, BRONZE_INK),
}
"""Each place's colour, and what is written on it."""

_STEPS = {1: 104, 2: 80, 3: 62}
_FROM_LEFT = (2, 1, 3)
_FLOOR = 278
"""Height at which the steps end and the names begin."""

_WIDEST_SLOT, _FIGURE = 250, 150
_PLATE, _SCORE, _SCORE_HEIGHT = 50, 34, 36


@dataclass(frozen=True, slots=True)
class RankedRow:
    """One seat in a result; or what belongs to nobody, where ``seat`` is None.

    ``place`` is None there, and where no seat has earned one.

    ``words`` say all that the row shows but place and seat. ``score`` is what the places go by, empty where no number
    says it; ``total`` what has been added up over a match, and ``leads`` whether it is the highest. ``detail`` draws
    what only this game has. ``resigned``: the seat was given up, and ``score`` says so.

    ``match_words`` and ``match_detail`` stand in place of ``words`` and ``detail`` in the last result of a match of
    several parts, if there are any: they are about the match before they are about its last part.
    """

    place: int | None
    seat: Seat | None
    words: str
    score: str = ""
    total: str = ""
    leads: bool = False
    detail: Callable[[Theme], Image.Image] | None = None
    resigned: bool = False
    match_words: str = ""
    match_detail: Callable[[Theme], Image.Image] | None = None


def describe_ranking(rows: Sequence[RankedRow], say: Speaker, names: Sequence[str] | None = None) -> str:
    """A line for each row. Without names, letters stand for the seats."""
    return "\n".join(_line(row, say, names) for row in rows)


def _line(row: RankedRow, say: Speaker, names: Sequence[str] | None) -> str:
    if row.seat is None:
        return row.words
    letter = MARKS[row.seat].letter
    name = letter if names is None else f"{names[row.seat]} ({letter})"
    if row.place is None:
        return say("ranking-line-without-place", name=name, words=row.words)
    return say("ranking-line", place=row.place, name=name, words=row.words)


def on_podium(rows: Sequence[RankedRow]) -> list[RankedRow]:
    """The rows of the first three places, best first; with many who share them, those of fewer. May be empty.

    Nobody stands there who has given up.
    """
    standing = [row for row in rows if row.seat is not None and not row.resigned]
    # A place is shown whole or not at all: of those who share one, nobody is left out.
    for last in (3, 2, 1):
        best = [row for row in standing if row.place is not None and row.place <= last]
        if len(best) <= MOST:
            return best
    return best


def paint_podium(
    rows: Sequence[RankedRow], players: Sequence[Player], width: int, theme: Theme, figure: Figure
) -> Image.Image:
    """A picture of these rows, the first place in the middle; those who share a place stand equally high."""
    ground = theme.ground
    slot = min(_WIDEST_SLOT, (width - 40) // len(rows))
    height = _HEIGHT if any(row.score for row in rows) else _HEIGHT - _SCORE_HEIGHT
    sketch = Sketch(width, height)
    sketch.rectangle((0, 0), (width, height), ground.tray, 22, ground.line, 2)
    picture = sketch.finish()
    winners = [MARKS[row.seat].colour for row in rows if row.place == 1 and row.seat is not None] or [GOLD]
    confetti = art("common/confetti", width, one=winners[0], two=winners[-1], gold=GOLD)
    picture.alpha_composite(confetti.crop((0, 0, width, min(height, confetti.height))))
    left = (width - slot * len(rows)) // 2
    for row in sorted(rows, key=lambda row: _FROM_LEFT.index(row.place or 1)):
        picture.alpha_composite(_step(row.place or 1, slot - 4), (left + 2, _FLOOR - _STEPS[row.place or 1]))
        _put_up(picture, row, players, left, slot, theme, figure)
        left += slot
    return picture


def _step(place: int, width: int) -> Image.Image:
    """With the place on its front."""
    metal, ink = METALS[place]
    high = _STEPS[place]
    sketch = Sketch(width, high)
    sketch.art("common/step", (0, 0), width, high, body=metal)
    sketch.text((width / 2, high * 0.6), str(place), min(64, high * 0.56), ink, 850)
    return sketch.finish()


def _put_up(
    picture: Image.Image,
    row: RankedRow,
    players: Sequence[Player],
    left: int,
    slot: int,
    theme: Theme,
    figure: Figure,
) -> None:
    """One figure on its step, its player's name and score below."""
    assert row.seat is not None
    assert row.place is not None
    high, player = min(_FIGURE, round(slot * 0.95)), players[row.seat]
    if player.avatar is not None:
        # People look for faces first, and the plate below has the seat's colour.
        figure = Figure(lambda seat, height: portrait(player, seat, height), foot=1.0)
    standing = rimmed(figure.draw(row.seat, high), theme)
    top = _FLOOR - _STEPS[row.place] - 3 - round(high * figure.foot)
    middle = left + slot // 2
    picture.alpha_composite(standing, (middle - standing.width // 2, top))
    if row.place == 1:
        crown = art("common/crown", round(high * 0.4))
        picture.alpha_composite(crown, (middle - crown.width // 2, max(0, top - round(crown.height * 0.62))))
    plate_height = min(_PLATE, slot // 4)
    plate_width = min(slot - 12, natural_width(player, row.seat, plate_height))
    plate = nameplate(player, row.seat, plate_width, plate_height, theme, active=row.place == 1)
    picture.alpha_composite(plate, (middle - plate_width // 2, _FLOOR + 4))
    if not row.score:
        return
    sketch = Sketch(slot, _SCORE_HEIGHT)
    write(sketch, (slot / 2, _SCORE_HEIGHT / 2), row.score, _SCORE, theme.ground.ink, 850, "mm", room=slot - 8)
    picture.alpha_composite(sketch.finish(), (left, _FLOOR + _PLATE + 6))
