"""A turn as it lies on the table: whose it is, the words, the dice just rolled, those set aside, and the standings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PIL import Image, ImageDraw

from engine.forgetit.events import TurnEnded, TurnStopped
from engine.forgetit.hand import ALL, ROUNDS, Die, Hand, Word, count_factor, read_roll, round_factor
from engine.forgetit.view import ForGetItView, Phase
from render.art import art
from render.caches import kept
from render.canvas import Canvas
from render.cartouche import cartouche
from render.forgetit.cover import COVER
from render.forgetit.sprites import die_sprite, encode, lamp_sprite
from render.forgetit.standings import height_of_standings, standings
from render.lettering import text_width, written
from render.nameplate import nameplate
from render.people import Player
from render.sketch import Sketch
from render.theme import GOLD, GOLD_INK, Theme

WIDTH = 1024
TITLE = "For-Get-It"
"""The game's name in every language."""

_MARGIN = 20
_TITLE_WIDTH, _TITLE_HEIGHT, _TITLE_TOP = 330, 84, 8
_PLAYER_TOP, _PLAYER_HEIGHT, _PLAYER_WIDTH = 100, 80, 400
_WORDS_TOP, _WORDS_HEIGHT, _WORDS_GAP = 194, 86, 34
_WORD_WIDTHS = {Word.FOR: 300, Word.GET: 300, Word.IT: 184}
_WORDS_LEFT = (WIDTH - sum(_WORD_WIDTHS.values()) - 2 * _WORDS_GAP) // 2
_TRAY_TOP, _TRAY_HEIGHT = 288, 344
_RACK_TOP, _RACK_HEIGHT = 640, 124
_SLOT, _SLOT_WIDTH, _SLOTS_LEFT, _SLOT_TOP = 96, 106, 19, 13
_STANDINGS_TOP = 780
TRAY = (0, _TRAY_TOP, WIDTH, _RACK_TOP)
"""The part of the picture with the tray: its left, upper, right and lower edge."""

