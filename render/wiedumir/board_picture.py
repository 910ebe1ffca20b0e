"""The table as a picture: the garden with its pawns, what has just happened, the card in hand, everybody's chips."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from PIL import Image

from engine.game import Seat
from engine.wiedumir.board import GOAL, START, Pawn
from engine.wiedumir.recent import RecentTurn
from engine.wiedumir.view import Phase, WieDuMirView
from localization.catalog import Speaker
from render.art import art
from render.caches import kept
from render.canvas import Canvas
from render.figures import pawn
from render.people import MARKS, Player
from render.sketch import Sketch
from render.theme import Theme
from render.wiedumir.board_layout import (
    BLANKET,
    COURT_LEFT,
    GAP,
    HEIGHT,
    MIDDLE,
    PAWN_HEIGHT,
    SLAB_WIDTH,
    WAITING_STEP,
    WAITING_TOP,
    WIDTH,
    crowd,
    foot,
    pawn_corner,
)
from render.wiedumir.card_picture import Held, card_picture, small_card, waiting_card
from render.wiedumir.garden import empty_board, hedge, put_signs
from render.wiedumir.pieces import INK, die, encode, flight, ghost, pile
from render.wiedumir.seat_trays import height_of_trays, lay_out_trays
from render.wiedumir.trails import put_numbers, put_trails

DIE = 92
_SUPPLY, _PILE, _USED = 188, 372, 476
"""Distances of supply, pile and used cards from the blanket's left edge."""

