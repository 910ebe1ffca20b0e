"""Checking a finished match: does the secret fit the commitment, and does every draw follow from it?"""

from __future__ import annotations

from dataclasses import dataclass

from engine.fair_dice import FairDice, commitment_to
from engine.match import Chanced, Match


@dataclass(frozen=True, slots=True)
class Verification:
    """``wrong_draws`` are the numbers of the draws that do not follow from the secret."""

    commitment: str
    secret: str
    secret_fits: bool
    draws: int
    wrong_draws: tuple[int, ...]

    @property
    def passed(self) -> bool:
        return self.secret_fits and not self.wrong_draws


def verify(match: Match, secret: bytes) -> Verification:
    """Recomputes every draw of a match. It must be over, since the answer holds the secret."""
    if not match.over:
        raise ValueError("the secret of a running match stays secret")
    dice = FairDice(secret, match.header.public_values)
    draws = [record for record in match.records if isinstance(record, Chanced)]
    wrong = tuple(index for index, draw in enumerate(draws) if dice.draw(index, draw.request) != draw.result)
    return Verification(
        commitment=match.header.commitment,
        secret=secret.hex(),
        secret_fits=commitment_to(secret) == match.header.commitment,
        draws=len(draws),
        wrong_draws=wrong,
    )
