"""Fonts by character: Inter first, then Noto's for other scripts, Noto Emoji, and Noto Sans CJK.

All fonts are files of pinned packages, so that a picture is the same on every machine that has FriBiDi. A font is
opened, and the list of its characters read, only when a name needs it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from fontpkg_inter import ROOT as INTER
from PIL import ImageFont, features
from PIL.ImageFont import Axis

INTER_FILE = Path(INTER) / "files" / "Inter[opsz,wght].ttf"
_NOTO = Path(str(files("manimgx_fonts")))
EMOJI_FILE = _NOTO / "NotoEmoji[wght].ttf"
_CJK_FILE = Path(str(files("manimgx_fonts_cjk"))) / "NotoSansCJK-VF.otf.ttc"

_SCRIPTS = (
    "Sans",
    "SansArabic",
    "SansHebrew",
    "SansDevanagari",
    "SansThai",
    "SansBengali",
    "SansTamil",
    "SansTelugu",
    "SansGujarati",
    "SansGurmukhi",
    "SansKannada",
    "SansMalayalam",
    "SansOriya",
    "SansSinhala",
    "SansGeorgian",
    "SansArmenian",
    "SansEthiopic",
    "SansKhmer",
    "SansLao",
    "SansMyanmar",
)
FALLBACKS = (
    INTER_FILE,
    *(_NOTO / f"Noto{script}[wght].ttf" for script in _SCRIPTS),
    EMOJI_FILE,
    _NOTO / "NotoSansSymbols[wght].ttf",
    _CJK_FILE,
)
"""The fonts in the order in which they are asked for a character."""

_PLAIN_LATIN = "\u017f"
"""Inter has every printable character up to this one."""


def shapes_letters() -> bool:
    """Tell whether letters join, stack and keep their distances as their scripts ask.

    That takes libraqm, which comes with Pillow, and the system's FriBiDi, which does not. Without them, each letter
    is drawn for itself.
    """
    return bool(features.check_feature("raqm"))


def has(file: Path, characters: str) -> bool:
    """Tell whether the font has a glyph for each of them."""
    if file == INTER_FILE and max(characters) <= _PLAIN_LATIN:
        return True
    covered = _characters(file)
    return all(ord(character) in covered for character in characters)


@lru_cache(maxsize=16)
def loaded(file: Path, size: int, weight: int) -> ImageFont.FreeTypeFont:
    """The font at that size in pixels; ``weight`` is from 100 to 900, as far as the font goes."""
    font = ImageFont.truetype(file, size)
    if "[" in file.stem or "-VF" in file.stem:
        font.set_variation_by_axes([_place_on(axis, weight) for axis in font.get_variation_axes()])
    return font


def _place_on(axis: Axis, weight: int) -> float:
    """Place on one of a variable font's axes for letters of that weight."""
    least, most = axis["minimum"] or 0, axis["maximum"] or 0
    match axis["name"]:
        case b"Weight":
            return min(max(weight, least), most)
        case b"Optical size":
            return most
        case _:
            return axis["default"] or least


@cache
def _characters(file: Path) -> frozenset[int]:
    # Most pictures need Inter alone, whose common characters are known: then fontTools is never imported.
    from fontTools.ttLib import TTFont

    with TTFont(file, lazy=True, fontNumber=0) as font:
        return frozenset(font.getBestCmap())
