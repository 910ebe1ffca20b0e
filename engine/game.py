"""Interface of a game: a frozen state and a few pure functions over it; and the places that all games share."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, NamedTuple, TypeVar

from engine.chance import Chance, ChanceResult
from engine.chance import Seat as Seat
from engine.lesson_script import LessonScript
from engine.luck import Measure
from engine.picking import Pick
from engine.remarks import Remark, Upset
from engine.statistics import Highlight, SeatStatistics, Statistic
from engine.trophies import USUAL_RECORDS, Trophy

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")

ROLL = "roll"
"""The code of rolling dice, in every game that has some."""

FORCED = "forced"
"""A standing order's act beside `ROLL`: the only one that the rules leave."""

NORMAL = "normal"
"""The level of computer players that every game has; they also play for people who are away."""

EASY, HARD, PERFECT = "easy", "hard", "perfect"
"""The weakest level of all games so far, the strongest of most, and one that could not be stronger."""

ALL_LEVELS = (EASY, NORMAL, HARD, PERFECT)
"""Of which each game has some."""


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
class TakenBack(Event):
    """The seat's last decision does not count: what it brought about is as if it had never been."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Verdict(Event):
    """An event that says how something ended, and no more than its result does."""


@dataclass(frozen=True, slots=True)
class Milestone(Verdict):
    """An event that ends a part of the match; the table posts a result that stays, one for each."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Reason for an action, or against it if ``harm``, as far as the seat can know.

    ``seat`` is the other one that it concerns, ``count`` how much it does of it. What is ``slight`` is a reason only
    where there is no other.
    """

    code: str
    seat: Seat | None = None
    count: int = 1
    harm: bool = False
    slight: bool = False


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One agreement that stands before the start.

    The table makes it by picking one of the ``choices``. An option without choices is not the table's: its default
    holds, which may come from the bot's owner, and ``accepts`` says which values a match may have begun with.

    ``if_absent`` is what an older header without this option means. It is None for an option that the edition has
    had from the start: its absence is an error then.
    """

    key: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    accepts: Callable[[OptionValue], bool] | None = None
    if_absent: OptionValue | None = None

    def allows(self, value: OptionValue | None) -> bool:
        """Tell whether an option may have that value; None, for one that is missing, never."""
        if self.accepts is not None:
            return value is not None and self.accepts(value)
        # 1 == True in Python, so the type is compared as well.
        return (type(value), value) in [(type(choice), choice) for choice in self.choices]


