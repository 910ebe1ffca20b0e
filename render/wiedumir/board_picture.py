"""The table as a picture: the board with its pawns, what has just happened, the card in hand, and everybody's chips."""

from __future__ import annotations

import math
from collections import defaultdict
from functools import lru_cache

from PIL import Image

from engine.game import Seat
from engine.wiedumir.board import GOAL, START
from engine.wiedumir.cards import Card
from engine.wiedumir.events import PawnMoved
from engine.wiedumir.recent import RecentTurn
from engine.wiedumir.view import Phase, WieDuMirView
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.sketch import Point, Sketch
from render.theme import Theme
from render.wiedumir.board_layout import (
    BOARD_HEIGHT,
    EDGE,
    GAP,
    GOAL_TOP,
    START_TOP,
    START_WIDTH,
    STRIP,
    TILE_WIDTH,
    WAITING_HEIGHT,
    WAITING_STEP,
    WAITING_WIDTH,
    WIDTH,
    arrow_ends,
    crowd,
    empty_board,
    pawn_foot,
    sign_middle,
    tile_corner,
)
from render.wiedumir.card_picture import CARD_HEIGHT, CARD_WIDTH, Held, card_picture, small_card
from render.wiedumir.palette import encode
from render.wiedumir.seat_cards import height_of_cards, lay_out_cards, seat_cards
from render.wiedumir.sprites import ASK, INK, PAWN_HEIGHT, PAWN_WIDTH, die, draw_arrow, draw_chip, ghost, pawn, sign

_PILE_LEFT = 246
_MOVEMENTS_SHOWN = 4
_GHOST = 40


def draw_board(view: WieDuMirView, recent: RecentTurn, theme: Theme, say: Speaker) -> bytes:
    """As a PNG; ``recent`` is the turn that led to the position."""
    return encode(paint_board(view, recent, theme, say), theme)


