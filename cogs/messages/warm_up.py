"""Draws beforehand what the first person would otherwise wait for: each game's artwork, by way of its cover."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor, Future
from typing import Any

from cogs.games.face import GameFace
from localization.catalog import Speaker
from render.cover import draw_cover
from render.player import Player
from render.theme import Theme


def draw_covers_ahead(rendering: Executor, faces: Mapping[str, GameFace[Any]], say: Speaker) -> None:
    """Returns at once. One cover after the other, so that a picture for somebody waits for one of them at most.

    What cannot be drawn is reported when somebody wants to see it. Ends early when ``rendering`` is shut down.
    """
    waiting = iter(faces.items())

    def draw_next(drawn: Future[bytes] | None = None) -> None:
        # Cancelled by a shutdown, which holds the lock that submitting waits for.
        if drawn is not None and drawn.cancelled():
            return
        if (game := next(waiting, None)) is None:
            return
        key, face = game
        someone = Player(say("seat-free"), None, is_computer=False)
        try:
            drawing = rendering.submit(draw_cover, key, say(f"game-{key}"), [someone], Theme.DARK, face.palette)
        except RuntimeError:
            return
        drawing.add_done_callback(draw_next)

    draw_next()
