"""Turns as animations: the die tumbles, the mouse goes its way and pushes cheeses before it, some over the edge."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PIL import Image

from engine.game import Event, Seat
from engine.kaeseschieben.board import Size, Square
from engine.kaeseschieben.events import MouseMoved, StepsGranted
from engine.kaeseschieben.steps import Slide, slides
from engine.kaeseschieben.view import KaeseschiebenView
from render.gif import Frame, Patch
from render.kaeseschieben.board_picture import LIFT, PIECE, background
from render.kaeseschieben.layout import CORNER_WIDTH, DICE_CORNER, OUTWARD, TRAY_DEPTH, square_centre
from render.kaeseschieben.sprites import cheese, die, mouse
from render.kaeseschieben.tray import dice_corner
from render.movement import REST_MILLISECONDS, after_changes, hops, tumble
from render.people import MARKS
from render.sketch import Point
from render.theme import Theme

_STEP_MILLISECONDS = 70
_MOST_FRAMES = 10
_DIE = 66


def moving(before: KaeseschiebenView, events: Sequence[Event], people: Collection[Seat], theme: Theme) -> list[Frame]:
    """From the position ``before`` through the events; of several moves only the latest. Computers' dice lie still."""
    moves = [event for event in events if isinstance(event, MouseMoved) and event.path]
    if moves:
        return _move(before, moves, theme)
    rolls = [event for event in events if isinstance(event, StepsGranted) and event.seat in people]
    return _roll(rolls[-1], theme) if rolls else []


def _roll(roll: StepsGranted, theme: Theme) -> list[Frame]:
    rim = MARKS[roll.seat].colour
    # The tray with nothing in it: a die to be rolled lies where the tumbling one hides it.
    tray = Patch.of(dice_corner(roll.seat, (), 0, theme), DICE_CORNER)
    middle = (DICE_CORNER[0] + CORNER_WIDTH // 2, DICE_CORNER[1] + TRAY_DEPTH // 2)

    def face(number: int) -> Image.Image:
        return die(number or None, _DIE, rim)

    seed = sum((number or 7) * 5**place for place, number in enumerate(roll.faces))
    return tumble(face, roll.faces[-1] or 0, middle, range(4), seed, (tray,))


def _move(before: KaeseschiebenView, moves: Sequence[MouseMoved], theme: Theme) -> list[Frame]:
    bare = background(before.seats, theme, False)
    *earlier, move = moves
    cleared = {square for each in moves for square in (each.squares[0], *(slide.squares[0] for slide in each.slides))}
    changes = [_cleared(square, bare) for square in sorted(cleared)]
    for each in earlier:
        still_there = (slide for slide in each.slides if slide.over is None)
        changes += [_put(cheese(slide.cheese.size, PIECE), slide.squares[-1]) for slide in still_there]
        changes.append(_put(mouse(each.seat, each.path[-1], PIECE), each.squares[-1]))
    steps = len(move.path)
    count = min(_MOST_FRAMES, 2 * steps)
    way_of_mouse = hops([square_centre(square) for square in move.squares], 0, count)
    pushed = [(cheese(size, PIECE), hops(way, 0, count), gone) for size, way, gone in _pushed(move)]
    frames = []
    for number, at in enumerate(way_of_mouse, start=1):
        places = [(sprite, next(way), gone) for sprite, way, gone in pushed]
        standing = [(sprite, place) for sprite, place, gone in places if steps * number < gone * count]
        standing.append((mouse(move.seat, move.path[(steps * number - 1) // count], PIECE), at))
        # What stands nearer covers what stands behind it.
        standing.sort(key=lambda piece: piece[1][1])
        pieces = tuple(Patch.centred(sprite, (x, y - LIFT)) for sprite, (x, y) in standing)
        frames.append(Frame(_STEP_MILLISECONDS if number < count else REST_MILLISECONDS, pieces))
    return after_changes(tuple(changes), frames)


def _pushed(move: MouseMoved) -> Iterator[tuple[Size, list[Point], int]]:
    """For each cheese that moves where it is before each step and after the last, and the steps until it is gone."""
    cheeses = {slide.squares[0]: slide.cheese for slide in move.slides}
    so_far = [slides(cheeses, move.squares[:end]) for end in range(1, len(move.squares) + 1)]
    for start, pushed in cheeses.items():
        ways = [next((slide for slide in step if slide.cheese is pushed), Slide(pushed, (start,))) for step in so_far]
        fallen = [slide.over is not None for slide in ways]
        yield pushed.size, [_end(slide) for slide in ways], fallen.index(True) if any(fallen) else len(fallen)


def _end(slide: Slide) -> Point:
    """Place where the cheese comes to lie, or beyond the edge over which it fell."""
    x, y = square_centre(slide.squares[-1])
    if slide.over is None:
        return x, y
    direction = OUTWARD[slide.over]
    return x + direction.columns * PIECE * 0.8, y - direction.rows * PIECE * 0.8


def _cleared(square: Square, bare: Image.Image) -> Patch:
    """A piece keeps within its square."""
    x, y = square_centre(square)
    left, top = x - PIECE // 2, y - LIFT - PIECE // 2
    return Patch(bare.crop((left, top, left + PIECE, top + PIECE)), (left, top))


def _put(sprite: Image.Image, square: Square) -> Patch:
    x, y = square_centre(square)
    return Patch.centred(sprite, (x, y - LIFT))
