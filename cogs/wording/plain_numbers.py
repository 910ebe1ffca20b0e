"""Numbers as people read them: chances such as "about 1 in 12", and differences with their sign."""

from engine.luck import luckier_than
from localization.catalog import Speaker

_LEAST = 1 / 1000
"""Chance below which things are only said to be rare."""

_EXACT = 1e-9
_CLOSE = 0.02
"""Distance from the truth that "about 3 in 4" may have."""

_EVERYDAY = (2, 3, 4, 5, 10)
"""The numbers out of which people picture several: "about 2 in 7" says less to them than "about 3 in 10"."""


def in_plain_numbers(chance: float, say: Speaker) -> str:
    """The chance, from 0 to 1, in words that need no percent."""
    if chance < _EXACT:
        return say("chance-never")
    if chance > 1 - _EXACT:
        return say("chance-always")
    if chance < _LEAST:
        return say("chance-rare", among=round(1 / _LEAST))
    if chance > 1 - _LEAST:
        return say("chance-almost-always")
    times, among = _fraction(chance)
    key = "chance-exactly" if abs(times / among - chance) < _EXACT else "chance-about"
    return say(key, times=times, among=among)


def signed(number: int) -> str:
    """With its sign, the minus as long as the plus."""
    return f"{number:+d}".replace("-", "−") if number else "±0"


def _fraction(chance: float) -> tuple[int, int]:
    """Close to the chance, in small numbers."""
    if chance < 1 / 10:
        return 1, _rounded(1 / chance)
    if chance > 9 / 10:
        among = _rounded(1 / (1 - chance))
        return among - 1, among
    fractions = [(times, among) for among in range(2, 11) for times in range(1, among)]
    exact = [each for each in fractions if abs(each[0] / each[1] - chance) < _EXACT]
    everyday = [each for each in fractions if each[0] == 1 or each[1] in _EVERYDAY]
    close = [each for each in everyday if abs(each[0] / each[1] - chance) < _CLOSE]
    return (exact or close or [(round(chance * 100), 100)])[0]


def _rounded(number: float) -> int:
    """To two digits."""
    return round(number) if number < 100 else round(number / 10) * 10


def percent_luckier(deviations: float) -> int:
    """Of how many in a hundred somebody was luckier, by that many standard deviations; never none or all."""
    return min(99, max(1, round(100 * luckier_than(deviations))))
