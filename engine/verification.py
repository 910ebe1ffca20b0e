"""Checking a finished match: does the secret fit the commitment, and does every draw follow from it?"""

from __future__ import annotations

from dataclasses import dataclass

from engine.fair_dice import commitment_to, dice_of
from engine.transcript import Transcript, draws_of


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


def verify(transcript: Transcript, secret: bytes) -> Verification:
    """Recomputes every draw. The match must be over, since the answer holds the secret."""
    draws = list(draws_of(transcript))
    wrong = tuple(
        index
        for index, (seeds, draw) in enumerate(draws)
        if dice_of(secret, transcript.header, seeds, draw.cause).draw(index, draw.request) != draw.result
    )
    return Verification(
        commitment=transcript.header.commitment,
        secret=secret.hex(),
        secret_fits=commitment_to(secret) == transcript.header.commitment,
        draws=len(draws),
        wrong_draws=wrong,
    )
