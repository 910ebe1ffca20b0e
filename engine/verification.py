"""Checking a finished match: does the secret fit the commitment, does every draw follow from it, were rules kept?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.editions import Editions
from engine.fair_dice import commitment_to, dice_of
from engine.rules_check import RulesCheck, check_rules
from engine.transcript import Header, Transcript, draws_of


@dataclass(frozen=True, slots=True)
class Verification:
    """``wrong_draws`` are the numbers of the draws that do not follow from the secret; ``passed`` is about the dice.

    ``rules`` is what they say of the records, None if they were not asked.
    """

    header: Header
    secret: str
    secret_fits: bool
    draws: int
    wrong_draws: tuple[int, ...]
    rules: RulesCheck | None = None

    @property
    def passed(self) -> bool:
        return self.secret_fits and not self.wrong_draws

    @property
    def commitment(self) -> str:
        return self.header.commitment


def verify(
    transcript: Transcript,
    secret: bytes,
    editions: Editions | None = None,
    places: Sequence[int] | None = None,
) -> Verification:
    """Recomputes every draw, and plays the match again if ``editions`` are given and know its rules.

    The match must be over, since the result holds the secret; ``places`` are those it is said to have ended with.
    """
    draws = list(draws_of(transcript))
    wrong = tuple(
        index
        for index, (seeds, draw) in enumerate(draws)
        if dice_of(secret, transcript.header, seeds, draw.cause).draw(index, draw.request) != draw.result
    )
    return Verification(
        header=transcript.header,
        secret=secret.hex(),
        secret_fits=commitment_to(secret) == transcript.header.commitment,
        draws=len(draws),
        wrong_draws=wrong,
        rules=None if editions is None else check_rules(editions, transcript, places),
    )
