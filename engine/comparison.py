"""Two ways to decide at a moment: what was sure to come of each, and why one is better."""

from __future__ import annotations

from typing import Any, NamedTuple

from engine.analysis import Moment
from engine.fair_dice import pick_of
from engine.game import AnyGame, Event, Reason, Seat, Verdict
from engine.match import Match
from engine.reasons import reason_between
from engine.replay import ReplayStep, step_at
from engine.transcript import Transcript
from engine.valuation import ANY_SECRET, WORLDS


class Foreseen(NamedTuple):
    """Certain consequences of a decision for its seat: the ``events`` that are the same in all worlds.

    ``view`` is an onlooker's, of the position after them, or before the decision if more may happen.
    """

    view: Any
    events: tuple[Event, ...]


class Comparison(NamedTuple):
    """The position before a decision, what was sure to come of what was played and of what was better, and why."""

    before: ReplayStep
    played: Foreseen
    better: Foreseen
    reason: Reason | None


def at_moment(game: AnyGame, transcript: Transcript, moment: Moment) -> Comparison:
    """Raises CorruptRecord."""
    begun = Transcript(transcript.header, transcript.records[: moment.records])
    state, seat = Match.fold(game, begun).state, moment.seat
    played, better = (foreseen(game, state, seat, code) for code in (moment.played, moment.better))
    reason = reason_between(game, game.view(state, seat), seat, moment.better, moment.played)
    return Comparison(step_at(game, begun, moment.records), played, better, reason)


def foreseen(game: AnyGame, state: Any, seat: Seat, code: str) -> Foreseen:
    """Nothing in it depends on what the seat could not know. The end of a part of the match is left out."""
    worlds, view = [state], game.view(state, seat)
    if game.spec.has_secrets:
        worlds = [game.sample_state(view, pick_of(ANY_SECRET, world, seat)) for world in range(WORLDS)]
    ends = [game.apply(world, seat, game.decode(code)) for world in worlds]
    sure: tuple[Event, ...] = ()
    for event, *elsewhere in zip(*(end.events for end in ends), strict=False):
        if isinstance(event, Verdict) or any(other != event for other in elsewhere):
            break
        sure = (*sure, event)
    settled = all(end.events == sure and game.pending_chance(end.state) is None for end in ends)
    return Foreseen(game.view(ends[0].state if settled else state, None), sure)
