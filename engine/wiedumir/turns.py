"""A turn: moving, landing, drawing, and everything that follows, up to the next decision or draw (W3 to W12).

Games begin and end here, too (W2, W9, W13).
"""

from collections.abc import Sequence
from typing import Any

from engine.game import Seat, places
from engine.wiedumir.actions import Action, MovePawn, TakeChip
from engine.wiedumir.board import GOAL, START, Kind, Pawn, forward
from engine.wiedumir.cards import IN_ORDER
from engine.wiedumir.cards.chips import settle
from engine.wiedumir.cards.deck import rule_of
from engine.wiedumir.chips import STARTING_CHIPS
from engine.wiedumir.events import (
    CardDecided,
    CardDrawn,
    CardWithoutEffect,
    DieRolled,
    GameScored,
    MatchDecided,
    MoveForgone,
    PawnArrived,
)
from engine.wiedumir.questions import Question, ShareQuestion
from engine.wiedumir.state import Resolution, WieDuMirState, with_entry
from engine.wiedumir.view import DrawnCard, GameResult, Phase

_TWO_PAWNS_UP_TO = 5
_NOT_HOME = 10**6
"""Worse than any arrival."""


def moves(state: WieDuMirState) -> tuple[tuple[Pawn, int], ...]:
    """Every pawn that can be chosen for the number rolled, with the square it would land on (W3)."""
    steps, occupied = state.roll or 0, state.occupied
    return tuple((pawn, forward(square, steps, occupied)) for pawn, square in state.different_pawns if square != GOAL)


def may_take(state: WieDuMirState) -> bool:
    """Tell whether the seat may take a chip instead of moving (W16)."""
    return state.no_measure and state.roll == 1 and state.supply > 0 and state.is_home(state.turn)


def choices(state: WieDuMirState) -> Sequence[Action]:
    """Actions that are possible with the number rolled."""
    moving = tuple(MovePawn(pawn) for pawn, _ in moves(state))
    return (*moving, TakeChip()) if may_take(state) else moving


def question_in_hand(state: WieDuMirState) -> Question:
    """Question of the card in hand; it must be one that asks."""
    assert state.drawn is not None
    question = rule_of(state.drawn.card).question(state, state.drawn)
    assert question is not None
    return question


def may_cost_chips(state: WieDuMirState, seat: Seat) -> bool:
    """Tell whether the seat may choose to move an own pawn onto a red square, or has to give chips to others."""
    if state.phase is Phase.MOVING:
        targets = moves(state)
        return len(targets) > 1 and any(pawn.seat == seat and state.board.value(end) < 0 for pawn, end in targets)
    question = question_in_hand(state) if state.phase is Phase.DECIDING else None
    return isinstance(question, ShareQuestion) and not question.takes


def rolled(resolution: Resolution, number: int) -> None:
    """Take the number rolled; a single possible move is made at once where that was agreed."""
    resolution.change(roll=number, phase=Phase.MOVING)
    state = resolution.state
    resolution.report(DieRolled(state.turn, number))
    possible = choices(state)
    if state.auto_move and len(possible) == 1:
        use_roll(resolution, possible[0], forced=True)


def use_roll(resolution: Resolution, action: Action, *, forced: bool = False) -> None:
    """The seat moves a pawn, or forgoes that and takes a chip (W16)."""
    state = resolution.state
    if isinstance(action, MovePawn):
        target = forward(state.square_of(action.pawn), state.roll or 0, state.occupied)
        resolution.put(state.turn, action.pawn, target, None, forced=forced)
    else:
        resolution.report(MoveForgone(state.turn))
        resolution.take(state.turn, 1)
    follow(resolution)


def decide(resolution: Resolution, action: Action) -> None:
    """The drawer has answered the card."""
    _answer(resolution, action, forced=False)
    follow(resolution)


def draw_after_shuffling(resolution: Resolution) -> None:
    """The pile is full again, and the landing that had to wait for it is carried out."""
    resolution.landing = resolution.state.drawing
    resolution.change(drawing=None)
    follow(resolution)


def follow(resolution: Resolution) -> None:
    """Landings set off cards and cards landings, until nothing moves any more. Then the turn ends, unless it waits."""
    resolution.change(phase=Phase.ROLLING)
    while (pawn := resolution.landing) is not None:
        resolution.landing = None
        _land(resolution, pawn)
    state = resolution.state
    if state.phase is Phase.ROLLING:
        if state.all_home:
            end_game(resolution, by_vote=False)
        else:
            resolution.change(phase=Phase.TO_ROLL, turn=(state.turn + 1) % state.seats, roll=None)


