"""Trays with chips: those of all seats beside the board, and one's own for oneself alone."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.game import Seat
from engine.wiedumir.chips import AFTER_LIMIT, LIMIT
from engine.wiedumir.recent import RecentTurn
from engine.wiedumir.view import WieDuMirView
from render.art import art, shade
from render.caches import kept
from render.canvas import Canvas
from render.figures import pawn, rimmed, standing_out
from render.nameplate import nameplate
from render.people import MARKS, Player
from render.sketch import Sketch
from render.theme import GOLD, Colour, Theme
from render.wiedumir.board_layout import EDGE, GAP, WIDTH
from render.wiedumir.pieces import GAIN, LOSS, chip, draw_chip, encode, signed

TRAY_HEIGHT = 118
_A_ROW = 4
_ROOM_FOR_ONE = 330
"""Two seats do not get trays half as wide as the board."""

_PLATE, _CHIP, _CHIPS_LEVEL = 48, 13.0, 83.0
_WIDE = 300
"""From this width on there is room for a name and a large badge."""

_OVERLAP = 8
"""Width by which a badge reaches over the end of the name's plate, which is empty."""

_FELT = 0.62
"""Share of the theme's tray in the seat's felt."""

_PICTURE_WIDTH = 640
_CHIPS_A_ROW = 10
_STEP, _OWN_CHIP = 55, 56
_TOP, _CHIPS_LEFT = 150, 45


def _rows_of(seats: int) -> list[range]:
    """Five and more sit in two rows of much the same length."""
    if seats <= _A_ROW:
        return [range(seats)]
    upper = (seats + 1) // 2
    return [range(upper), range(upper, seats)]


def height_of_trays(seats: int) -> int:
    """Height in pixels of all rows of trays, with the gap above each."""
    return len(_rows_of(seats)) * (TRAY_HEIGHT + GAP)


