"""The games that can be played: one line for each."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.face import GameFace
from cogs.games.forgetit.face import ForGetItFace
from cogs.games.kaeseschieben.face import KaeseschiebenFace
from cogs.games.mensch.face import EINIGKEIT_FACE, MENSCH_FACE
from engine.game import AnyGame

_ALL: tuple[GameFace, ...] = (
    KaeseschiebenFace(),
    ForGetItFace(),
    MENSCH_FACE,
    EINIGKEIT_FACE,
)

FACES: Mapping[str, GameFace] = {face.game.spec.key: face for face in _ALL}

GAMES: Mapping[str, AnyGame] = {key: face.game for key, face in FACES.items()}
"""Their rules."""
