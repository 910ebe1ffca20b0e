"""Luck, statistics and highlights of a match of For-Get-It.

A bust's chance follows from the dice rolled and the words aside, so that each roll has its own.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.forgetit.events import Busted, DiceRolled, MatchDecided, NumbersKept, RoundEnded, TurnStopped
from engine.forgetit.hand import ROUNDS, SIDES, Hand
from engine.forgetit.players.cups import Part, bust_chance, cup_of
from engine.forgetit.view import ForGetItView
from engine.game import Event, Seat
from engine.luck import FEWEST_TRIES, Chances, Measure, Tally
from engine.statistics import Highlight, SeatStatistics, Statistic, leader, seat_statistics, tallied

STATISTICS = (
    Statistic("turns"),
    Statistic("points"),
    Statistic("best-turn", most=True),
    Statistic("best-match", most=True),
    Statistic("busts"),
    Statistic("most-lost", most=True),
    Statistic("afresh"),
)


def _bust(kind: str) -> Chances:
    chance = bust_chance(tuple(Part(int(dice), aside=False) for dice in kind))
    return {0: 1 - chance, 1: chance}


BUSTS = Measure("busts", _bust, unlucky=True)
"""A roll's kind has a digit for each word that does not lie aside: the dice with it that are rolled, such as "333"."""

MEASURES = (BUSTS,)


def busts(events: Sequence[Event]) -> dict[Seat, Tally]:
    return tallied(_rolls(events))


def _rolls(events: Sequence[Event]) -> Iterator[tuple[Seat, int, str]]:
    hand = Hand()
    for event in events:
        match event:
            case DiceRolled(seat):
                rolled = "".join(str(part.dice) for part in cup_of(hand) if not part.aside)
                hand = hand.rolled([SIDES if die.number is None else die.number for die in event.dice])
                yield seat, hand.busted, rolled
            case NumbersKept(_, number, dice):
                hand = hand.kept(number, dice)
            case Busted() | TurnStopped():
                hand = Hand()


def find_statistics(view: ForGetItView, events: Sequence[Event]) -> tuple[SeatStatistics, ...]:
    """Counts of each seat's deeds in a match that is over; ``best-match`` is of whole matches."""
    counts: dict[str, Counter[Seat]] = {statistic.name: Counter() for statistic in STATISTICS}
    for event in events:
        match event:
            case TurnStopped(seat, _, score):
                counts["turns"][seat] += 1
                counts["points"][seat] += score
                counts["best-turn"][seat] = max(counts["best-turn"][seat], score)
            case Busted(seat, _, lost):
                counts["turns"][seat] += 1
                counts["busts"][seat] += 1
                counts["most-lost"][seat] = max(counts["most-lost"][seat], lost)
            case DiceRolled(seat, afresh=True):
                counts["afresh"][seat] += 1
            case RoundEnded(number, by_vote=False) if number == ROUNDS:
                counts["best-match"].update(counts["points"])
    return seat_statistics(view.seats, counts, {BUSTS.name: busts(events)})


def find_highlights(view: ForGetItView, events: Sequence[Event]) -> Iterator[Highlight]:
    """All that may be worth telling about a match that is over."""
    yield from _turns(events)
    yield from _dashes(view, events)
    yield from _race(view, events)


def _turns(events: Sequence[Event]) -> Iterator[Highlight]:
    round, rolls, best = 1, 0, (0, 0, 0)
    for event in events:
        match event:
            case RoundEnded():
                round += 1
            case DiceRolled(seat, _, _, afresh):
                rolls += 1
                if afresh:
                    yield Highlight("afresh", (seat,), {"round": round}, 1.3)
            case TurnStopped(seat, _, score):
                best = max(best, (score, round, seat))
            case Busted(seat, _, lost):
                if lost > 12:
                    yield Highlight("lost", (seat,), {"points": lost, "round": round}, lost / 25)
        if isinstance(event, TurnStopped | Busted):
            if rolls > 6:
                yield Highlight("rolls", (event.seat,), {"count": rolls, "round": round}, rolls / 5)
            rolls = 0
    score, when, seat = best
    if score and when == ROUNDS:
        yield Highlight("best-at-last", (seat,), {"points": score}, 0.6 + score / 60)
    elif score:
        yield Highlight("best", (seat,), {"points": score, "round": when}, score / 50)


def _dashes(view: ForGetItView, events: Sequence[Event]) -> Iterator[Highlight]:
    dashes = Counter(dict.fromkeys(range(view.seats), 0))
    turns: Counter[Seat] = Counter()
    for event in events:
        if isinstance(event, TurnStopped | Busted):
            turns[event.seat] += 1
            dashes[event.seat] += isinstance(event, Busted)
    if min(turns[seat] for seat in dashes) < FEWEST_TRIES:
        return
    if most := leader(dashes):
        seat, count = most
        yield Highlight("forgetful", (seat,), {"count": count, "turns": turns[seat]}, count / 4, is_title=True)
    if fewest := leader({seat: -count for seat, count in dashes.items()}):
        seat, count = fewest[0], dashes[fewest[0]]
        values = {"count": count, "turns": turns[seat]}
        yield Highlight("steady", (seat,), values, 2 - count / 3, is_title=True)


def _race(view: ForGetItView, events: Sequence[Event]) -> Iterator[Highlight]:
    """Highlight of a comeback: the points by which a winner was behind after a round, and the margin in the end."""
    winners = next((event.winners for event in events if isinstance(event, MatchDecided)), ())
    if len(winners) != 1:
        return
    winner = winners[0]
    totals = [0] * view.seats
    behind, when, round = 0, 0, 1
    for event in events:
        match event:
            case TurnStopped(seat, _, score):
                totals[seat] += score
            case RoundEnded():
                behind, when = max((behind, when), (max(totals) - totals[winner], round))
                round += 1
    if behind >= 20:
        yield Highlight("comeback", (winner,), {"points": behind, "round": when}, behind / 25)
    second = sorted((total, seat) for seat, total in enumerate(totals) if seat != winner)[-1]
    margin = totals[winner] - second[0]
    if margin <= 10 and totals.count(second[0]) == 1:
        yield Highlight("close", (winner, second[1]), {"points": margin}, 2.2 - margin / 10)