def paint_board(view: WieDuMirView, recent: RecentTurn, theme: Theme, say: Speaker) -> Image.Image:
    shown = view.drawn or (recent.cards[-1] if recent.cards else None)
    cards_top = BOARD_HEIGHT + (CARD_HEIGHT + GAP if shown else 0)
    height = cards_top + height_of_cards(view.seats) + EDGE - GAP
    picture = Image.new("RGBA", (WIDTH, height), theme.ground.backdrop)
    picture.paste(empty_board(view.board.values, theme), (0, 0))
    _put_waiting(picture, view)
    _put_middle(picture, view, recent, theme)
    for movement in recent.movements[-_MOVEMENTS_SHOWN:]:
        _put_origin(picture, movement)
        _put_arrow(picture, movement)
    _put_signs(picture, view)
    _put_pawns(picture, view)
    _put_ghosts(picture, view)
    if shown:
        idle = shown.card in recent.without_effect
        held = Held.ASKING if view.drawn else Held.IDLE if idle else Held.DONE
        card = card_picture(shown.card, say, shown.seat, held)
        picture.alpha_composite(card, ((WIDTH - CARD_WIDTH) // 2, BOARD_HEIGHT))
    lay_out_cards(picture, list(seat_cards(view, recent)), cards_top, theme)
    return picture


def _put_signs(picture: Image.Image, view: WieDuMirView) -> None:
    """Over the arrows, so that every number can always be read."""
    for square, value in enumerate(view.board.values, start=1):
        x, y = sign_middle(square)
        picture.alpha_composite(sign(value), (x - sign(value).width // 2, y - sign(value).height // 2))


def _put_pawns(picture: Image.Image, view: WieDuMirView) -> None:
    alone = len(view.pawns[0]) == 1
    together: dict[int, list[tuple[Seat, int | None]]] = defaultdict(list)
    for (seat, index), square in view.all_pawns:
        number = None if alone else index + 1
        if START < square < GOAL:
            x, y = pawn_foot(square)
            picture.alpha_composite(pawn(seat, number), (x - PAWN_WIDTH // 2, y - PAWN_HEIGHT))
        else:
            together[square].append((seat, number))
    for square, pawns in together.items():
        width, corners = crowd(len(pawns), in_goal=square == GOAL, waiting=len(view.waiting))
        for (seat, number), corner in zip(pawns, corners, strict=True):
            picture.alpha_composite(pawn(seat, number, width), corner)


def _put_ghosts(picture: Image.Image, view: WieDuMirView) -> None:
    """Where the pawns that may be moved would land: a shape for each seat, on the squares that are free."""
    landing: dict[int, list[Seat]] = defaultdict(list)
    for (seat, _), target in view.moves:
        if target != GOAL and seat not in landing[target]:
            landing[target].append(seat)
    for square, seats in landing.items():
        x, y = tile_corner(square)
        columns = min(3, len(seats))
        left = x + (TILE_WIDTH - columns * _GHOST) // 2
        for place, seat in enumerate(seats):
            row, column = divmod(place, columns)
            picture.alpha_composite(ghost(seat, _GHOST), (left + column * _GHOST, y + 34 + row * (_GHOST - 6)))


def _put_waiting(picture: Image.Image, view: WieDuMirView) -> None:
    """C4, C16, C21, on the goal from its right end."""
    for place, card in enumerate(view.waiting):
        left = WIDTH - EDGE - 6 - (place + 1) * WAITING_STEP
        at = (left, GOAL_TOP + (STRIP - WAITING_HEIGHT) // 2)
        picture.alpha_composite(small_card(card, WAITING_WIDTH, WAITING_HEIGHT), at)


def _put_middle(picture: Image.Image, view: WieDuMirView, recent: RecentTurn, theme: Theme) -> None:
    """The die with the seat that rolled it, the supply, the pile and the last card used."""
    roller = view.turn if view.turn is not None else recent.seat
    number = view.roll if view.roll is not None else recent.number
    if view.phase is Phase.TO_ROLL:
        number = None
    left = EDGE + START_WIDTH + GAP
    picture.alpha_composite(_die_place(roller, number, theme), (left, START_TOP))
    picture.alpha_composite(_supply(view.supply, theme), (left + 136, START_TOP))
    top_card = view.used[-1] if view.used else None
    picture.alpha_composite(_pile(view.pile, top_card, theme), (left + _PILE_LEFT, START_TOP))


@lru_cache(maxsize=128)
def _die_place(roller: Seat | None, number: int | None, theme: Theme) -> Image.Image:
    sketch = Sketch(132, STRIP)
    colour = theme.ground.line if roller is None else MARKS[roller].colour
    sketch.rectangle((2, 2), (128, STRIP - 4), theme.ground.tray, 22, colour, 5)
    if roller is not None:
        sketch.badge(MARKS[roller], (30, 32), 20)
    picture = sketch.finish()
    picture.alpha_composite(die(number, 88), (34, 33))
    return picture


@lru_cache(maxsize=128)
def _supply(chips: int | None, theme: Theme) -> Image.Image:
    """The chips in the middle; how many is not shown where that would give a hand away."""
    sketch = Sketch(104, STRIP)
    for x, y in ((34, 32), (64, 26), (48, 44), (78, 40), (62, 54)):
        draw_chip(sketch, (x, y), 19)
    sketch.text((54, 100), "…" if chips is None else str(chips), 42, theme.ground.ink, 850)
    return sketch.finish()


@lru_cache(maxsize=256)
def _pile(count: int, top: Card | None, theme: Theme) -> Image.Image:
    """The cards to be drawn, face down, and beside them the last one that was used."""
    width = WIDTH - EDGE - (EDGE + START_WIDTH + GAP + _PILE_LEFT)
    sketch = Sketch(width, STRIP)
    if count:
        for shift in (8, 4, 0):
            sketch.rectangle((4 + shift, 8 + shift), (56, 72), ASK, 9, "#ffffff", 3)
        sketch.text((32, 44), "?", 46, "#ffffff", 900)
    else:
        sketch.rectangle((6, 10), (58, 74), None, 9, theme.ground.line, 3)
    sketch.text((38, 110), str(count), 34, theme.ground.ink, 850)
    picture = sketch.finish()
    if top is not None:
        face = small_card(top, 70, 60)
        picture.alpha_composite(face, (width - 72, 16))
    return picture


def _put_origin(picture: Image.Image, movement: PawnMoved) -> None:
    """A ring where the pawn came from, if that was a square."""
    if START < movement.origin < GOAL:
        x, y = pawn_foot(movement.origin)
        ring = _ring(movement.pawn.seat)
        picture.alpha_composite(ring, (x - ring.width // 2, y - 14 - ring.height // 2))


@lru_cache(maxsize=16)
def _ring(seat: Seat) -> Image.Image:
    sketch = Sketch(108, 44)
    sketch.ellipse((54, 22), (48, 17), None, INK, 9)
    sketch.ellipse((54, 22), (47, 16), None, MARKS[seat].colour, 6)
    return sketch.finish()


def _put_arrow(picture: Image.Image, movement: PawnMoved) -> None:
    arrow, corner = _arrow(movement.origin, movement.target, movement.pawn.seat)
    picture.alpha_composite(arrow, corner)


@lru_cache(maxsize=256)
def _arrow(origin: int, target: int, seat: Seat) -> tuple[Image.Image, tuple[int, int]]:
    """An arrow in the colour of the pawn's owner, and where its picture goes."""
    points = _bow(*arrow_ends(origin, target))
    margin = 26
    left = max(0, math.floor(min(x for x, _ in points)) - margin)
    top = max(0, math.floor(min(y for _, y in points)) - margin)
    right = min(WIDTH, math.ceil(max(x for x, _ in points)) + margin)
    bottom = min(BOARD_HEIGHT, math.ceil(max(y for _, y in points)) + margin)
    sketch = Sketch(right - left, bottom - top)
    draw_arrow(sketch, [(x - left, y - top) for x, y in points], MARKS[seat].colour, 10)
    return sketch.finish(), (left, top)


def _bow(start: Point, end: Point) -> list[Point]:
    """From just beside the one to just beside the other, bent to one side so that it hides less."""
    (x1, y1), (x2, y2) = start, end
    length = math.hypot(x2 - x1, y2 - y1) or 1.0
    bend = min(46.0, length * 0.24)
    # Always upward, or to the right where the way leads up or down.
    nx, ny = (y2 - y1) / length, -(x2 - x1) / length
    if ny > 0.05 or (abs(ny) <= 0.05 and nx < 0):
        nx, ny = -nx, -ny
    middle = ((x1 + x2) / 2 + nx * bend * 2, (y1 + y2) / 2 + ny * bend * 2)
    points = []
    near = min(0.32, 34 / length)
    for step in range(17):
        t = near + (1 - 2 * near) * step / 16
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        points.append((a * x1 + b * middle[0] + c * x2, a * y1 + b * middle[1] + c * y2))
    return points
