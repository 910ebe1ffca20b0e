"""A match or its highlight as an animation: drawn behind everything else, a frame at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable, Sequence
from functools import partial
from typing import Any

from PIL import Image

from cogs.components.layout import ALT_TEXT_LIMIT, Picture
from cogs.faces.face import GameFace
from cogs.faces.scene import Scene, at_step
from cogs.messages.painter import TablePainter
from cogs.messages.turning_point import with_die
from host.async_lru_cache import AsyncLRUCache
from host.host import Host
from render.gif import FIRST_MILLISECONDS, GifWriter, as_large
from render.strips import indexes_of, size_of
from render.theme import Theme

MOST_FRAMES, _FEW_FRAMES = 120, 10
MOST_BYTES = 7_800_000
"""Discord takes files of 8 MB from everybody, and the message around it needs some room."""

_REMEMBERED = 3
"""The number of animations that are kept, some megabytes each."""

WHOLE, HIGHLIGHT = "replay", "highlight"
_MILLISECONDS, _SHORTEST, _LONGEST = {WHOLE: 45_000, HIGHLIGHT: 7_900}, 350, 1200
"""Milliseconds of each kind of animation, and of the frame of a long match and of a short one."""


class Replays:
    """One is made at a time. Live tables are drawn between two of its frames."""

    def __init__(self, host: Host, painter: TablePainter) -> None:
        self._host = host
        self._painter = painter
        self._made: AsyncLRUCache[Hashable, Picture] = AsyncLRUCache(_REMEMBERED)
        self._making = asyncio.Lock()

    async def animation(self, scene: Scene[Any], face: GameFace[Any], kind: str, *, larger: bool = False) -> Picture:
        """The match that is over, as a GIF of that ``kind``; ``larger`` is how it is lettered.

        Raises Refused if there is nothing to be shown.
        """

        async def make() -> Picture:
            # An animation takes the drawing thread for seconds; two at once would double the wait of both.
            async with self._making:
                return await self._make(scene, face, kind, larger=larger)

        # Names and avatars that somebody has had deleted since are not shown again.
        return await self._made.get((*scene.moment, scene.theme, frozenset(scene.avatars), kind, larger), make)

    def forget(self) -> None:
        """Drops all that is kept: somebody is not to be named any more."""
        self._made.clear()

    async def _make(self, scene: Scene[Any], face: GameFace[Any], kind: str, *, larger: bool) -> Picture:
        records, number = self._host.records, scene.table.id
        steps = await (records.replay(number, MOST_FRAMES) if kind == WHOLE else records.highlight(number, _FEW_FRAMES))
        stills: list[bytes] = []
        for step in steps:
            draw = partial(_drawn, face, at_step(scene, step), with_rolled=kind == HIGHLIGHT)
            stills.append((await self._painter.off_loop(draw, larger=larger)).content)
        while True:
            animation = await self._encode(stills, face, scene.theme, _MILLISECONDS[kind])
            if len(animation) <= MOST_BYTES:
                break
            stills = _fewer(stills, len(stills) * MOST_BYTES // len(animation))
        alt_text = scene.say(f"{kind}-alt", game=scene.say(f"game-{scene.table.game_key}"), frames=len(stills))
        return Picture(f"{kind}-{number}.gif", animation, alt_text[:ALT_TEXT_LIMIT])

    async def _encode(self, stills: Sequence[bytes], face: GameFace[Any], theme: Theme, lasting: int) -> bytes:
        """The last frame stays, and is the first as well, for those who see no motion."""
        milliseconds = max(_SHORTEST, min(_LONGEST, lasting // len(stills)))
        sizes = [size_of(still) for still in stills]
        size = max(width for width, _ in sizes), max(height for _, height in sizes)

        def indexes(still: bytes) -> Image.Image:
            return as_large(indexes_of(still), size, face.palette, theme)

        def begin() -> GifWriter:
            return GifWriter(face.palette, theme, indexes(stills[-1]), FIRST_MILLISECONDS)

        writer = await self._painter.off_loop(begin)

        def add(still: bytes) -> None:
            writer.add(indexes(still), milliseconds)

        for still in stills:
            await self._painter.off_loop(partial(add, still))
        return writer.finish()


def _drawn(face: GameFace[Any], scene: Scene[Any], *, with_rolled: bool) -> Picture:
    picture = face.draw(scene)
    return with_die(picture, face, scene) if with_rolled else picture


def _fewer(stills: Sequence[bytes], most: int) -> list[bytes]:
    """At most that number of them, two at least and one fewer than now, the first and the last among them."""
    count = max(2, min(most, len(stills) - 1))
    return [stills[place * (len(stills) - 1) // (count - 1)] for place in range(count)]
