"""Odds and evens, a game for tests: both seats choose a number in secret, then both numbers are shown.

Seat 0 wins a round if the sum is even, seat 1 if it is odd.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.chance import Chance, ChanceResult
from engine.game import (
    Event,
    Game,
    GameSpec,
    IllegalAction,
    Milestone,
    Options,
    OptionSpec,
    Outcome,
    Seat,
    Step,
    places,
)
from engine.picking import Pick

ROUNDS = OptionSpec("rounds", (1, 2, 3), 2, if_absent=1)
"""Younger than the game: there was one round only."""

NUMBERS = range(3)


@dataclass(frozen=True, slots=True)
class Choose:
    number: int


@dataclass(frozen=True, slots=True)
class NumberChosen(Event):
    """Choice of a number that is not said."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NumbersShown(Milestone):
    numbers: tuple[int, ...]
    winner: Seat


@dataclass(frozen=True, slots=True)
class State:
    rounds: int
    chosen: tuple[int | None, int | None] = (None, None)
    points: tuple[int, int] = (0, 0)

    @property
    def over(self) -> bool:
        return sum(self.points) == self.rounds


@dataclass(frozen=True, slots=True)
class View:
    """``chosen[seat]`` is the viewer's own number; of the other seat's it says only whether there is one."""

    chosen: tuple[int | bool, ...]
    points: tuple[int, int]


class SecretChoice(Game[State, Choose, View]):
    def __init__(self, rules_version: int = 1, *options: OptionSpec) -> None:
        self.spec = GameSpec(
            "odds-and-evens", rules_version, seat_counts=(2,), options=options or (ROUNDS,), has_secrets=True
        )

    def new(self, options: Options, seats: int) -> State:
        self.spec.check_options(options)
        return State(int(options["rounds"]))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return () if state.over else tuple(seat for seat in (0, 1) if state.chosen[seat] is None)

    def pending_chance(self, state: State) -> Chance | None:
        return None

    def legal_actions(self, state: State, seat: Seat) -> Sequence[Choose]:
        return [Choose(number) for number in NUMBERS] if seat in self.to_act(state) else []

    def apply(self, state: State, seat: Seat, action: Choose) -> Step[State]:
        self.check(state, seat, action)
        mine, others = action.number, state.chosen[1 - seat]
        if others is None:
            chosen = (mine, None) if seat == 0 else (None, mine)
            return Step(replace(state, chosen=chosen), (NumberChosen(seat),))
        numbers = (mine, others) if seat == 0 else (others, mine)
        winner = sum(numbers) % 2
        points = (state.points[0] + (winner == 0), state.points[1] + (winner == 1))
        return Step(State(state.rounds, points=points), (NumberChosen(seat), NumbersShown(numbers, winner)))

    def resolve(self, state: State, result: ChanceResult) -> Step[State]:
        raise AssertionError("nothing is left to chance")

    def hides(self, state: State, action: Choose) -> bool:
        return True

    def view(self, state: State, viewer: Seat | None) -> View:
        def seen(seat: Seat) -> int | bool:
            number = state.chosen[seat]
            return number if number is not None and seat == viewer else number is not None

        return View((seen(0), seen(1)), state.points)

    def outcome(self, state: State) -> Outcome | None:
        return Outcome(places(state.points), state.points) if state.over else None

    def encode(self, action: Choose) -> str:
        return f"choose:{action.number}"

    def decode(self, code: str) -> Choose:
        if code not in {f"choose:{number}" for number in NUMBERS}:
            raise IllegalAction("unknown-action")
        return Choose(int(code[-1]))

    def choose(self, view: View, level: str, pick: Pick) -> Choose:
        return Choose(pick(len(NUMBERS)))

    def sample_state(self, view: View, pick: Pick) -> State:
        def number(seat: Seat) -> int | None:
            known = view.chosen[seat]
            return (pick(len(NUMBERS)) if known else None) if isinstance(known, bool) else known

        return State(int(ROUNDS.default), (number(0), number(1)), view.points)

    def win_chances(self, view: View) -> tuple[float, ...]:
        return (0.5, 0.5)
