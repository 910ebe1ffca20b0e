"""People's names and words as text that obeys nothing: no Markdown, no link, nothing unseen, no line turned around."""

import re
import unicodedata
from collections.abc import Iterator

import regex

from localization.catalog import MissingText, Speaker

CUT = "…"
"""Sign in the place of letters that are left out."""

_LETTERS = regex.compile(r"\X")
"""Letter as a reader counts it: with its marks, and an emoji with all that it is made of."""

_LONGEST_QUOTATION = 40

_STACKED_MARKS = 3
"""The number of marks that stay on one letter: Vietnamese and pointed Hebrew need no more."""

_MEANINGFUL = re.compile(r"[\\*_~|`<>\[\]()#:/@]|^-|(?<=^\d)\.|(?<=^\d\d)\.")
"""Beginnings of Markdown, links, mentions and emoji, and of lists where the text begins.

Discord shows any of these as itself after a backslash.
"""

_JOINERS = "\u200d\u200c"
_STYLES = "\ufe0e\ufe0f"
_BLACK_FLAG = "\U0001f3f4"
"""Tags behind it make the flags of England, Scotland and Wales."""

_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols that show nothing: fillers of Hangul, Braille without dots, a note without a head."""

_UNSEEN_MARKS = ("\u034f", "\u17b4", "\u17b5", *map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
_UNSEEN = frozenset((*_UNSEEN_MARKS, *map(chr, range(0xE0100, 0xE01F0))))
"""Marks without a shape of their own."""

_UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zs", "Zl", "Zp"})
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def tidy(name: str) -> str:
    """The name without what cannot be seen or reaches beyond it, for places that show text as it is.

    Empty if nothing is left to be seen.
    """
    visible = "".join(_visible(unicodedata.normalize("NFC", name)))
    return " ".join(visible.split()).rstrip(_JOINERS)


def shortened(name: str, most: int) -> str:
    """At most ``most`` characters of the name: whole letters with their marks, and `CUT` for what is missing.

    What is isolated in a longer text stays isolated.
    """
    if len(name) <= most:
        return name
    most -= 2 if _ISOLATE in name else 1
    end = 0
    for letter in _LETTERS.finditer(name):
        if letter.end() > most:
            break
        end = letter.end()
    kept = name[:end].rstrip()
    return f"{kept}{CUT}{_END_OF_ISOLATE * (kept.count(_ISOLATE) - kept.count(_END_OF_ISOLATE))}"


def isolated(line: str) -> str:
    """The line, which does not change places with the number or the name beside it if it runs from right to left."""
    if any(unicodedata.bidirectional(character) in _RIGHT_TO_LEFT for character in line):
        return f"{_ISOLATE}{line}{_END_OF_ISOLATE}"
    return line


def without_isolation(line: str) -> str:
    """The line as somebody would type it."""
    return line.replace(_ISOLATE, "").replace(_END_OF_ISOLATE, "")


def escaped(content: str) -> str:
    """The text in one line, every character shown as it is.

    What runs from right to left is isolated: it does not change places with the number or the name beside it.
    """
    line = " ".join(content.split())
    return isolated(_MEANINGFUL.sub(r"\\\g<0>", line))


def plain(name: str) -> str:
    """A name for use in sentences. Empty if nothing of it can be seen."""
    return escaped(tidy(name))


def quoted(typed: str) -> str:
    """The beginning of what somebody has typed, for a sentence about it."""
    return escaped(shortened(tidy(typed), _LONGEST_QUOTATION))


def _visible(name: str) -> Iterator[str]:
    """Visible part, character by character; a space for anything else that stood between two words."""
    before, marks, tagging = " ", _STACKED_MARKS, False
    for character in name:
        category = unicodedata.category(character)
        tagging = character == _BLACK_FLAG or (tagging and "\U000e0020" <= character <= "\U000e007f")
        if category in ("Mn", "Me") and character not in _UNSEEN:
            marks += 1
            if marks > _STACKED_MARKS:
                continue
        elif character in _JOINERS or character in _STYLES:
            # They shape what stands before them; alone, or repeated, they are nothing but unseen.
            if before.isspace() or before in _JOINERS or (before in _STYLES and character in _STYLES):
                continue
        elif character in _BLANK or character.isspace():
            character, marks = " ", _STACKED_MARKS
        elif character in _UNSEEN or (category in _UNSEEN_CATEGORIES and not (tagging and character != _BLACK_FLAG)):
            continue
        else:
            marks = 0
        before = character
        yield character


def game_name(game_key: str, say: Speaker) -> str:
    """Name of the game in that language; its key for a game that is no longer part of the bot."""
    try:
        return say(f"game-{game_key}")
    except MissingText:
        return game_key
