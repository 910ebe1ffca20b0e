"""Knowledge of a game that the tests need beyond its rules. Each game has one module in `tests.games` that gives it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.match import Match
from render.theme import Theme
from tests.engine.recipes import Recipe


@dataclass(frozen=True, slots=True)
class PressesUnderTest:
    """Texts that a game's handlers may find in a custom id after the verb, and in a menu, to mix with nonsense."""

    arguments: tuple[str, ...]
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GameUnderTest:
    """One game.

    ``position`` draws a state for people, in the golden ``playthrough``. ``facts`` writes down what a state holds in
    plain numbers; frozen records keep a digest of it, so its text must never change for states that records lead to.
    ``invariants`` raises AssertionError for a state that no match may reach.

    ``to_freeze`` are the matches that `tests.records.freeze` keeps of an edition.

    ``shown_of_shuffle`` tells how much of the hidden order that a record drew came to light, from its beginning on.
    ``pictures`` are samples of every kind, by name. ``shortest`` is a number of decisions that no match ends before;
    by default, as many as any test makes that needs a running one.
    """

    key: str
    position: Callable[[Any], str]
    facts: Callable[[Any], str]
    invariants: Callable[[Any], None]
    playthrough: Recipe
    to_freeze: tuple[Recipe, ...]
    pictures: Mapping[str, Callable[[Theme], bytes]]
    presses: PressesUnderTest
    shown_of_shuffle: Callable[[Match, int], int] | None = None
    shortest: int = 40
