"""Standing orders (R6): what the table does for a seat's person in their turn, and until when. An order never chooses.

An order and what it causes are records (`engine.transcript.Ordered`), checked again whenever they are folded.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from engine.game import FORCED, ROLL, AnyGame, Seat
from engine.transcript import Acted, Ordered, Record

TURNS = "turns"
"""The end of an order that every game has: `MOST_TURNS` turns of the seat have passed."""

MOST_TURNS = 3


def cause_of(place: int) -> str:
    """Cause of the draws that follow from an ordered act, which has that place in the record."""
    return f"entry{place}"


def is_possible_order(game: AnyGame, order: Ordered) -> bool:
    """Tell whether the game knows all that it says."""
    return {*order.acts} <= {*game.orders} and {*order.until} <= {TURNS, *game.alarms}


def ended_by(game: AnyGame, state: Any, order: Ordered, since: Sequence[Record]) -> str | None:
    """The first of the order's ends that has come, in its seat's turn; ``since`` are the records after the order."""
    for end in order.until:
        if _turns_passed(order.seat, since) >= MOST_TURNS if end == TURNS else game.alarms[end](state, order.seat):
            return end
    return None


def ordered_code(game: AnyGame, state: Any, order: Ordered, since: Sequence[Record]) -> str | None:
    """Code of what the table does now by the order, None if it leaves that to the person.

    As long as others may object to the former move, the table does nothing by itself.
    """
    first, *others = game.to_act(state) or (None,)
    if first != order.seat or (others and game.objection(state) is not None):
        return None
    action = game.only_action(state, order.seat)
    code = None if action is None else game.encode(action)
    if code is None or (ROLL if code == ROLL else FORCED) not in order.acts:
        return None
    return None if ended_by(game, state, order, since) else code


def _turns_passed(seat: Seat, since: Sequence[Record]) -> int:
    """The seat's turns with a decision since then, without the one that it may be in."""
    turns = [each for each, _ in groupby(record.seat for record in since if isinstance(record, Acted))]
    return turns.count(seat) - (turns[-1:] == [seat])