def lay_out_trays(
    picture: Canvas, view: WieDuMirView, recent: RecentTurn, players: Sequence[Player], top: int, theme: Theme
) -> None:
    """Part by part, since most of a tray stays when its chips change."""
    rows = _rows_of(view.seats)
    columns = len(rows[0])
    width = min(_ROOM_FOR_ONE, (WIDTH - EDGE - GAP * (columns - 1)) // columns)
    for row, seats in enumerate(rows):
        left = (WIDTH - width * len(seats) - GAP * (len(seats) - 1)) // 2
        for place, seat in enumerate(seats):
            x, y = left + place * (width + GAP), top + row * (TRAY_HEIGHT + GAP)
            active = seat == view.to_act
            picture.put(_wood(seat, width, theme, active=active), (x, y))
            badge = _badge(recent.change(seat), dict(recent.struck).get(seat), narrow=width < _WIDE)
            room = width - 16 - (0 if badge is None else badge.width - _OVERLAP)
            picture.put(nameplate(players[seat], seat, room, _PLATE, theme, active=active), (x + 9, y + 8))
            picture.put(_chips(view.chips[seat], not view.no_limits, width, theme), (x, y))
            if badge is not None:
                picture.put(badge, (x + width - badge.width - 7, y + 8 + (_PLATE - badge.height) // 2))


@kept
def _wood(seat: Seat, width: int, theme: Theme, *, active: bool) -> Image.Image:
    """The tray itself, lined with felt in a hint of the seat's colour."""
    ground = theme.ground
    colour = MARKS[seat].colour
    felt = shade(colour, ground.tray, 0.45 if active else _FELT + 0.2)
    rim = GOLD if active else shade(colour, "#8a6340", 0.25)
    rim = standing_out(rim, theme) if theme is Theme.CONTRAST else rim
    sketch = Sketch(width, TRAY_HEIGHT)
    sketch.rectangle((1, 1), (width - 4, TRAY_HEIGHT - 4), shade(rim, "#1a1009", 0.5), 20)
    sketch.rectangle((1, 1), (width - 4, TRAY_HEIGHT - 8), rim, 19)
    sketch.line([(18, 3), (width - 30, 3)], shade(rim, "#ffffff", 0.3), 2)
    thick = 7 if active else 5.5
    sketch.rectangle((thick + 1, thick), (width - 4 - 2 * thick, TRAY_HEIGHT - 7 - 2 * thick), felt, 14)
    return sketch.finish()


@kept
def _chips(chips: int | None, limited: bool, width: int, theme: Theme) -> Image.Image:
    """The count, and the chips in a row; where there is a limit, with the room that is left up to it."""
    sketch = Sketch(width, TRAY_HEIGHT)
    if chips is None:
        sketch.art("wiedumir/purse", (width / 2 - 30, 50), 60)
        sketch.text((width / 2, 90), "?", 36, "#fff0cf", 900)
        return sketch.finish()
    sketch.text((17, _CHIPS_LEVEL), str(chips), 43, theme.ground.ink, 900, "lm")
    left = 32.0 + 27 * max(2, len(str(chips)))
    slots = max(LIMIT, chips) if limited else max(chips, 1)
    step = min(24.0, (width - left - 24) / max(1, slots - 1))
    hollow: Colour = theme.ground.faint_ink
    for slot in range(slots):
        centre = (left + step * slot, _CHIPS_LEVEL)
        if slot < chips:
            draw_chip(sketch, centre, _CHIP)
        elif limited:
            sketch.ellipse(centre, (4, 3.5), hollow)
    return sketch.finish()


@kept
def _badge(change: int | None, struck: int | None, *, narrow: bool) -> Image.Image | None:
    """Badge for the change of the chips by the latest roll; or how many there were before the limit ``struck``.

    In a ``narrow`` tray a change leaves its room to the name.
    """
    if struck is not None:
        sketch = Sketch(116, 72)
        sketch.art("wiedumir/burst", (0, 0), 114)
        sketch.text((56, 35), f"{struck}→{AFTER_LIMIT}", 22, "#ffffff", 900, room=70)
        return sketch.finish()
    if change is None:
        return art("wiedumir/swap", 58)
    if not change:
        return None
    width, height, letters = (46, 36, 23) if narrow else (62, 42, 29)
    if abs(change) >= 10:
        width += 16
    sketch = Sketch(width, height)
    sketch.rectangle((1, 2), (width - 2, height - 3), "#fffdf7", height * 0.45)
    sketch.rectangle((3.5, 4.5), (width - 7, height - 8), GAIN if change > 0 else LOSS, height * 0.39)
    sketch.text((width / 2, height / 2), signed(change), letters, "#ffffff", 900, room=width - 12)
    return sketch.finish()


def draw_own_chips(view: WieDuMirView, theme: Theme) -> bytes:
    """The viewer's chips as a PNG. The viewer must be a seat."""
    assert view.viewer is not None
    chips = view.chips[view.viewer]
    assert chips is not None
    places = chips if view.no_limits else max(LIMIT, chips)
    rows = max(1, -(-places // _CHIPS_A_ROW))
    ground = theme.ground
    sketch = Sketch(_PICTURE_WIDTH, _TOP + rows * _STEP + 24, ground.backdrop)
    sketch.rectangle((6, 104), (_PICTURE_WIDTH - 12, rows * _STEP + 62), "#5f3a18", 26)
    sketch.rectangle((6, 102), (_PICTURE_WIDTH - 12, rows * _STEP + 58), "#b98a56", 25)
    sketch.rectangle((16, 112), (_PICTURE_WIDTH - 32, rows * _STEP + 38), ground.tray, 18)
    sketch.text((226, 62), str(chips), 88, ground.ink, 900, "lm")
    picture = sketch.finish()
    picture.alpha_composite(rimmed(pawn(view.viewer, 120), theme), (28, 4))
    picture.alpha_composite(art("wiedumir/purse", 84), (128, 14))
    for place in range(places):
        row, column = divmod(place, _CHIPS_A_ROW)
        at = (_CHIPS_LEFT + column * _STEP, _TOP - 22 + row * _STEP)
        if place < chips:
            picture.alpha_composite(chip(_OWN_CHIP), at)
        else:
            picture.alpha_composite(_hollow(theme), at)
    return encode(picture, theme)


def _hollow(theme: Theme) -> Image.Image:
    """Room for a chip up to the limit."""
    sketch = Sketch(_OWN_CHIP, _OWN_CHIP)
    sketch.ellipse((_OWN_CHIP * 0.5, _OWN_CHIP * 0.46), (20, 17), None, theme.ground.line, 4)
    return sketch.finish()
