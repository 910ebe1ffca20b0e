"""Who came where: the rows of a result, from which its picture and its words are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image

from engine.game import Seat
from localization.catalog import Speaker
from render.seat_marks import MARKS
from render.theme import Theme


@dataclass(frozen=True, slots=True)
class RankedRow:
    """One seat in a result; or what belongs to nobody, where ``seat`` is None.

    ``place`` is None there, and where no seat has earned one.

    ``words`` say all that the row shows but place and seat. ``score`` is what the places go by, empty where no number
    says it; ``total`` what has been added up over a match, and ``leads`` whether it is the highest. ``detail`` draws
    what only this game has. ``resigned``: the seat was given up, and ``score`` says so.

    ``match_words`` and ``match_detail`` stand in place of ``words`` and ``detail`` in the last result of a match of
    several parts, if there are any: they are about the match before they are about its last part.
    """

    place: int | None
    seat: Seat | None
    words: str
    score: str = ""
    total: str = ""
    leads: bool = False
    detail: Callable[[Theme], Image.Image] | None = None
    resigned: bool = False
    match_words: str = ""
    match_detail: Callable[[Theme], Image.Image] | None = None


def describe_ranking(rows: Sequence[RankedRow], say: Speaker, names: Sequence[str] | None = None) -> str:
    """A line for each row. Without names, letters stand for the seats."""
    return "\n".join(_line(row, say, names) for row in rows)


def _line(row: RankedRow, say: Speaker, names: Sequence[str] | None) -> str:
    if row.seat is None:
        return row.words
    letter = MARKS[row.seat].letter
    name = letter if names is None else f"{names[row.seat]} ({letter})"
    if row.place is None:
        return say("ranking-line-without-place", name=name, words=row.words)
    return say("ranking-line", place=row.place, name=name, words=row.words)
