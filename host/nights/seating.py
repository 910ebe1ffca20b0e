"""Seating for the next round of a night. The earlier of these aims counts more:

1. Everybody has a seat, with as few computers as possible, and as many tables as possible have three or four people.
   In a Swiss tournament all tables have two, if a game of the night allows it; an odd number leaves one person over.
2. All others have a bye before a person has a second one. In a Swiss tournament, the lowest has it.
3. People meet again only if they must, and then those who have met least often.
4. People meet as many others as possible: tables have four rather than three.
5. In a Swiss tournament, people with similar averages sit together.
6. People play what they wish for, above all those who did not in the last round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, islice, permutations, product
from math import comb
from random import Random

from engine.game import AnyGame
from host.nights.arrangement import Arrangement, Pairs
from host.nights.night import Format, Night
from host.nights.scores import Round, Sitting, standings
from host.refusal import Refused

Games = Mapping[str, Collection[int]]
"""The games of a night, and for each of them the numbers of seats that it may have."""

Wishes = Mapping[int, Sequence[str]]
"""The games that a person would like to play, the dearest first. Games that are not named come last."""

# What it costs to meet a person whom one has met once, and to have a bye after one bye. In a Swiss tournament a bye
# also costs each point of the average. Each of them is more than all lesser costs of a round together.
_BYE_POINT, _MEETING, _BYE = 10**8, 10**12, 10**18

_COMPUTER = 10_000
"""A computer costs more than all tables of uncommon sizes: they cost 1 for each person missing or too many."""


def seat_next(night: Night, rules: Mapping[str, AnyGame]) -> Round:
    """The next round as everybody who is here sits; takes up to a second. Raises Refused if no table comes together.

    The last round of a championship is the final of the best four.
    """
    games = {key: rules[key].spec.seat_counts for key in night.choices.games}
    people, former = night.here, night.results
    if night.choices.format is Format.FINAL and len(night.played) == night.choices.rounds - 1 and former:
        people = frozenset(finalists(former, people))
    swiss = night.choices.format is Format.SWISS
    seed = night.id * 100 + len(former)
    computers = night.choices.computers
    seated = seat_round(people, games, former, wishes=night.wishes, computers=computers, swiss=swiss, seed=seed)
    if not seated.sittings:
        raise Refused("night-too-few")
    return replace(
        seated,
        sittings=tuple(
            replace(sitting, sides=tuple(rules[sitting.game].sides(len(sitting.people)))) for sitting in seated.sittings
        ),
    )


def seat_round(
    people: Collection[int],
    games: Games,
    former: Sequence[Round],
    *,
    wishes: Wishes | None = None,
    computers: bool = False,
    swiss: bool = False,
    seed: int = 0,
) -> Round:
    """The next round, without results and sides. Always the same for the same arguments, in any order of people.

    With ``computers``, they take the seats that are left where too few people are there for any of the games.
    """
    random = Random(seed)  # noqa: S311 -- no secret
    order = random.sample(sorted(people), len(people))
    divisions = _divisions(len(order), _costs_of_sizes(games, computers=computers, swiss=swiss))
    # A bye is a table with an absentee.
    absentees = range(sum(divisions[0]) - len(order), 0)
    pairs = _costs_of_pairs(order, absentees, former, swiss=swiss)
    dislikes = _dislikes(order, games, former, wishes or {})
    by_size = {
        size: {person: [dislikes[person][game] for game in _table(games, size)[1]] for person in order}
        for sizes in divisions
        for size in sizes
    }

    def dislike(table: Sequence[int]) -> int:
        if not wishes or min(table) < 0:
            return 0
        of_people = by_size[len(table)]
        return min(map(sum, zip(*[of_people[person] for person in table], strict=True)))

    found: list[tuple[tuple[int, ...], list[list[int]]]] = []
    for sizes in divisions:
        for _ in range(_attempts(len(order))):
            mixed = iter(random.sample(order, len(order)))
            tables = [list(islice(mixed, size)) for size in sizes] + [[next(mixed), absent] for absent in absentees]
            arrangement = Arrangement(tables, pairs, dislike)
            arrangement.improve()
            cost, disliked = arrangement.cost
            ahead = _cost_ahead(arrangement.tables, pairs)
            found.append(((cost // _MEETING, -_pairs_at(sizes), ahead, cost, disliked), arrangement.tables))
        # The other divisions let fewer people meet.
        if min(found)[0][0] == 0:
            break
    tables = min(found)[1]
    sittings = _sittings([table for table in tables if min(table) >= 0], games, dislikes, former)
    return Round(tuple(sittings), tuple(max(table) for table in tables if min(table) < 0))


def finalists(rounds: Sequence[Round], people: Collection[int], seats: int = 4) -> tuple[int, ...]:
    """The best of the people who are there. Seated as a round of their own, they play the final of a championship."""
    return tuple(standing.person for standing in standings(rounds) if standing.person in people)[:seats]


def meetings(rounds: Sequence[Round]) -> Counter[frozenset[int]]:
    """Number of times that each two people sat at the same table."""
    sittings = [sitting for each in rounds for sitting in each.sittings]
    return Counter(frozenset(pair) for sitting in sittings for pair in combinations(sitting.persons, 2))


def _attempts(people: int) -> int:
    """Small nights are hard to seat, large ones take long: less than half a second in all."""
    return min(40, 2 + 6_000 // (people + 1) ** 2)


def _pairs_at(sizes: Collection[int]) -> int:
    return sum(comb(size, 2) for size in sizes)


def _table(games: Games, people: int) -> tuple[int, list[str]]:
    """The smallest legal number of seats for that many people, and the games that have it."""
    seats = min(count for counts in games.values() for count in counts if count >= people)
    return seats, [game for game, counts in games.items() if seats in counts]


def _costs_of_sizes(games: Games, *, computers: bool, swiss: bool) -> dict[int, int]:
    """Cost of a table, by how many people sit there; only of sizes that are possible."""
    counts = {count for of_game in games.values() for count in of_game}
    if swiss and 2 in counts:
        return {2: 0}
    sizes = range(1, max(counts) + 1) if computers else counts
    return {size: _COMPUTER * (_table(games, size)[0] - size) + max(0, 3 - size, size - 4) for size in sizes}


def _divisions(people: int, costs: Mapping[int, int]) -> list[tuple[int, ...]]:
    """The cheapest sizes of tables that leave over the fewest people. Of several ways, the first has most pairs."""
    ways: list[set[tuple[int, ...]]] = [{()}]
    for count in range(1, people + 1):
        found = {tuple(sorted((size, *rest))) for size in costs if size <= count for rest in ways[count - size]}
        cheapest = min((sum(costs[size] for size in sizes) for sizes in found), default=0)
        ways.append({sizes for sizes in found if sum(costs[size] for size in sizes) == cheapest})
    return sorted(next(filter(None, reversed(ways))), key=lambda sizes: (-_pairs_at(sizes), sizes))


def _costs_of_pairs(people: Sequence[int], absentees: Sequence[int], former: Sequence[Round], *, swiss: bool) -> Pairs:
    met = meetings(former)
    byes = Counter(person for each in former for person in each.byes)
    points = dict.fromkeys(people, 50)
    if swiss:
        points |= {each.person: round(each.average) for each in standings(former) if each.average is not None}
    everybody = (*people, *absentees)
    costs = {one: dict.fromkeys(everybody, 0) for one in everybody}
    for one, other in permutations(people, 2):
        costs[one][other] = _MEETING * met[frozenset((one, other))] ** 2 + (points[one] - points[other]) ** 2
    for one, absent in product(people, absentees):
        costs[one][absent] = costs[absent][one] = _BYE * byes[one] ** 2 + _BYE_POINT * points[one]
    return costs


def _cost_ahead(tables: Sequence[Sequence[int]], pairs: Pairs) -> int:
    """Number of meetings and byes that a further round with tables of these sizes would have to repeat."""
    again = {one: {other: int(cost >= _MEETING) for other, cost in costs.items()} for one, costs in pairs.items()}
    for table in tables:
        for one, other in permutations(table, 2):
            again[one][other] = 1
    following = Arrangement(tables, again, lambda _: 0)
    following.improve()
    return following.cost[0]


def _dislikes(order: Sequence[int], games: Games, former: Sequence[Round], wishes: Wishes) -> dict[int, dict[str, int]]:
    """Rank of each game among a person's wishes, 0 for the dearest; higher if what they played last was far down."""
    last = {person: sitting.game for each in former for sitting in each.sittings for person in sitting.persons}
    dislikes = {}
    for person in order:
        wished = [game for game in wishes.get(person, ()) if game in games]
        ranks = {game: wished.index(game) if game in wished else len(wished) for game in games}
        patience = 1 + ranks.get(last.get(person, ""), 0)
        dislikes[person] = {game: rank * patience for game, rank in ranks.items()}
    return dislikes


def _sittings(
    tables: Sequence[Sequence[int]], games: Games, dislikes: Mapping[int, Mapping[str, int]], former: Sequence[Round]
) -> Iterator[Sitting]:
    """Each table plays what its people wish for, or else what they have played least; the first seat goes round."""
    before = [sitting for each in former for sitting in each.sittings]
    played = Counter((person, sitting.game) for sitting in before for person in sitting.persons)
    first = Counter(sitting.people[0] for sitting in before)
    served: Counter[str] = Counter()
    for table in tables:
        seats, playable = _table(games, len(table))
        game = min(
            playable,
            key=lambda game: (
                sum(dislikes[person][game] for person in table),
                sum(played[person, game] for person in table),
                served[game],
            ),
        )
        served[game] += 1
        computers = (None,) * (seats - len(table))
        yield Sitting(game, (*sorted(table, key=lambda person: first[person]), *computers))