@dataclass(frozen=True, slots=True)
class GameSpec:
    """Facts that the table must know of a game before it can be played.

    ``rules_version`` grows whenever old records would fold differently.
    ``has_secrets`` says whether some seat may look up what the others must not know.
    ``stop_scopes`` names what a vote may end early, the usual one first; empty if there is no such vote.
    ``levels`` are those of the computer players, the weakest first, `NORMAL` among them. The strongest one does what
    gives its side the greatest chance to win, as far as it can tell.
    ``quiet_rolls``: computer players roll at once, and what they rolled is shown together with what comes of it.
    ``shows_ways``: a person can be shown what the computers would do in their place.
    """

    key: str
    rules_version: int
    seat_counts: tuple[int, ...]
    options: tuple[OptionSpec, ...]
    has_secrets: bool
    stop_scopes: tuple[str, ...] = ()
    levels: tuple[str, ...] = (NORMAL,)
    quiet_rolls: bool = False
    shows_ways: bool = False

    @property
    def menus(self) -> tuple[OptionSpec, ...]:
        """The options that the table chooses."""
        return tuple(option for option in self.options if option.choices)

    def default_options(self) -> dict[str, OptionValue]:
        """Options of a table at which nobody has chosen anything, by their keys."""
        return {option.key: option.default for option in self.options}

    def complete(self, options: Options) -> dict[str, OptionValue]:
        """A match's options, with those that are younger than its header. Raises IllegalAction like `check_options`."""
        younger = {option.key: option.if_absent for option in self.options if option.if_absent is not None}
        completed = {**younger, **options}
        self.check_options(completed)
        return completed

    def carried_over(self, former: Options) -> dict[str, OptionValue]:
        """The options of a new match like the former one: what the table chose and may still choose, else defaults."""
        kept = {option.key: former[option.key] for option in self.menus if option.allows(former.get(option.key))}
        return {**self.default_options(), **kept}

    def check_table(self, options: Options, seats: int) -> None:
        """Raises IllegalAction unless the game can be played with these options by this number of seats."""
        self.check_options(options)
        if seats not in self.seat_counts:
            raise IllegalAction("wrong-seats", seats=seats)

    def check_options(self, options: Options) -> None:
        """Raises IllegalAction unless every option has a value that it allows, and none is unknown."""
        known = {option.key: option for option in self.options}
        for key in options.keys() | known.keys():
            if key not in known or not known[key].allows(options.get(key)):
                raise IllegalAction("unknown-option", option=key)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of a match. ``places[seat]`` is 1 for a winner; equal places are shared.

    ``scores[seat]`` are the points of games that count points, else None.
    """

    places: tuple[int, ...]
    scores: tuple[int, ...] | None = None

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Seats in the first place: several where the win is shared."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class TypicalCosts(NamedTuple):
    """The mean cost of a decision of computers of these levels, in the unit of `Account.cost` (`docs/strength.md`)."""

    normal: float
    easy: float


class Step(NamedTuple, Generic[S]):
    """Result of applying an action, or something drawn, to a state."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[S, A, V]):
    """One edition of the rules of a game, over states S, actions A and views V, all of them immutable.

    Exactly one of three things holds for a state: some seats are to act, a chance result is pending, or there is an
    outcome. So this plays a whole match, with functions ``draw`` for the dice and ``decide`` for the players::

        state = game.new(game.spec.default_options(), seats=2)
        while game.outcome(state) is None:
            if request := game.pending_chance(state):
                state = game.resolve(state, draw(request)).state
            else:
                seat = game.to_act(state)[0]
                state = game.apply(state, seat, decide(game.view(state, seat))).state

    ``statistics`` are what is counted of a match, in the order in which they are shown; ``measures`` are what luck is
    measured by, the most telling first; ``trophies`` are this game's own, ``records`` those of a server.
    ``lesson`` is None for a game that `/learn` does not offer, ``typical_costs`` for one whose players are not compared
    with computers.

    ``orders`` are what a person may order to be done for them (`engine.orders`), and ``alarms`` what may end that, by
    what everybody may know: functions of a state in which it is the seat's turn.
    """

    spec: GameSpec
    statistics: Sequence[Statistic] = ()
    measures: Sequence[Measure] = ()
    trophies: Sequence[Trophy] = ()
    records: Sequence[str] = USUAL_RECORDS
    lesson: LessonScript | None = None
    typical_costs: TypicalCosts | None = None
    orders: Sequence[str] = (ROLL,)
    alarms: Mapping[str, Callable[[S, Seat], bool]] = {}

    @abstractmethod
    def new(self, options: Options, seats: int) -> S:
        """The state before the first draw.

        Raises IllegalAction for options or seats that the game does not have; ``spec.check_table`` does.
        """

    @abstractmethod
    def to_act(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act now, none while chance is pending and at the end.

        The one that the table waits for comes first; others may act before it does. Whether these find anything to do
        may be for them to see, so that their `legal_actions` may be none.
        """

    @abstractmethod
    def pending_chance(self, state: S) -> Chance | None:
        """Request for the draw that must come before anything else happens; None if there is none."""

    @abstractmethod
    def legal_actions(self, state: S, seat: Seat) -> Sequence[A]:
        """Every legal action of the seat, in an order that two calls agree on.

        Where there are very many, the sequence may make them on demand; ``in`` is quick then, too.
        """

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Raises IllegalAction, with the reason, if the seat may not do this now."""
        self.check_turn(state, seat)
        if action not in self.legal_actions(state, seat):
            raise IllegalAction("not-possible-now")

    def check_turn(self, state: S, seat: Seat) -> None:
        """Raises IllegalAction if the seat may do nothing at all now."""
        if self.outcome(state) is not None:
            raise IllegalAction("match-over")
        if seat not in self.to_act(state):
            raise IllegalAction("not-your-turn")

    def only_action(self, state: S, seat: Seat) -> A | None:
        """The act of the seat in turn if there is nothing to choose, and everybody may know that."""
        actions = self.legal_actions(state, seat)
        return actions[0] if len(actions) == 1 else None

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A) -> Step[S]:
        """Checks, then carries the action out."""

    @abstractmethod
    def resolve(self, state: S, result: ChanceResult) -> Step[S]:
        """Carries out what the pending chance decided."""

    def stop(self, state: S, scope: str) -> Step[S]:
        """Ends early what a vote decided to end; ``scope`` is one of ``spec.stop_scopes``."""
        raise IllegalAction("cannot-stop", scope=scope)

    def parts(self, options: Options) -> int | None:
        """The number of parts, each with a `Milestone`, that end a match with these options; None if no number does.

        Only games that can end a part early need to say it.
        """
        return None

    def sides(self, seats: int) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win and lose together at a table of that size; each alone, unless the game has partners."""
        return tuple((seat,) for seat in range(seats))

    def objection(self, state: S) -> Hashable | None:
        """Subject of an objection for which a computer player gives the others time, before it makes that impossible.

        None for what needs no time. It stays equal as long as it is about the same.
        """
        return state

    def hides(self, state: S, action: A) -> bool:
        """Tell whether only the acting seat may see this decision until the rules reveal it or the match is over."""
        return False

    def reveals(self, state: S, step: Step[S]) -> bool:
        """Tell whether a decision made in ``state`` has brought to light what was hidden, such as the top card of a
        pile.

        It cannot be taken back then. What chance is asked for afterwards, and what ends a part of the match, prevents
        that in any game, and need not be named here.
        """
        return False

    def by_hand(self, state: S) -> S:
        """The state, from which nothing that somebody has to do is done for them."""
        return state

    def secrets(self, state: S, seat: Seat) -> frozenset[Hashable]:
        """Secrets that the seat may look up now; empty for games and moments without any.

        A decision that has added to it cannot be taken back once the seat has looked.
        """
        return frozenset()

    @abstractmethod
    def view(self, state: S, viewer: Seat | None) -> V:
        """View of the seat, built by naming what it may know; None is an onlooker."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Outcome of the match; None while it goes on."""

    def find_highlights(self, view: V, events: Sequence[Event]) -> Iterable[Highlight]:
        """Events worth telling of a match that is over: from all its events, and from an onlooker's last view.

        Nothing, for games that keep no such account.
        """
        return ()

    def find_remarks(self, view: V, events: Sequence[Event]) -> Iterable[Remark]:
        """Praises and teases for the seats of a match that is over: from the same values as `find_highlights`."""
        return ()

    def find_upsets(self, view: V, events: Sequence[Event]) -> Iterable[Upset]:
        """Events that may have turned the match: from the same values as `find_highlights`."""
        return ()

    def find_statistics(self, view: V, events: Sequence[Event]) -> Sequence[SeatStatistics]:
        """Counts of a match that is over, for each seat: from the same values as `find_highlights`."""
        return ()

    def find_deeds(self, view: V, events: Sequence[Event]) -> Mapping[str, Mapping[Seat, int]]:
        """Further numbers by name and seat for which there are trophies: from the same values."""
        return {}

    @abstractmethod
    def encode(self, action: A) -> str:
        """The action's code in the record: short, stable, documented."""

    @abstractmethod
    def decode(self, code: str) -> A:
        """Raises IllegalAction("unknown-action") for what encode never wrote."""

    @abstractmethod
    def choose(self, view: V, level: str, pick: Pick) -> A | None:
        """Choose the action of a computer player of that level, one of ``spec.levels``, for the view's seat.

        None if it does nothing for now, which only a seat may that the table does not wait for. It takes at most half a
        second of one core. The same view and the same picks give the same choice. Where what a seat may look up changes
        `win_chances`, the view can be an onlooker's: the choice is for the seat in turn, by what everybody knows.
        """

    def reasons(self, view: V, action: A) -> Iterable[Reason]:
        """Reasons for and against an action of the seat whose view this is, what matters most first.

        Nothing, for games that cannot say it.
        """
        return ()

    @abstractmethod
    def sample_state(self, view: V, pick: Pick) -> S:
        """A state that may be behind the view, drawn at random: those come more often that are likelier to its viewer.

        The view is of a moment when some seat is to act. Computer players and benchmarks try out what may come of an
        action in such states, by these same rules. ``pick`` must not run out.
        """

    @abstractmethod
    def win_chances(self, view: V) -> tuple[float, ...]:
        """Chances of each of the `sides` to win the match, as far as the viewer, or an onlooker, can know.

        One number for each side, in the order of `sides`; they add up to 1. A win that several sides share counts for
        each of them in equal parts. All seats are taken to play as the strongest level does from now on, or nearly as
        well. The view is of a moment when some seat is to act. It takes at most half a second of one core, and the same
        view gives the same numbers.
        """

    def chances_before_looking(self, view: V, action: A) -> Sequence[float] | None:
        """`win_chances` after an action of the seat in turn, before anybody looks up what it brings, or is shown it.

        They are what the view's viewer has to expect of it; None where that has to be tried.
        """
        return None

    def chances_after(self, view: V, action: A) -> tuple[float, ...] | None:
        """Expectation of `win_chances` after an action of the seat in turn, counted over all it may bring to light.

        None where that has to be tried out.
        """
        return None


AnyGame = Game[Any, Any, Any]


def places(merits: Sequence[Any]) -> tuple[int, ...]:
    """The place of each seat, 1 for the greatest merit. Equal merits share a place, and the next one is left out."""
    return tuple(1 + sum(other > merit for other in merits) for merit in merits)


def common(kind: type[Any], value: Any) -> dict[str, Any]:
    """The fields of that dataclass as the value has them, for another value of that kind: a view has what is public."""
    return {field.name: getattr(value, field.name) for field in fields(kind)}
