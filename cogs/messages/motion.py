"""Positions that the messages of tables show at the moment, so that a new one can be animated from there."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from pathlib import PurePath
from typing import Any

from cachetools import LRUCache

from cogs.components.layout import Picture
from cogs.faces.face import GameFace
from cogs.faces.scene import Scene
from engine.game import TakenBack
from render.gif import animate
from render.theme import Theme

log = logging.getLogger(__name__)

REMEMBERED = 128
"""The number of tables whose picture is remembered, about a tenth of a megabyte each: those drawn last."""


@dataclass(frozen=True, slots=True)
class ShownPosition:
    """Position of a match after its first ``version`` records as an onlooker sees it, and the picture of it as a PNG.

    ``names`` are those that stand in it.
    """

    version: int
    view: Any
    names: tuple[str, ...]
    theme: Theme
    picture: bytes


class ShownPositions:
    """All of it may be lost: the next position is then shown without motion."""

    def __init__(self) -> None:
        self._shown: LRUCache[int, ShownPosition] = LRUCache(REMEMBERED)

    def of(self, table_id: int) -> ShownPosition | None:
        return self._shown.get(table_id)

    def forget(self) -> None:
        self._shown.clear()

    def remember(self, scene: Scene[Any], picture: Picture) -> None:
        """Forgets tables that are over."""
        table = scene.table
        self._shown.pop(table.id, None)
        if not table.status.is_open:
            return
        self._shown[table.id] = ShownPosition(
            table.version, scene.view, tuple(scene.plain_names), scene.theme, picture.content
        )


def with_motion(face: GameFace[Any], scene: Scene[Any], still: Picture, shown: ShownPosition) -> Picture:
    """The picture as an animation from what was shown before; as it is if nothing has moved, or nothing can be shown.

    An animation would show former names again, which somebody may have had deleted. Runs off the event loop.
    """
    events = scene.table.events_since(shown.version)
    if any(isinstance(event, TakenBack) for event in events):
        # What was shown is not where the pieces have come from.
        return still
    if not events or shown.theme is not scene.theme or shown.names != tuple(scene.plain_names):
        return still
    try:
        frames = face.motion(scene, shown.view, events)
        animation = animate(shown.picture, frames, still.content, face.palette, scene.theme)
    except Exception:
        # The position itself can be shown all the same.
        log.exception("Table %d at version %d could not be animated", scene.table.id, scene.table.version)
        return still
    if animation is None:
        return still
    return replace(still, name=f"{PurePath(still.name).stem}.gif", content=animation)
