"""The account of a match that is over: what luck and choices made of everybody's chance to win.

A match is gone through draw by draw and choice by choice. The unit is the chance to win, from 0 to 1, as
`Game.win_chances` tells it to an onlooker; a change between two positions belongs to exactly one cause, so that an
`Account` adds up by construction. A choice is judged by what its seat could know then, against what the strongest
computer would have done in its place. Everything follows from the record alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from math import sqrt
from typing import Any, NamedTuple

from engine.chance import Chance, Roll
from engine.fair_dice import FairDice, pick_of
from engine.game import EASY, NORMAL, AnyGame, Event, Seat
from engine.luck import FEWEST_TRIES
from engine.match import Match, standing
from engine.replay import ReplayStep, step_at
from engine.transcript import Acted, Chanced, Transcript

WORLDS = 16
"""So many draws, or states that may be behind a view, stand for all where these cannot be counted out."""

EVEN = 0.005
"""A choice that cost less than this is as good as the best: the chances themselves are no better."""

MOMENTS = 3
"""The number of a seat's costliest choices that are kept."""

_MOST_POINTS = 160
"""Of the curve: more could not be told apart on a phone."""

_ANY_SECRET = bytes(32)
"""What is drawn for the account has to be the same each time, no more."""

Chances = Sequence[float]
"""By side, adding up to 1."""


class Account(NamedTuple):
    """One side's. All but ``spread`` are points of the chance to win: ``start`` and the changes add up to ``result``.

    ``choices`` are what the side's own ones cost, ``others`` what those of the others brought or took. ``hidden`` came
    to light at the end. ``rest`` is where the chances disagree from one position to the next. ``spread`` is the
    standard deviation of ``luck``, whose mean is 0. ``decisions`` counts the side's choices among several actions.
    """

    start: float
    luck: float
    choices: float
    others: float
    hidden: float
    rest: float
    result: float
    spread: float
    decisions: int

    @property
    def cost(self) -> float:
        """What a decision cost on average, in points of an even share of the win between two."""
        return -50 * self.choices / max(1, self.decisions) / self.start


TYPICAL_COSTS = {
    "mensch": {NORMAL: 0.55, EASY: 1.15},
    "einigkeit": {NORMAL: 0.55, EASY: 1.15},
    "kaeseschieben": {NORMAL: 0.8, EASY: 5.3},
    "wiedumir": {NORMAL: 2.0, EASY: 3.4},
    "forgetit": {NORMAL: 0.4, EASY: 1.1},
}
"""An account's ``cost`` for computers of these levels (`docs/coaching.md`)."""


def level_of(account: Account, game: AnyGame) -> str | None:
    """The level of the computer that makes such mistakes; None after too few decisions to say so."""
    if account.decisions < FEWEST_TRIES:
        return None
    normal, easy = (TYPICAL_COSTS[game.spec.key][level] for level in (NORMAL, EASY))
    if account.cost < normal / 2:
        return game.spec.levels[-1]
    return NORMAL if account.cost < sqrt(normal * easy) else EASY


class Moment(NamedTuple):
    """A seat's decision after that number of ``records``, as the code of what it did and of what was ``better``.

    The chances are its side's after either, as far as the seat could know.
    """

    seat: Seat
    records: int
    played: str
    better: str
    chance: float
    better_chance: float

    @property
    def cost(self) -> float:
        return self.better_chance - self.chance


class Point(NamedTuple):
    """The chances after that number of ``records``; ``luck`` is what the draw that led there changed."""

    records: int
    chances: tuple[float, ...]
    luck: tuple[float, ...] = ()


class Analysis(NamedTuple):
    """``accounts`` are by side; ``moments`` are of all seats, the costliest first, `MOMENTS` of each at most.

    A match that ended early is analysed as far as it was played.
    """

    accounts: tuple[Account, ...]
    curve: tuple[Point, ...]
    moments: tuple[Moment, ...]

    @classmethod
    def from_json(cls, found: Sequence[Any]) -> Analysis:
        """What `json.dumps` makes of an analysis, read again."""
        accounts, curve, moments = found
        points = (Point(records, tuple(chances), tuple(luck)) for records, chances, luck in curve)
        return cls(tuple(Account(*each) for each in accounts), tuple(points), tuple(Moment(*each) for each in moments))


