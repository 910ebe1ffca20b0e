"""What was remarkable about a match of For-Get-It."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.forgetit.events import Busted, DiceRolled, MatchDecided, RoundEnded, TurnStopped
from engine.forgetit.hand import ROUNDS
from engine.forgetit.view import ForGetItView
from engine.game import Event, Seat
from engine.luck import FEWEST_TRIES
from engine.statistics import Highlight, leader


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
    """How far behind a winner was after a round, and how close it was in the end."""
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