def _land(resolution: Resolution, pawn: Pawn) -> None:
    """Apply the square to the pawn's owner (W4)."""
    board, square = resolution.state.board, resolution.state.square_of(pawn)
    if square == GOAL:
        _arrive(resolution, pawn)
    match board.kind(square):
        case Kind.CARD:
            _draw(resolution, pawn)
        case Kind.PLUS:
            resolution.take(pawn.seat, board.value(square))
        case Kind.MINUS:
            resolution.pay(pawn.seat, -board.value(square))


def _arrive(resolution: Resolution, pawn: Pawn) -> None:
    """Waiting cards act in the order of W12."""
    state = resolution.state
    number = max(map(max, state.arrivals)) + 1
    row = with_entry(state.arrivals[pawn.seat], pawn.number, number)
    first = pawn.seat if state.first_home is None else state.first_home
    resolution.change(arrivals=with_entry(state.arrivals, pawn.seat, row), first_home=first)
    last = state.all_home
    resolution.report(PawnArrived(pawn, state.is_home(pawn.seat), last))
    for effect in IN_ORDER:
        if effect.card in state.waiting and effect.acts(last=last):
            settle(resolution, effect, pawn.seat)


def _draw(resolution: Resolution, pawn: Pawn) -> None:
    """The pawn's owner draws and carries the card out, or is asked."""
    state = resolution.state
    if not state.pile:
        resolution.change(phase=Phase.RESHUFFLING, drawing=pawn)
        return
    drawn = DrawnCard(pawn.seat, pawn, state.pile[0])
    rule = rule_of(drawn.card)
    resolution.change(pile=state.pile[1:], drawn=drawn)
    resolution.report(CardDrawn(drawn.seat, pawn, drawn.card, len(state.pile)))
    if (reason := rule.hindrance(state, drawn)) is not None:
        resolution.report(CardWithoutEffect(drawn.seat, drawn.card, reason))
        _put_away(resolution)
        return
    question = rule.question(state, drawn)
    if question is None:
        rule.carry_out(resolution, drawn, None)
        _put_away(resolution)
        return
    # An answer that the rules give to a secret question would tell onlookers what it was (W15).
    secret = state.no_comparing and rule.from_counts
    possible = question.answers()
    if state.auto_move and not secret and len(possible) == 1:
        _answer(resolution, possible[0], forced=True)
    else:
        resolution.change(phase=Phase.DECIDING)


def _answer(resolution: Resolution, action: Action, *, forced: bool) -> None:
    drawn = resolution.state.drawn
    assert drawn is not None
    resolution.report(CardDecided(drawn.seat, drawn.card, action, forced))
    rule_of(drawn.card).carry_out(resolution, drawn, action)
    _put_away(resolution)


def _put_away(resolution: Resolution) -> None:
    """The card in hand is used now, unless it waits on the goal (W8)."""
    state = resolution.state
    assert state.drawn is not None
    card = state.drawn.card
    used = state.used if card in state.waiting else (*state.used, card)
    resolution.change(drawn=None, used=used)


def new_game(number: int, seats: int) -> dict[str, Any]:
    """W2: pawns on start, four chips each. The cards are still to be shuffled, and a starter to be drawn."""
    pawns = 2 if seats <= _TWO_PAWNS_UP_TO else 1
    return {
        "game": number,
        "phase": Phase.SHUFFLING,
        "roll": None,
        "pawns": ((START,) * pawns,) * seats,
        "chips": (STARTING_CHIPS,) * seats,
        "pile": (),
        "used": (),
        "waiting": (),
        "drawn": None,
        "drawing": None,
        "arrivals": ((0,) * pawns,) * seats,
        "first_home": None,
        "remembered": (),
    }


def end_game(resolution: Resolution, *, by_vote: bool, last: bool = False) -> None:
    """The game is scored as it stands; the next one is set up unless the match is over or this was the ``last``."""
    state = resolution.state
    result = _score(state, by_vote=by_vote)
    results = (*state.results, result)
    resolution.change(results=results)
    resolution.report(GameScored(state.game, result.chips, result.places, by_vote))
    games, target = state.length.games, state.length.target
    done = len(results) == games or (target is not None and max(result.points) >= target)
    if not (done or last):
        resolution.change(**new_game(state.game + 1, state.seats))
        return
    resolution.change(phase=Phase.OVER, roll=None, drawn=None)
    resolution.report(MatchDecided(resolution.state.winners, result.points))


def _score(state: WieDuMirState, *, by_vote: bool) -> GameResult:
    """W9: by chips, then by who was home earlier. Seats that are not home share a place if their chips are equal."""
    # The number of the arrival that brought the seat's last pawn home.
    home = tuple(max(numbers) if state.is_home(seat) else None for seat, numbers in enumerate(state.arrivals))
    merits = [(chips, -(_NOT_HOME if since is None else since)) for chips, since in zip(state.chips, home, strict=True)]
    points = tuple(earlier + chips for earlier, chips in zip(state.points, state.chips, strict=True))
    return GameResult(state.chips, home, places(merits), points, by_vote)
