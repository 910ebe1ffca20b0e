"""Every edition of every game's rules that matches may still be played by."""

from collections.abc import Iterable, Iterator

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

    def __init__(self, editions: Iterable[AnyGame]) -> None:
        self._editions = {(game.spec.key, game.spec.rules_version): game for game in editions}
        self._newest: dict[str, AnyGame] = {}
        for (key, version), game in self._editions.items():
            if key not in self._newest or self._newest[key].spec.rules_version < version:
                self._newest[key] = game

    def __iter__(self) -> Iterator[AnyGame]:
        """All of them, former ones included."""
        return iter(self._editions.values())

    @property
    def keys(self) -> tuple[str, ...]:
        """The games, in the order in which they were given."""
        return tuple(self._newest)

    def newest(self, key: str) -> AnyGame:
        """Raises UnknownEdition for a game that is not here."""
        try:
            return self._newest[key]
        except KeyError:
            raise UnknownEdition(key, 0) from None

    def has(self, key: str, rules_version: int | None) -> bool:
        """Tell whether that edition is here; with None, whether any of the game is."""
        return key in self._newest if rules_version is None else (key, rules_version) in self._editions

    def of(self, header: Header) -> AnyGame:
        """The edition that the match began by. Raises UnknownEdition."""
        try:
            return self._editions[header.game, header.rules_version]
        except KeyError:
            raise UnknownEdition(header.game, header.rules_version) from None
