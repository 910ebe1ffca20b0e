"""Every edition of every game's rules that matches may still be played by."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from engine.game import AnyGame
from engine.transcript import Header


class UnknownEdition(Exception):
    """No rules of that game and version are here: they came later, or were retired."""

    def __init__(self, game: str, rules_version: int) -> None:
        super().__init__(f"{game}, rules version {rules_version}")
        self.game = game
        self.rules_version = rules_version


class Editions:
    """Rules by game and version. New matches are played by the newest edition, all others by that of their header."""

    def __init__(self, editions: Mapping[str, Sequence[AnyGame]]) -> None:
        """``editions`` are by the game's key. A mapping may make those of a game when they are asked for."""
        self._editions = editions

    def __reduce__(self) -> tuple[Any, ...]:
        # What makes a game when it is asked for cannot be sent to a worker process.
        return Editions, (dict(self._editions),)

    def __iter__(self) -> Iterator[AnyGame]:
        """All of them, former ones included."""
        return chain.from_iterable(self._editions.values())

    @property
    def keys(self) -> tuple[str, ...]:
        """The games, in the order in which they were given."""
        return tuple(self._editions)

    def newest(self, key: str) -> AnyGame:
        """Raises UnknownEdition for a game that is not here."""
        if key not in self._editions:
            raise UnknownEdition(key, 0)
        return max(self._editions[key], key=lambda game: game.spec.rules_version)

    def has(self, key: str, rules_version: int | None) -> bool:
        """Tell whether that edition is here; with None, whether any of the game is."""
        return key in self._editions if rules_version is None else self.find(key, rules_version) is not None

    def of(self, header: Header) -> AnyGame:
        """The edition that the match began by. Raises UnknownEdition."""
        found = self.find(header.game, header.rules_version)
        if found is None:
            raise UnknownEdition(header.game, header.rules_version)
        return found

    def find(self, key: str, rules_version: int) -> AnyGame | None:
        """The edition, None if it is not here."""
        editions = self._editions.get(key, ())
        return next((game for game in editions if game.spec.rules_version == rules_version), None)
