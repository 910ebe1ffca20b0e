"""Checks of values that come from JSON: nothing is believed before it has been looked at."""

import re
from collections.abc import Callable
from typing import Any

Check = Callable[[Any], bool]

_LONGEST_TEXT = 1000
_LARGEST_NUMBER = 1_000_000


def whole(lowest: int, highest: int = _LARGEST_NUMBER) -> Check:
    """Tell whether it is a whole number within these bounds: True is none, nor is 1.0."""
    return lambda value: type(value) is int and lowest <= value <= highest


def is_text(value: Any) -> bool:
    """Tell whether it is a string that is not too long to be kept."""
    return isinstance(value, str) and len(value) <= _LONGEST_TEXT


def is_word(value: Any) -> bool:
    return is_text(value) and value != ""


def is_seed(value: Any) -> bool:
    """Tell whether it may be a person's client seed: 1 to 64 characters."""
    return is_word(value) and len(value) <= 64


def matches(pattern: str) -> Check:
    """Check that accepts strings of which the ``pattern`` describes the whole."""
    return lambda value: isinstance(value, str) and re.fullmatch(pattern, value) is not None


def or_none(check: Check) -> Check:
    return lambda value: value is None or check(value)


def list_of(check: Check) -> Check:
    return lambda value: isinstance(value, list) and all(map(check, value))
