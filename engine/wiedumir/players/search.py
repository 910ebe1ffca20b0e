"""Expectimax: all seats do what is best for themselves, dice and cards come as they are likely to.

Every state is judged at first sight by `Outlook`. What looks best to the seat that decides is followed further; a card
that is to be drawn in the state to be judged is tried with each of the cards that may be on top, later ones count as
the outlook says.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Seat
from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.players.features import Setting
from engine.wiedumir.players.outlook import Chances, outlook_for
from engine.wiedumir.players.trying import drawn, rolled
from engine.wiedumir.players.whole_match import WholeMatch
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import SIDES, Phase

_DEEPEST = 6

_NEVER_CERTAIN = 0.01
"""How much of a game is taken to be ahead at least, where a card is still to be drawn."""


class Search:
    """``unseen`` are the cards of which each is as likely to be drawn next."""

    def __init__(self, unseen: Sequence[Card], setting: Setting, match: WholeMatch | None) -> None:
        self._outlook = outlook_for(setting)
        self._unseen = unseen
        self._match = match

    # At first sight

    def glance(self, end: WieDuMirState) -> Chances:
        """The chances at the end, at first sight."""
        if end.phase is Phase.OVER:
            if self._match is not None:
                return self._match.after(end.chips)
            return [(seat in end.winners) / len(end.winners) for seat in range(end.seats)]
        if self._match is None:
            return self._outlook.chances(end)
        pawns = [square for row in end.pawns for square in row]
        way = 1 - sum(pawns) / (GOAL * len(pawns))
        return self._match.after(self._outlook.final_chips(end), max(way, _NEVER_CERTAIN))

    # Further

    def follow(self, end: WieDuMirState, effort: float) -> Chances:
        """The chances at the end, after the cards that may be drawn there and some turns.

        ``effort`` is about how many seats' prospects may be asked for.
        """
        if end.drawing is None:
            return self.before_roll(end, effort)
        depth = self._depth(end, effort / len(self._unseen))
        found = []
        for card in self._unseen:
            chances, after = self._best(drawn(end, card), end.drawing.seat)
            found.append(chances if after.drawing is not None else self._after_turns(after, depth, chances))
        return _mean(found)

    def before_roll(self, state: WieDuMirState, effort: float) -> Chances:
        """The same where no card is drawn."""
        return self._after_turns(state, self._depth(state, effort))

    def _after_turns(self, state: WieDuMirState, depth: int, glanced: Chances | None = None) -> Chances:
        """The chances before the next roll, after that many turns."""
        if depth == 0 or state.phase is Phase.OVER:
            return glanced or self.glance(state)
        found = []
        for number in range(1, SIDES + 1):
            chances, after = self._best(rolled(state, number), state.turn)
            if depth > 1 and after.drawing is None:
                chances = self._after_turns(after, depth - 1, chances)
            found.append(chances)
        return _mean(found)

    def _best(self, ends: Sequence[WieDuMirState], seat: Seat) -> tuple[Chances, WieDuMirState]:
        """The end that looks best to the seat, with what it looks like."""
        if len(ends) == 1:
            return self.glance(ends[0]), ends[0]
        return max(((self.glance(end), end) for end in ends), key=lambda found: found[0][seat])

    def _depth(self, state: WieDuMirState, effort: float) -> int:
        """How many turns can be followed: each has three rolls, each of which has some moves."""
        a_turn = SIDES * state.on_the_way * state.seats
        depth, needed = 0, 0.0
        while depth < _DEEPEST:
            needed += a_turn * SIDES**depth
            if needed > effort:
                break
            depth += 1
        return depth


def _mean(found: Sequence[Chances]) -> Chances:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
