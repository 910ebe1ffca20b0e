"""The games that can be played: one line for each."""

from __future__ import annotations

from collections.abc import Mapping

from cogs.games.face import GameFace
from cogs.games.forgetit.face import ForGetItFace
from cogs.games.kaeseschieben.face import KaeseschiebenFace
from cogs.games.mensch.face import EINIGKEIT_FACE, MENSCH_FACE
from cogs.games.wiedumir.board_file import read_board
from cogs.games.wiedumir.face import WieDuMirFace
from engine.game import AnyGame
from engine.wiedumir.board import Board

_ALL: tuple[GameFace, ...] = (
    KaeseschiebenFace(),
    ForGetItFace(),
    MENSCH_FACE,
    EINIGKEIT_FACE,
    WieDuMirFace(read_board()),
)

FACES: Mapping[str, GameFace] = {face.game.spec.key: face for face in _ALL}


def faces_with(board: Board) -> Mapping[str, GameFace]:
    """The same games, with new matches of Wie du mir … on another board than ours."""
    face = WieDuMirFace(board)
    return {**FACES, face.game.spec.key: face}


GAMES: Mapping[str, AnyGame] = {key: face.game for key, face in FACES.items()}
"""Their rules."""
