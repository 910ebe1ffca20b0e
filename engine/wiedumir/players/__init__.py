"""The computer players. All of them know what their own seat may know, and nothing else.

- Easy sees what is in front of it: its own chips right after (`beginner`).
- Normal also sees what the others have then, and who is how far from home (`normal`).
- Hard weighs how likely it is to win, after what is likely to follow (`hard`).
"""

from __future__ import annotations

from engine.game import EASY, HARD, NORMAL, Pick, one_of
from engine.wiedumir.actions import Action, RollDie
from engine.wiedumir.players import beginner, hard, normal
from engine.wiedumir.players.ends import choices
from engine.wiedumir.players.flat_board import FlatBoard
from engine.wiedumir.players.search import Search
from engine.wiedumir.players.whole_match import WholeMatch
from engine.wiedumir.view import Phase, WieDuMirView
from engine.wiedumir.worlds import likely_chips, unseen_cards

LEVELS = (EASY, NORMAL, HARD)

win_chances = hard.win_chances


def choose(view: WieDuMirView, level: str, pick: Pick) -> Action:
    """The action for the seat that is to act, which must be the view's own. ``pick`` decides among equals."""
    if view.phase is Phase.TO_ROLL:
        return RollDie()
    assert view.to_act is not None
    seat, board = view.to_act, FlatBoard.of(view, likely_chips(view))
    possible = choices(view, board)
    if len(possible) == 1:
        return possible[0][0]
    ends = [end for _, end in possible]
    if level == HARD:
        best = hard.best(Search(unseen_cards(view), board.setting, WholeMatch.of(view)), ends, seat)
    else:
        merit = beginner.merit if level == EASY else normal.merit
        merits = [merit(end, seat) for end in ends]
        best = [number for number, each in enumerate(merits) if each == max(merits)]
    action, _ = possible[one_of(best, pick)]
    return action
