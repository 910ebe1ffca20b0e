"""Illustrations for the rules: the board, a move, the squares, the limit, a card, and cards that wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PIL import Image

from engine.wiedumir.board import Board
from engine.wiedumir.cards import Card
from engine.wiedumir.chips import AFTER_LIMIT, LIMIT
from engine.wiedumir.chips import kept as kept_chips
from engine.wiedumir.recent import NOTHING_YET
from localization.catalog import Speaker
from render.caches import kept
from render.figures import PAWN_FOOT, PAWN_SHAPE, pawn, standing_out
from render.people import Player
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.board_layout import COURT_LEFT, COURT_WIDTH, WAITING_STEP, WAITING_TOP
from render.wiedumir.board_picture import lay_out_board
from render.wiedumir.card_picture import CARD_HEIGHT, CARD_WIDTH, Held, card_picture
from render.wiedumir.garden import draw_slab
from render.wiedumir.pieces import LOSS, chip, die, encode, flight, pile
from render.wiedumir.samples import NAMES, sample_players, sample_start, sample_waiting

_WIDTH = 768
_SLAB, _STEP = 96, 104
_MOVE_SQUARES: tuple[int | None, ...] = (1, -1, None, 2, -2, None)
_PAWN = 102
_CHIP_ROW = 74
_SMALL_CARD = (436, 180)


@kept
def draw_rule(name: str, theme: Theme, say: Speaker, board: Board) -> bytes:
    """The illustration as a PNG; its name is one of `RULES`."""
    return encode(RULES[name](theme, say, board), theme)


def _move(theme: Theme, say: Speaker, board: Board) -> Image.Image:
    """A three over two squares that are taken."""
    picture = Image.new("RGBA", (_WIDTH, 262), theme.ground.backdrop)
    left, top = 130, 92
    for column, value in enumerate(_MOVE_SQUARES):
        draw_slab(picture, value, (left + column * _STEP, top), _SLAB)
    picture.alpha_composite(die(3, 92), (18, 118))
    feet = [(left + column * _STEP + _SLAB // 2, top + 114) for column in range(len(_MOVE_SQUARES))]
    arrows = Sketch(_WIDTH, 262)
    for number, (start, end) in enumerate(((0, 1), (1, 4), (4, 5)), start=1):
        (x1, y), (x2, _) = feet[start], feet[end]
        _hop(arrows, (x1 + 6, y - 134), (x2 - 6, y - 134), 26 if end - start == 1 else 44, number)
    for column, seat in ((0, 1), (2, 3), (3, 0)):
        x, y = feet[column]
        at = (round(x - _PAWN * PAWN_SHAPE * PAWN_FOOT[0]), round(y - _PAWN * PAWN_FOOT[1]))
        picture.alpha_composite(pawn(seat, _PAWN), at)
    picture.alpha_composite(arrows.finish())
    return picture


def _hop(sketch: Sketch, start: tuple[float, float], end: tuple[float, float], rise: float, number: int) -> None:
    """A step that counts, in an arc."""
    (x1, y), (x2, _) = start, end
    points = [(x1 + (x2 - x1) * t / 14, y - rise * 4 * (t / 14) * (1 - t / 14)) for t in range(14)]
    head = [(x2, y + 2), (x2 - 18, y - 9), (x2 + 3, y - 19)]
    for colour, width in (("#fffdf7", 13.0), ("#2f6fb5", 7.0)):
        sketch.line(points, colour, width)
        sketch.polygon(head, colour, colour, width - 6)
    middle = ((x1 + x2) / 2, y - rise)
    sketch.ellipse(middle, (16, 16), "#fffdf7")
    sketch.ellipse(middle, (13.5, 13.5), "#2f6fb5")
    sketch.text(middle, str(number), 20, "#ffffff", 900)


def _squares(theme: Theme, say: Speaker, board: Board) -> Image.Image:
    """The owner of the pawn takes chips, gives chips back, or draws a card."""
    picture = Image.new("RGBA", (_WIDTH, 210), theme.ground.backdrop)
    values: tuple[int | None, ...] = (3, -3, None)
    for column, (value, seat) in enumerate(zip(values, (2, 0, 4), strict=True)):
        left = 46 + column * 246
        draw_slab(picture, value, (left, 34), 112)
        picture.alpha_composite(pawn(seat, 118), (left + 13, 64))
        if value is None:
            picture.alpha_composite(pile(), (left + 128, 54))
            continue
        picture.alpha_composite(flight(value), (left + 104, 46))
        for place in range(3):
            picture.alpha_composite(chip(44), (left + 126 + place * 22, 116 - place * 8))
    return picture


def _board(theme: Theme, say: Speaker, board: Board) -> Image.Image:
    """Before the first roll."""
    view, players = replace(sample_start(4), board=board), [Player(name) for name in NAMES[:4]]
    return lay_out_board(view, NOTHING_YET, theme, say, players).painted()


def _limit(theme: Theme, say: Speaker, board: Board) -> Image.Image:
    """The leaflet's example: seven chips and four more are too many, so all but four go back (W5)."""
    had, gained = 7, 4
    both = had + gained
    sums = (
        (had, str(had)),
        (both, f"{had} + {gained} = {both}"),
        (kept_chips(both, no_limits=False), str(AFTER_LIMIT)),
    )
    sketch = Sketch(_WIDTH, len(sums) * _CHIP_ROW + 20, theme.ground.backdrop)
    for row, (chips, words) in enumerate(sums):
        middle = 10 + row * _CHIP_ROW + _CHIP_ROW / 2
        ink = standing_out(LOSS, theme) if chips > LIMIT else theme.ground.ink
        sketch.text((_WIDTH - 20, middle), words, 42, ink, 800, "rm")
        if row:
            top = middle - _CHIP_ROW / 2
            sketch.line([(36, top - 14), (36, top + 2)], theme.ground.ink, 8)
            sketch.polygon([(20, top), (52, top), (36, top + 18)], theme.ground.ink)
    picture = sketch.finish()
    for row, (chips, _) in enumerate(sums):
        for place in range(chips):
            corner = (76 + place * 40, 10 + row * _CHIP_ROW + (_CHIP_ROW - 52) // 2)
            picture.alpha_composite(chip(52), corner)
    return picture


def _cards(theme: Theme, say: Speaker, board: Board) -> Image.Image:
    picture = Image.new("RGBA", (CARD_WIDTH + 24, CARD_HEIGHT + 20), theme.ground.backdrop)
    picture.alpha_composite(card_picture(Card.SHIFT, say, None, Held.DONE), (12, 10))
    return picture


def _waiting(theme: Theme, say: Speaker, board: Board) -> Image.Image:
    """The three signposts between goal and start, and the cards that they stand for (C4, C16, C21)."""
    view = replace(sample_waiting(), board=board)
    painted = lay_out_board(view, NOTHING_YET, theme, say, sample_players(view.seats)).painted()
    court = painted.crop((COURT_LEFT - 8, 12, COURT_LEFT + COURT_WIDTH + 8, WAITING_TOP + 3 * WAITING_STEP + 10))
    cards = [card_picture(card, say, None, Held.DONE).resize(_SMALL_CARD) for card in sorted(view.waiting)]
    height = len(cards) * (_SMALL_CARD[1] + 10) + 10
    court = court.resize((round(court.width * height / court.height), height), Image.Resampling.LANCZOS)
    picture = Image.new("RGBA", (court.width + _SMALL_CARD[0] + 20, height), theme.ground.backdrop)
    picture.paste(court, (0, 0))
    for place, card in enumerate(cards):
        picture.alpha_composite(card, (court.width + 10, 10 + place * (_SMALL_CARD[1] + 10)))
    return picture


RULES: Mapping[str, Callable[[Theme, Speaker, Board], Image.Image]] = {
    "board": _board,
    "move": _move,
    "squares": _squares,
    "limit": _limit,
    "cards": _cards,
    "waiting": _waiting,
}
