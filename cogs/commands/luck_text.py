"""Luck in words: the number, the expected number, and how often at least this many come."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.components.layout import ALT_TEXT_LIMIT
from cogs.wording.plain_numbers import signed
from engine.luck import LuckReport, Reading
from engine.statistics import SeatStatistics
from localization.catalog import Speaker

_CERTAIN, _NEARLY_CERTAIN = 1 - 1e-9, 0.995
_MOST_AMONG = 1_000_000
_FEWEST_TIMES = 2
"""Less than this many times in a hundred is said of a thousand, and so on."""


def measure_name(report: LuckReport, text_key: str, say: Speaker) -> str:
    return say(f"luck-{text_key}-{report.measure}")


def what_came(report: LuckReport, reading: Reading, text_key: str, say: Speaker) -> str:
    """Such as "9 sixes in 31 rolls"."""
    return say(f"luck-{text_key}-{report.measure}-of", total=reading.total, tries=reading.tries)


def mean_in_words(reading: Reading, say: Speaker) -> str:
    return say("decimal", number=round(reading.mean, 1))


def how_often(reading: Reading, say: Speaker, *, ever: bool = False) -> str:
    """How often at least this many comes; below what was to be expected, also how often at most this many does.

    ``ever``: the tries are of many matches.
    """
    form = "ever" if ever else "match"
    if reading.total >= reading.mean:
        return say("luck-at-least", share=share(reading.at_least, say, form))
    least = share(reading.at_least, say, "ever" if ever else "short")
    return say("luck-below", most=share(reading.at_most, say, form), least=least)


def share(chance: float, say: Speaker, form: str = "match") -> str:
    """The chance as a number of matches among a round number of them; in the ``form`` ``short``, without that word.

    In the form ``ever``, it is of many matches together.
    """
    if chance > _CERTAIN:
        return say("luck-share-certain")
    if chance > _NEARLY_CERTAIN:
        return say("luck-share-nearly-certain")
    among = 100
    while round(chance * among) < _FEWEST_TIMES and among < _MOST_AMONG:
        among *= 10
    times = round(chance * among)
    if not times:
        return say("luck-share-hardly-ever")
    return say(f"luck-share-{form}", times=times, among=among)


def dice_and_choices(report: LuckReport, facts: SeatStatistics, say: Speaker) -> str:
    """What of the points was the dice's doing, where a game tells that apart."""
    if report.measure != "points" or "by-dice" not in facts.numbers:
        return ""
    dice, choices = (signed(facts.numbers[name]) for name in ("by-dice", "by-choice"))
    return say("luck-dice-and-choices", dice=dice, choices=choices)


def luck_alt_text(
    report: LuckReport, readings: Sequence[tuple[str, str, Reading]], text_key: str, say: Speaker, form: str = "match"
) -> str:
    """The same for those who cannot see the picture. ``readings`` have a name and a short one; names may be empty."""
    title = say("luck-headline", measure=measure_name(report, text_key, say))
    lines = [title]
    for name, _, reading in readings:
        values = {"what": what_came(report, reading, text_key, say), "mean": mean_in_words(reading, say)}
        values["share"] = share(reading.at_least, say, form)
        lines.append(say("luck-picture-line", name=name, **values) if name else say("luck-picture-own", **values))
    if len("\n".join(lines)) > ALT_TEXT_LIMIT:
        # Sixteen long names do not fit, and their letters do.
        lines = [title]
        for _, letter, reading in readings:
            mean = mean_in_words(reading, say)
            lines.append(say("luck-picture-short", name=letter, total=reading.total, mean=mean))
    return "\n".join(lines)[:ALT_TEXT_LIMIT]