def analyse(game: AnyGame, transcript: Transcript) -> Analysis | None:
    """None where nothing was decided yet. Raises CorruptRecord."""
    walk = _Walk(game, transcript.header.seats)
    before = Match.fold(game, Transcript(transcript.header)).state
    for position in standing(game, transcript):
        match position.record:
            case Chanced(request, _, _):
                walk.draw(before, request, position.state, position.number)
            case Acted(seat, code, _):
                walk.act(before, seat, code, position.state, position.number)
        before = position.state
    return walk.analysis()


def at_moment(
    game: AnyGame, transcript: Transcript, moment: Moment
) -> tuple[ReplayStep, tuple[Event, ...], tuple[Event, ...]]:
    """The position before the decision, with the events of what was played and of what was better."""
    begun = Transcript(transcript.header, transcript.records[: moment.records])
    state = Match.fold(game, begun).state
    played, better = (game.apply(state, moment.seat, game.decode(code)).events for code in moment[2:4])
    return step_at(game, begun, moment.records), played, better


class _Walk:
    def __init__(self, game: AnyGame, seats: int) -> None:
        self._game = game
        self._sides = game.sides(seats)
        self._side_of = {seat: side for side, own in enumerate(self._sides) for seat in own}
        self._sums = {cause: [0.0] * len(self._sides) for cause in ("luck", "choices", "others", "hidden", "rest")}
        self._variances = [0.0] * len(self._sides)
        self._decisions = [0] * len(self._sides)
        self._curve: list[Point] = []
        self._chances: Chances = ()
        self._moments: list[Moment] = []

    def draw(self, before: Any, request: Chance, after: Any, number: int) -> None:
        value = self._value(after)
        if value is None:
            return
        if not self._curve:
            self._move_to(value, number)
            return
        faces = self._faces(before, request)
        mean = _mean(faces) if faces else self._chances
        luck = _less(value, mean)
        self._add("luck", luck)
        self._rest(mean)
        for side, change in enumerate(luck):
            squares = [(face[side] - mean[side]) ** 2 for face in faces] or [change**2]
            self._variances[side] += sum(squares) / len(squares)
        self._move_to(value, number, luck)

    def act(self, before: Any, seat: Seat, code: str, after: Any, number: int) -> None:
        """``number`` counts the records up to the action's, it included."""
        game = self._game
        if not self._curve:
            self._move_to(self._value(before) or (), number - 1)
        action = game.decode(code)
        value, expected = self._value(after), None
        if len(game.legal_actions(before, seat)) > 1:
            self._decisions[self._side_of[seat]] += 1
            strongest = game.choose(game.view(before, seat), game.spec.levels[-1], pick_of(_ANY_SECRET, number, seat))
            if strongest is not None and strongest != action:
                expected = self._judge(before, seat, action, strongest, number)
        if value is None:
            # What was chosen is judged; what comes of it is for the draw that follows.
            if expected is not None:
                self._rest(expected)
                self._chances = expected
            return
        ends = game.outcome(after) is not None
        if ends or game.reveals(before, game.apply(before, seat, action)):
            expected = expected or self._expected(before, seat, action, None, number)
            self._rest(expected)
            change = _less(value, expected)
            self._add("hidden" if ends else "luck", change)
            if not ends:
                self._variances = [known + one**2 for known, one in zip(self._variances, change, strict=True)]
            self._move_to(value, number, () if ends else change)
        else:
            self._rest(value)
            self._move_to(value, number)

    def analysis(self) -> Analysis | None:
        if len(self._curve) < 2:
            return None
        start, end = self._curve[0].chances, self._chances
        accounts = [
            Account._make((start[side], *causes, end[side], sqrt(self._variances[side]), self._decisions[side]))
            for side, causes in enumerate(zip(*self._sums.values(), strict=True))
        ]
        moments = sorted(self._moments, key=lambda moment: (-moment.cost, moment.records))
        of_seats = [[moment for moment in moments if moment.seat == seat][:MOMENTS] for seat in self._side_of]
        kept = [moment for moment in moments if any(moment in own for own in of_seats)]
        while len(self._curve) > 2 and self._curve[-2].chances == self._curve[-1].chances:
            # Decided; the others may have gone on for their places.
            self._curve.pop()
        step = max(1, -(-len(self._curve) // _MOST_POINTS))
        parts = (self._curve[at : at + step] for at in range(0, len(self._curve) - 1, step))
        curve = [max(part, key=lambda point: max(map(abs, point.luck), default=0.0)) for part in parts]
        return Analysis(tuple(accounts), (*curve, self._curve[-1]), tuple(kept))

    def _judge(self, before: Any, seat: Seat, action: Any, strongest: Any, number: int) -> Chances:
        """Accounts for the choice, and returns what an onlooker had to expect of it."""
        game, own = self._game, self._side_of[seat]
        chosen = self._expected(before, seat, action, None, number)
        # Dice that are too many to count out: the chances before are those of the best choice.
        best = self._expected(before, seat, strongest, None, number, drawn=self._chances)
        seen, better = chosen[own], best[own]
        if game.spec.has_secrets:
            seen, better = (self._expected(before, seat, one, seat, number)[own] for one in (action, strongest))
        if better - seen > EVEN:
            change = _less(chosen, best)
            self._add("others", [0.0 if side == own else one for side, one in enumerate(change)])
            self._add("choices", [seen - better if side == own else 0.0 for side in range(len(change))])
            self._moments.append(Moment(seat, number - 1, game.encode(action), game.encode(strongest), seen, better))
            # No chances any more, but what the rest is counted from.
            judged = [one if side != own else seen - better for side, one in enumerate(change)]
            self._chances = _plus(self._chances, judged)
        return chosen

    def _move_to(self, chances: Chances, number: int, luck: Chances = ()) -> None:
        self._chances = chances
        self._curve.append(Point(number, tuple(chances), tuple(luck)))

    def _rest(self, chances: Chances) -> None:
        """Up to these chances, nothing explains the change."""
        self._add("rest", _less(chances, self._chances))

    def _add(self, cause: str, change: Chances) -> None:
        self._sums[cause] = list(_plus(self._sums[cause], change))

    def _value(self, state: Any, viewer: Seat | None = None) -> Chances | None:
        """None while something is still to be drawn."""
        game = self._game
        outcome = game.outcome(state)
        if outcome is not None:
            won = [not set(side).isdisjoint(outcome.winners) for side in self._sides]
            return [one / sum(won) for one in won]
        return None if game.pending_chance(state) is not None else game.win_chances(game.view(state, viewer))

    def _expected(
        self, before: Any, seat: Seat, action: Any, viewer: Seat | None, number: int, drawn: Chances | None = None
    ) -> Chances:
        """What is to be expected of the action before anything that it reveals or has drawn is known.

        ``drawn``: if that is more than one die.
        """
        game, step = self._game, self._game.apply(before, seat, action)
        value = self._value(step.state, viewer)
        if value is None:
            request = game.pending_chance(step.state)
            assert request is not None
            faces = self._faces(step.state, request, viewer)
            return _mean(faces) if faces else drawn or _mean(self._drawn(step.state, viewer, number))
        if not game.spec.has_secrets or (game.outcome(step.state) is None and not game.reveals(before, step)):
            return value
        dice, draws, view = FairDice(_ANY_SECRET, (str(number),)), count(), game.view(before, seat)

        def pick(limit: int) -> int:
            return dice.draw(next(draws), Roll(limit))[0] - 1

        # What a seat may do never depends on what it cannot know.
        states = (game.apply(game.sample_state(view, pick), seat, action).state for _ in range(WORLDS))
        found = [end for end in (self._value(state, viewer) for state in states) if end is not None]
        return _mean(found) if found else value

    def _faces(self, state: Any, request: Chance, viewer: Seat | None = None) -> list[Chances]:
        """After each number of a single die; nothing where something else is drawn."""
        if not isinstance(request, Roll) or request.dice != 1:
            return []
        states = (self._game.resolve(state, (face,)).state for face in range(1, request.sides + 1))
        values = [self._value(end, viewer) for end in states]
        found = [value for value in values if value is not None]
        return found if len(found) == len(values) else []

    def _drawn(self, state: Any, viewer: Seat | None, number: int) -> list[Chances]:
        dice = FairDice(_ANY_SECRET, (str(number),))
        found = []
        for index in range(WORLDS):
            end, draws = state, index * WORLDS
            while (request := self._game.pending_chance(end)) is not None:
                end, draws = self._game.resolve(end, dice.draw(draws, request)).state, draws + 1
            value = self._value(end, viewer)
            assert value is not None
            found.append(value)
        return found


def _mean(found: Sequence[Chances]) -> Chances:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]


def _less(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def _plus(one: Chances, other: Chances) -> tuple[float, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
