"""Where the pawns stand when a match begins, if not as the rules have it (M1): a lesson joins a game in mid-course.

It is an option that no table chooses, so the header says it, and the record folds and verifies like any other.
"""

from __future__ import annotations

from engine.game import IllegalAction, OptionSpec, OptionValue
from engine.mensch.board import BASE, CORNERS_OF_SEATS, FIRST_GOAL, LAST_GOAL, PAWNS, START, Pawns, on_loop, square

USUAL = ""

_USUAL_PAWNS = bytes((START, *(BASE,) * (PAWNS - 1)))
_BETWEEN_SEATS, _BETWEEN_PAWNS = "|", " "


def opening_code(*pawns: tuple[int, int, int, int]) -> str:
    """The option's value for these progresses of each seat's pawns, such as ``38 0 0 42|25 0 16 44``."""
    return _BETWEEN_SEATS.join(_BETWEEN_PAWNS.join(map(str, own)) for own in pawns)


def is_opening(value: OptionValue) -> bool:
    """Whether a match may begin so, by some number of seats: four pawns each, not all of them home."""
    if not isinstance(value, str):
        return False
    try:
        return value == USUAL or _is_possible(_read(value))
    except ValueError:
        return False


def opening_of(value: OptionValue, seats: int) -> Pawns:
    """By seat. Raises IllegalAction if the value is for another number of seats."""
    if value == USUAL:
        return (_USUAL_PAWNS,) * seats
    pawns = _read(str(value))
    if len(pawns) != seats:
        raise IllegalAction("wrong-seats", seats=seats)
    return pawns


OPENING = OptionSpec("opening", (), USUAL, is_opening, if_absent=USUAL)


def _read(value: str) -> Pawns:
    """Raises ValueError for what `opening_code` never wrote."""
    pawns = tuple(bytes(map(int, own.split(_BETWEEN_PAWNS))) for own in value.split(_BETWEEN_SEATS))
    if value != _BETWEEN_SEATS.join(_BETWEEN_PAWNS.join(map(str, own)) for own in pawns):
        raise ValueError(value)
    return pawns


def _is_possible(pawns: Pawns) -> bool:
    if len(pawns) not in CORNERS_OF_SEATS:
        return False
    if any(len(own) != PAWNS or max(own) > LAST_GOAL or min(own) >= FIRST_GOAL for own in pawns):
        return False
    corners = CORNERS_OF_SEATS[len(pawns)]
    squares = [
        square(corner, progress)
        for corner, own in zip(corners, pawns, strict=True)
        for progress in own
        if on_loop(progress)
    ]
    at_home = [[progress for progress in own if progress >= FIRST_GOAL] for own in pawns]
    # Two may be a wall; whose they are is the course's to get right.
    return all(squares.count(each) <= 2 for each in squares) and all(len(set(own)) == len(own) for own in at_home)
