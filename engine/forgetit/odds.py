"""What everybody could work out of a turn with patience: chances and expected scores, exactly."""

from __future__ import annotations

from dataclasses import dataclass

from engine.forgetit.actions import Action, Keep, Stop
from engine.forgetit.computer import valued_actions
from engine.forgetit.cups import bust_chance, cup_of
from engine.forgetit.hand import Hand
from engine.forgetit.scoring import round_factor
from engine.forgetit.turn_values import mean_values
from engine.forgetit.view import ForGetItView


@dataclass(frozen=True, slots=True)
class Prospect:
    """What follows from an action: the chance that the next roll after it is a bust, None if there is none.

    ``stop`` is what stopping after it would score, ``best`` the greatest expected score; both doubled where the round
    doubles them.
    """

    action: Action
    bust: float | None
    stop: int
    best: float


def prospects(view: ForGetItView) -> tuple[Prospect, ...]:
    """For everything that may be done now, the best first. Empty if nobody is to act."""
    factor = round_factor(view.round)
    found = []
    for action, value in valued_actions(view, mean_values()):
        hand = _after(view.hand, action)
        bust = None if isinstance(action, Stop) else bust_chance(cup_of(hand))
        found.append(Prospect(action, bust, hand.score * factor, value * factor))
    return tuple(sorted(found, key=lambda prospect: -prospect.best))


def _after(hand: Hand, action: Action) -> Hand:
    return hand.kept(action.number, action.dice) if isinstance(action, Keep) else hand
