"""Check a finished match: does the secret fit the commitment, does every draw follow from it, were the rules kept?"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.editions import Editions, UnknownEdition
from engine.fair_dice import commitment_to, dice_of
from engine.match import outcome_of, positions
from engine.transcript import Header, Transcript, draws_of


class Finding(StrEnum):
    CONFIRMED = "confirmed"
    """Every record is allowed, and the places follow."""
    UNKNOWN_RULES = "unknown-rules"
    """The edition is not here, so nothing was checked."""
    AGAINST_RULES = "against-rules"
    UNFINISHED = "unfinished"
    """Every record is allowed, but the match goes on after the last one."""
    OTHER_PLACES = "other-places"


@dataclass(frozen=True, slots=True)
class RulesCheck:
    """``record`` is the number of the first record that the rules refuse, counted from 0."""

    finding: Finding
    record: int | None = None


def check_rules(editions: Editions, transcript: Transcript, places: Sequence[int] | None) -> RulesCheck:
    """Check the records by the edition that the header names. ``places`` is None for a match given up."""
    try:
        game = editions.of(transcript.header)
    except UnknownEdition:
        return RulesCheck(Finding.UNKNOWN_RULES)
    state: Any = None
    number = 0
    try:
        for position in positions(game, transcript):
            state, number = position.state, position.number
        outcome = None if state is None else outcome_of(game, transcript, state)
    except Exception:
        # Rules are written for what the bot recorded. What a forger wrote may go wrong in them in any way.
        return RulesCheck(Finding.AGAINST_RULES, number)
    if outcome is None and transcript.ending is None:
        return RulesCheck(Finding.UNFINISHED)
    follow = None if outcome is None else outcome.places
    return RulesCheck(
        Finding.CONFIRMED if follow == (None if places is None else tuple(places)) else Finding.OTHER_PLACES
    )


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
        """Tell whether the secret fits the commitment and every draw follows from it, rules aside."""
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
