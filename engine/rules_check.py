"""Checking a record by its rules: do they allow what it says, and do they give the places that it names?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from engine.editions import Editions, UnknownEdition
from engine.match import positions
from engine.resignation import outcome_of
from engine.transcript import Transcript


class Finding(StrEnum):
    CONFIRMED = "confirmed"
    """Every record is allowed, and the places follow."""
    UNKNOWN_RULES = "unknown-rules"
    """The edition is not here: nobody looked."""
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
    """What the edition that the header names makes of the records. ``places`` is None for a match given up."""
    try:
        game = editions.of(transcript.header)
    except UnknownEdition:
        return RulesCheck(Finding.UNKNOWN_RULES)
    state: Any = None
    number = 0
    try:
        for position in positions(game, transcript):
            state, number = position.state, position.number
        outcome = None if state is None or transcript.cancelled else outcome_of(game, transcript, state)
    except Exception:
        # Rules are written for what the bot recorded. What a forger wrote may go wrong in them in any way.
        return RulesCheck(Finding.AGAINST_RULES, number)
    if outcome is None and not transcript.cancelled:
        return RulesCheck(Finding.UNFINISHED)
    follow = None if outcome is None else outcome.places
    return RulesCheck(
        Finding.CONFIRMED if follow == (None if places is None else tuple(places)) else Finding.OTHER_PLACES
    )
