"""The games that can be played, one line for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cogs.faces.face import GameFace
from cogs.faces.forgetit.face import ForGetItFace
from cogs.faces.kaeseschieben.face import KaeseschiebenFace
from cogs.faces.mensch.face import EINIGKEIT_FACE, MENSCH_FACE
from cogs.faces.wiedumir.face import WieDuMirFace
from cogs.games.controls import GameControls
from cogs.games.forgetit.controls import ForGetItControls
from cogs.games.kaeseschieben.controls import KaeseschiebenControls
from cogs.games.mensch.controls import MenschControls
from cogs.games.wiedumir.board_file import read_board
from cogs.games.wiedumir.controls import WieDuMirControls
from engine.forgetit.rules import FORGETIT
from engine.game import AnyGame
from engine.kaeseschieben.rules import KAESESCHIEBEN
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.wiedumir.board import Board
from engine.wiedumir.rules import WieDuMir
from host.number_tables import provide_number_tables


@dataclass(frozen=True, slots=True)
class HostedGame:
    """All editions of a game's rules that matches may be played by, how it looks, and what people do."""

    editions: tuple[AnyGame, ...]
    face: GameFace[Any]
    controls: GameControls[Any]


HostedGames = Mapping[str, HostedGame]
"""By key, in the order in which people are offered them."""


def hosted_games(board: Board | None = None) -> HostedGames:
    """All games. New matches of Wie Du mir … are played on ``board`` instead of ours if there is one (W1)."""
    provide_number_tables()
    every = (
        HostedGame((KAESESCHIEBEN,), KaeseschiebenFace(), KaeseschiebenControls()),
        HostedGame((FORGETIT,), ForGetItFace(), ForGetItControls()),
        HostedGame((MENSCH,), MENSCH_FACE, MenschControls(pairs=False)),
        HostedGame((EINIGKEIT,), EINIGKEIT_FACE, MenschControls(pairs=True)),
        HostedGame((WieDuMir(board or read_board()),), WieDuMirFace(), WieDuMirControls()),
    )
    return {game.face.key: game for game in every}
