"""The whole truth of a match of Käseschieben, worms included, and how it is sampled from a view."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Seat, common
from engine.kaeseschieben.board import WORMY, Cheese, Size, starting_cheeses
from engine.kaeseschieben.view import KaeseschiebenView, OpenState
from engine.picking import Pick, shuffled


@dataclass(frozen=True, slots=True, kw_only=True)
class KaeseschiebenState(OpenState):
    """``worms`` are the ids of this round's wormy cheeses; ``turn`` is the seat to act."""

    worms: frozenset[int]
    turn: Seat
    piles: tuple[tuple[Cheese, ...], ...]
    unowned: tuple[Cheese, ...]


def sample_state(view: KaeseschiebenView, pick: Pick) -> KaeseschiebenState:
    """A state whose view is this one. Each choice of wormy cheeses that the view leaves open is as likely (K4)."""
    known = {owned.cheese.id: owned.wormy for pile in view.piles for owned in pile if owned.wormy is not None}
    worms = {cheese for cheese, wormy in known.items() if wormy}
    for size, wormy in WORMY.items():
        ids = [cheese.id for cheese in starting_cheeses().values() if cheese.size is size]
        left = wormy - sum(known.get(cheese, False) for cheese in ids)
        worms.update(shuffled((cheese for cheese in ids if cheese not in known), pick)[:left])
    return KaeseschiebenState(
        **common(OpenState, view),
        worms=frozenset(worms),
        turn=view.turn or 0,
        piles=tuple(tuple(owned.cheese for owned in pile) for pile in view.piles),
        unowned=_unowned(view),
    )


def _unowned(view: KaeseschiebenView) -> tuple[Cheese, ...]:
    """The cheeses that are out of the game: of each size those that are nowhere else."""
    elsewhere = {cheese.id for cheese in view.cheeses.values()}
    elsewhere.update(owned.cheese.id for pile in view.piles for owned in pile)
    gone: dict[Size, Iterator[Cheese]] = {
        size: iter([one for one in starting_cheeses().values() if one.size is size and one.id not in elsewhere])
        for size in Size
    }
    return tuple(next(gone[size]) for size in view.unowned)
