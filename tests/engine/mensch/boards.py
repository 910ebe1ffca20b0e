"""Boards for tests, with the pawns put where they are wanted."""

from collections.abc import Sequence

from engine.game import OptionValue
from engine.mensch.board import FIRST_GOAL
from engine.mensch.editions import EINIGKEIT, MENSCH
from engine.mensch.state import MenschState
from engine.mensch.view import Phase

HOME = (44, 43, 42, 41)


def board(
    *pawns: Sequence[int], turn: int = 0, die: int = 0, pairs: bool = False, **options: OptionValue
) -> MenschState:
    """The seats' pawns as progresses; those left out are home, as far in as possible.

    ``turn`` is to roll, or to choose a pawn for the number on the die.
    """
    game = EINIGKEIT if pairs else MENSCH
    agreed = {**game.spec.default_options(), "auto_move": False, **options}
    state = game.new(agreed, len(pawns))
    filled = tuple(bytes((*own, *HOME[: len(HOME) - len(own)])) for own in pawns)
    finished = tuple(seat for seat, own in enumerate(filled) if min(own) >= FIRST_GOAL)
    waiting = state._replace(phase=Phase.TO_ROLL, turn=turn, pawns=filled, past=state.past._replace(finished=finished))
    return game.resolve(waiting._replace(phase=Phase.ROLLING), (die,)).state if die else waiting


def pawns_in_words(state: MenschState) -> str:
    """Such as "seat 1 with a 5: 12 0 0 0 | 20 1 0 44", as progresses."""
    die = f" with a {state.choice.die}" if state.choice else ""
    own = " | ".join(" ".join(map(str, pawns)) for pawns in state.pawns)
    return f"seat {state.turn}{die}: {own}"
