"""How computer players answer cards: by what the answer makes of everybody's chips at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.game import Seat
from engine.wiedumir.actions import Action, ChoosePair, ChooseSeat, PlacePawn, ShareOut
from engine.wiedumir.cards import AMOUNTS, Card
from engine.wiedumir.prospects import Prospects
from engine.wiedumir.reckoning import limited, real_change
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import ShareQuestion


def chips_after(state: WieDuMirState, card: Card, seat: Seat, action: Action) -> list[int]:
    """Everybody's chips once the card is carried out. A card that would be drawn then is not looked at."""
    chips = list(state.chips)
    keep = partial(limited, no_limits=state.no_limits)
    match action:
        case PlacePawn(pawn, square):
            change = real_change(state.board.value(square), chips[pawn.seat], state.supply)
            chips[pawn.seat] = keep(chips[pawn.seat] + change)
        case ChooseSeat(other) if card is Card.RAISE:
            chips[other] += min(AMOUNTS[card] - chips[other], state.supply)
        case ChooseSeat(other):
            chips[seat], chips[other] = keep(chips[other]), keep(chips[seat])
        case ChoosePair(first, second) if card is Card.PASS_ON:
            amount = min(AMOUNTS[card], chips[first])
            chips[first] -= amount
            chips[second] = keep(chips[second] + amount)
        case ChoosePair(first, second):
            chips[first], chips[second] = keep(chips[second]), keep(chips[first])
        case ShareOut(amounts):
            sign = -1 if card is Card.COLLECT else 1
            for other, amount in enumerate(amounts):
                chips[other] = keep(chips[other] + sign * amount)
            chips[seat] = keep(chips[seat] - sign * sum(amounts))
    return chips


def plain_share(chips: Sequence[int], question: ShareQuestion) -> ShareOut:
    """As few as allowed, one by one, to those who have fewest then, or from those who have most."""
    heaps, amounts = list(chips), [0] * len(chips)
    step = -1 if question.takes else 1
    for _ in range(question.least):
        able = [seat for seat, limit in enumerate(question.limits) if amounts[seat] < limit]
        seat = min(able, key=lambda seat: step * heaps[seat])
        amounts[seat] += 1
        heaps[seat] += step
    return ShareOut(tuple(amounts))


def best_share(state: WieDuMirState, seat: Seat, question: ShareQuestion) -> ShareOut:
    """Of all distributions the one that makes the seat's weight the largest share of all weights.

    For each number of chips in all, seat by seat, only the lightest way to have shared out so many is kept.
    """
    prospects = Prospects(state)
    keep = partial(limited, no_limits=state.no_limits)
    step = -1 if question.takes else 1
    lightest: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for other, limit in enumerate(question.limits):
        following: dict[int, tuple[float, tuple[int, ...]]] = {}
        for total, (weight, amounts) in lightest.items():
            for amount in range(min(limit, question.most - total) + 1):
                added = 0.0 if other == seat else prospects.weight(other, keep(state.chips[other] + step * amount))
                former = following.get(total + amount)
                if former is None or weight + added < former[0]:
                    following[total + amount] = (weight + added, (*amounts, amount))
        lightest = following

    def share(total: int) -> float:
        own = prospects.weight(seat, keep(state.chips[seat] - step * total))
        return own / (own + lightest[total][0])

    best = max((total for total in lightest if question.least <= total <= question.most), key=share)
    return ShareOut(lightest[best][1])
