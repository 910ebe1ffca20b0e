"""Starting positions other than the rules' (M1): a lesson joins a game in mid-course.

It is an option that no table chooses, so the header says it, and the record folds and verifies like any other.
"""

from collections.abc import Iterable
from functools import partial

from engine.game import IllegalAction, OptionSpec, OptionValue
from engine.mensch.board import BASE, CORNERS_OF_SEATS, FIRST_GOAL, LAST_GOAL, PAWNS, START, Pawns, on_loop, square

USUAL = ""

_USUAL_PAWNS = bytes((START, *(BASE,) * (PAWNS - 1)))
_BETWEEN_SEATS, _BETWEEN_PAWNS = "|", " "


def opening_code(*pawns: Iterable[int]) -> str:
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
    if value != opening_code(*pawns):
        raise ValueError(value)
    return pawns


def _is_opening(value: OptionValue, *, pairs: bool) -> bool:
    """Tell whether a match may begin so: four pawns a seat, not all home, no two on a square but a pair's walls (M5,
    P3).
    """
    try:
        pawns = _read(value) if isinstance(value, str) and value != USUAL else ()
    except ValueError:
        return False
    if len(pawns) not in CORNERS_OF_SEATS:
        return value == USUAL
    if any(len(own) != PAWNS or max(own) > LAST_GOAL or min(own) >= FIRST_GOAL for own in pawns):
        return False
    standing = [
        (square(corner, progress), seat % 2)
        for seat, (corner, own) in enumerate(zip(CORNERS_OF_SEATS[len(pawns)], pawns, strict=True))
        for progress in own
        if on_loop(progress)
    ]
    squares = [at for at, _ in standing]
    walls = {place for place in standing if pairs and squares.count(place[0]) == standing.count(place) == 2}
    at_home = [[progress for progress in own if progress >= FIRST_GOAL] for own in pawns]
    return all(squares.count(place[0]) == 1 or place in walls for place in standing) and all(
        len(set(own)) == len(own) for own in at_home
    )


OPENING, PAIRS_OPENING = (
    OptionSpec("opening", (), USUAL, partial(_is_opening, pairs=pairs), if_absent=USUAL) for pairs in (False, True)
)
