"""The chances to win a match of For-Get-It: of each action in the turn in hand, and of every seat (F9)."""

from array import array
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache, cached_property, lru_cache
from itertools import pairwise
from math import prod
from operator import mul
from typing import NamedTuple

from engine.forgetit.actions import Action, RollDice
from engine.forgetit.hand import ROUNDS, Hand, round_factor, totals, turn_score
from engine.forgetit.players.cups import Cup, cup_of
from engine.forgetit.players.odds import after, valued_actions
from engine.forgetit.players.turn_search import TurnSearch
from engine.forgetit.players.turn_tables import STEP, Chances, last_turn, open_ends, rest, rest_so_far
from engine.forgetit.view import ForGetItView, Phase

_A_POINT = 1e-9
"""Value of a point besides: where nothing changes the chance to win, more points look better."""

_MOST_COLLECTED = 27
"""More dice than that are taken to be worth no more."""


class Prospects(NamedTuple):
    """A seat's points so far, and the number of turns that it has after the one in hand.

    ``last_word``: it is the last in a round.
    """

    points: int
    turns: int
    last_word: bool

    def below(self, points: int) -> float:
        """The chance to end with fewer points than that; a tie counts as half of it."""
        lowest, chances = _fewer(self.turns, self.last_word)
        place = points - self.points - lowest
        return chances[place] if 0 <= place < len(chances) else float(place > 0)

    def below_each(self, points: Sequence[int]) -> list[float]:
        """`below` of each of them, faster than one by one."""
        lowest, chances = _fewer(self.turns, self.last_word)
        start, count = self.points + lowest, len(chances)
        return [chances[place] if 0 <= (place := each - start) < count else float(place > 0) for each in points]

    @property
    def ends(self) -> Chances:
        """The points that it can end with."""
        if self.turns == 0:
            return ((self.points, 1.0),)
        return [(self.points + more, chance) for more, chance in _to_come(self.turns, self.last_word)]


@cache
# The last round counts double, so a lone turn to come is kept exactly and several in steps.
def _to_come(turns: int, last_word: bool) -> Chances:
    if turns == 1:
        return [(score * round_factor(ROUNDS), chance) for score, chance in last_turn(last_word=last_word)]
    steps = enumerate(rest(turns, last_word=last_word))
    return [(step * STEP, chance) for step, chance in steps if chance]


