"""Best play of a turn in hand for any payoff: searched to the end of the pass, read beyond it.

A pass ends when all nine dice are rolled again (F6). What that is worth is taken from the policies of
`outlooks.ends_afresh`, whichever promises most; everything before is exact.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from heapq import heappop, heappush

from engine.forgetit.players.cups import FRESH, Cup
from engine.forgetit.players.turn_tables import Chances, ends_afresh, fall_table


class TurnSearch:
    """Of turns that collect one number. ``pays[k]`` is the value of stopping with k dice collected, a bust is worth 0.

    More dice than ``pays`` has values for are worth no more. Values are kept, so that one search serves a whole turn.
    """

    def __init__(self, pays: Sequence[float]) -> None:
        self._pays = pays
        self._most = len(pays) - 1
        self._table = fall_table()
        # A new pass is not searched into: it would make the search endless, and is in the tables.
        self._fresh = self._table.places[FRESH]
        self._bests: dict[tuple[int, int], float] = {}
        self._rolls: dict[tuple[int, int], float] = {}
        self._keeps: dict[tuple[int, int], float] = {}
        self._steps: dict[tuple[int, int], Sequence[tuple[tuple[int, int], float]]] = {}
        self._passes: dict[int, tuple[float, Chances]] = {}

    def stop(self, collected: int) -> float:
        return self._pays[collected if collected < self._most else self._most]

    def roll(self, cup: Cup, collected: int) -> float:
        """The value of rolling on and playing best from there; the cup may be the one of a new pass."""
        return self._roll(self._table.places[cup], collected)

    def ends(self, cup: Cup, collected: int) -> Mapping[int, float]:
        """The chances to stop with each number of dice, playing best; what is missing to 1 are busts."""
        found: dict[int, float] = defaultdict(float)
        reached = defaultdict(float, {(collected, -self._table.places[cup]): 1.0})
        # More dice come later, and with as many the smaller cups, which have the lower places.
        queue = list(reached)
        while queue:
            standing = heappop(queue)
            collected, place = standing[0], -standing[1]
            chance, stop = reached.pop(standing), self.stop(collected)
            if stop >= self._roll(place, collected):
                found[collected] += chance
                continue
            for (count, left), each in self._moves(place, collected):
                if left == self._fresh:
                    for end, likely in self._ends_of_pass(count):
                        found[end] += chance * each * likely
                    continue
                # A standing is reached in many ways, which are added up before it is its turn.
                if (count, -left) not in reached:
                    heappush(queue, (count, -left))
                reached[count, -left] += chance * each
        return found

    def _moves(self, place: int, collected: int) -> Sequence[tuple[tuple[int, int], float]]:
        """Results of rolling on, as dice collected and the place of the cup, with the chances.

        A roll that leaves everything as it was is rolled again.
        """
        if (place, collected) in self._steps:
            return self._steps[place, collected]
        cups, falls = len(self._table.cups), self._table.falls[place]
        again, moves = 0.0, []
        for chance, offer in zip(falls.chances, falls.offers, strict=True):
            choices = (divmod(choice, cups) for choice in self._table.offers[offer])
            _, kept, left = max((self._best(left, collected + kept), kept, left) for kept, left in choices)
            if (kept, left) == (0, place):
                again += chance
            else:
                moves.append(((collected + kept, left), chance))
        # What leaves everything as it was is as if it had never been rolled.
        steps = self._steps[place, collected] = [(after, chance / (1 - again)) for after, chance in moves]
        return steps

    def _best(self, place: int, collected: int) -> float:
        """Of a hand within the pass; `FRESH` ends it."""
        value = self._bests.get((place, collected))
        if value is None:
            rolled = self._afresh(collected)[0] if place == self._fresh else self._roll(place, collected)
            value = self._bests[place, collected] = max(self.stop(collected), rolled)
        return value

    def _roll(self, place: int, collected: int) -> float:
        value = self._rolls.get((place, collected))
        if value is None:
            falls, offers = self._table.falls[place], self._table.offers
            certain, again = 0.0, []
            for chance, offer in zip(falls.chances, falls.offers, strict=True):
                keeping = self._keeping(offer, collected)
                left = offers[offer][0]
                # Nothing set aside and no word shown: the same cup with the same dice, whose value is being worked out.
                if left == place:
                    again.append((chance, keeping))
                else:
                    certain += chance * max(keeping, self._best(left, collected))
            value = self._rolls[place, collected] = standing_again(certain, again, self.stop(collected))
        return value

    def _keeping(self, offer: int, collected: int) -> float:
        """The value of the best choice that sets something aside; -1 if there is none."""
        value = self._keeps.get((offer, collected))
        if value is None:
            cups, bests = len(self._table.cups), self._bests
            value = -1.0
            for choice in self._table.offers[offer][1:]:
                after = choice % cups, collected + choice // cups
                # Looked up here, because nothing is done as often.
                value = max(value, bests[after] if after in bests else self._best(*after))
            self._keeps[offer, collected] = value
        return value

    def _ends_of_pass(self, collected: int) -> Chances:
        value, ends = self._afresh(collected)
        return ends if value > self.stop(collected) else ((collected, 1.0),)

    def _afresh(self, collected: int) -> tuple[float, Chances]:
        """The value of rolling all nine again, and how that ends; with very many collected it is never done."""
        if collected not in self._passes:
            policies = ends_afresh().get(collected, ())
            valued = ((sum([chance * self.stop(count) for count, chance in ends]), ends) for ends in policies)
            self._passes[collected] = max(valued, key=lambda one: one[0], default=(0.0, ()))
        return self._passes[collected]


def standing_again(certain: float, again: Sequence[tuple[float, float]], stop: float) -> float:
    """The value of a roll that can leave everything as it is.

    ``certain`` is what the other falls add to it; ``again`` are the chances of those that can, each with the value of
    the best that could be done instead.
    """
    standing = stop
    while True:
        stays = sum(chance for chance, value in again if value < standing)
        moves = sum(chance * value for chance, value in again if value >= standing)
        if certain + moves + stays * standing <= standing:
            return certain + moves + stays * standing
        # Rolling is worth more than standing was taken for, so a player who stays rolls again.
        rolled = (certain + moves) / (1 - stays)
        if rolled <= standing * (1 + 1e-12):
            return rolled
        standing = rolled
