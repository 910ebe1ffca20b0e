"""The whole truth of a match. The rules know nothing that onlookers could not work out."""

from typing import NamedTuple

from engine.game import Seat
from engine.mensch.agreement import Agreement
from engine.mensch.board import Pawns
from engine.mensch.view import MenschView, Phase, SeatTally, Window


class Past(NamedTuple):
    """Part of the state that seldom changes.

    ``start_rolls`` are the rounds of the roll-off, ``finished`` the seats that are home.
    """

    start_rolls: tuple[tuple[tuple[Seat, int], ...], ...] = ()
    finished: tuple[Seat, ...] = ()
    by_vote: bool = False


class Choice(NamedTuple):
    """A number to be moved with: whose pawns (P8), and which of them may."""

    die: int
    owner: Seat
    pawns: tuple[int, ...]


class MenschState(NamedTuple):
    """``turn`` means nothing before the start and after the end. ``choice`` is there in `Phase.MOVING` only.

    ``tries`` counts the rolls of this turn that moved nothing, where three are granted. ``window`` is the move that may
    be objected to (P7).
    """

    agreed: Agreement
    phase: Phase
    turn: Seat
    choice: Choice | None
    tries: int
    pawns: Pawns
    window: Window | None
    tallies: tuple[SeatTally, ...]
    past: Past


def counted(tallies: tuple[SeatTally, ...], seat: Seat, **more: int) -> tuple[SeatTally, ...]:
    """The tallies with so much more of something for the seat."""
    had = tallies[seat]
    tally = had._replace(**{name: getattr(had, name) + count for name, count in more.items()})
    return (*tallies[:seat], tally, *tallies[seat + 1 :])


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
