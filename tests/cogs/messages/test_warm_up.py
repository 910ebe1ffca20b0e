"""The artwork is drawn before anybody asks for it, and nobody waits for that."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import ImageFont

from cogs.games.registry import hosted_games
from cogs.messages import painter
from cogs.messages.painter import draw_covers_ahead
from localization.catalog import Language, load_speakers
from tests.cogs.conftest import TestWorld

FACES = {key: game.face for key, game in hosted_games().items()}
SAY = load_speakers()[Language.ENGLISH]


def test_every_cover_is_drawn_and_somebodys_picture_waits_for_one_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, asked, done = list[str](), threading.Event(), threading.Event()

    def draw(key: str, *_: object) -> bytes:
        assert asked.wait(10)
        drawn.append(key)
        if len(drawn) == len(FACES) + 1:
            done.set()
        return b""

    monkeypatch.setattr(painter, "draw_cover", draw)
    with ThreadPoolExecutor(max_workers=1) as rendering:
        draw_covers_ahead(rendering, FACES, SAY)
        rendering.submit(draw, "somebody's")
        asked.set()
        assert done.wait(10)
    first, *others = FACES
    assert drawn == [first, "somebody's", *others]


@pytest.mark.parametrize("installed", [True, False])
async def test_without_fribidi_the_owner_reads_how_to_get_it(
    world: TestWorld, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, installed: bool
) -> None:
    monkeypatch.setattr(ImageFont.core, "HAVE_RAQM", installed)
    monkeypatch.setattr("cogs.client.draw_covers_ahead", lambda *_: None)
    world.bot.draw_ahead(SAY)
    assert ("sudo apt install libfribidi0" in caplog.text) is not installed
