"""Pawns and marks: every seat is told by its shape and letter alone, in grey and at small sizes, too."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.figures import die_sprite, lying_pawn, pawn
from render.people import MARKS
from render.sketch import Sketch

SEATS = range(len(MARKS))

LEGIBLE = 0.01
"""This share of a picture's pixels must clearly differ, for a look to tell two seats."""


def _ivory(picture: Image.Image) -> Image.Image:
    """Black and white: where the picture is nearly white in grey, which the seat's colour never is."""
    ground = Image.new("RGBA", picture.size, "#808080")
    return Image.alpha_composite(ground, picture).convert("L").point(lambda value: 255 * (value > 215))


def _differing(one: Image.Image, other: Image.Image) -> float:
    different = ImageChops.difference(one, other).histogram()[255]
    return different / (one.width * one.height)


@pytest.mark.parametrize("height", [44, 90])
def test_pawns_differ_by_shape_and_letter_without_their_colours(height: int) -> None:
    inlays = [_ivory(pawn(seat, height)) for seat in SEATS]
    for one, other in combinations(SEATS, 2):
        share = _differing(inlays[one], inlays[other])
        assert share > LEGIBLE, f"{MARKS[one].letter} and {MARKS[other].letter}: {share}"


def test_a_captured_pawn_lies_and_is_still_told_by_its_mark() -> None:
    inlays = [_ivory(lying_pawn(seat, 76)) for seat in SEATS]
    for one, other in combinations(SEATS, 2):
        assert _differing(inlays[one], inlays[other]) > LEGIBLE
    assert lying_pawn(0, 76).width > lying_pawn(0, 76).height


def test_a_number_stands_on_the_foot() -> None:
    assert len({pawn(0, 90, number).tobytes() for number in (None, 1, 2, 3, 4, 12)}) == 6


def test_shapes_alone_tell_every_two_seats() -> None:
    shapes = []
    for mark in MARKS:
        sketch = Sketch(60, 60)
        sketch.shape(mark.shape, (30, 30), 24, "#ffffff", "#ffffff", 0)
        shapes.append(_ivory(sketch.finish()))
    for one, other in combinations(SEATS, 2):
        assert _differing(shapes[one], shapes[other]) > LEGIBLE, f"{MARKS[one].shape} and {MARKS[other].shape}"


def test_every_value_of_the_die_differs_at_a_glance() -> None:
    dice = [die_sprite(value, 48, "#2f6fb5") for value in range(7)]
    for one, other in combinations(dice, 2):
        assert _differing(_ivory(one), _ivory(other)) > LEGIBLE
