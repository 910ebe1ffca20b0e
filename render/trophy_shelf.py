"""Trophies as medals: each with its emblem, on a disc of gold, silver or bronze by how rare it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any

from PIL import Image, ImageOps

from render.art import art
from render.caches import kept
from render.figures import die_sprite
from render.people import MARKS
from render.png import Palette
from render.sketch import Sketch
from render.theme import BRONZE, GOLD, SILVER, Colour, Theme

WIDTH, COLUMNS = 1024, 3
_CELL, _HIGH, _TOP = WIDTH // COLUMNS, 278, 10
_DISC_AT, _DISC, _FACE, _EMBLEM = 108, 78, 62, 84
_NAME_AT, _LETTERS, _LETTERS_A_LINE = 208, 30, 17
_GOLD_FROM, _SILVER_FROM = 100, 40
"""Rarity of trophies that hang on gold or silver: one match in that many brings them."""

_PAPER, _INK, _RIBBON = "#fff8e7", "#241c16", ("#a8322c", "#c8443a")

_EMBLEMS: Mapping[str, str] = {
    "comeback": "wiedumir/flag",
    "slipped-away": "wiedumir/sign-take",
    "by-a-hair": "mensch/needle",
    "one-short": "wiedumir/sign-ask",
    "out-of-luck": "kaeseschieben/no",
    "long-breath": "wiedumir/cards/last-pays",
    "hunter": "mensch/burst",
    "gentle": "wiedumir/flowers",
    "drought": "mensch/sun",
    "doorstep": "common/pawn-lying",
    "phoenix": "forgetit/flame",
    "unharmed": "common/pawn",
    "rout": "common/crown",
    "photo-finish": "mensch/chevron",
    "mason": "mensch/bricks",
    "eagle-eye": "mensch/claim",
    "wall-breaker": "wiedumir/burst",
    "fine-nose": "kaeseschieben/mouse-south",
    "worm-farm": "kaeseschieben/worm",
    "tough-stomach": "kaeseschieben/cheese-large",
    "plough": "kaeseschieben/push",
    "avalanche": "kaeseschieben/cheese-medium",
    "benefactor": "kaeseschieben/cheese-small",
    "rotten-prize": "kaeseschieben/offered",
    "chain-reaction": "wiedumir/card-back",
    "generous": "wiedumir/cards/generous",
    "overflow": "wiedumir/cup",
    "pinch": "wiedumir/purse",
    "hands-off": "wiedumir/cup-empty",
    "bargain": "wiedumir/swap",
    "courage": "forgetit/cup",
    "jackpot": "forgetit/word-die",
    "nerve": "forgetit/die",
    "elephant": "common/robot",
    "absent-minded": "kaeseschieben/nobody",
    "last-breath": "wiedumir/cards/overtake",
    "butterfingers": "wiedumir/cards/fine",
    "met-ten": "common/portrait",
    "every-game": "wiedumir/podium",
    "host": "wiedumir/gate",
    "night": "mensch/moon",
    "puzzles": "kaeseschieben/star",
    "lessons": "forgetit/pencil",
}
"""Drawings in data/art."""

_DICE: Mapping[str, int] = {"five-sixes": 6, "against-the-dice": 1}
"""Trophies with a die, and what it shows."""

_COLOURS: Mapping[str, Any] = {
    **{"body": MARKS[0].colour, "edge": "#8a6a45", "rim": "#8a6a45", "heat": "#e0662f", "sand": "#d8b98a"},
    **{"own": MARKS[0].colour, "other": MARKS[1].colour, "third": MARKS[2].colour, "petal": "#d86a9a"},
    **{"core": "#fff3c0", "hot": "#f2b233", "brick": "#b5533c", "left": MARKS[0].colour, "right": MARKS[1].colour},
    **{"mortar": "#e8dccb", "ground": "#fff8e7"},
}


@dataclass(frozen=True, slots=True)
class Medal:
    """``label`` is the trophy's name in words; ``times`` says how often it was earned, ``rarity`` how rare it is."""

    trophy: str
    label: str
    times: int = 1
    rarity: int | None = None


def draw_medals(medals: Sequence[Medal], theme: Theme, palette: Palette) -> bytes:
    """A PNG of them, `COLUMNS` in a row."""
    rows = -(-len(medals) // COLUMNS)
    picture = Image.new("RGBA", (WIDTH, _TOP + rows * _HIGH), theme.ground.tray)
    for number, medal in enumerate(medals):
        row, column = divmod(number, COLUMNS)
        picture.alpha_composite(_cell(medal, theme), (column * _CELL, _TOP + row * _HIGH))
    return palette.encode(picture, theme)


@kept
def _cell(medal: Medal, theme: Theme) -> Image.Image:
    sketch, middle = Sketch(_CELL, _HIGH), _CELL / 2
    for side, colour in zip((-1, 1), _RIBBON, strict=True):
        outer, inner = middle + side * 58, middle + side * 14
        sketch.polygon([(outer, 0), (inner, 0), (middle + side * 4, 70), (middle + side * 44, 70)], colour)
    sketch.ellipse((middle, _DISC_AT), (_DISC, _DISC), _metal(medal.rarity), theme.ground.line, 3)
    sketch.ellipse((middle, _DISC_AT), (_FACE, _FACE), _PAPER)
    lines = wrap(medal.label, _LETTERS_A_LINE)[:2]
    for number, line in enumerate(lines):
        sketch.text((middle, _NAME_AT + 34 * number), line, _LETTERS, theme.ground.ink, 700, "mm", _CELL - 12)
    if medal.times > 1:
        sketch.ellipse((middle + 62, _DISC_AT + 52), (30, 30), _INK, _PAPER, 3)
        sketch.text((middle + 62, _DISC_AT + 52), f"{medal.times}×", 25, _PAPER, 800, "mm", 52)
    picture = sketch.finish()
    emblem = _emblem(medal.trophy)
    under = Image.new("RGBA", picture.size)
    under.alpha_composite(emblem, (round(middle - emblem.width / 2), round(_DISC_AT - emblem.height / 2)))
    return Image.alpha_composite(picture, under)


def _metal(rarity: int | None) -> Colour:
    return GOLD if (rarity or 0) >= _GOLD_FROM else SILVER if (rarity or 0) >= _SILVER_FROM else BRONZE


@kept
def _emblem(trophy: str) -> Image.Image:
    if trophy in _DICE:
        return die_sprite(_DICE[trophy], _EMBLEM, _COLOURS["edge"])
    drawn = art(_EMBLEMS[trophy], 2 * _EMBLEM, **_COLOURS)
    return ImageOps.contain(drawn, (_EMBLEM, _EMBLEM), Image.Resampling.LANCZOS)
