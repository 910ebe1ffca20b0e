"""What a game is: a frozen state and a few pure functions over it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.chance import Chance, ChanceResult

Seat = int
"""A player's place at the table, counted clockwise from 0."""

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

Pick = Callable[[int], int]
"""Uniform choice for computer players: ``pick(n)`` answers a number from 0 to n - 1."""


class IllegalAction(Exception):
    """An action the rules refuse.

    ``code`` is stable and names the reason; ``values`` fill the sentence that explains it.
    The wording belongs to the texts, never to the rules.
    """

    def __init__(self, code: str, **values: int | str) -> None:
        super().__init__(code, values)
        self.code = code
        self.values = values


@dataclass(frozen=True, slots=True)
class Event:
    """A fact in the past tense; sentences and pictures are made from it.

    Events hold only what every onlooker may know. What one seat alone may know is in its view.
    """


@dataclass(frozen=True, slots=True)
class Milestone(Event):
    """An event that ends a part of the match; the table posts a result that stays, one for each."""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One agreement that stands before the start.

    The table makes it by picking one of the ``choices``. An option without choices is not the table's: its default
    holds, which may come from whoever runs the bot, and ``accepts`` tells which values a match may have begun with.
    """

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    accepts: Callable[[OptionValue], bool] | None = None

    def allows(self, value: OptionValue | None) -> bool:
        if self.accepts is not None:
            return value is not None and self.accepts(value)
        # 1 == True in Python, so the type is compared as well.
        return (type(value), value) in [(type(choice), choice) for choice in self.choices]


ROLL = "roll"
"""The code of rolling dice, in every game that has some."""

NORMAL = "normal"
"""The level of computer players that every game has; they also play for people who are away."""


@dataclass(frozen=True, slots=True)
class GameSpec:
    """What the table must know of a game before it can be played.

    ``rules_version`` grows whenever old records would fold differently.
    ``has_secrets`` says whether some seat may look up what the others must not know.
    ``stop_scopes`` names what a vote may end early, the usual one first; empty if there is no such vote.
    ``levels`` are those of the computer players, the weakest first, `NORMAL` among them.
    ``quiet_rolls``: computer players roll at once, and what they rolled is shown together with what comes of it.
    """

    key: str
    rules_version: int
    seat_counts: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    has_secrets: bool
    stop_scopes: tuple[str, ...] = ()
    levels: tuple[str, ...] = (NORMAL,)
    quiet_rolls: bool = False

    @property
    def menus(self) -> tuple[OptionSpec, ...]:
        """The options that the table chooses."""
        return tuple(option for option in self.options if option.choices)

    def default_options(self) -> dict[str, OptionValue]:
        return {option.key: option.default for option in self.options}

    def options_again(self, former: Options) -> dict[str, OptionValue]:
        """The options of another match like the former: what the table chose stays, the rest is as it is by now."""
        return {**self.default_options(), **{option.key: former[option.key] for option in self.menus}}

    def check_options(self, options: Options) -> None:
        """Raises IllegalAction unless every option has a value that it allows, and none is unknown."""
        known = {option.key: option for option in self.options}
        for key in options.keys() | known.keys():
            if key not in known or not known[key].allows(options.get(key)):
                raise IllegalAction("unknown-option", option=key)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended. ``places[seat]`` is 1 for a winner; equal places are shared."""

    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Step(NamedTuple, Generic[S]):
    """What applying an action or a chance result made of the state."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S, A, V]):
    """The rules of one game over states S, actions A and views V, all of them immutable.

    Exactly one of three things holds for a state: some seats are to act, a chance result is
    pending, or there is an outcome.
    """

    @property
    def spec(self) -> GameSpec: ...

    def new(self, options: Options, seats: int) -> S: ...

    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, none while chance is pending and at the end.

        The one whom the table waits for comes first; others may act before it does.
        """
        ...

    def pending_chance(self, state: S) -> Chance | None: ...

    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Every legal action of the seat, in an order that two calls agree on.

        Where there are very many, the sequence may make them as they are asked for; ``in`` is quick then, too.
        """
        ...

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raises IllegalAction if the seat may not do this now."""
        ...

    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Checks, then carries the action out."""
        ...

    def resolve(self, state: S, result: ChanceResult) -> Step[S]:
        """Carries out what the pending chance decided."""
        ...

    def stop(self, state: S, scope: str) -> Step[S]:
        """Ends early what a vote decided to end; ``scope`` is one of ``spec.stop_scopes``."""
        ...

    def view(self, state: S, viewer: Seat | None) -> V:
        """What the seat may know, built by naming it; None is an onlooker."""
        ...

    def outcome(self, state: S) -> Outcome | None: ...

    def encode(self, action: A) -> str:
        """The action's code in the record: short, stable, documented."""
        ...

    def decode(self, code: str) -> A:
        """Raises IllegalAction("unknown-action") for what encode never wrote."""
        ...

    def choose(self, view: V, level: str, pick: Pick) -> A:
        """What a computer player of that level, one of ``spec.levels``, does at the seat the view belongs to."""
        ...


AnyGame = Game[Any, Any, Any]
