"""The players' names in the alt text of a picture, each with its mark."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cogs.components.layout import ALT_TEXT_LIMIT, Picture
from cogs.faces.scene import Scene
from cogs.wording.names import isolated, shortened
from render.people import MARKS

_LENGTHS = (32, 12)
"""Names are cut to the first of these that leaves room for everybody."""


def with_names(picture: Picture, scene: Scene[Any]) -> Picture:
    """The picture with all marks and names in its alt text, if there is room for them."""
    for length in _LENGTHS:
        described = f"{picture.alt_text}\n{_line(scene, length)}"
        if len(described) <= ALT_TEXT_LIMIT:
            return replace(picture, alt_text=described)
    return picture


def room_beside_names(scene: Scene[Any]) -> int:
    """For a description of which something can be left out, so that the names find room."""
    return ALT_TEXT_LIMIT - len(_line(scene, _LENGTHS[0])) - 1


def _line(scene: Scene[Any], length: int) -> str:
    seats = ", ".join(
        f"{mark.letter} = {isolated(shortened(name, length))}"
        for mark, name in zip(MARKS, scene.plain_names, strict=False)
    )
    return scene.say("seats-in-words", seats=seats)
