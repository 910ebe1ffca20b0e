"""An owner's own drawings: every one is tried before the bot starts, so that no table meets a broken one."""

from __future__ import annotations

from pathlib import Path
from string import Template

from render.art import OWN_FOLDER, SHADES, WrongArt, draw, put_in_front

_TRIAL, _COLOUR = 64, "#808080"
"""The size and the colour that a drawing is tried with."""


class WrongArtFolder(Exception):
    """The folder cannot be used. ``code`` names the reason, ``values`` fill its sentence.

    Codes: ``unreadable`` (``reason``), ``unknown``, ``colour`` (``colour``) and ``broken`` (``reason``); ``file`` is
    the folder or the drawing that is meant.
    """

    def __init__(self, file: Path, code: str, **values: str) -> None:
        super().__init__(file, code, values)
        self.file = file
        self.code = code
        self.values = values


def use_art_of(folder: Path) -> None:
    """Puts the folder's drawings in front of ours.

    Raises WrongArtFolder if it cannot be read, or if a drawing in it has a name or a colour that ours have not, or
    cannot be drawn. Nothing has changed then.
    """
    try:
        list(folder.iterdir())
        drawings = sorted(folder.rglob("*.svg"))
        for file in drawings:
            _check(file, folder)
    except OSError as error:
        raise WrongArtFolder(folder, "unreadable", reason=error.strerror or type(error).__name__) from error
    put_in_front(folder)


def _check(file: Path, folder: Path) -> None:
    ours = OWN_FOLDER / file.relative_to(folder)
    if not ours.exists():
        raise WrongArtFolder(file, "unknown")
    try:
        template = Template(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise WrongArtFolder(file, "broken", reason="UTF-8") from error
    known = _colours(Template(ours.read_text(encoding="utf-8")))
    if not template.is_valid():
        raise WrongArtFolder(file, "colour", colour="$")
    if unknown := sorted(_colours(template) - known):
        raise WrongArtFolder(file, "colour", colour=f"${unknown[0]}")
    try:
        draw(file, _TRIAL, None, dict.fromkeys(known, _COLOUR))
    except WrongArt as error:
        raise WrongArtFolder(file, "broken", reason=error.reason) from error


def _colours(drawing: Template) -> set[str]:
    """The names that colours are put in by, their shades left aside."""
    suffixes = tuple(f"_{suffix}" for suffix in SHADES)
    return {name.rsplit("_", 1)[0] if name.endswith(suffixes) else name for name in drawing.get_identifiers()}
