"""The computer players.

- Easy sees what is in front of it, captures, home, the base's exit, and overlooks some of it.
- Normal plays by rules of thumb.
- Hard does what gives its side the greatest chance to win, by what it has learned of positions (`values`). Where the
  first place is taken, that is the chance to be home next.
"""

from functools import partial

from engine.game import EASY, HARD, NORMAL
from engine.mensch.actions import CLAIMS, MOVES, ROLL_DIE, Action
from engine.mensch.board import BASE, SIX, is_home, on_loop
from engine.mensch.claims import claimable
from engine.mensch.players.search import search_for
from engine.mensch.view import Destination, MenschView, Phase
from engine.picking import Pick, one_of, one_of_best

LEVELS = (EASY, NORMAL, HARD)

_EQUAL = 1e-9

LOOKS, OF = 3, 5
"""Share of looks at a pawn: three times of five. What it has not looked at it moves only by chance."""


def choose(view: MenschView, level: str, pick: Pick) -> Action | None:
    """The action for the view's own seat, which must be among those to act. ``pick`` decides among equals.

    None for a seat that the table does not wait for and that has nothing to claim (P7).
    """
    own_turn = view.viewer == view.turn
    if own_turn and view.phase is Phase.MOVING:
        return MOVES[_pawn(view, level, pick)]
    claims = _claims(view)
    actions = [*([ROLL_DIE] if own_turn else []), *(action for _, action in claims)]
    if not actions:
        return None
    if level == EASY:
        return one_of(actions, pick)
    if not claims:
        return actions[0]
    # The farther a pawn has come, the more its loss hurts.
    return one_of_best(claims, lambda claim: claim[0], pick)[1]


def _claims(view: MenschView) -> list[tuple[int, Action]]:
    """Claims that the seat may make, with how far the pawns have come: it looks at the last move as people do."""
    assert view.viewer is not None
    pawns = claimable(view.agreed, view.window, view.viewer)
    return [(view.pawns[seat][pawn], CLAIMS[pawn]) for seat, pawn in pawns]


def _pawn(view: MenschView, level: str, pick: Pick) -> int:
    if level == EASY:
        return _choose_at_a_glance(view, pick).pawn.pawn
    if level == NORMAL:
        return _choose_by_rules_of_thumb(view, pick).pawn.pawn
    rated = rated_pawns(view)
    most = max(rated.values())
    return one_of([pawn for pawn, chance in rated.items() if chance > most - _EQUAL], pick)


def rated_pawns(view: MenschView) -> dict[int, float]:
    """The pawns that may move and the mover's chance then, as hard sees it."""
    assert view.turn is not None
    pawns = tuple(bytes(own) for own in view.pawns)
    found = search_for(view.agreed).after_moves(pawns, view.turn, view.die)
    return {pawn: chances[view.turn] for pawn, chances in found.items()}


def _choose_at_a_glance(view: MenschView, pick: Pick) -> Destination:
    """Of what it looks at: rather a capture, then home, then out of the base, then any."""
    seen = [found for found in view.destinations if pick(OF) < LOOKS] or list(view.destinations)
    return one_of_best(seen, _pleases, pick)


def _pleases(destination: Destination) -> int:
    if destination.captured:
        return 3
    if is_home(destination.end) and not is_home(destination.start):
        return 2
    return int(destination.start == BASE)


def _choose_by_rules_of_thumb(view: MenschView, pick: Pick) -> Destination:
    """Capture the pawn that has come farthest, go home, set in, flee, run with the foremost; any of equals."""
    return one_of_best(view.destinations, partial(_appeal, view), pick)


def _appeal(view: MenschView, destination: Destination) -> tuple[bool, int, bool, bool, bool, int]:
    seat, start, end = destination.pawn.seat, destination.start, destination.end
    prey = max((view.pawns[captured.seat][captured.pawn] for captured in destination.captured), default=0)
    fleeing = _is_pursued(view, seat, start) and not _is_pursued(view, seat, end)
    return bool(prey), prey, is_home(end) and not is_home(start), start == BASE, fleeing, start


def _is_pursued(view: MenschView, seat: int, progress: int) -> bool:
    """Tell whether an opponent's pawn stands so near behind that one number is enough."""
    return on_loop(progress) and any(
        pawn != BASE and 0 < view.agreed.seen_from[opponent][seat][progress] - pawn <= SIX
        for opponent in view.agreed.opponents[seat]
        for pawn in view.pawns[opponent]
    )