_DIE_AT = (70, 8)
_DIE_PLACE = (BLANKET[0] + 14, BLANKET[1] - 2)
DIE_MIDDLE = (_DIE_PLACE[0] + _DIE_AT[0] + DIE // 2, _DIE_PLACE[1] + _DIE_AT[1] + DIE // 2)
PILE_MIDDLE = (BLANKET[0] + _PILE + 46, BLANKET[1] + 46)


def draw_board(
    view: WieDuMirView,
    recent: RecentTurn,
    theme: Theme,
    say: Speaker,
    players: Sequence[Player],
    *,
    weighed: bool = False,
) -> bytes:
    """As a PNG; ``recent`` is what led to the position."""
    return encode(lay_out_board(view, recent, theme, say, players, weighed=weighed), theme)


def lay_out_board(
    view: WieDuMirView,
    recent: RecentTurn,
    theme: Theme,
    say: Speaker,
    players: Sequence[Player],
    lifted: Collection[Pawn] = (),
    *,
    weighed: bool = False,
) -> Canvas:
    """Canvas of the board before it is painted, without the pawns that are ``lifted``, whose places stay free.

    Where it is to be compared with another (``weighed``), no pawn moves for others, and none is offered to be moved.
    """
    height = HEIGHT + GAP + height_of_trays(view.seats)
    picture = Canvas(WIDTH, height, theme.ground.backdrop)
    picture.paste(empty_board(view.board.values, say("game-wiedumir"), theme), (0, 0))
    _put_waiting(picture, view, theme, say)
    _put_on_blanket(picture, view, recent)
    if recent.steps:
        put_trails(picture, recent, theme)
        put_signs(picture, view.board.values)
    _put_pawns(picture, view, lifted, fixed=weighed)
    if not weighed:
        _put_ghosts(picture, view, theme)
    put_numbers(picture, recent, theme)
    _put_flights(picture, view, recent)
    _put_card(picture, view, recent, say)
    lay_out_trays(picture, view, recent, players, HEIGHT + GAP, theme)
    return picture


def figure(view: WieDuMirView, one: Pawn, height: int = PAWN_HEIGHT) -> Image.Image:
    """With its number, if its seat has several."""
    return pawn(one.seat, height, None if len(view.pawns[0]) == 1 else one.number + 1)


def _put_pawns(picture: Canvas, view: WieDuMirView, lifted: Collection[Pawn], *, fixed: bool) -> None:
    # From the back to the front.
    for one, square in sorted(view.all_pawns, key=lambda place: foot(place[1])[1]):
        if START < square < GOAL and one not in lifted:
            picture.put(figure(view, one), pawn_corner(square))
    for court in (START, GOAL):
        height, standing = crowd(view, court, fixed=fixed)
        for one, corner in standing:
            if one not in lifted:
                picture.put(figure(view, one, height), corner)


def _put_ghosts(picture: Canvas, view: WieDuMirView, theme: Theme) -> None:
    """Put ghosts of the pawns that may be moved on the free squares where they would land: a shape for each seat."""
    landing: dict[int, list[Seat]] = defaultdict(list)
    for (seat, _), target in view.moves:
        if target != GOAL and seat not in landing[target]:
            landing[target].append(seat)
    for square, seats in landing.items():
        columns = 1 if len(seats) == 1 else 2 if len(seats) <= 4 else 3
        side = SLAB_WIDTH * 0.9 / max(columns, 2)
        x, y = foot(square)
        rows = -(-len(seats) // columns)
        for place, seat in enumerate(seats):
            row, column = divmod(place, columns)
            left = x + (column - columns / 2) * side
            top = y - side * 0.55 - (rows - 1 - row) * side * 0.92
            picture.put(ghost(seat, round(side), theme), (round(left), round(top)))


def _put_flights(picture: Canvas, view: WieDuMirView, recent: RecentTurn) -> None:
    """At pawns that stand where they landed: what their squares made of their owners' chips."""
    current = {moved.pawn: (moved.target, change) for moved, change in recent.steps if moved in recent.movements}
    for one, (square, change) in current.items():
        if change and view.square_of(one) == square and START < square < GOAL:
            x, y = pawn_corner(square)
            badge = flight(change)
            at = (round(x + PAWN_HEIGHT * 0.42), round(y + PAWN_HEIGHT * 0.16))
            picture.put(badge, (min(at[0], WIDTH - badge.width), at[1]))


def _put_waiting(picture: Canvas, view: WieDuMirView, theme: Theme, say: Speaker) -> None:
    """C4, C16, C21, at the foot of the goal."""
    if not view.waiting:
        picture.put(hedge(theme), (COURT_LEFT, WAITING_TOP))
    for place, card in enumerate(view.waiting):
        picture.put(waiting_card(card, say), (COURT_LEFT, WAITING_TOP + place * WAITING_STEP))


def _put_card(picture: Canvas, view: WieDuMirView, recent: RecentTurn, say: Speaker) -> None:
    shown = view.drawn or (recent.cards[-1] if recent.cards else None)
    if shown:
        idle = shown.card in recent.without_effect
        held = Held.ASKING if view.drawn else Held.IDLE if idle else Held.DONE
        picture.put(card_picture(shown.card, say, shown.seat, held), MIDDLE[:2])


def _put_on_blanket(picture: Canvas, view: WieDuMirView, recent: RecentTurn) -> None:
    """The die with the seat that rolled it, the supply, the pile and the last card used."""
    roller = view.turn if view.turn is not None else recent.seat
    number = view.roll if view.roll is not None else recent.number
    if view.phase is Phase.TO_ROLL:
        number = None
    left, top, _, _ = BLANKET
    picture.put(_die_place(roller, number), _DIE_PLACE)
    picture.put(_supply(view.supply), (left + _SUPPLY, top - 12))
    picture.put(_pile(view.pile), (left + _PILE, top - 10))
    if view.used:
        picture.put(small_card(view.used[-1], 108), (left + _USED, top + 4))


@kept
def _die_place(roller: Seat | None, number: int | None) -> Image.Image:
    sketch = Sketch(170, 108)
    if roller is not None:
        sketch.badge(MARKS[roller], (34, 56), 28)
    picture = sketch.finish()
    edge = MARKS[roller].colour if roller is not None else "#a08a68"
    picture.alpha_composite(die(number, DIE, edge), _DIE_AT)
    return picture


@kept
def _supply(chips: int | None) -> Image.Image:
    """The chips in the bowl; how many is not shown where that would give a hand away."""
    picture = Image.new("RGBA", (176, 124))
    picture.alpha_composite(art("wiedumir/cup" if chips != 0 else "wiedumir/cup-empty", 132), (0, 4))
    picture.alpha_composite(_count("…" if chips is None else str(chips)), (88, 74))
    return picture


@kept
def _pile(count: int) -> Image.Image:
    """The cards to be drawn, and how many they are."""
    picture = Image.new("RGBA", (112, 124))
    picture.alpha_composite(pile(empty=not count))
    picture.alpha_composite(_count(str(count)), (42, 72))
    return picture


@kept
def _count(words: str) -> Image.Image:
    """Number of things, on a wooden tag."""
    width = 40 + 14 * max(1, len(words))
    sketch = Sketch(width, 42)
    sketch.rectangle((1, 2), (width - 3, 38), INK, 19)
    sketch.rectangle((3.5, 3.5), (width - 8, 34), "#fff8e7", 17)
    sketch.text((width / 2 - 0.5, 20.5), words, 30, INK, 900, room=width - 22)
    return sketch.finish()
