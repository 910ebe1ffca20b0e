"""The computer players: easy moves at random, normal by rules of thumb, hard by what each move leads to."""

from __future__ import annotations

from engine.game import NORMAL, Pick
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action
from engine.mensch.board import BASE, SIX, is_home, on_loop
from engine.mensch.claims import claimable
from engine.mensch.players.lookahead import best_pawn
from engine.mensch.view import Destination, MenschView, Phase

EASY, HARD = "easy", "hard"
LEVELS = (EASY, NORMAL, HARD)


def choose(view: MenschView, level: str, pick: Pick) -> Action | None:
    """The action for the view's own seat, which must be among those to act.

    None for a seat that the table does not wait for and that has nothing to claim (P7).
    """
    own_turn = view.viewer == view.turn
    if own_turn and view.phase is Phase.MOVING:
        if level == HARD:
            return MOVES[best_pawn(view)]
        if level == NORMAL:
            return MOVES[max(view.destinations, key=lambda found: _appeal(view, found)).pawn.pawn]
        return MOVES[view.destinations[pick(len(view.destinations))].pawn.pawn]
    claims = _claims(view)
    actions = [*([ROLL_DIE] if own_turn else []), *(action for _, action in claims)]
    if not actions:
        return None
    if level == EASY:
        return actions[pick(len(actions))]
    # The farther a pawn has come, the more its loss hurts.
    return max(claims, key=lambda claim: claim[0])[1] if claims else actions[0]


def _claims(view: MenschView) -> list[tuple[int, Action]]:
    """What the seat may claim, with how far the pawns have come: it looks at the last move as people do."""
    assert view.viewer is not None
    pawns = claimable(view.agreed, view.window, view.viewer)
    return [(view.pawns[seat][pawn], CLAIMS[pawn]) for seat, pawn in pawns]


def _appeal(view: MenschView, destination: Destination) -> tuple[bool, int, bool, bool, bool, int]:
    """The rules of thumb, first things first: capture the pawn that has come farthest, go home, set in, flee, run."""
    seat, start, end = destination.pawn.seat, destination.start, destination.end
    prey = max((view.pawns[captured.seat][captured.pawn] for captured in destination.captured), default=0)
    fleeing = _is_pursued(view, seat, start) and not _is_pursued(view, seat, end)
    return bool(prey), prey, is_home(end) and not is_home(start), start == BASE, fleeing, start


def _is_pursued(view: MenschView, seat: int, progress: int) -> bool:
    """Whether an opponent's pawn stands so near behind that one number is enough."""
    return on_loop(progress) and any(
        pawn != BASE and 0 < seen[progress] - pawn <= SIX
        for opponent, seen in view.agreed.rivals[seat]
        for pawn in view.pawns[opponent]
    )
