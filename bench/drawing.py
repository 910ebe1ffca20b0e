"""Cost of pictures of positions, still and in motion, and the wait for the first ones of a fresh install.

``python -m bench drawing`` takes about a minute, in one thread. Processor time is counted, except for the first
pictures, for which people wait.
"""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from itertools import count
from pathlib import Path
from statistics import mean
from time import perf_counter, process_time
from typing import Any

from PIL import Image

from bench.measure import tell
from cogs.components.layout import Picture
from cogs.faces.scene import Scene, seat_names
from cogs.games.registry import HostedGame, hosted_games
from cogs.messages.invitation import cover_picture
from cogs.messages.motion import ShownPositions, with_motion
from host.host import Host
from host.table.public_table import PublicTable
from host.table.seats import Person
from host.table.status import Status
from localization.catalog import Language, load_speakers
from render.caches import forget_everything
from render.rasterising import keep_drawings_in
from render.theme import Theme
from store.database import sqlite_address
from store.store import Store
from tests.host.tables import act, open_host, started

PEOPLE = tuple(Person(number, name) for number, name in enumerate(("Anna", "Ben", "Chloé", "David"), start=1))
DECISIONS = 90
"""Of each game; as many before them are not counted, until what they need has been drawn."""

FRESH_DECISIONS = 4
SAY = load_speakers()[Language.ENGLISH]

_channels = count(10)


def report() -> None:
    print(f"Pictures of {DECISIONS} decisions of four people: processor and size, still and in motion")
    asyncio.run(_report())


async def _report() -> None:
    with tempfile.TemporaryDirectory(prefix="spieleabend-drawings-") as name:
        folder = Path(name)
        async with _host(folder) as host:
            keep_drawings_in(folder / "fresh")
            await _first_pictures(host)
            for key, game in hosted_games().items():
                await _decisions(host, key, game)


@asynccontextmanager
async def _host(folder: Path) -> AsyncIterator[Host]:
    store = await Store.open(sqlite_address(folder / "tables.sqlite"))
    try:
        yield open_host(store)
    finally:
        await store.close()


async def _decisions(host: Host, key: str, game: HostedGame) -> None:
    stills: list[float] = []
    animations: list[tuple[float, int, int]] = []
    table, shown = await _started(host, key), ShownPositions()
    for number in range(2 * DECISIONS):
        if table.status is not Status.PLAYING:
            table = await _started(host, key)
        still, motion, picture = _drawn(game, table, shown)
        if number >= DECISIONS:
            stills.append(still)
            if picture.name.endswith(".gif"):
                animations.append((motion, _frames(picture.content), len(picture.content)))
        table = await act(host, table.id)
    times, frames, sizes = zip(*animations, strict=True)
    tell(f"{key}, still", f"{1000 * mean(stills):9.1f} ms, at most {1000 * max(stills):.0f}")
    tell(
        f"{key}, motion besides, {len(times)} times",
        f"{1000 * mean(times):9.1f} ms, at most {1000 * max(times):.0f}; frames {mean(frames):.1f}, at least "
        f"{min(frames)}; {mean(sizes) / 1000:.0f} KB, at most {max(sizes) / 1000:.0f}",
    )


async def _started(host: Host, key: str) -> PublicTable:
    return await started(host, key, PEOPLE, channel=next(_channels))


def _drawn(game: HostedGame, table: PublicTable, shown: ShownPositions) -> tuple[float, float, Picture]:
    """The seconds that the still picture takes, those that motion takes besides, and the picture."""
    scene = _scene(table)
    before, began = shown.of(table.id), process_time()
    still = picture = game.face.draw(scene)
    drawn = process_time()
    if before is not None:
        picture = with_motion(game.face, scene, still, before)
    moved = process_time()
    shown.remember(scene, still)
    return drawn - began, moved - drawn, picture


def _scene(table: PublicTable) -> Scene[Any]:
    return Scene(table, table.view, SAY, seat_names(table, SAY), Theme.DARK)


def _frames(animation: bytes) -> int:
    """Number of frames that move: the first and the last are the still picture."""
    with Image.open(BytesIO(animation)) as picture:
        return int(getattr(picture, "n_frames", 1)) - 2


async def _first_pictures(host: Host) -> None:
    """Of all games in turns: the invitation, the board, and some decisions."""
    forget_everything()
    games, shown = list(hosted_games().items()), ShownPositions()
    tables = [await _started(host, key) for key, _ in games]
    waits: list[float] = []
    for step in range(FRESH_DECISIONS + 2):
        for place, (_, game) in enumerate(games):
            began = perf_counter()
            if step:
                _drawn(game, tables[place], shown)
            else:
                cover_picture(_scene(tables[place]), game.face)
            waits.append(perf_counter() - began)
            if step:
                tables[place] = await act(host, tables[place].id)
    for first in (len(games), 2 * len(games), len(waits)):
        tell(f"the first {first} pictures, nothing kept", f"{sum(waits[:first]):9.2f} s")
    tell("the slowest of them", f"{max(waits):9.2f} s")
