"""The whole truth of a match of Käseschieben, worms included, and how it is sampled from a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.game import Pick, Seat, shuffled
from engine.kaeseschieben.board import WORMY, Cheese, Cheeses, Size, Square, starting_cheeses, steps_granted
from engine.kaeseschieben.view import KaeseschiebenView, Phase, RoundResult, lowest_seats


@dataclass(frozen=True, slots=True)
class KaeseschiebenState:
    """``worms`` are the ids of this round's wormy cheeses; ``turn`` is the seat to act.

    ``tied_starters`` are the seats among which the starter is drawn. ``winners`` is empty until
    the match is decided. ``faces`` are the throws of the roll in hand, None for each star.
    """

    seats: int
    rounds: int
    closed_lids: bool
    round: int
    phase: Phase
    worms: frozenset[int]
    turn: Seat
    tied_starters: tuple[Seat, ...]
    faces: tuple[int | None, ...]
    mice: tuple[Square, ...]
    cheeses: Cheeses
    piles: tuple[tuple[Cheese, ...], ...]
    unowned: tuple[Cheese, ...]
    results: tuple[RoundResult, ...]
    winners: tuple[Seat, ...]

    @property
    def steps(self) -> int:
        """K6: what the finished roll grants."""
        if self.phase is not Phase.MOVING:
            return 0
        return steps_granted(self.faces)


def sample_state(view: KaeseschiebenView, pick: Pick) -> KaeseschiebenState:
    """A state whose view is this one. Each choice of wormy cheeses that the view leaves open is as likely (K4)."""
    unowned = _unowned(view)
    known = {owned.cheese.id: owned.wormy for pile in view.piles for owned in pile if owned.wormy is not None}
    worms = {cheese for cheese, wormy in known.items() if wormy}
    for size, wormy in WORMY.items():
        ids = [cheese.id for cheese in starting_cheeses().values() if cheese.size is size]
        left = wormy - sum(known.get(cheese, False) for cheese in ids)
        worms.update(shuffled((cheese for cheese in ids if cheese not in known), pick)[:left])
    return KaeseschiebenState(
        seats=view.seats,
        rounds=view.rounds,
        closed_lids=view.closed_lids,
        round=view.round,
        phase=view.phase,
        worms=frozenset(worms),
        turn=view.turn or 0,
        tied_starters=lowest_seats(view.results[-1].points) if view.results else tuple(range(view.seats)),
        faces=view.faces,
        mice=view.mice,
        cheeses=view.cheeses,
        piles=tuple(tuple(owned.cheese for owned in pile) for pile in view.piles),
        unowned=unowned,
        results=view.results,
        winners=view.winners,
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
