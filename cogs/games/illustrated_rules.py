"""The rules of a game, part by part, some of them with an illustration."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cogs.layout import Picture
from localization.catalog import Speaker
from render.theme import Theme

RulePart = tuple[str, str | None]
"""The end of a text's key, and the name of its illustration if it has one."""


def illustrate(
    game: str, parts: Iterable[RulePart], draw: Callable[[str, Theme], bytes], theme: Theme, say: Speaker
) -> list[tuple[str, Picture | None]]:
    """The texts ``<game>-rules-<part>``, with pictures whose alt texts are ``<game>-rules-<part>-picture``."""
    told: list[tuple[str, Picture | None]] = []
    for part, illustration in parts:
        picture = None
        if illustration is not None:
            alt_text = say(f"{game}-rules-{part}-picture")
            picture = Picture(f"{illustration}.png", draw(illustration, theme), alt_text)
        told.append((say(f"{game}-rules-{part}"), picture))
    return told
