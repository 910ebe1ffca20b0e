"""Where the pawns stand when a match begins, if not as the rules have it (M1): a lesson joins a game in mid-course.

It is an option that no table chooses, so the header says it, and the record folds and verifies like any other.
"""

from __future__ import annotations

from functools import partial

from engine.game import IllegalAction, OptionSpec, OptionValue
from engine.mensch.board import BASE, CORNERS_OF_SEATS, FIRST_GOAL, LAST_GOAL, PAWNS, START, Pawns, on_loop, square

USUAL = ""

_USUAL_PAWNS = bytes((START, *(BASE,) * (PAWNS - 1)))
_BETWEEN_SEATS, _BETWEEN_PAWNS = "|", " "


def opening_code(*pawns: tuple[int, int, int, int]) -> str:
    """The option's value for these progresses of each seat's pawns, such as ``38 0 0 42|25 0 16 44``."""
    return _BETWEEN_SEATS.join(_BETWEEN_PAWNS.join(map(str, own)) for own in pawns)


def opening_of(value: OptionValue, seats: int) -> Pawns:
    """By seat. Raises IllegalAction if the value is for another number of seats."""
    if value == USUAL:
        return (_USUAL_PAWNS,) * seats
    pawns = _read(str(value))
    if len(pawns) != seats:
        raise IllegalAction("wrong-seats", seats=seats)
    return pawns


def _read(value: str) -> Pawns:
    """Raises ValueError for what `opening_code` never wrote."""
    pawns = tuple(bytes(map(int, own.split(_BETWEEN_PAWNS))) for own in value.split(_BETWEEN_SEATS))
    if value != _BETWEEN_SEATS.join(_BETWEEN_PAWNS.join(map(str, own)) for own in pawns):
        raise ValueError(value)
    return pawns


def _is_opening(value: OptionValue, *, pairs: bool) -> bool:
    """Whether a match may begin so, by some number of seats."""
    if not isinstance(value, str):
        return False
    try:
        return value == USUAL or _is_possible(_read(value), pairs=pairs)
    except ValueError:
        return False


def _is_possible(pawns: Pawns, *, pairs: bool) -> bool:
    """Four pawns each, not all of them home, and no two on one square but a pair's walls (M5, P3)."""
    if len(pawns) not in CORNERS_OF_SEATS:
        return False
    if any(len(own) != PAWNS or max(own) > LAST_GOAL or min(own) >= FIRST_GOAL for own in pawns):
        return False
    standing = [
        (square(corner, progress), seat % 2)
        for seat, (corner, own) in enumerate(zip(CORNERS_OF_SEATS[len(pawns)], pawns, strict=True))
        for progress in own
        if on_loop(progress)
    ]
    squares = [at for at, _ in standing]
    at_home = [[progress for progress in own if progress >= FIRST_GOAL] for own in pawns]
    return all(
        squares.count(at) == 1 or (pairs and squares.count(at) == standing.count((at, side)) == 2)
        for at, side in standing
    ) and all(len(set(own)) == len(own) for own in at_home)


OPENING, PAIRS_OPENING = (
    OptionSpec("opening", (), USUAL, partial(_is_opening, pairs=pairs), if_absent=USUAL) for pairs in (False, True)
)
