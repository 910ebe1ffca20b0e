"""The account of a match that is over: what luck and choices made of everybody's chance to win.

A match is gone through draw by draw and choice by choice. The unit is the chance to win, from 0 to 1, as
`Game.win_chances` tells it to an onlooker; a change between two positions belongs to exactly one cause, so that an
`Account` adds up by construction. A choice is judged by what its seat could know then, against the one
that leaves the greatest chance, or against what the strongest computer would have done. Everything follows from the
record alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from engine.chance import Chance
from engine.fair_dice import pick_of
from engine.game import EASY, NORMAL, AnyGame, Outcome, Seat, Step
from engine.luck import FEWEST_TRIES
from engine.match import Match, Position, outcome_of, standing
from engine.picking import Pick
from engine.transcript import Acted, Chanced, Transcript, own_decisions
from engine.valuation import ANY_SECRET, Chances, Valuation, difference, mean, total

SURE = 1e-9
"""A choice costs something if it is worse by more than this, beyond twice the error of the estimate."""

MOMENTS = 3
"""The number of a seat's costliest choices that are kept."""

_DECIDED = 0.995
"""The chance to win from which on a match is over but for the ceremony."""

_MOST_POINTS = 160
"""Of the curve: more could not be told apart on a phone."""


class Account(NamedTuple):
    """One side's. All but ``spread`` are points of the chance to win: ``start`` and the changes add up to ``result``.

    ``choices`` are what the side's own ones cost, ``others`` what those of the others brought or took, stand-ins at the
    side's own seats among them (`own_decisions`). ``hidden`` is what secrets changed: choices by what only their seat
    knew, and what came to light when a round or the match ended. ``rest`` is where the chances disagree from one
    position to the next; ``resigned`` what resignations made of the end.
    ``spread`` is the standard deviation of ``luck``, whose mean is 0. ``decisions`` counts the side's own choices
    among several actions.
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
    resigned: float = 0

    @property
    def cost(self) -> float:
        """Loss by all decisions together, in points of an even share of the win between two."""
        # An even share between two is 50 points, among more players less: costs are made comparable.
        return -50 * self.choices / self.start


def cost_of_decision(accounts: Sequence[Account]) -> float:
    """On average, in the unit of `Account.cost`."""
    return sum(account.cost for account in accounts) / max(1, sum(account.decisions for account in accounts))


def level_of(accounts: Sequence[Account], game: AnyGame) -> str | None:
    """The level of the computer that makes such mistakes; None where too few decisions or no such costs are known."""
    typical, cost = game.typical_costs, cost_of_decision(accounts)
    if typical is None or sum(account.decisions for account in accounts) < FEWEST_TRIES:
        return None
    if cost < typical.normal / 2:
        return game.spec.levels[-1]
    return NORMAL if cost < sqrt(typical.normal * typical.easy) else EASY


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
        """Loss of chance to win, from 0 to 1, by what was played instead of the better choice."""
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

    @property
    def turning_point(self) -> int:
        """The number of records up to the costliest choice or the luckiest draw, whichever changed more.

        The draw that decides a match is its end, and no turn, unless nothing else has happened.
        """
        open_points = [point for point in self.curve if max(point.chances) < _DECIDED] or self.curve
        gains = [(max(point.luck, default=0.0), point.records) for point in open_points]
        return max(*gains, *((moment.cost, moment.records) for moment in self.moments))[1]

    @classmethod
    def from_json(cls, found: Sequence[Any]) -> Analysis:
        """Read an analysis again from what `json.dumps` made of it."""
        accounts, curve, moments = found
        points = (Point(records, tuple(chances), tuple(luck)) for records, chances, luck in curve)
        return cls(tuple(Account(*each) for each in accounts), tuple(points), tuple(Moment(*each) for each in moments))


def analyse(game: AnyGame, transcript: Transcript, since: Sequence[int] = ()) -> Analysis | None:
    """None where nothing was decided yet. ``since`` is as in `own_decisions`. Raises CorruptRecord."""
    walk = _Walk(game, transcript.header.seats, own_decisions(transcript, since))
    before = Match.fold(game, Transcript(transcript.header)).state
    for position in standing(game, transcript):
        match position.record:
            case Chanced(request, _, _):
                walk.draw(before, request, position.state, position.number)
            case Acted(seat, code, _):
                walk.act(before, seat, code, position)
        before = position.state
    return walk.analysis(outcome_of(game, transcript, before) if transcript.resigned else None)


class _Walk:
    def __init__(self, game: AnyGame, seats: int, own: frozenset[int]) -> None:
        self._game = game
        self._own = own
        self._valuation = Valuation(game, seats)
        self._side_of = {seat: side for side, own in enumerate(self._valuation.sides) for seat in own}
        self._sums = {
            cause: [0.0] * len(self._valuation.sides)
            for cause in ("luck", "choices", "others", "hidden", "rest", "resigned")
        }
        self._variances = [0.0] * len(self._valuation.sides)
        self._decisions = [0] * len(self._valuation.sides)
        self._curve: list[Point] = []
        self._chances: Chances = ()
        self._moments: list[Moment] = []
        self._begun = self._faceless = self._opened = False

    def draw(self, before: Any, request: Chance, after: Any, number: int) -> None:
        value = self._valuation.value(after)
        if value is None:
            # The next draw accounts for both.
            self._faceless = True
            return
        if not self._begun:
            # Who begins is where the account starts.
            self._curve.clear()
            self._move_to(value, number)
            return
        # Faces stand for one draw from a known position; after an unknown one all of the change is its own.
        faces = [] if self._faceless or self._opened else self._valuation.faces(before, request)
        # Without faces the expectation is what the chances said before the draw.
        expected = mean(faces) if faces else self._chances
        change = difference(value, expected)
        self._change_to(expected, "rest")
        if self._opened:
            self._add("hidden", change)
        else:
            self._add("luck", change)
            for side, own in enumerate(change):
                squares = [(face[side] - expected[side]) ** 2 for face in faces] or [own**2]
                self._variances[side] += sum(squares) / len(squares)
        self._move_to(value, number, () if self._opened else change)
        self._faceless = self._opened = False

    def act(self, before: Any, seat: Seat, code: str, position: Position) -> None:
        game, number, after = self._game, position.number, position.state
        self._begun = True
        if not self._curve:
            # A match that begins with a decision, without any draw.
            self._move_to(self._valuation.value(before) or (), number - 1)
        action, expected, unexplained = game.decode(code), None, "rest"
        step = Step(after, position.events)
        ends, opens = self._valuation.ends(step), self._valuation.opens(before, step)
        if len(game.legal_actions(before, seat)) > 1:
            # The position alone does not say whose decision it was: a stand-in may have made it.
            self._decisions[self._side_of[seat]] += number - 1 in self._own
            best, knows_more = self._best(before, seat, number), self._knows_more(before, seat)
            if knows_more:
                # An onlooker expects what seems best without the secret.
                seems_best = game.choose(game.view(before, None), game.spec.levels[-1], _same_pick(number, seat))
                seen, side = mean(self._valuation.expected(before, seat, seems_best, None, number)), self._side_of[seat]
                # Whom it leaves the rest of the win is its choice among ends that are as good for itself.
                self._change_to(_with_own(self._chances, side, seen[side]), "rest")
                self._change_to(seen, "others")
                unexplained = "hidden"
            # Of choices that are as good for the seat, chances expect any.
            if best is not None and (
                best != action or knows_more or self._valuation.counted(before, action) is not None
            ):
                expected = self._judge(before, seat, action, best, number, knows_more=knows_more)
        elif game.pending_chance(after) is not None and not opens:
            # Nothing was decided: the draw that follows accounts for it.
            return
        value = self._valuation.value(after)
        if opens and expected is None:
            expected = mean(self._valuation.expected(before, seat, action, None, number))
        if expected is not None and (opens or value is None):
            self._change_to(expected, unexplained)
        if value is None:
            self._opened = opens
        elif opens:
            change = difference(value, self._chances)
            self._add("hidden" if ends else "luck", change)
            if not ends:
                self._variances = [known + one**2 for known, one in zip(self._variances, change, strict=True)]
            self._move_to(value, number, () if ends else change)
        else:
            self._change_to(value, unexplained)
            self._move_to(value, number)

    def analysis(self, outcome: Outcome | None) -> Analysis | None:
        """``outcome``: what resignations have made of the end."""
        if len(self._curve) < 2:
            return None
        if outcome is not None:
            shares = self._valuation.shares(outcome)
            self._add("resigned", difference(shares, self._chances))
            self._move_to(shares, self._curve[-1].records)
        start, end = self._curve[0].chances, self._chances
        accounts = [
            Account._make((start[side], *causes, end[side], sqrt(self._variances[side]), self._decisions[side], last))
            for side, (*causes, last) in enumerate(zip(*self._sums.values(), strict=True))
        ]
        moments = sorted(self._moments, key=lambda moment: (-moment.cost, moment.records))
        of_seats = [[moment for moment in moments if moment.seat == seat][:MOMENTS] for seat in self._side_of]
        kept = [moment for moment in moments if any(moment in own for own in of_seats)]
        while len(self._curve) > 2 and self._curve[-2].chances == self._curve[-1].chances:
            # Decided; the others may have gone on for their places.
            self._curve.pop()
        # Of each stretch the point with the greatest jump is kept: an evenly thinned curve would lose the turns.
        step = max(1, -(-len(self._curve) // _MOST_POINTS))
        parts = (self._curve[at : at + step] for at in range(0, len(self._curve) - 1, step))
        curve = [max(part, key=lambda point: max(map(abs, point.luck), default=0.0)) for part in parts]
        return Analysis(tuple(accounts), (*curve, self._curve[-1]), tuple(kept))

    def _best(self, before: Any, seat: Seat, number: int) -> Any:
        """The action with the greatest chance after it, or where that is not sure, what the strongest computer does.

        It is not sure where something is secret, or left to more than a die. Elsewhere another judge than the chances
        themselves would leave what a choice cost in the rest.
        """
        game, own = self._game, self._side_of[seat]
        if not game.spec.has_secrets:
            actions = game.legal_actions(before, seat)
            values = [self._valuation.value(game.apply(before, seat, action).state) for action in actions]
            sure = [(value[own], action) for value, action in zip(values, actions, strict=True) if value is not None]
            if len(sure) == len(actions):
                return max(sure, key=lambda each: each[0])[1]
        return game.choose(game.view(before, seat), game.spec.levels[-1], _same_pick(number, seat))

    def _knows_more(self, before: Any, seat: Seat) -> bool:
        """Tell whether the seat knows something that changes the chances."""
        value = self._valuation.value
        return self._game.spec.has_secrets and value(before, seat) != value(before)

    def _judge(self, before: Any, seat: Seat, action: Any, preferred: Any, number: int, *, knows_more: bool) -> Chances:
        """Accounts for the choice, and returns what an onlooker had to expect of it."""
        game, own = self._game, self._side_of[seat]
        chosen = self._valuation.expected(before, seat, action, None, number)
        # Dice that are too many to count out: the chances before are those of the best choice.
        best = self._valuation.expected(before, seat, preferred, None, number, known=self._chances)
        seen, better = chosen, best
        if game.spec.has_secrets:
            seen, better = (self._valuation.expected(before, seat, one, seat, number) for one in (action, preferred))
        # The same worlds for both.
        worlds = range(max(len(seen), len(better)))
        costs = [better[world % len(better)][own] - seen[world % len(seen)][own] for world in worlds]
        cost = sum(costs) / len(costs)
        # The standard error of the mean; with a single world it is 0, since nothing was estimated.
        error = sqrt(sum((one - cost) ** 2 for one in costs)) / len(costs)
        costly = cost > SURE + 2 * error
        # A choice that is as good for its seat may still be another one for the others.
        if costly or (not error and cost > -SURE):
            change = difference(mean(seen), mean(better if knows_more else best))
            change[own] = -cost
            left = mean(seen)[own]
            if number - 1 in self._own:
                self._add("others", [0.0 if side == own else one for side, one in enumerate(change)])
                self._add("choices", [one if side == own else 0.0 for side, one in enumerate(change)])
                if costly:
                    codes = game.encode(action), game.encode(preferred)
                    self._moments.append(Moment(seat, number - 1, *codes, left, left + cost))
            else:
                self._add("others", change)
            # No chances any more, but what the rest is counted from.
            self._chances = total(self._chances, change)
        return mean(chosen)

    def _move_to(self, chances: Chances, number: int, luck: Chances = ()) -> None:
        self._chances = chances
        self._curve.append(Point(number, tuple(chances), tuple(luck)))

    def _change_to(self, chances: Chances, cause: str) -> None:
        self._add(cause, difference(chances, self._chances))
        self._chances = chances

    def _add(self, cause: str, change: Chances) -> None:
        self._sums[cause] = list(total(self._sums[cause], change))


def _with_own(chances: Chances, side: int, own: float) -> Chances:
    """Chances with the side's own one changed, and the others in proportion."""
    rest, others = 1 - chances[side], len(chances) - 1
    shares = [chance / rest if rest else 1 / others for chance in chances]
    return [own if number == side else (1 - own) * share for number, share in enumerate(shares)]


def _same_pick(number: int, seat: Seat) -> Pick:
    """Picks that are alike in every analysis of the record."""
    return pick_of(ANY_SECRET, number, seat)
