"""Worth of the seats' cheeses, worms and all, and of a round for the match (K4, K12, K13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import comb, exp, factorial, prod
from typing import NamedTuple

from engine.game import Seat
from engine.kaeseschieben.board import CHEESES, WORMY, Size
from engine.kaeseschieben.view import Collected, KaeseschiebenView, bonus_cheese, rounds_won, total_points

SIZES = (Size.SMALL, Size.MEDIUM, Size.LARGE)

IN_ALL = Counter(cheese.size for cheese in CHEESES)

_BITS = tuple(sum(1 << cheese.id for cheese in CHEESES if cheese.size is size) for size in SIZES)

_POINTS_THAT_COUNT = 0.25
"""Gain of one point more of all rounds so far, on the logarithm of the odds to have most in the end."""


def sizes_of(cheeses: int) -> tuple[int, ...]:
    """Numbers of small, medium and large ones among them; ``cheeses`` has a bit for each, by id."""
    return tuple((cheeses & bits).bit_count() for bits in _BITS)


class Pile(NamedTuple):
    """One seat's cheeses, as a viewer knows them.

    ``known`` are the points of the medium and large ones into which it has looked; the others are counted by size.
    ``first_medium`` and ``first_large`` are the points of the one that a bonus would take of that size (K11), None
    where that is none of the known ones.
    """

    small: int = 0
    medium: int = 0
    large: int = 0
    known: int = 0
    first_medium: int | None = None
    first_large: int | None = None

    @property
    def sure(self) -> int:
        """Points that no worm can take: small cheeses have none (K4), and some are known."""
        return self.known + self.small * Size.SMALL.points

    def with_more(self, small: int, medium: int, large: int) -> Pile:
        return Pile(self.small + small, self.medium + medium, self.large + large, *self[3:])


class Unknown(NamedTuple):
    """Of the cheeses into which the viewer has not looked, wherever they are: how many, and how many wormy."""

    medium: int
    wormy_medium: int
    large: int
    wormy_large: int

    def values(self) -> tuple[float, float, float]:
        """Mean worth of one of each size: small, medium, large."""
        return (
            float(Size.SMALL.points),
            Size.MEDIUM.points * (1 - _part(self.wormy_medium, self.medium)),
            Size.LARGE.points * (1 - _part(self.wormy_large, self.large)),
        )

    def mean_points(self, pile: Pile) -> float:
        _, medium, large = self.values()
        return pile.sure + pile.medium * medium + pile.large * large

    def variance(self, pile: Pile) -> float:
        """Of the pile's points."""
        return sum(
            size.points**2 * count * _part(wormy, among) * (1 - _part(wormy, among)) * _part(among - count, among - 1)
            for size, count, wormy, among in (
                (Size.MEDIUM, pile.medium, self.wormy_medium, self.medium),
                (Size.LARGE, pile.large, self.wormy_large, self.large),
            )
        )


def holdings(view: KaeseschiebenView) -> tuple[tuple[Pile, ...], Unknown]:
    """Knowledge of the view's viewer about the seats' piles, and about all cheeses into which it has not looked."""
    # Of others' cheeses a view never says whether they are wormy.
    seen = [owned for pile in view.piles for owned in pile if owned.wormy is not None]
    count = {
        (size, wormy): sum(owned.cheese.size is size and owned.wormy is wormy for owned in seen)
        for size in Size
        for wormy in (False, True)
    }
    unknown = Unknown(
        IN_ALL[Size.MEDIUM] - count[Size.MEDIUM, False] - count[Size.MEDIUM, True],
        WORMY[Size.MEDIUM] - count[Size.MEDIUM, True],
        IN_ALL[Size.LARGE] - count[Size.LARGE, False] - count[Size.LARGE, True],
        WORMY[Size.LARGE] - count[Size.LARGE, True],
    )
    return tuple(map(_pile, view.piles)), unknown


def _pile(collected: Sequence[Collected]) -> Pile:
    unseen = [owned.cheese.size for owned in collected if owned.wormy is None]
    seen = [owned for owned in collected if owned.wormy is not None and owned.cheese.size is not Size.SMALL]
    return Pile(
        # No small one has a worm, so looking tells nothing.
        small=sum(owned.cheese.size is Size.SMALL for owned in collected),
        medium=unseen.count(Size.MEDIUM),
        large=unseen.count(Size.LARGE),
        known=sum(map(_points, seen)),
        first_medium=_first(collected, Size.MEDIUM),
        first_large=_first(collected, Size.LARGE),
    )


def _first(collected: Sequence[Collected], size: Size) -> int | None:
    index = bonus_cheese((owned.cheese for owned in collected), size)
    return None if index is None or collected[index].wormy is None else _points(collected[index])


def _points(owned: Collected) -> int:
    return 0 if owned.wormy else owned.cheese.size.points


def most_likely_to_win(piles: Sequence[Pile], unknown: Unknown) -> tuple[float, ...]:
    """Chances of each seat to have the most points if no seat gets any more; ties in equal parts."""
    return _chances(tuple(piles), unknown)


@lru_cache(maxsize=20_000)
def _chances(piles: tuple[Pile, ...], unknown: Unknown) -> tuple[float, ...]:
    chances = [0.0] * len(piles)
    for points, likely in _points_of(piles, unknown):
        most = max(points)
        part = likely / points.count(most)
        for seat, value in enumerate(points):
            if value == most:
                chances[seat] += part
    return tuple(chances)


