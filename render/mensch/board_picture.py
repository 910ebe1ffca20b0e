"""The board as a picture: pawns, walls, the latest moves, the die, and what may be chosen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence

from PIL import Image

from engine.game import Event, Seat
from engine.mensch.board import PawnId, on_loop
from engine.mensch.events import PawnMoved
from engine.mensch.view import MenschView
from render.art import art
from render.caches import kept
from render.canvas import Canvas, put
from render.cartouche import cartouche
from render.figures import die_sprite
from render.mensch.cover import COVER, PAIRS_COVER
from render.mensch.describe import lying_pawns, square_number
from render.mensch.ground import empty_board, medallion_sprite
from render.mensch.materials import IVORY, encode
from render.mensch.pieces import (
    choice_ring,
    lying_sprite,
    pawn_sprite,
    small_number,
    target_number,
    target_ring,
    target_tag,
    wall_sprite,
)
from render.mensch.places import CROSSING, LEFT_YARDS, UPPER_YARDS, WIDTH, Place, pawn_place
from render.mensch.ways import put_ways
from render.mensch.yards import put_yard
from render.people import MARKS, Player
from render.sketch import Sketch
from render.theme import Theme

DIE = 88
_NEEDLE_OUT = 51
_TITLE, _TITLE_AT = (600, 76), (WIDTH // 2, 40)


def draw_board(
    view: MenschView,
    theme: Theme,
    latest: Sequence[Event] = (),
    *,
    players: Sequence[Player] = (),
    title: str = "",
    numbered: Collection[Seat] = (),
) -> bytes:
    """The position as a PNG; see `lay_out_board`."""
    return encode(lay_out_board(view, theme, latest, players=players, title=title, numbered=numbered), theme)


def lay_out_board(
    view: MenschView,
    theme: Theme,
    latest: Sequence[Event] = (),
    *,
    players: Sequence[Player] = (),
    title: str = "",
    lifted: Collection[PawnId] = (),
    numbered: Collection[Seat] = (),
) -> Canvas:
    """The whole position, with what the ``latest`` events brought about, oldest first.

    ``title`` is the game's name. Without ``players`` the yards carry no names. The pawns that are ``lifted`` stand
    nowhere. Pawns among which somebody chooses have numbers, and those of the seats that are ``numbered``.
    """
    picture = Canvas.on(_titled_board(view.seats, view.agreed.pairs, title, theme))
    for seat, corner in enumerate(view.agreed.corners):
        put_yard(picture, view, seat, corner, players[seat] if players else None, theme)
    _put_medallion(picture, view, theme)
    put_ways(picture, view, [event for event in latest if isinstance(event, PawnMoved)], theme)
    _put_targets(picture, view)
    _put_pawns(picture, view, lying_pawns(view, latest), lifted, numbered)
    _put_tags(picture, view)
    return picture


@kept
def _titled_board(seats: int, pairs: bool, title: str, theme: Theme) -> Image.Image:
    picture = empty_board(seats, pairs, theme).convert("RGB")
    if title:
        put(picture, cartouche((PAIRS_COVER if pairs else COVER).title, title, *_TITLE), _TITLE_AT)
    return picture


def _place(view: MenschView, pawn: PawnId, progress: int) -> Place:
    return pawn_place(view.agreed.corners[pawn.seat], pawn.pawn, progress)


def _put_pawns(
    picture: Canvas,
    view: MenschView,
    lying: frozenset[PawnId],
    lifted: Collection[PawnId],
    numbered: Collection[Seat],
) -> None:
    """Each on its square, from the far side to the near one; two on one square are a wall.

    Only those have numbers among which somebody chooses: the owner's, or those of which one may have missed a capture.
    """
    numbered = {*numbered, *(destination.pawn.seat for destination in view.destinations)}
    if view.window is not None:
        numbered.add(view.window.seat)
    standing: defaultdict[Place, list[PawnId]] = defaultdict(list)
    for seat, progresses in enumerate(view.pawns):
        for number, progress in enumerate(progresses):
            pawn = PawnId(seat, number)
            if pawn not in lifted:
                standing[_place(view, pawn, progress)].append(pawn)
    for place in {_place(view, destination.pawn, destination.start) for destination in view.destinations}:
        put(picture, choice_ring(wall=len(standing.get(place, ())) == 2), place)
    for place, pawns in sorted(standing.items(), key=lambda item: item[0][1]):
        if len(pawns) == 2:
            put(picture, wall_sprite((pawns[0], pawns[1])), place)
            continue
        seat, number = pawns[0]
        sprite = lying_sprite if pawns[0] in lying else pawn_sprite
        put(picture, sprite(seat, number + 1 if seat in numbered else None), place)


# The crossing


def _put_medallion(picture: Canvas, view: MenschView, theme: Theme) -> None:
    """Put whose turn it is, the die, and how many tries are left, in the middle."""
    x, y = CROSSING
    put(picture, medallion_sprite(view.turn, theme), CROSSING)
    if view.turn is None:
        return
    corner = view.agreed.corners[view.turn]
    dx = -1 if corner in LEFT_YARDS else 1
    dy = -1 if corner in UPPER_YARDS else 1
    put(picture, _needle(view.turn, (dx, dy)), (x + dx * _NEEDLE_OUT, y + dy * _NEEDLE_OUT))
    tries = view.attempts > 1
    put(picture, die_sprite(view.die, 72 if tries else DIE, MARKS[view.turn].colour), (x, y - 10 if tries else y))
    if tries:
        put(picture, _tries(view.attempt, view.attempts, view.turn), (x, y + 40))


@kept
def _needle(turn: Seat, towards: tuple[int, int]) -> Image.Image:
    angle = {(1, -1): -45, (1, 1): -135, (-1, 1): 135, (-1, -1): 45}[towards]
    sprite = art("mensch/needle", 48, body=MARKS[turn].colour)
    return sprite.rotate(angle, Image.Resampling.BICUBIC, expand=True)


@kept
def _tries(attempt: int, attempts: int, seat: Seat) -> Image.Image:
    """A dot for each try: those that are over crossed out, the present one numbered."""
    apart = 27
    sketch = Sketch(apart * attempts, 28)
    for number in range(1, attempts + 1):
        x, y = apart * number - apart / 2, 14
        if number < attempt:
            sketch.line([(x - 5, y - 5), (x + 5, y + 5)], IVORY, 3.2)
            sketch.line([(x - 5, y + 5), (x + 5, y - 5)], IVORY, 3.2)
        elif number == attempt:
            sketch.ellipse((x, y), (13, 13), MARKS[seat].colour, IVORY, 2.5)
            sketch.text((x, y), str(number), 19, MARKS[seat].ink, 850)
        else:
            sketch.ellipse((x, y), (7, 7), None, IVORY, 3)
    return sketch.finish()


# What may be chosen


def _put_targets(picture: Canvas, view: MenschView) -> None:
    """A ring and the number on squares that can be reached."""
    for each in view.destinations:
        place = _place(view, each.pawn, each.end)
        put(picture, target_ring(each.pawn.seat), place)
        if on_loop(each.end):
            put(picture, target_number(square_number(view.agreed, each.pawn.seat, each.end)), place)


def _put_tags(picture: Canvas, view: MenschView) -> None:
    """Put the marks of the owners on targets; and the number again beside pawns that hide it. After all pawns."""
    taken = {
        _place(view, PawnId(seat, number), progress)
        for seat, progresses in enumerate(view.pawns)
        for number, progress in enumerate(progresses)
    }
    for each in view.destinations:
        x, y = _place(view, each.pawn, each.end)
        put(picture, target_tag(each.pawn), (x, y + 51))
        if (x, y) in taken and on_loop(each.end):
            number = square_number(view.agreed, each.pawn.seat, each.end)
            put(picture, small_number(number), (x - 30, y - 34))
