"""What is written can be read: contrasts as the Web Content Accessibility Guidelines (WCAG 2.2, 1.4.3) want them."""

from __future__ import annotations

import pytest
from PIL import ImageColor

from render.mensch.materials import SQUARE
from render.mensch.squares import goal_sprite
from render.people import MARKS, SeatMark
from render.theme import BRONZE, BRONZE_INK, GOLD, GOLD_INK, SILVER, SILVER_INK, Colour, Theme

SMALL, LARGE = 4.5, 3.0
"""The least contrast of small letters, and of those that are large or bold."""


def luminance(colour: Colour) -> float:
    channels = [channel / 255 for channel in ImageColor.getrgb(colour)[:3]]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("theme", Theme)
def test_all_inks_can_be_read_on_backdrops_and_trays(theme: Theme) -> None:
    ground = theme.ground
    for ink in (ground.ink, ground.faint_ink):
        assert contrast(ink, ground.backdrop) >= SMALL
        assert contrast(ink, ground.tray) >= SMALL


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.letter)
def test_a_seats_letter_can_be_read_on_its_colour(mark: SeatMark) -> None:
    assert contrast(mark.ink, mark.colour) >= LARGE


@pytest.mark.parametrize("seat", range(4))
def test_goal_squares_have_numbers_that_can_be_read(seat: int) -> None:
    square = goal_sprite(seat, 1).convert("RGB")
    x, y = square.width // 2, square.height // 2
    within = square.crop((x - 12, y - 12, x + 12, y + 12))
    pixels = within.tobytes().hex()
    darkest = min((f"#{pixels[at : at + 6]}" for at in range(0, len(pixels), 6)), key=luminance)
    assert contrast(darkest, SQUARE) >= LARGE


def test_places_can_be_read_on_their_metals() -> None:
    for metal, ink in ((GOLD, GOLD_INK), (SILVER, SILVER_INK), (BRONZE, BRONZE_INK)):
        assert contrast(ink, metal) >= SMALL
