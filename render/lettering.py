"""Writing of any script: names as people have them in Discord, from right to left, with emoji, at any length.

What no font has is left out, rather than shown as empty boxes. Marks that are heaped on one letter are thinned out, and
characters that cannot be seen, or that would turn the text around them, are dropped.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import regex
from bidi import algorithm
from PIL import Image, ImageDraw
from PIL.ImageFont import FreeTypeFont, Layout

from render.caches import kept
from render.fonts import EMOJI_FILE, FALLBACKS, has, loaded
from render.sketch import SCALE, Point, Sketch, font
from render.theme import Colour

_MOST_MARKS = 3
"""As many marks as a letter of any living language bears; more are there to disturb."""

_ZERO_WIDTH_JOINER = "\u200d"

_JOINERS = "\u200c" + _ZERO_WIDTH_JOINER + "\ufe0e\ufe0f"
"""Invisible, but they decide how their neighbours look."""

_WITHOUT_JOINERS = dict.fromkeys(map(ord, _JOINERS))

_LETTERS = regex.compile(r"\X")
_LOOKS_LIKE_EMOJI = regex.compile(r"\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f")
_ELLIPSIS = "…"

_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Control and formatting characters, those without a meaning, and line ends."""

_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that show nothing: fillers of Hangul, and Braille without dots."""


@dataclass(frozen=True, slots=True)
class _Run:
    """Letters of one font that lie equally deep in text of changing direction, in the order in which they are read."""

    words: str
    file: Path
    level: int

    def for_pillow(self, font: FreeTypeFont) -> tuple[str, str | None]:
        """The letters as the font is given them, and the direction that it is asked for.

        Without libraqm it can be asked for none: it is given the letters as they stand from left to right.
        """
        turned = self.level % 2 == 1
        if font.layout_engine is Layout.RAQM:
            return self.words, "rtl" if turned else "ltr"
        letters = _LETTERS.findall(self.words)
        if self.file == EMOJI_FILE:
            letters = [letter.partition(_ZERO_WIDTH_JOINER)[0] for letter in letters]
        letters = [letter.translate(_WITHOUT_JOINERS) for letter in letters]
        return "".join(reversed(letters) if turned else letters), None


def cleaned(words: str) -> str:
    """Displayable part of the words: one line, nothing invisible, only characters that some font has."""
    return "".join(letter for letter, _ in _letters(words)).strip()


def shortened(words: str, size: float, room: float, weight: int = 700) -> str:
    """The words, cleaned; with "…" in the place of the last letters if they are wider than ``room`` pixels.

    "" where there is no room for even one letter.
    """
    whole = cleaned(words)
    if text_width(whole, size, weight) <= room:
        return whole
    letters = _LETTERS.findall(whole)
    short, long = 0, len(letters)
    while short < long - 1:
        middle = (short + long) // 2
        if text_width("".join(letters[:middle]).rstrip() + _ELLIPSIS, size, weight) <= room:
            short = middle
        else:
            long = middle
    return "".join(letters[:short]).rstrip() + _ELLIPSIS if short else ""


@kept
def text_width(words: str, size: float, weight: int = 700) -> float:
    """In pixels."""
    pixels = round(size * SCALE)
    width = 0.0
    for run in _runs(_letters(words)):
        font = loaded(run.file, pixels, weight)
        letters, direction = run.for_pillow(font)
        width += font.getlength(letters, direction=direction)
    return width / SCALE


def fitting(words: str, size: float, room: float, weight: int = 700) -> float:
    """The size at which the words are hardly wider than ``room`` pixels, at most ``size``."""
    return size * min(1.0, room / max(1.0, text_width(words, size, weight)))


def write(
    sketch: Sketch,
    at: Point,
    words: str,
    size: float,
    ink: Colour,
    weight: int = 700,
    anchor: str = "lm",
    room: float | None = None,
) -> None:
    """Writes one line; ``anchor`` is l, m or r, and m for the middle of its height or s for its baseline.

    With ``room`` its letters are made as small as that width asks.
    """
    line = cleaned(words)
    if room is not None:
        size = fitting(line, size, room, weight)
    x, y = at
    x -= text_width(line, size, weight) * {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]]
    if anchor[1] == "m":
        # As high as Inter's capitals: every script stands on the same baseline.
        y += size * 0.36
    pixels = round(size * SCALE)
    for run in _runs(_letters(line)):
        font = loaded(run.file, pixels, weight)
        letters, direction = run.for_pillow(font)
        sketch.glyphs((x, y), letters, font, ink, direction)
        x += font.getlength(letters, direction=direction) / SCALE


def write_within(sketch: Sketch, at: Point, words: str, size: float, ink: Colour, room: float) -> None:
    """Writes one line from the left: smaller where there is little room, and cut before it can no longer be read."""
    size = max(fitting(words, size, room), size * 0.75)
    # Letters keep to whole pixels, so a line that fits may be a little wider.
    write(sketch, at, shortened(words, size, room + 2), size, ink)


@kept
def _letters(words: str) -> tuple[tuple[str, Path], ...]:
    """Letters as a reader counts them, each with its font; in the order in which they are read."""
    line = " ".join(unicodedata.normalize("NFC", words).split())
    visible = "".join(each for each in line if each in _JOINERS or not _is_invisible(each))
    letters: list[tuple[str, Path]] = []
    for letter in _LETTERS.findall(visible):
        # Letters in fancy dress, such as those meant for mathematics, are better read plain than left out.
        # With fewer marks a letter may have a font that the crowded one has not.
        for shown in (_thinned(letter), unicodedata.normalize("NFKC", letter)):
            if (file := _file_of(shown)) is not None:
                letters.append((shown, file))
                break
    return tuple(letters)


def _is_invisible(character: str) -> bool:
    return character in _BLANK or unicodedata.category(character) in _INVISIBLE


def _thinned(letter: str) -> str:
    marks = 0
    kept = []
    for each in letter:
        # Spacing marks are vowels in many scripts; only those that pile up are counted.
        marks += unicodedata.category(each) in ("Mn", "Me") and each not in _JOINERS
        if marks <= _MOST_MARKS:
            kept.append(each)
    return "".join(kept)


def _file_of(letter: str) -> Path | None:
    """The first font that has the whole letter."""
    seen = "".join(each for each in letter if each not in _JOINERS)
    if not seen:
        return None
    files = (EMOJI_FILE, *FALLBACKS) if _LOOKS_LIKE_EMOJI.match(letter) else FALLBACKS
    return next((file for file in files if has(file, seen)), None)


def _runs(letters: Sequence[tuple[str, Path]]) -> list[_Run]:
    """The letters in runs, in the order in which they stand from left to right."""
    levels = _levels("".join(letter[0] for letter, _ in letters))
    placed = [(letter, file, level) for (letter, file), level in zip(letters, levels, strict=True)]
    runs: list[_Run] = []
    for (file, level), group in groupby(placed, lambda each: each[1:]):
        runs.append(_Run("".join(letter for letter, _, _ in group), file, level))
    # Rule L2 of Unicode's bidirectional algorithm: from the deepest level on, what lies that deep is turned round.
    for level in range(max(levels, default=0), 0, -1):
        runs = _turned(runs, level)
    return runs


def _turned(runs: Sequence[_Run], level: int) -> list[_Run]:
    turned: list[_Run] = []
    for deep, members in groupby(runs, lambda run: run.level >= level):
        group = list(members)
        turned.extend(reversed(group) if deep else group)
    return turned


def _levels(characters: str) -> list[int]:
    """Depth of each character in text of changing direction; odd ones run from right to left."""
    # Unicode's bidirectional algorithm, step by step: the library's own function would also reorder the letters.
    base = algorithm.get_base_level(characters)
    storage = algorithm.get_empty_storage()
    storage["base_level"] = base
    storage["base_dir"] = "LR"[base]
    algorithm.get_embedding_levels(characters, storage)
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, debug=False)
    algorithm.resolve_implicit_levels(storage, debug=False)
    return [each["level"] for each in storage["chars"]]


def written(
    words: str, at: tuple[int, int], size: int, weight: int, ink: Colour, anchor: str
) -> tuple[Image.Image, tuple[int, int]]:
    """Sprite, with its corner, of what `PIL.ImageDraw` would write at that place. ``anchor`` is Pillow's."""
    sprite, (left, top) = _line(words, size, weight, ink, anchor)
    return sprite, (at[0] + left, at[1] + top)


@kept
def _line(words: str, size: int, weight: int, ink: Colour, anchor: str) -> tuple[Image.Image, tuple[int, int]]:
    face = font(size, weight)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(words, anchor=anchor))
    # A pixel to spare on each side, for what the font draws beyond its box.
    letters = Image.new("L", (right - left + 2, bottom - top + 2))
    ImageDraw.Draw(letters).text((1 - left, 1 - top), words, fill=255, font=face, anchor=anchor)
    sprite = Image.new("RGBA", letters.size, ink)
    sprite.putalpha(letters)
    return sprite, (left - 1, top - 1)
