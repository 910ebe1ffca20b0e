"""Expectimax on a `FlatBoard`: all seats do what is best for themselves, dice and cards come as they are likely to.

Every position is judged at first sight by `Outlook`. What looks best to the seat that decides is followed further; a
card that is drawn in the position to be judged is tried with each of the cards that may be on top, later ones count as
the outlook says.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.wiedumir.board import GOAL
from engine.wiedumir.cards import Card
from engine.wiedumir.players.flat_board import NOBODY, FlatBoard, PawnNumber, Setting
from engine.wiedumir.players.flat_cards import carried_out, replies
from engine.wiedumir.players.outlook import Chances, outlook_for
from engine.wiedumir.players.whole_match import WholeMatch, game_won
from engine.wiedumir.view import SIDES

NO_CARD: PawnNumber = -1

End = tuple[FlatBoard, PawnNumber]
"""What a decision leads to: a board on which the next seat is to roll, unless that pawn's owner draws a card first."""

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

    def glance(self, end: End) -> Chances:
        """The chances at the end, at first sight."""
        board, pawn = end
        drawer = NOBODY if pawn == NO_CARD else board.owner(pawn)
        if drawer == NOBODY and board.over:
            return game_won(board) if self._match is None else self._match.after(board.chips)
        if self._match is None:
            return self._outlook.chances(board, drawer)
        way = 1 - sum(board.squares) / (GOAL * len(board.squares))
        return self._match.after(self._outlook.final_chips(board, drawer), max(way, _NEVER_CERTAIN))

    # Further

    def follow(self, end: End, effort: float) -> Chances:
        """The chances at the end, after the cards that may be drawn there and some turns.

        ``effort`` is about how many seats' prospects may be asked for.
        """
        board, pawn = end
        if pawn == NO_CARD:
            return self.before_roll(board, effort)
        drawer = board.owner(pawn)
        depth = self._depth(board, effort / len(self._unseen))
        found = []
        for card in self._unseen:
            ends = [carried_out(board, card, pawn, reply) for reply in replies(board, card, pawn)]
            chances, (after, another) = self._best(ends, drawer)
            found.append(chances if another != NO_CARD else self._after_turns(after, depth, chances))
        return _mean(found)

    def before_roll(self, board: FlatBoard, effort: float) -> Chances:
        """The same where no card is drawn."""
        return self._after_turns(board, self._depth(board, effort))

    def _after_turns(self, board: FlatBoard, depth: int, glanced: Chances | None = None) -> Chances:
        """The chances before the next roll, after that many turns."""
        if depth == 0 or board.over:
            return glanced or self.glance((board, NO_CARD))
        found = []
        for roll in range(1, SIDES + 1):
            chances, (after, drawing) = self._best(self.moves(board, roll), board.turn)
            if depth > 1 and drawing == NO_CARD:
                chances = self._after_turns(after, depth - 1, chances)
            found.append(chances)
        return _mean(found)

    def moves(self, board: FlatBoard, roll: int) -> list[End]:
        """The ends of what the seat in turn can do with the roll, its own pawns first, then clockwise."""
        ends: list[End] = []
        own = board.turn * board.setting.pawns
        for pawn in sorted(board.movable(), key=lambda pawn: pawn < own):
            after, draws = board.moved(pawn, roll)
            after.pass_turn()
            ends.append((after, pawn if draws else NO_CARD))
        if board.may_take(roll):
            ends.append((taken(board), NO_CARD))
        return ends

    def _best(self, ends: Sequence[End], seat: int) -> tuple[Chances, End]:
        """The end that looks best to the seat, with what it looks like."""
        if len(ends) == 1:
            return self.glance(ends[0]), ends[0]
        return max(((self.glance(end), end) for end in ends), key=lambda found: found[0][seat])

    def _depth(self, board: FlatBoard, effort: float) -> int:
        """How many turns can be followed: each has three rolls, each of which has some moves."""
        a_turn = SIDES * (len(board.squares) - board.squares.count(GOAL)) * board.setting.seats
        depth, needed = 0, 0.0
        while depth < _DEEPEST:
            needed += a_turn * SIDES**depth
            if needed > effort:
                break
            depth += 1
        return depth


def taken(board: FlatBoard) -> FlatBoard:
    """W16: after the seat in turn has taken a chip instead of moving."""
    after = board.copy()
    after.change(board.turn, 1)
    after.pass_turn()
    return after


def _mean(found: Sequence[Chances]) -> Chances:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
