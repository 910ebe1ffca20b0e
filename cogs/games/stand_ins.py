"""That a computer plays for somebody, in words: a picture shows it by a sign that nobody hears."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from cogs.components.layout import ALT_TEXT_LIMIT, Picture
from cogs.games.result import Result
from cogs.games.scene import Scene
from engine.game import Seat
from render.seat_marks import MARKS


def stand_ins(scene: Scene[Any]) -> list[Seat]:
    """The seats of people for whom a computer plays. A computer's own seat says so by its name."""
    seats = enumerate(scene.table.seats)
    return [seat for seat, holder in seats if holder.person is not None and holder.played_by_computer]


def stand_ins_line(scene: Scene[Any]) -> str:
    """Such as "A computer plays for Anna and Ben."; empty where none does."""
    seats = stand_ins(scene)
    return scene.say("stand-ins-in-words", names=scene.listed([scene.names[seat] for seat in seats])) if seats else ""


def with_stand_ins(picture: Picture, scene: Scene[Any]) -> Picture:
    """The picture with that in its alt text."""
    seats = stand_ins(scene)
    if not seats:
        return picture
    line = scene.say("stand-ins-in-words", names=scene.listed(_short_names(seats, scene)))
    room = ALT_TEXT_LIMIT - len(line) - 1
    return replace(picture, alt_text=f"{picture.alt_text[:room]}\n{line}")


def with_stand_in_note(result: Result, scene: Scene[Any]) -> Result:
    """The result with a note of those for whom a computer played at the end, without having resigned."""
    seats = [seat for seat in stand_ins(scene) if not scene.table.seats[seat].resigned]
    if not seats:
        return result
    note = scene.say("result-stand-ins", names=scene.list_of_seats(seats))
    return replace(result, notes=(*result.notes, note))


def _short_names(seats: Sequence[Seat], scene: Scene[Any]) -> list[str]:
    """Names, or letters where names would leave no room for anything else."""
    names = [scene.isolated_names[seat] for seat in seats]
    return names if sum(map(len, names)) < ALT_TEXT_LIMIT // 4 else [MARKS[seat].letter for seat in seats]