def leads(piles: Sequence[Pile], unknown: Unknown, seat: Seat) -> list[tuple[int, float]]:
    """Points by which one of two seats may be ahead of the other, with the chance of each."""
    found: dict[int, float] = {}
    for points, likely in _points_of(piles, unknown):
        lead = points[seat] - points[1 - seat]
        found[lead] = found.get(lead, 0.0) + likely
    return list(found.items())


def _points_of(piles: Sequence[Pile], unknown: Unknown) -> Iterator[tuple[list[int], float]]:
    # Sizes are independent: how many worms each has is public (K4).
    mediums = list(_wormy([pile.medium for pile in piles], unknown.medium, unknown.wormy_medium))
    larges = list(_wormy([pile.large for pile in piles], unknown.large, unknown.wormy_large))
    for (wormy, likely), (wormy_large, likely_large) in product(mediums, larges):
        points = [
            pile.sure + Size.MEDIUM.points * (pile.medium - bad) + Size.LARGE.points * (pile.large - bad_large)
            for pile, bad, bad_large in zip(piles, wormy, wormy_large, strict=True)
        ]
        yield points, likely * likely_large


def best_bonus(piles: Sequence[Pile], unknown: Unknown, taker: Seat) -> tuple[float, ...]:
    """The chances to win of all seats once the taker has done what is best for it with the bonus (K11)."""
    found = [most_likely_to_win(piles, unknown)]
    found += [most_likely_to_win(after, unknown) for _, _, after in bonuses(piles, taker)]
    return max(found, key=lambda chances: chances[taker])


def bonuses(piles: Sequence[Pile], taker: Seat) -> Iterator[tuple[Seat, Size, tuple[Pile, ...]]]:
    """Each cheese that the taker may take, by its owner and its size, with the piles then."""
    for victim in range(len(piles)):
        for size in SIZES if victim != taker else ():
            after = _after_bonus(piles, taker, victim, size)
            if after is not None:
                yield victim, size, after


def _after_bonus(piles: Sequence[Pile], taker: Seat, victim: Seat, size: Size) -> tuple[Pile, ...] | None:
    """The piles once the taker has taken a cheese of that size; None if the victim has none."""
    lost, won = piles[victim], piles[taker]
    first = {Size.SMALL: None, Size.MEDIUM: lost.first_medium, Size.LARGE: lost.first_large}[size]
    if first is not None:
        lost, won = lost._replace(known=lost.known - first), won._replace(known=won.known + first)
    else:
        count = {Size.SMALL: lost.small, Size.MEDIUM: lost.medium, Size.LARGE: lost.large}[size]
        if not count:
            return None
        lost = lost._replace(**{size.value: count - 1})
        won = won._replace(**{size.value: getattr(won, size.value) + 1})
    after = list(piles)
    after[victim], after[taker] = lost, won
    return tuple(after)


def _wormy(held: Sequence[int], unknown: int, wormy: int) -> Iterator[tuple[tuple[int, ...], float]]:
    """Possible numbers of wormy cheeses by seat, with their chances; other unknown ones are anywhere else."""
    elsewhere = unknown - sum(held)
    # Every set of wormy ones among the unknown is as likely as another.
    ways = comb(unknown, wormy)
    for counts in product(*(range(min(one, wormy) + 1) for one in held)):
        rest = wormy - sum(counts)
        if 0 <= rest <= elsewhere:
            likely = comb(elsewhere, rest)
            for one, bad in zip(held, counts, strict=True):
                likely *= comb(one, bad)
            yield counts, likely / ways


def _part(wormy: int, total: int) -> float:
    return wormy / total if total else 0.0


Chances = tuple[float, ...]
"""By seat, adding up to 1."""


def after_round(view: KaeseschiebenView) -> tuple[Chances, ...]:
    """For each seat that may win the round in hand alone, every seat's chance to win the match.

    All seats are as likely to win each later round. Equal rounds are decided by points, of which those noted so far
    are an indication.
    """
    won, points = rounds_won(view.results, view.seats), total_points(view.results, view.seats)
    later = view.rounds - view.round
    return tuple(
        _after(tuple(had + (seat == winner) for seat, had in enumerate(won)), points, later)
        for winner in range(view.seats)
    )


def in_match(of_round: Chances, worth: Sequence[Chances]) -> Chances:
    """The chances to win the match, from those to win its round in hand and what `after_round` says."""
    # A match of one round is won with the round; the sum would only cost time.
    if all(chances[seat] == 1 for seat, chances in enumerate(worth)):
        return of_round
    seats = range(len(of_round))
    return tuple(sum(likely * chances[seat] for likely, chances in zip(of_round, worth, strict=True)) for seat in seats)


def _after(won: tuple[int, ...], points: tuple[int, ...], later: int) -> Chances:
    chances = [0.0] * len(won)
    # The more rounds are to come, the less the points so far say of those in the end.
    steepness = _POINTS_THAT_COUNT / (later + 1) ** 0.5
    for more in _shared_out(later, len(won)):
        likely = factorial(later) / prod(map(factorial, more)) / len(won) ** later
        final = [had + new for had, new in zip(won, more, strict=True)]
        # Points count only among those with the most rounds (K13).
        level: list[Seat] = [seat for seat, rounds in enumerate(final) if rounds == max(final)]
        weights = [exp(steepness * (points[seat] - max(points))) for seat in level]
        for seat, weight in zip(level, weights, strict=True):
            chances[seat] += likely * weight / sum(weights)
    return tuple(chances)


def _shared_out(rounds: int, seats: int) -> Iterator[tuple[int, ...]]:
    """Every way in which that many rounds can be won."""
    if seats == 1:
        yield (rounds,)
        return
    for first in range(rounds + 1):
        for rest in _shared_out(rounds - first, seats - 1):
            yield (first, *rest)
