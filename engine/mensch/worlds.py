"""The state behind a view of Mensch ärgere Dich nicht: nothing is hidden, so there is only one."""

from __future__ import annotations

from engine.mensch.state import Choice, MenschState, Past
from engine.mensch.view import MenschView


def sample_state(view: MenschView) -> MenschState:
    """The state whose view this is, at a moment when somebody is to act."""
    choice = None
    if view.destinations:
        assert view.owner is not None
        choice = Choice(view.die, view.owner, tuple(found.pawn.pawn for found in view.destinations))
    return MenschState(
        agreed=view.agreed,
        phase=view.phase,
        turn=view.turn or 0,
        choice=choice,
        tries=view.attempt - 1,
        pawns=tuple(bytes(own) for own in view.pawns),
        window=view.window,
        tallies=view.tallies,
        past=Past(view.start_rolls, view.finished, view.by_vote),
    )
