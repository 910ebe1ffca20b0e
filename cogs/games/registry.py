"""The games that can be played, one function for each: a game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from threading import Lock
from typing import Any, Generic, TypeVar

from cogs.faces.face import GameFace
from cogs.games.controls import GameControls
from engine.editions import Editions
from engine.game import AnyGame
from engine.wiedumir.board import Board
from host.number_tables import provide_number_tables

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class HostedGame:
    """All editions of a game's rules that matches may be played by, how it looks, and what people do."""

    editions: tuple[AnyGame, ...]
    face: GameFace[Any]
    controls: GameControls[Any]


class ByGame(Mapping[str, T], Generic[T]):
    """By key, in the order in which people are offered the games. Each is made when it is first asked for."""

    def __init__(self, make: Mapping[str, Callable[[], T]]) -> None:
        self._make = make
        self._made: dict[str, T] = {}
        self._lock = Lock()

    def __getitem__(self, key: str) -> T:
        # Threads that draw or read tables ask as well, and all must get the same.
        with self._lock:
            if key not in self._made:
                self._made[key] = self._make[key]()
            return self._made[key]

    def __contains__(self, key: object) -> bool:
        return key in self._make

    def __iter__(self) -> Iterator[str]:
        return iter(self._make)

    def __len__(self) -> int:
        return len(self._make)

    def each(self, part: Callable[[T], U]) -> ByGame[U]:
        """Map each game to a part of it."""

        def make(key: str) -> U:
            return part(self[key])

        return ByGame({key: partial(make, key) for key in self})


HostedGames = ByGame[HostedGame]


def hosted_games(board: Board | None = None) -> HostedGames:
    """All games. New matches of Wie Du mir … are played on ``board`` instead of ours if there is one (W1)."""
    provide_number_tables()
    return ByGame(
        {
            "kaeseschieben": _kaeseschieben,
            "forgetit": _forgetit,
            "mensch": _mensch,
            "einigkeit": _einigkeit,
            "wiedumir": partial(_wiedumir, board),
        }
    )


def editions_of(games: HostedGames) -> Editions:
    return Editions(games.each(lambda game: game.editions))


def _kaeseschieben() -> HostedGame:
    from cogs.faces.kaeseschieben.face import KaeseschiebenFace
    from cogs.games.kaeseschieben.controls import KaeseschiebenControls
    from engine.kaeseschieben.rules import KAESESCHIEBEN

    return HostedGame((KAESESCHIEBEN,), KaeseschiebenFace(), KaeseschiebenControls())


def _forgetit() -> HostedGame:
    from cogs.faces.forgetit.face import ForGetItFace
    from cogs.games.forgetit.controls import ForGetItControls
    from engine.forgetit.rules import FORGETIT

    return HostedGame((FORGETIT,), ForGetItFace(), ForGetItControls())


def _mensch() -> HostedGame:
    from cogs.faces.mensch.face import MENSCH_FACE
    from cogs.games.mensch.controls import MenschControls
    from engine.mensch.editions import MENSCH

    return HostedGame((MENSCH,), MENSCH_FACE, MenschControls(pairs=False))


def _einigkeit() -> HostedGame:
    from cogs.faces.mensch.face import EINIGKEIT_FACE
    from cogs.games.mensch.controls import MenschControls
    from engine.mensch.editions import EINIGKEIT

    return HostedGame((EINIGKEIT,), EINIGKEIT_FACE, MenschControls(pairs=True))


def _wiedumir(board: Board | None) -> HostedGame:
    from cogs.faces.wiedumir.face import WieDuMirFace
    from cogs.games.wiedumir.board_file import read_board
    from cogs.games.wiedumir.controls import WieDuMirControls
    from engine.wiedumir.rules import WieDuMir

    return HostedGame((WieDuMir(board or read_board()),), WieDuMirFace(), WieDuMirControls())
