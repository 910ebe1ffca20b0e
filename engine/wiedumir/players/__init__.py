"""The computer players. All of them know what their own seat may know, and nothing else.

- Easy sees what is in front of it: how many chips it has right after. It thinks neither of the others nor of later.
- Normal likes to be ahead of the others at once, in chips and on the way home. It sees nothing of what may follow.
- Hard weighs how likely it is to win, after what is likely to follow (`search`).
"""

from engine.game import EASY, HARD, NORMAL, Seat
from engine.picking import Pick, one_of
from engine.wiedumir.actions import Action, RollDie
from engine.wiedumir.players import search
from engine.wiedumir.players.trying import choices, done
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase, WieDuMirView
from engine.wiedumir.worlds import likely_state

LEVELS = (EASY, NORMAL, HARD)

_A_SQUARE = 0.6
"""Chips that a square closer to the goal counts to normal; one that the others are closer in the mean, half."""

_DIGITS = 6
"""Sums of floats depend on the order of the seats."""

win_chances, chances_after = search.win_chances, search.chances_after


def choose(view: WieDuMirView, level: str, pick: Pick) -> Action:
    """The action for the seat that is to act, which must be the view's own. ``pick`` decides among equals."""
    if view.phase is Phase.TO_ROLL:
        return RollDie()
    assert view.to_act is not None
    seat, possible = view.to_act, choices(view)
    if len(possible) == 1:
        return possible[0]
    state = likely_state(view)
    ends = [done(state, action) for action in possible]
    if level == HARD:
        best = search.best(search.search_for(view, state), ends, seat)
    else:
        merits = [float(end.chips[seat]) if level == EASY else lead(end, seat) for end in ends]
        best = [number for number, each in enumerate(merits) if each == max(merits)]
    return possible[one_of(best, pick)]


def lead(end: WieDuMirState, seat: Seat) -> float:
    """Lead of the seat over the others, in chips."""
    others = end.others(seat)
    rest = [end.chips[other] for other in others]
    squares = [sum(row) for row in end.pawns]
    more = end.chips[seat] - max(rest) - 0.1 * sum(rest) / len(others)
    ahead = squares[seat] - sum(squares[other] for other in others) / (2 * len(others))
    return round(more + _A_SQUARE * ahead, _DIGITS)
