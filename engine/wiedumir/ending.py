"""The beginning and the end of a game, and of the match (W2, W9, W13)."""

from __future__ import annotations

from dataclasses import replace

from engine.game import Seat, places
from engine.wiedumir.board import START
from engine.wiedumir.chips import STARTING_CHIPS
from engine.wiedumir.events import GameScored, MatchDecided
from engine.wiedumir.resolution import Resolution
from engine.wiedumir.state import WieDuMirState
from engine.wiedumir.view import GameResult, Phase

_TWO_PAWNS_UP_TO = 5
_NOT_HOME = 10**6
"""Worse than any arrival."""


def new_game(state: WieDuMirState) -> WieDuMirState:
    """W2: pawns on start, four chips each. The cards are still to be shuffled, and a starter to be drawn."""
    pawns = 2 if state.seats <= _TWO_PAWNS_UP_TO else 1
    return replace(
        state,
        game=state.game + 1,
        phase=Phase.SHUFFLING,
        roll=None,
        pawns=((START,) * pawns,) * state.seats,
        chips=(STARTING_CHIPS,) * state.seats,
        pile=(),
        used=(),
        waiting=(),
        drawn=None,
        drawing=None,
        arrivals=((0,) * pawns,) * state.seats,
        arrived=0,
        first_home=None,
        remembered=(),
    )


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
        resolution.state = new_game(resolution.state)
        return
    standing = match_places(resolution.state)
    winners = tuple(seat for seat, place in enumerate(standing) if place == 1)
    resolution.change(phase=Phase.OVER, winners=winners, roll=None, drawn=None, by_vote=by_vote)
    resolution.report(MatchDecided(winners, result.points))


def match_places(state: WieDuMirState) -> tuple[int, ...]:
    """A single game is decided by W9, several by their points alone: equal ones share the place (W13)."""
    result = state.results[-1]
    return result.places if state.length.games == 1 else places(result.points)


def _score(state: WieDuMirState, *, by_vote: bool) -> GameResult:
    """W9: by chips, then by who was home earlier. Seats that are not home share a place if their chips are equal."""
    home = tuple(_home_since(state, seat) for seat in range(state.seats))
    merits = [(chips, -(_NOT_HOME if since is None else since)) for chips, since in zip(state.chips, home, strict=True)]
    before = state.results[-1].points if state.results else (0,) * state.seats
    points = tuple(earlier + chips for earlier, chips in zip(before, state.chips, strict=True))
    return GameResult(state.chips, home, places(merits), points, by_vote)


def _home_since(state: WieDuMirState, seat: Seat) -> int | None:
    """The number of the arrival that brought the seat's last pawn home."""
    return max(state.arrivals[seat]) if state.is_home(seat) else None