@cache
def _fewer(turns: int, last_word: bool) -> tuple[int, Sequence[float]]:
    """The chances of fewer points than each number from the first value on; with more it is certain, with less out of
    the question. Kept for every number, since one decision asks for many thousands.
    """
    if turns == 0:
        return 0, (0.5,)
    if turns == 1:
        scores = dict(_to_come(1, last_word))
        so_far, chances = 0.0, array("d")
        for score in range(max(scores) + 1):
            tie = scores.get(score, 0.0)
            chances.append(so_far + tie / 2)
            so_far += tie
        return 0, chances
    # The chance of a step is spread evenly over the points around it.
    steps = pairwise(rest_so_far(turns, last_word=last_word))
    return -(STEP // 2), array("d", (fewer + (to - fewer) * over / STEP for fewer, to in steps for over in range(STEP)))


def prospects_of(view: ForGetItView) -> list[Prospects]:
    """By seat."""
    so_far = totals(view.sheet)
    left = [ROUNDS - len(column) - (seat == view.turn) for seat, column in enumerate(view.sheet)]
    last = (view.starter - 1) % view.seats
    return [Prospects(so_far[seat], left[seat], seat == last) for seat in range(view.seats)]


class WinValues:
    """Of the turn in hand, beyond what a bust leaves: `engine.forgetit.players.odds.Values`.

    ``own`` are the seat's prospects, ``others`` those of the others, sorted; ``factor`` is the round's. While no number
    is collected, rolling is worth what the best of some policies makes of it.
    """

    def __init__(self, own: Prospects, others: Sequence[Prospects], factor: int) -> None:
        self._own, self._others, self._factor = own, others, factor
        # Asked for with every score that the turn may have.
        self._own_ends = own.ends
        self._wins: dict[int, float] = {}
        self._ahead: dict[int, float] = {}
        self._searches: dict[int, TurnSearch] = {}
        self._open: dict[Cup, tuple[float, Chances]] = {}
        self._wins_of_others: dict[int, Mapping[Prospects, float]] = {}
        # A bust brings nothing; values count from there, so that 0 is the value of a bust.
        self._nothing = self.win(0)

    def stop(self, number: int | None, collected: int) -> float:
        """Chance to win if the turn stops now."""
        return self._pay(turn_score(number, collected))

    def roll(self, cup: Cup, number: int | None, collected: int) -> float:
        """Chance to win if this cup is rolled and all after it is played best."""
        return self._outlook(cup)[0] if number is None else self._search(number).roll(cup, collected)

    def ends(self, hand: Hand) -> Mapping[int, float]:
        """The scores, before doubling, that the turn can end with if it is played best from here."""
        cup, number = cup_of(hand), hand.number
        found: dict[int, float] = defaultdict(float)
        if number is None:
            found.update(self._outlook(cup)[1])
        else:
            for collected, chance in self._search(number).ends(cup, hand.collected).items():
                found[turn_score(number, collected)] += chance
        # Busts are what is missing to 1.
        found[0] += 1 - sum(found.values())
        return found

    def _outlook(self, cup: Cup) -> tuple[float, Chances]:
        if cup not in self._open:
            valued = ((sum([chance * self._pay(score) for score, chance in ends]), ends) for ends in open_ends()[cup])
            # Of a few policies that were worked out for all games, the one that suits this score best.
            self._open[cup] = max(valued, key=lambda one: one[0])
        return self._open[cup]

    def _search(self, number: int) -> TurnSearch:
        if number not in self._searches:
            pays = [self._pay(turn_score(number, collected)) for collected in range(_MOST_COLLECTED + 1)]
            self._searches[number] = TurnSearch(pays)
        return self._searches[number]

    def _pay(self, score: int) -> float:
        return self.win(score) - self._nothing + _A_POINT * score

    def win(self, score: int) -> float:
        """The chance to win if the turn brings this score, before doubling; ties count in parts."""
        if score not in self._wins:
            more, ahead = score * self._factor, self._ahead_of_all
            self._wins[score] = sum([chance * ahead(points + more) for points, chance in self._own_ends])
        return self._wins[score]

    def wins_of_others(self, score: int) -> Mapping[Prospects, float]:
        """Chances of each of the others to win, if the turn brings this score."""
        if score not in self._wins_of_others:
            own = self._own._replace(points=self._own.points + score * self._factor)
            self._wins_of_others[score] = {
                other: sum(map(mul, chances, own.below_each(points)))
                for other, (points, chances) in self._ends_of_others.items()
            }
        return self._wins_of_others[score]

    @cached_property
    def _ends_of_others(self) -> Mapping[Prospects, tuple[Sequence[int], Sequence[float]]]:
        """The points that each can end with, and the chances to do so ahead of all but the seat whose turn it is."""
        found = {}
        for place, other in enumerate(self._others):
            points, chances = zip(*other.ends, strict=True)
            below = [each.below_each(points) for rival, each in enumerate(self._others) if rival != place]
            found[other] = points, list(map(prod, zip(chances, *below, strict=True)))
        return found

    def _ahead_of_all(self, points: int) -> float:
        value = self._ahead.get(points)
        if value is None:
            value = self._ahead[points] = prod([each.below(points) for each in self._others])
        return value


def win_values(view: ForGetItView) -> WinValues:
    """Of the turn in hand, alike for all who see it."""
    assert view.turn is not None
    everybody = prospects_of(view)
    # Sorted, so that tables that differ only in their seats share what is worked out.
    others = sorted(each for seat, each in enumerate(everybody) if seat != view.turn)
    return _win_values(everybody[view.turn], tuple(others), round_factor(view.round))


# The same for all decisions of a turn, since they keep what they have worked out.
_win_values = lru_cache(maxsize=16)(WinValues)


def best_hand(view: ForGetItView, values: WinValues) -> Hand:
    """The hand after what is best set aside, if something may be."""
    if view.phase is not Phase.CHOOSING:
        return view.hand
    return after(view.hand, max(valued_actions(view, values), key=lambda valued: valued[1])[0])


def stops_after(view: ForGetItView, action: Action) -> bool:
    """Tell whether it is best to stop right after that action, which sets something aside or nothing; rolling is no
    stop.
    """
    if isinstance(action, RollDice):
        return False
    hand, values = after(view.hand, action), win_values(view)
    return values.stop(hand.number, hand.collected) >= values.roll(cup_of(hand), hand.number, hand.collected)


def win_chances(view: ForGetItView) -> tuple[float, ...]:
    """By seat, adding up to 1; a win that is shared counts for each sharer in parts.

    Where three or more tie, their parts are as good as right.
    """
    seat, everybody, values = view.turn, prospects_of(view), win_values(view)
    shares = [0.0] * view.seats
    for score, likely in values.ends(best_hand(view, values)).items():
        wins = values.wins_of_others(score)
        for other, prospects in enumerate(everybody):
            shares[other] += likely * (values.win(score) if other == seat else wins[prospects])
    # Ties among three or more make the sum miss 1 by a little.
    whole = sum(shares)
    return tuple(share / whole for share in shares)
