"""Legibility of all writing: contrasts as the Web Content Accessibility Guidelines (WCAG 2.2, 1.4.3) want them."""

import pytest

from engine.forgetit.hand import Word
from render.art import SHADES, shade
from render.figures import standing_out
from render.forgetit.sprites import heat_of
from render.mensch.materials import LINE, SQUARE
from render.mensch.squares import goal_sprite
from render.people import MARKS, SeatMark
from render.theme import BRONZE, BRONZE_INK, GOLD, GOLD_INK, SILVER, SILVER_INK, Colour, Theme
from render.wiedumir.garden import _NUMBERS, _SLABS
from render.wiedumir.pieces import ASK, GAIN, LOSS, PAPER

SMALL, LARGE = 4.5, 3.0
"""The least contrast of small letters, and of those that are large or bold, and of marks (1.4.11)."""

each_theme = pytest.mark.parametrize("theme", Theme)


@each_theme
def test_all_inks_can_be_read_on_backdrops_and_trays(theme: Theme) -> None:
    ground = theme.ground
    for ink in (ground.ink, ground.faint_ink):
        assert theme.contrast(ink, ground.backdrop) >= SMALL
        assert theme.contrast(ink, ground.tray) >= SMALL


@each_theme
@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.letter)
def test_a_seats_letter_can_be_read_on_its_colour(mark: SeatMark, theme: Theme) -> None:
    assert theme.contrast(mark.ink, mark.colour) >= (SMALL if theme is Theme.CONTRAST else LARGE)


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: mark.letter)
def test_a_seats_bars_and_lines_stand_out_in_high_contrast(mark: SeatMark) -> None:
    assert Theme.CONTRAST.contrast(standing_out(mark.colour, Theme.CONTRAST), Theme.CONTRAST.ground.tray) >= LARGE


@each_theme
@pytest.mark.parametrize("seat", range(4))
def test_goal_squares_have_numbers_that_can_be_read(seat: int, theme: Theme) -> None:
    square = goal_sprite(seat, 1).convert("RGB")
    x, y = square.width // 2, square.height // 2
    within = square.crop((x - 12, y - 12, x + 12, y + 12))
    pixels = within.tobytes().hex()
    inks = [f"#{pixels[at : at + 6]}" for at in range(0, len(pixels), 6)]
    assert max(theme.contrast(ink, SQUARE) for ink in inks) >= (SMALL if theme is Theme.CONTRAST else LARGE)


WRITTEN = {
    **{f"{word.name} aglow": (shade(heat_of(word, Theme.CONTRAST), *SHADES["light"]), "#ffffff") for word in Word},
    **{f"squares that {kind}": (_SLABS[kind][0], ink) for kind, ink in _NUMBERS.items()},
    "numbers of squares": (SQUARE, LINE),
    "chips that come": (GAIN, "#ffffff"),
    "chips that go": (LOSS, "#ffffff"),
    "too many chips": (Theme.CONTRAST.ground.backdrop, standing_out(LOSS, Theme.CONTRAST)),
    "titles of cards": (PAPER, ASK),
}


@pytest.mark.parametrize(("ground", "ink"), WRITTEN.values(), ids=WRITTEN)
def test_what_is_written_on_boards_can_be_read_in_high_contrast(ground: Colour, ink: Colour) -> None:
    assert Theme.CONTRAST.contrast(ink, ground) >= SMALL


@each_theme
def test_places_can_be_read_on_their_metals(theme: Theme) -> None:
    for metal, ink in ((GOLD, GOLD_INK), (SILVER, SILVER_INK), (BRONZE, BRONZE_INK)):
        assert theme.contrast(ink, metal) >= SMALL
