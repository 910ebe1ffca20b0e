"""Seats can be told apart by letter, by shape, and by colour with every kind of colour vision."""

import math
from itertools import combinations

import pytest

from render.people import MARKS

Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
# for the complete lack of one kind of cones; on linear light.
VISION: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}

CLEARLY_DIFFERENT = 15
"""In CIE L*a*b*; about 2 can just be noticed side by side."""


def seen(colour: str, matrix: Matrix) -> tuple[float, float, float]:
    """The colour in CIE L*a*b* as the eye with that matrix sees it."""
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    red, green, blue = (max(0.0, min(1.0, sum(m * c for m, c in zip(row, light, strict=True)))) for row in matrix)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("vision", VISION)
def test_the_first_four_colours_differ_for_everybody(vision: str) -> None:
    for one, other in combinations(MARKS[:4], 2):
        distance = math.dist(seen(one.colour, VISION[vision]), seen(other.colour, VISION[vision]))
        assert distance > CLEARLY_DIFFERENT, f"{one.letter} and {other.letter}"


def test_letters_shapes_and_emoji_are_all_different() -> None:
    for marks in (
        [mark.letter for mark in MARKS],
        [mark.shape for mark in MARKS],
        [mark.emoji for mark in MARKS],
        [mark.colour for mark in MARKS],
    ):
        assert len(set(marks)) == len(MARKS)
