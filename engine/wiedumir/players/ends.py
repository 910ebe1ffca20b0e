"""What the seat to act can do, as the view shows it, with the board that each action leads to."""

from __future__ import annotations

from collections.abc import Sequence

from engine.wiedumir.actions import Action, MovePawn, ShareOut, TakeChip
from engine.wiedumir.players.flat_board import FlatBoard
from engine.wiedumir.players.flat_cards import Reply, carried_out, replies, reply_of
from engine.wiedumir.players.flat_shares import likely_shares
from engine.wiedumir.players.search import NO_CARD, End, taken
from engine.wiedumir.questions import ShareQuestion
from engine.wiedumir.view import Phase, WieDuMirView

Choice = tuple[Action, End]


def choices(view: WieDuMirView, board: FlatBoard) -> list[Choice]:
    """Of a seat's pawns on one square only one, in every edition, and of very many distributions only the telling."""
    if view.phase is Phase.MOVING:
        return _moves(view, board)
    assert view.question is not None
    if isinstance(view.question, ShareQuestion):
        actions: Sequence[Action] = [ShareOut(reply) for reply in _replies(view, board)]
    else:
        actions = view.question.answers()
    return [(action, _answered(view, board, reply_of(board, action))) for action in actions]


def card_ends(view: WieDuMirView, board: FlatBoard) -> list[End]:
    """The boards that an answer to the card in hand leads to, for those who may not know what it asks (W15)."""
    return [_answered(view, board, reply) for reply in _replies(view, board)]


def _moves(view: WieDuMirView, board: FlatBoard) -> list[Choice]:
    assert view.roll is not None
    found: list[Choice] = []
    different = {(pawn.seat, view.square_of(pawn)): pawn for pawn, _ in view.moves}
    for pawn in different.values():
        number = pawn.seat * board.setting.pawns + pawn.number
        after, draws = board.moved(number, view.roll)
        after.pass_turn()
        found.append((MovePawn(pawn), (after, number if draws else NO_CARD)))
    if view.may_take:
        found.append((TakeChip(), (taken(board), NO_CARD)))
    return found


def _replies(view: WieDuMirView, board: FlatBoard) -> list[Reply]:
    assert view.drawn is not None
    if isinstance(view.question, ShareQuestion):
        question = view.question
        return likely_shares(board, question.least, question.most, question.limits, takes=question.takes)
    seat, number = view.drawn.pawn
    return replies(board, view.drawn.card, seat * board.setting.pawns + number)


def _answered(view: WieDuMirView, board: FlatBoard, reply: Reply) -> End:
    assert view.drawn is not None
    seat, number = view.drawn.pawn
    after, drawing = carried_out(board, view.drawn.card, seat * board.setting.pawns + number, reply)
    after.pass_turn()
    return after, drawing
