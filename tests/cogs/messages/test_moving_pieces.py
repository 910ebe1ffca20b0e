"""Every game's moves as animations: small enough, and ending as the still picture does."""

from collections.abc import AsyncIterator
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from cogs.faces.face import GameFace
from cogs.faces.scene import Scene, seat_names
from cogs.games.registry import hosted_games
from cogs.messages.motion import ShownPosition, ShownPositions, with_motion
from host.table.public_table import PublicTable
from localization.catalog import Language, load_speakers
from render.gif import MOST_BYTES
from render.theme import Theme
from store.database import sqlite_address
from store.store import Store
from tests.host.tables import act, open_host, started

pytestmark = pytest.mark.pictures

SAY = load_speakers()[Language.ENGLISH]
ACTIONS = 4


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(sqlite_address(tmp_path / "tables.sqlite"))
    yield store
    await store.close()


def moves_pieces(face: GameFace[Any]) -> bool:
    return type(face).motion is not GameFace.motion


def scene_of(table: PublicTable) -> Scene[Any]:
    return Scene(table, table.view, SAY, seat_names(table, SAY), Theme.DARK)


def _shown(scene: Scene[Any], picture: bytes) -> ShownPosition:
    return ShownPosition(scene.table.version, scene.view, tuple(scene.plain_names), scene.theme, picture)


def _rgb(picture: bytes, *, last: bool = False) -> bytes:
    with Image.open(BytesIO(picture)) as opened:
        if last:
            opened.seek(int(getattr(opened, "n_frames", 1)) - 1)
        return opened.convert("RGB").tobytes()


@pytest.mark.parametrize("game", [key for key, game in hosted_games().items() if moves_pieces(game.face)])
async def test_moves_are_animated_and_end_as_the_still(store: Store, game: str) -> None:
    host, face = open_host(store), hosted_games()[game].face
    table = await started(host, game)
    shown = ShownPositions()
    shown.remember(scene_of(table), face.draw(scene_of(table)))
    animated = 0
    for _ in range(ACTIONS):
        table = await act(host, table.id)
        scene = scene_of(table)
        still = face.draw(scene)
        before = shown.of(table.id)
        assert before is not None
        picture = with_motion(face, scene, still, before)
        if picture is not still:
            animated += 1
            assert picture.name.endswith(".gif")
            assert picture.alt_text == still.alt_text
            assert len(picture.content) <= MOST_BYTES
            assert _rgb(picture.content, last=True) == _rgb(still.content)
        shown.remember(scene, still)
    assert animated >= ACTIONS // 3
    again = _shown(scene, still.content)
    assert with_motion(face, scene, still, again) is still, "nothing is news"
    light = replace(again, version=0, theme=Theme.LIGHT)
    assert with_motion(face, scene, still, light) is still, "the look has changed"


async def test_however_many_dice_fly_they_are_seen_to_fly(store: Store) -> None:
    """For-Get-It begins with nine of them, which fill much of the picture."""
    host, face = open_host(store), hosted_games()["forgetit"].face
    table = await started(host, "forgetit")
    rolls = 0
    for _ in range(12):
        shown = _shown(scene_of(table), face.draw(scene_of(table)).content)
        table = await act(host, table.id)
        scene = scene_of(table)
        picture = with_motion(face, scene, face.draw(scene), shown)
        if picture.name.endswith(".gif"):
            with Image.open(BytesIO(picture.content)) as animation:
                assert int(getattr(animation, "n_frames", 1)) >= 6 + 2
            rolls += 1
    assert rolls >= 3


@pytest.mark.parametrize("game", ["mensch", "einigkeit", "wiedumir"])
async def test_pieces_move_on_the_board_that_was_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    boards = []

    def moving(before: Any, _events: Any, _people: Any, board: Any, theme: Theme, *_: Any) -> Any:
        boards.append(face.palette.encode(board(()) if game == "wiedumir" else board(before, ()), theme))
        return []

    host, face = open_host(store), hosted_games()[game].face
    monkeypatch.setattr(f"{type(face).__module__}.moving", moving)
    table = await started(host, game)
    shown = _shown(scene_of(table), face.draw(scene_of(table)).content)
    for _ in range(ACTIONS):
        table = await act(host, table.id)
        scene = scene_of(table)
        still = face.draw(scene)
        with_motion(face, scene, still, shown)
        assert boards.pop() == shown.picture
        shown = _shown(scene, still.content)


@pytest.mark.parametrize("game", ["mensch", "kaeseschieben", "wiedumir"])
async def test_the_dice_of_computers_lie_still(store: Store, game: str) -> None:
    host, face = open_host(store), hosted_games()[game].face
    table = await started(host, game)
    before = table.view
    for _ in range(60):
        rolled = await act(host, table.id)
        events = rolled.events_since(table.version)
        if [type(event).__name__ for event in events] == ["DieRolled"] or rolled.view.phase == "moving":
            break
        table, before = rolled, rolled.view
    scene = scene_of(rolled)
    assert face.motion(scene, before, events), "people's dice tumble"
    computers = tuple(replace(holder, away=True) for holder in rolled.seats)
    assert not face.motion(replace(scene, table=replace(rolled, seats=computers)), before, events)


async def test_what_cannot_be_animated_is_shown_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host, face = open_host(store), hosted_games()["kaeseschieben"].face
    table = await started(host, "kaeseschieben")
    shown = _shown(scene_of(table), face.draw(scene_of(table)).content)
    scene = scene_of(await act(host, table.id))
    still = face.draw(scene)

    def broken(*_args: Any) -> Any:
        raise ValueError("no such sprite")

    monkeypatch.setattr(type(face), "motion", broken)
    assert with_motion(face, scene, still, shown) is still
    assert "could not be animated" in caplog.text
