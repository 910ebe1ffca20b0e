"""Hard does what makes its chance to win the match greatest, after what is likely to follow (`search`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.game import Seat
from engine.wiedumir.players.features import Setting
from engine.wiedumir.players.search import Search
from engine.wiedumir.players.trying import choices, done, drawn
from engine.wiedumir.players.whole_match import Chances, WholeMatch
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import Phase, WieDuMirView
from engine.wiedumir.worlds import likely_state, unseen_cards

_FOLLOWED = 12
"""The number of ends that are followed further: those that look best."""

_EFFORT, _EFFORT_AMONG_MANY = 6_000, 600
"""For all of them together, see `Search.follow`: between two seats and among more.

Among many, what others will do is hardly to be known, and looking further won no more games. Less effort still follows
the last few pawns home.
"""

_EQUAL = 1e-9
"""Values that differ by less are equal: sums of floats depend on the order of the seats."""


def win_chances(view: WieDuMirView) -> tuple[float, ...]:
    """By seat, adding up to 1; a win that is shared counts for each sharer in equal parts."""
    if view.phase is Phase.OVER:
        return tuple((seat in view.winners) / len(view.winners) for seat in range(view.seats))
    assert view.to_act is not None
    state, seat = likely_state(view), view.to_act
    search = search_for(view, state)
    if view.phase is Phase.TO_ROLL:
        return tuple(search.before_roll(state, _effort(state)))
    if view.phase is Phase.DECIDING and view.question is None:
        assert view.drawn is not None
        # Those who may not know what the card asks (W15) suppose that it is drawn at a table with the likely chips.
        ends = drawn(replace(state, phase=Phase.RESHUFFLING, drawing=view.drawn.pawn, drawn=None), view.drawn.card)
    else:
        ends = [done(state, action) for action in choices(view)]
    return tuple(max(followed(search, ends, seat), key=lambda one: one[1][seat])[1])


def search_for(view: WieDuMirView, state: WieDuMirState) -> Search:
    return Search(unseen_cards(view), Setting.of(state), WholeMatch.of(view))


def followed(search: Search, ends: Sequence[WieDuMirState], seat: Seat) -> list[tuple[int, Chances]]:
    """The numbers of the ends that look good to the seat, with everybody's chances."""
    glanced = [(search.glance(end)[seat], number) for number, end in enumerate(ends)]
    glanced.sort(key=lambda one: (-one[0], one[1]))
    # Of ends that look alike all are followed, so that no seat is favoured; but where nearly all do, few are enough.
    least = glanced[min(len(glanced), _FOLLOWED) - 1][0] - _EQUAL
    numbers = [number for value, number in glanced[: 2 * _FOLLOWED] if value >= least]
    effort = _effort(ends[0]) / len(numbers)
    return [(number, search.follow(ends[number], effort)) for number in numbers]


def _effort(state: WieDuMirState) -> int:
    return _EFFORT if state.seats == 2 else _EFFORT_AMONG_MANY


def best(search: Search, ends: Sequence[WieDuMirState], seat: Seat) -> list[int]:
    """The numbers of the ends that give the seat its greatest chance."""
    rated = followed(search, ends, seat)
    most = max(chances[seat] for _, chances in rated)
    return [number for number, chances in rated if chances[seat] > most - _EQUAL]
