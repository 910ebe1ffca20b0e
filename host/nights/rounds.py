"""The next round of a night, and the season that its nights make."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from engine.game import AnyGame
from host.nights.night import Format, Night
from host.nights.scores import Round, Standing
from host.nights.seating import finalists, seat_round
from host.refusal import Refused

SEASON_SECONDS = 365 * 24 * 3600.0


def seat_next(night: Night, rules: Mapping[str, AnyGame]) -> Round:
    """The next round as everybody who is here sits; takes up to a second. Raises Refused if no table comes together.

    The last round of a championship is the final of the best four.
    """
    games = {key: rules[key].spec.seat_counts for key in night.games}
    people, former = night.here, night.results
    if night.format is Format.FINAL and len(night.played) == night.rounds - 1 and former:
        people = frozenset(finalists(former, people))
    swiss = night.format is Format.SWISS
    seed = night.id * 100 + len(former)
    seated = seat_round(people, games, former, wishes=night.wishes, computers=night.computers, swiss=swiss, seed=seed)
    if not seated.sittings:
        raise Refused("night-too-few")
    return replace(
        seated,
        sittings=tuple(
            replace(sitting, sides=tuple(rules[sitting.game].sides(len(sitting.people)))) for sitting in seated.sittings
        ),
    )


def season(nights: Sequence[Sequence[Standing]]) -> tuple[int, tuple[Standing, ...]]:
    """The standings over several nights, by the mean of everybody's best ones; and how many of them count.

    One night in three does not count, and a night that somebody missed counts nothing.
    """
    counted = len(nights) - len(nights) // 3
    averages: defaultdict[int, list[Fraction]] = defaultdict(list)
    for night in nights:
        for standing in night:
            if standing.average is not None:
                averages[standing.person].append(standing.average)
    totals = {person: sum(sorted(each)[-counted:], Fraction(0)) / counted for person, each in averages.items()}
    ranked = sorted(totals, key=lambda person: (-totals[person], person))
    return counted, tuple(
        Standing(
            place=1 + sum(total > totals[person] for total in totals.values()),
            person=person,
            average=totals[person],
            played=len(averages[person]),
            byes=0,
        )
        for person in ranked
    )