_DICE_PER_ROW = 5
_LARGEST_DIE, _DIE_GAP = 200, 14
_FELT = (924, 284)
"""The room for dice in the tray: its width and height."""
_CUP = 190
CUP = (_MARGIN + 56 + _CUP * 3 // 7, _TRAY_TOP + _TRAY_HEIGHT // 2)
"""The middle of the cup with which dice are rolled."""

_BUST = "#8e1710"


def draw_turn(view: ForGetItView, theme: Theme, last: TurnEnded | None = None, *, players: Sequence[Player]) -> bytes:
    """The hand in play as a PNG; between turns and at the end, that of the ``last`` turn.

    ``players`` are those of all seats.
    """
    return encode(lay_out_turn(view, theme, last, players), theme)


def lay_out_turn(view: ForGetItView, theme: Theme, last: TurnEnded | None, players: Sequence[Player]) -> Canvas:
    """Canvas of the turn, before it is painted.

    All above the standings belongs to one turn, the present or the last one.
    """
    ended = last if view.phase in (Phase.TO_ROLL, Phase.OVER) else None
    hand = ended.hand if ended else view.hand
    seat = ended.seat if ended else view.turn
    height = _STANDINGS_TOP + height_of_standings(view.seats) + 12
    picture = Canvas(WIDTH, height, theme.ground.backdrop)
    picture.paste(bare_table(theme), (0, 0))
    _draw_round(picture, view, theme)
    if seat is not None:
        plate = nameplate(players[seat], seat, _PLAYER_WIDTH, _PLAYER_HEIGHT, theme, active=ended is None)
        picture.put(plate, (_MARGIN, _PLAYER_TOP))
        _draw_points(picture, hand, round_factor(view.round), ended, theme)
    _draw_words(picture, hand, theme)
    if ended is None or hand.shown:
        _draw_tray(picture, hand, theme)
    else:
        _draw_tray(picture, Hand(), theme)
    _draw_rack(picture, hand, theme)
    for plate, (x, y) in standings(view, players, WIDTH - 2 * _MARGIN, theme):
        picture.put(plate, (_MARGIN + x, _STANDINGS_TOP + y))
    return picture


@kept
def bare_table(theme: Theme) -> Image.Image:
    """All that never changes. Shared."""
    picture = Image.new("RGBA", (WIDTH, _STANDINGS_TOP), theme.ground.backdrop)
    inner = WIDTH - 2 * _MARGIN
    picture.alpha_composite(art("forgetit/tray", inner, _TRAY_HEIGHT), (_MARGIN, _TRAY_TOP))
    picture.alpha_composite(art("forgetit/rack", inner, _RACK_HEIGHT), (_MARGIN, _RACK_TOP))
    picture.alpha_composite(cartouche(COVER.title, TITLE, _TITLE_WIDTH, _TITLE_HEIGHT), (_MARGIN - 6, _TITLE_TOP))
    return picture.convert("RGB")


@kept
def empty_tray(theme: Theme) -> Image.Image:
    """Inside of `TRAY` where there are no dice. Shared."""
    return bare_table(theme).crop(TRAY)


def _draw_round(picture: Canvas, view: ForGetItView, theme: Theme) -> None:
    plate = _round_plate(f"{view.round}/{ROUNDS}", round_factor(view.round) > 1, theme)
    picture.put(plate, (WIDTH - _MARGIN - plate.width, _TITLE_TOP + 6))


@kept
def _round_plate(words: str, doubled: bool, theme: Theme) -> Image.Image:
    ground = theme.ground
    width = 264 if doubled else 150
    sketch = Sketch(width, 74)
    sketch.rectangle(
        (2, 2), (width - 4, 70), GOLD if doubled else ground.tray, 22, "#ffffff" if doubled else ground.line, 4
    )
    label = f"{words}  ×2" if doubled else words
    sketch.text((width / 2, 37), label, 44, GOLD_INK if doubled else ground.ink, 850)
    return sketch.finish()


def _draw_points(picture: Canvas, hand: Hand, doubling: int, ended: TurnEnded | None, theme: Theme) -> None:
    """Draw what is collected; of a turn that has ended, what it brought."""
    right, middle = WIDTH - _MARGIN, _PLAYER_TOP + _PLAYER_HEIGHT // 2
    if ended is not None:
        plate = _end_plate(ended)
        picture.put(plate, (right - plate.width, middle - plate.height // 2))
        return
    if hand.number is None:
        picture.put(*written("0", (right - 8, middle), 56, 800, theme.ground.faint_ink, "rm"))
    else:
        factors = [hand.collected, hand.number]
        factors += [factor for factor in (count_factor(hand.collected), doubling) if factor > 1]
        formula = f"{' × '.join(map(str, factors))} = {hand.score * doubling}"
        picture.put(*written(formula, (right - 8, middle), 54, 800, theme.ground.ink, "rm"))
    if hand.passes > 1:
        picture.put(*written(f"↻ {hand.passes}", (_MARGIN + _TITLE_WIDTH + 24, 52), 44, 800, GOLD, "lm"))


@kept
def _end_plate(ended: TurnEnded) -> Image.Image:
    """Plate for the end of a turn: the points noted; or those lost, struck through, or a dash where there were none."""
    width, ground, ink = (300, GOLD, GOLD_INK) if isinstance(ended, TurnStopped) else (540, _BUST, "#ffffff")
    sketch = Sketch(width, 80)
    sketch.rectangle((2, 2), (width - 4, 76), ground, 26, "#ffffff", 5)
    if isinstance(ended, TurnStopped):
        sketch.text((width / 2, 40), f"+ {ended.score}", 52, ink, 900)
        return sketch.finish()
    lost, right = str(ended.lost or "–"), width - 34
    sketch.text((28, 40), "FOR-GET-IT!", 52, ink, 900, "lm")
    sketch.text((right, 40), lost, 52, ink, 900, "rm")
    if ended.lost:
        sketch.line([(right - text_width(lost, 52, 900) - 8, 52), (right + 8, 28)], ink, 6)
    return sketch.finish()


def _draw_words(picture: Canvas, hand: Hand, theme: Theme) -> None:
    """The three lamps; all of them alight are the end of a turn, in flames."""
    left = _WORDS_LEFT
    if hand.busted:
        flame = art("forgetit/flame", 72)
        for x in (left - flame.width - 8, WIDTH - left + 8):
            picture.put(flame, (x, _WORDS_TOP + _WORDS_HEIGHT // 2 - flame.height // 2))
    middle = _WORDS_TOP + _WORDS_HEIGHT // 2
    for word, width in _WORD_WIDTHS.items():
        lamp = lamp_sprite(word, width, _WORDS_HEIGHT, theme, lit=word in hand.words_aside)
        picture.put(lamp, (left, _WORDS_TOP))
        left += width
        if word is not Word.IT:
            picture.put(_between_words(), (left + 7, middle - 5))
        left += _WORDS_GAP


@kept
def _between_words() -> Image.Image:
    """Joint between two lamps, with edges as `PIL.ImageDraw` makes them."""
    picture = Image.new("RGBA", (_WORDS_GAP - 13, 11), "#a9895a00")
    ImageDraw.Draw(picture).rounded_rectangle((0, 0, _WORDS_GAP - 14, 10), 5, fill="#a9895a")
    return picture


def lamp_middle(word: Word) -> tuple[int, int]:
    before = [other for other in _WORD_WIDTHS if other < word]
    left = _WORDS_LEFT + sum(_WORD_WIDTHS[other] + _WORDS_GAP for other in before)
    return (left + _WORD_WIDTHS[word] // 2, _WORDS_TOP + _WORDS_HEIGHT // 2)


def _draw_tray(picture: Canvas, hand: Hand, theme: Theme) -> None:
    """The dice as they fell; where none are to be seen, the cup with those that are to be rolled next."""
    if hand.shown or hand.busted:
        _draw_dice(picture, hand.shown, 0, theme, dim=False)
        return
    cup = art("forgetit/cup", round(_CUP * 120 / 140), _CUP)
    picture.put(cup, (_MARGIN + 56, _TRAY_TOP + (_TRAY_HEIGHT - _CUP) // 2 - 6))
    _draw_dice(picture, read_roll(hand.next_roll, [6] * hand.next_roll.total), cup.width + 40, theme, dim=True)


def _draw_dice(picture: Canvas, dice: Sequence[Die], indent: int, theme: Theme, *, dim: bool) -> None:
    for die, (left, top, side) in zip(dice, dice_places(len(dice), indent), strict=True):
        picture.put(die_sprite(die, side, theme, dim=dim), (left, top))


def dice_places(count: int, indent: int = 0) -> Iterator[tuple[int, int, int]]:
    """Left, top and side of each of that number of dice: in one row or two, in the middle of what the indent leaves of
    the tray.
    """
    half = (count + 1) // 2
    rows = [count] if count <= _DICE_PER_ROW - (indent > 0) else [half, count - half]
    room, high = _FELT[0] - indent, _FELT[1]
    side = min(_LARGEST_DIE, (room + _DIE_GAP) // max(rows) - _DIE_GAP, (high + _DIE_GAP) // len(rows) - _DIE_GAP)
    height = len(rows) * side + (len(rows) - 1) * _DIE_GAP
    top = _TRAY_TOP + (_TRAY_HEIGHT - height) // 2 - 4
    for row in rows:
        left = indent + (WIDTH - indent - row * side - (row - 1) * _DIE_GAP) // 2
        for place in range(row):
            yield left + place * (side + _DIE_GAP), top, side
        top += side + _DIE_GAP


def _draw_rack(picture: Canvas, hand: Hand, theme: Theme) -> None:
    """Draw the dice set aside: first the words, then the numbers collected, framed in gold."""
    words = [Die(word, None) for word in Word for _ in range(hand.words[word])]
    numbers = [Die(word, hand.number) for word in Word for _ in range(hand.numbers[word])]
    assert len(words) + len(numbers) <= ALL.total
    for slot, die in enumerate((*words, *numbers)):
        at = (_MARGIN + _SLOTS_LEFT + slot * _SLOT_WIDTH + 2, _RACK_TOP + _SLOT_TOP)
        picture.put(die_sprite(die, _SLOT, theme, marked=die.number is not None), at)
