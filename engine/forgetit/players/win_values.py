"""What may be done in a turn, as chances to win the match."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property, lru_cache

from engine.forgetit.actions import Action, Keep, RollDice
from engine.forgetit.chances.cups import FRESH, Cup, cup_of
from engine.forgetit.chances.odds import valued_actions
from engine.forgetit.chances.outlooks import Chances, open_ends
from engine.forgetit.chances.turn_search import TurnSearch
from engine.forgetit.hand import Hand
from engine.forgetit.players.standing import Standing, standing_of
from engine.forgetit.scoring import turn_score
from engine.forgetit.view import ForGetItView, Phase

_A_POINT = 1e-9
"""What a point is worth besides: where nothing changes the chance to win, more points look better."""

_MOST_COLLECTED = 27
"""More dice than that are taken to be worth no more."""


class WinValues:
    """Of the turn in hand, beyond what a bust leaves: `engine.forgetit.chances.odds.Values`.

    While no number is collected, rolling is worth what the best of some policies makes of it.
    """

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        self._nothing = standing.after(0)
        self._searches: dict[int, TurnSearch] = {}
        self._open: dict[Cup, tuple[float, Chances]] = {}

    def stop(self, number: int | None, collected: int) -> float:
        return self._pay(turn_score(number, collected))

    def roll(self, cup: Cup, number: int | None, collected: int) -> float:
        return self._outlook(cup)[0] if number is None else self._search(number).roll(cup, collected)

    def best(self, cup: Cup, number: int | None, collected: int) -> float:
        return max(self.stop(number, collected), self.roll(cup, number, collected))

    @cached_property
    def turn(self) -> float:
        return self._outlook(FRESH)[0]

    def ends(self, hand: Hand) -> Mapping[int, float]:
        """The scores, before doubling, that the turn can end with if it is played best from here."""
        cup, number = cup_of(hand), hand.number
        found: dict[int, float] = defaultdict(float)
        if number is None:
            found.update(self._outlook(cup)[1])
        else:
            for collected, chance in self._search(number).ends(cup, hand.collected).items():
                found[turn_score(number, collected)] += chance
        found[0] += 1 - sum(found.values())
        return found

    def _outlook(self, cup: Cup) -> tuple[float, Chances]:
        if cup not in self._open:
            valued = ((sum([chance * self._pay(score) for score, chance in ends]), ends) for ends in open_ends()[cup])
            self._open[cup] = max(valued, key=lambda one: one[0])
        return self._open[cup]

    def _search(self, number: int) -> TurnSearch:
        if number not in self._searches:
            pays = [self._pay(turn_score(number, collected)) for collected in range(_MOST_COLLECTED + 1)]
            self._searches[number] = TurnSearch(pays)
        return self._searches[number]

    def _pay(self, score: int) -> float:
        return self._standing.after(score) - self._nothing + _A_POINT * score


def win_values(view: ForGetItView) -> WinValues:
    """Of the turn in hand, alike for all who see it."""
    return _win_values(standing_of(view))


@lru_cache(maxsize=16)
def _win_values(standing: Standing) -> WinValues:
    # The same for all decisions of a turn.
    return WinValues(standing)


def best_hand(view: ForGetItView, values: WinValues) -> Hand:
    """The hand after what is best set aside, if something may be."""
    if view.phase is not Phase.CHOOSING:
        return view.hand
    action, _ = max(valued_actions(view, values), key=lambda valued: valued[1])
    return view.hand.kept(action.number, action.dice) if isinstance(action, Keep) else view.hand


def stops_after(view: ForGetItView, action: Action) -> bool:
    """Whether it is best to stop right after that action, which sets something aside or nothing; rolling is no stop."""
    if isinstance(action, RollDice):
        return False
    hand = view.hand.kept(action.number, action.dice) if isinstance(action, Keep) else view.hand
    values = win_values(view)
    return values.stop(hand.number, hand.collected) >= values.roll(cup_of(hand), hand.number, hand.collected)
