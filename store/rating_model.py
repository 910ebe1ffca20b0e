"""How a match changes the ratings of those who played it.

The model is Weng and Lin's for whole rankings ("A Bayesian Approximation Method for Online Ranking", 2011, with the
Plackett–Luce likelihood), as the library openskill has it with its usual parameters. It takes any number of teams of
any size, equal places among them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Skill:
    """What is believed of somebody's strength: its mean and its standard deviation, in the model's own unit."""

    mu: float
    sigma: float


BEGINNER = Skill(_MODEL.mu, _MODEL.sigma)
"""Of whom nothing is known."""


def rated(teams: Sequence[Sequence[Skill]], places: Sequence[int]) -> list[list[Skill]]:
    """The members' skills after a match in which the teams came in at these places, 1 for the best."""
    entered = [[_MODEL.rating(member.mu, member.sigma) for member in team] for team in teams]
    ranked = _MODEL.rate(entered, ranks=list(map(float, places)))
    return [[Skill(member.mu, member.sigma) for member in team] for team in ranked]
