"""A turn as it lies on the table: the words, the dice just rolled, those set aside, the score, and the standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.forgetit.dice import ALL, Die, Word, read_roll
from engine.forgetit.events import TurnEnded, TurnStopped
from engine.forgetit.hand import Hand
from engine.forgetit.scoring import ROUNDS, count_factor, round_factor, totals
from engine.forgetit.view import ForGetItView, Phase
from engine.game import Seat
from render.forgetit.palette import encode
from render.forgetit.sprites import die_sprite, word_sprite
from render.seat_marks import MARKS
from render.sketch import Sketch, font
from render.theme import GOLD, GOLD_INK, Theme

WIDTH = 1024
_DIE, _DIE_GAP = 152, 22
_SMALL_DIE, _SMALL_GAP = 98, 8
_WORDS_TOP, _WORDS_HEIGHT = 116, 92
_CUP_TOP, _CUP_HEIGHT = 226, 364
_ASIDE_TOP, _ASIDE_HEIGHT = 604, 124
_STANDINGS_TOP, _STANDINGS_ROW = 742, 66
_SEATS_A_ROW = 8
_BUST = "#b02a3c"


def draw_turn(view: ForGetItView, theme: Theme, last: TurnEnded | None = None) -> bytes:
    """The hand in play as a PNG; between turns and at the end, that of the ``last`` turn."""
    return encode(paint_turn(view, theme, last), theme)


def paint_turn(view: ForGetItView, theme: Theme, last: TurnEnded | None = None) -> Image.Image:
    ended = last if view.phase in (Phase.TO_ROLL, Phase.OVER) else None
    hand = ended.hand if ended else view.hand
    picture = _table(theme, (view.seats - 1) // _SEATS_A_ROW + 1).copy()
    _draw_header(picture, view, theme)
    _draw_words(picture, hand, theme)
    _draw_cup(picture, hand, over=ended is not None)
    _draw_aside(picture, hand, over=ended is not None)
    if ended is not None:
        _draw_end(picture, ended.seat, ended.score if isinstance(ended, TurnStopped) else None)
    _draw_standings(picture, view, theme)
    return picture


@lru_cache(maxsize=4)
def _table(theme: Theme, rows: int) -> Image.Image:
    ground = theme.ground
    sketch = Sketch(WIDTH, _STANDINGS_TOP + _STANDINGS_ROW * rows + 14, ground.backdrop)
    sketch.rectangle((20, _CUP_TOP), (WIDTH - 40, _CUP_HEIGHT), ground.tray, 26, ground.line, 3)
    sketch.rectangle((20, _ASIDE_TOP), (WIDTH - 40, _ASIDE_HEIGHT), ground.tray, 22, ground.line, 3)
    for slot in range(ALL.total):
        x, y = _slot(slot)
        sketch.rectangle((x + 6, y + 6), (_SMALL_DIE - 12, _SMALL_DIE - 12), None, 16, ground.line, 3)
    return sketch.finish()


def _slot(number: int) -> tuple[int, int]:
    """Where the dice set aside lie, from left to right."""
    row = ALL.total * _SMALL_DIE + (ALL.total - 1) * _SMALL_GAP
    left = (WIDTH - row) // 2
    return left + number * (_SMALL_DIE + _SMALL_GAP), _ASIDE_TOP + (_ASIDE_HEIGHT - _SMALL_DIE) // 2


def _draw_header(picture: Image.Image, view: ForGetItView, theme: Theme) -> None:
    """Whose turn it is, what is collected, and which round it is."""
    ink = theme.ground.ink
    pen = ImageDraw.Draw(picture)
    if view.turn is not None:
        picture.alpha_composite(_badge(view.turn, 40), (24, 12))
        hand = view.hand
        if hand.number is not None:
            factors = [str(hand.number), str(hand.collected)]
            factors += [
                str(factor) for factor in (count_factor(hand.collected), round_factor(view.round)) if factor > 1
            ]
            score = hand.score * round_factor(view.round)
            pen.text((132, 60), f"{' × '.join(map(str, factors))} = {score}", fill=ink, font=font(56, 800), anchor="lm")
        else:
            pen.text((132, 60), "0", fill=theme.ground.faint_ink, font=font(56, 800), anchor="lm")
    doubled = round_factor(view.round) > 1
    plate = _round_plate(f"{view.round}/{ROUNDS}", doubled, theme)
    picture.alpha_composite(plate, (WIDTH - 24 - plate.width, 22))
    if view.hand.passes > 1:
        passes = f"↻ {view.hand.passes}"
        pen.text((WIDTH - 48 - plate.width, 60), passes, fill=GOLD, font=font(44, 800), anchor="rm")


@lru_cache(maxsize=32)
def _round_plate(words: str, doubled: bool, theme: Theme) -> Image.Image:
    ground = theme.ground
    width = 264 if doubled else 150
    sketch = Sketch(width, 74)
    sketch.rectangle(
        (2, 2), (width - 4, 70), GOLD if doubled else ground.tray, 20, "#ffffff" if doubled else ground.line, 4
    )
    label = f"{words}  ×2" if doubled else words
    sketch.text((width / 2, 37), label, 44, GOLD_INK if doubled else ground.ink, 850)
    return sketch.finish()


def _draw_words(picture: Image.Image, hand: Hand, theme: Theme) -> None:
    widths = {Word.FOR: 330, Word.GET: 330, Word.IT: 200}
    gap = 42
    left = (WIDTH - sum(widths.values()) - 2 * gap) // 2
    pen = ImageDraw.Draw(picture)
    for word in Word:
        sprite = word_sprite(word, widths[word], _WORDS_HEIGHT, word in hand.words_aside, theme)
        picture.alpha_composite(sprite, (left, _WORDS_TOP))
        left += widths[word]
        if word is not Word.IT:
            middle = _WORDS_TOP + _WORDS_HEIGHT // 2
            pen.rounded_rectangle((left + 11, middle - 5, left + gap - 11, middle + 5), 5, fill=theme.ground.faint_ink)
        left += gap


def _draw_cup(picture: Image.Image, hand: Hand, *, over: bool) -> None:
    """The dice that are not set aside: as they fell, or with their words up if they are still to be rolled."""
    dice: Sequence[Die] = hand.shown
    if not dice and not hand.busted:
        dice = read_roll(hand.next_roll, [6] * hand.next_roll.total)
        over = True
    rows = [dice] if len(dice) <= 5 else [dice[: (len(dice) + 1) // 2], dice[(len(dice) + 1) // 2 :]]
    height = len(rows) * _DIE + (len(rows) - 1) * _DIE_GAP
    top = _CUP_TOP + (_CUP_HEIGHT - height) // 2
    for row in rows:
        left = (WIDTH - len(row) * _DIE - (len(row) - 1) * _DIE_GAP) // 2
        for die in row:
            picture.alpha_composite(die_sprite(die, _DIE, dim=over), (left, top))
            left += _DIE + _DIE_GAP
        top += _DIE + _DIE_GAP


def _draw_aside(picture: Image.Image, hand: Hand, *, over: bool) -> None:
    words = [Die(word, None) for word in Word for _ in range(hand.words[word])]
    numbers = [Die(word, hand.number) for word in Word for _ in range(hand.numbers[word])]
    for slot, die in enumerate((*words, *numbers)):
        sprite = die_sprite(die, _SMALL_DIE, marked=die.number is not None, dim=over)
        picture.alpha_composite(sprite, _slot(slot))


def _draw_end(picture: Image.Image, seat: Seat, entry: int | None) -> None:
    """How the last turn ended, across its dice."""
    plate = _end_plate(seat, entry)
    picture.alpha_composite(plate, ((WIDTH - plate.width) // 2, _CUP_TOP + (_CUP_HEIGHT - plate.height) // 2))


@lru_cache(maxsize=64)
def _end_plate(seat: Seat, entry: int | None) -> Image.Image:
    label = "FOR-GET-IT!" if entry is None else f"+ {entry}"
    width, height = (780, 190) if entry is None else (460, 190)
    ground, ink = (_BUST, "#ffffff") if entry is None else (GOLD, GOLD_INK)
    sketch = Sketch(width, height)
    sketch.rectangle((4, 4), (width - 8, height - 8), ground, 40, "#ffffff", 8)
    sketch.badge(MARKS[seat], (110, height / 2), 56)
    sketch.text((width / 2 + 76, height / 2), label, 92 if entry is None else 104, ink, 900)
    return sketch.finish()


def _draw_standings(picture: Image.Image, view: ForGetItView, theme: Theme) -> None:
    """Everybody's points so far, with a frame around the seat to act, at the end around the winners."""
    points = totals(view.sheet)
    leading = [seat for seat in range(view.seats) if points[seat] == max(points)]
    framed = leading if view.phase is Phase.OVER else [view.turn]
    for row, seats in enumerate(_in_rows(range(view.seats))):
        width = (WIDTH - 40) // max(len(seats), 4)
        left = (WIDTH - width * len(seats)) // 2
        for place, seat in enumerate(seats):
            at = (left + place * width, _STANDINGS_TOP + row * _STANDINGS_ROW)
            picture.alpha_composite(_standing(seat, points[seat], seat in framed, width, theme), at)


def _in_rows(seats: Iterable[Seat]) -> list[list[Seat]]:
    every = list(seats)
    return [every[start : start + _SEATS_A_ROW] for start in range(0, len(every), _SEATS_A_ROW)]


@lru_cache(maxsize=128)
def _standing(seat: Seat, points: int, framed: bool, width: int, theme: Theme) -> Image.Image:
    height = _STANDINGS_ROW
    sketch = Sketch(width, height)
    if framed:
        sketch.rectangle((3, 3), (width - 6, height - 6), theme.ground.tray, 18, GOLD, 4)
    narrow = width < WIDTH // 7
    sketch.badge(MARKS[seat], (26 if narrow else 34, height / 2), 20 if narrow else 22)
    sketch.text((54 if narrow else 64, height / 2), str(points), 28 if narrow else 38, theme.ground.ink, 800, "lm")
    return sketch.finish()


@lru_cache(maxsize=16)
def _badge(seat: Seat, radius: int) -> Image.Image:
    side = round(radius * 2.4)
    sketch = Sketch(side, side)
    sketch.badge(MARKS[seat], (side / 2, side / 2), radius)
    return sketch.finish()
